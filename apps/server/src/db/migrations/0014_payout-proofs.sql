CREATE TABLE "payout_proofs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"supplier_id" uuid,
	"picture" text NOT NULL,
	"digest" text NOT NULL,
	"added_by" uuid NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payout_proofs" ADD CONSTRAINT "payout_proofs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_proofs" ADD CONSTRAINT "payout_proofs_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_proofs" ADD CONSTRAINT "payout_proofs_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_proofs_once" ON "payout_proofs" USING btree ("order_id","attempt","digest");--> statement-breakpoint
CREATE INDEX "payout_proofs_order" ON "payout_proofs" USING btree ("order_id","added_at","id");