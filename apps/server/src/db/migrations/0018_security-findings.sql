CREATE TABLE "simulated_payments" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"fetched_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "security_leaks" ADD COLUMN "handled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "security_leaks" ADD COLUMN "handled_by" uuid;--> statement-breakpoint
ALTER TABLE "security_leaks" ADD COLUMN "handled_note" text;--> statement-breakpoint
ALTER TABLE "simulated_payments" ADD CONSTRAINT "simulated_payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulated_payments" ADD CONSTRAINT "simulated_payments_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "simulated_payments_waiting" ON "simulated_payments" USING btree ("requested_at","order_id") WHERE fetched_at is null;--> statement-breakpoint
ALTER TABLE "security_leaks" ADD CONSTRAINT "security_leaks_handled_by_users_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "security_leaks_open" ON "security_leaks" USING btree ("found_at","id") WHERE handled_at is null;--> statement-breakpoint
ALTER TABLE "security_leaks" ADD CONSTRAINT "security_leaks_handled" CHECK (("security_leaks"."handled_at" is null) = ("security_leaks"."handled_by" is null)
        and ("security_leaks"."handled_at" is null) = ("security_leaks"."handled_note" is null));