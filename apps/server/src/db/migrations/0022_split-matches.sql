CREATE TABLE "further_references" (
	"utr" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "split_match_orders" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"match_id" uuid NOT NULL,
	"asked_minor" bigint NOT NULL,
	"received_minor" bigint NOT NULL,
	CONSTRAINT "split_match_orders_amounts" CHECK ("split_match_orders"."asked_minor" > 0 and "split_match_orders"."received_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "split_match_records" (
	"statement_id" uuid PRIMARY KEY NOT NULL,
	"match_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	CONSTRAINT "split_match_records_amount" CHECK ("split_match_records"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "split_match_tolerances" (
	"currency" text PRIMARY KEY NOT NULL,
	"maximum_minor" bigint NOT NULL,
	"updated_by" uuid NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "split_match_tolerances_maximum" CHECK ("split_match_tolerances"."maximum_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "split_matches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"supplier_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"residue_minor" bigint NOT NULL,
	"residue_kind" text,
	"residue_note" text,
	"residue_order_id" uuid,
	"reason" text NOT NULL,
	"matched_by" uuid NOT NULL,
	"matched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "split_matches_residue" CHECK (("split_matches"."residue_minor" <> 0) = ("split_matches"."residue_kind" is not null)
        and ("split_matches"."residue_minor" <> 0) = ("split_matches"."residue_note" is not null)
        and ("split_matches"."residue_minor" <> 0) = ("split_matches"."residue_order_id" is not null)),
	CONSTRAINT "split_matches_kind" CHECK ("split_matches"."residue_kind" in ('bankFee', 'underpaid', 'overpaid', 'rounding', 'other'))
);
--> statement-breakpoint
ALTER TABLE "further_references" ADD CONSTRAINT "further_references_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "split_match_orders" ADD CONSTRAINT "split_match_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "split_match_orders" ADD CONSTRAINT "split_match_orders_match_id_split_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."split_matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "split_match_records" ADD CONSTRAINT "split_match_records_statement_id_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "split_match_records" ADD CONSTRAINT "split_match_records_match_id_split_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."split_matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "split_match_tolerances" ADD CONSTRAINT "split_match_tolerances_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "split_matches" ADD CONSTRAINT "split_matches_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "split_matches" ADD CONSTRAINT "split_matches_residue_order_id_orders_id_fk" FOREIGN KEY ("residue_order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "split_matches" ADD CONSTRAINT "split_matches_matched_by_users_id_fk" FOREIGN KEY ("matched_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "further_references_order" ON "further_references" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "split_match_orders_match" ON "split_match_orders" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "split_match_records_match" ON "split_match_records" USING btree ("match_id");