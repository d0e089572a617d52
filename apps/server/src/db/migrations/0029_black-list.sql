CREATE TABLE "black_list" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"normalised" text NOT NULL,
	"direction" text NOT NULL,
	"effect" text NOT NULL,
	"reason" text NOT NULL,
	"expires_at" timestamp with time zone,
	"enabled" boolean NOT NULL,
	"hits" integer DEFAULT 0 NOT NULL,
	"last_hit_at" timestamp with time zone,
	"added_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"removed_by" text,
	CONSTRAINT "black_list_removed" CHECK ("black_list"."removed_by" is null or "black_list"."ended_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "black_list_hits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"place" text NOT NULL,
	"outcome" text NOT NULL,
	"merchant_id" uuid NOT NULL,
	"merchant_order_no" text NOT NULL,
	"order_code" text
);
--> statement-breakpoint
ALTER TABLE "black_list_hits" ADD CONSTRAINT "black_list_hits_entry_id_black_list_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."black_list"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "black_list_hits" ADD CONSTRAINT "black_list_hits_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "black_list_live" ON "black_list" USING btree ("kind","normalised") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "black_list_normalised" ON "black_list" USING btree ("normalised");--> statement-breakpoint
CREATE INDEX "black_list_created" ON "black_list" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "black_list_hits_entry" ON "black_list_hits" USING btree ("entry_id","at","id");--> statement-breakpoint
CREATE INDEX "black_list_hits_at" ON "black_list_hits" USING btree ("at");