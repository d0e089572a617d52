CREATE TABLE "payout_batch_orders" (
	"batch_id" uuid NOT NULL,
	"batch_code" text NOT NULL,
	"order_id" uuid NOT NULL,
	"row" integer,
	"amount_minor" bigint NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payout_batch_orders_batch_id_order_id_pk" PRIMARY KEY("batch_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "payout_batch_files" (
	"batch_id" uuid PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_batch_results" (
	"id" uuid PRIMARY KEY NOT NULL,
	"batch_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"content" "bytea" NOT NULL,
	"sha256" text NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payout_batch_steps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"batch_id" uuid NOT NULL,
	"event" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" uuid,
	"reason" text,
	"count" integer NOT NULL,
	"sha256" text
);
--> statement-breakpoint
CREATE TABLE "payout_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"batch_code" text NOT NULL,
	"supplier_id" uuid NOT NULL,
	"resource_id" uuid NOT NULL,
	"template_name" text NOT NULL,
	"template" jsonb NOT NULL,
	"currency" text NOT NULL,
	"payout_time" timestamp with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"exported_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payout_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"bank_name" text NOT NULL,
	"enabled" boolean NOT NULL,
	"definition" jsonb NOT NULL,
	"updated_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payout_batch_id" uuid;--> statement-breakpoint
ALTER TABLE "payout_batch_orders" ADD CONSTRAINT "payout_batch_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_batch_files" ADD CONSTRAINT "payout_batch_files_batch_id_payout_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."payout_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_batch_results" ADD CONSTRAINT "payout_batch_results_batch_id_payout_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."payout_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_batch_results" ADD CONSTRAINT "payout_batch_results_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_batch_steps" ADD CONSTRAINT "payout_batch_steps_batch_id_payout_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."payout_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_batch_steps" ADD CONSTRAINT "payout_batch_steps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_batches" ADD CONSTRAINT "payout_batches_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_batches" ADD CONSTRAINT "payout_batches_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_batches" ADD CONSTRAINT "payout_batches_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_templates" ADD CONSTRAINT "payout_templates_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_batch_orders_row" ON "payout_batch_orders" USING btree ("batch_id","row");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_batch_orders_live" ON "payout_batch_orders" USING btree ("order_id") WHERE state <> 'returned';--> statement-breakpoint
CREATE INDEX "payout_batch_orders_order" ON "payout_batch_orders" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payout_batch_orders_open" ON "payout_batch_orders" USING btree ("batch_id") WHERE state in ('prepared', 'paying', 'proven');--> statement-breakpoint
CREATE UNIQUE INDEX "payout_batch_results_file" ON "payout_batch_results" USING btree ("batch_id","sha256");--> statement-breakpoint
CREATE INDEX "payout_batch_steps_batch" ON "payout_batch_steps" USING btree ("batch_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_batches_code" ON "payout_batches" USING btree ("batch_code");--> statement-breakpoint
CREATE INDEX "payout_batches_newest" ON "payout_batches" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payout_batches_supplier_newest" ON "payout_batches" USING btree ("supplier_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_templates_name" ON "payout_templates" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "orders_payout_batch" ON "orders" USING btree ("payout_batch_id","created_at","id") WHERE payout_batch_id is not null;