CREATE TABLE "product_choices" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"leased_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pay_script_runs" ALTER COLUMN "gateway_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "asked_product_id" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "choice_script_id" uuid;--> statement-breakpoint
ALTER TABLE "pay_script_runs" ADD COLUMN "choice" jsonb;--> statement-breakpoint
ALTER TABLE "product_choices" ADD CONSTRAINT "product_choices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_dynamic" CHECK ("products"."choice_script_id" is null or "products"."kind" = 'collection');