CREATE TABLE "payout_instructions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"resource_id" uuid NOT NULL,
	"supplier_id" uuid NOT NULL,
	"monitor_id" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"state" text DEFAULT 'taken' NOT NULL,
	"reference" text,
	"reason" text,
	"late_report" text,
	"taken_at" timestamp with time zone NOT NULL,
	"begun_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"lease_expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payout_instructions_state" CHECK ("payout_instructions"."state" in ('taken', 'begun', 'paid', 'declined', 'unknown', 'lapsed', 'void', 'silent')
        and ("payout_instructions"."ended_at" is null) = ("payout_instructions"."state" in ('taken', 'begun')))
);
--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "pays_by" text DEFAULT 'hand' NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_instructions" ADD CONSTRAINT "payout_instructions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_instructions" ADD CONSTRAINT "payout_instructions_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_instructions" ADD CONSTRAINT "payout_instructions_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_instructions" ADD CONSTRAINT "payout_instructions_monitor_id_monitor_devices_id_fk" FOREIGN KEY ("monitor_id") REFERENCES "public"."monitor_devices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_instructions_live_order" ON "payout_instructions" USING btree ("order_id") WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_instructions_live_account" ON "payout_instructions" USING btree ("resource_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "payout_instructions_lease" ON "payout_instructions" USING btree ("lease_expires_at") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "payout_instructions_newest" ON "payout_instructions" USING btree ("taken_at","id");--> statement-breakpoint
CREATE INDEX "payout_instructions_order" ON "payout_instructions" USING btree ("order_id","taken_at","id");--> statement-breakpoint
CREATE INDEX "payout_instructions_account" ON "payout_instructions" USING btree ("resource_id","taken_at","id");--> statement-breakpoint
CREATE INDEX "payout_instructions_supplier" ON "payout_instructions" USING btree ("supplier_id","taken_at","id");--> statement-breakpoint
CREATE INDEX "payout_instructions_monitor" ON "payout_instructions" USING btree ("monitor_id","taken_at","id");--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_pays_by" CHECK ("resources"."pays_by" in ('hand', 'device'));