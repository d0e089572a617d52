CREATE TABLE "gateway_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"key" text NOT NULL,
	"gateway_id" uuid NOT NULL,
	"resource_id" uuid NOT NULL,
	"state" text NOT NULL,
	"reference" text,
	"queries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"lease_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "gateway_attempts_attempt" UNIQUE("order_id","attempt"),
	CONSTRAINT "gateway_attempts_key" UNIQUE("key"),
	CONSTRAINT "gateway_attempts_ended" CHECK (("gateway_attempts"."state" = 'ended') = ("gateway_attempts"."due_at" is null))
);
--> statement-breakpoint
CREATE TABLE "pay_gateways" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"base_url" text NOT NULL,
	"hosts" text[] DEFAULT '{}'::text[] NOT NULL,
	"credential_boxes" jsonb NOT NULL,
	"parameters" jsonb NOT NULL,
	"script_id" uuid NOT NULL,
	"direction" text NOT NULL,
	"product_id" integer NOT NULL,
	"currency" text NOT NULL,
	"timeout_ms" integer NOT NULL,
	"run_timeout_ms" integer NOT NULL,
	"parallel_requests" integer NOT NULL,
	"min_amount_minor" bigint NOT NULL,
	"max_amount_minor" bigint NOT NULL,
	"enabled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pay_gateways_limits" CHECK ("pay_gateways"."min_amount_minor" > 0 and "pay_gateways"."min_amount_minor" <= "pay_gateways"."max_amount_minor")
);
--> statement-breakpoint
CREATE TABLE "pay_script_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"script_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"note" text NOT NULL,
	"author" text,
	"checksum" text NOT NULL,
	"source" text NOT NULL,
	"samples" jsonb NOT NULL,
	"went_live_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pay_script_versions_number" UNIQUE("script_id","version")
);
--> statement-breakpoint
CREATE TABLE "pay_scripts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"direction" text NOT NULL,
	"live_version_id" uuid,
	"previous_version_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pay_script_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"gateway_id" uuid NOT NULL,
	"script_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"order_id" uuid,
	"attempt" integer,
	"key" text,
	"entry_point" text NOT NULL,
	"trigger" text NOT NULL,
	"triggered_by" text,
	"verdict" text NOT NULL,
	"reference" text,
	"utr" text,
	"code" text,
	"reason" text,
	"failure" text,
	"effect" text NOT NULL,
	"requests" jsonb NOT NULL,
	"notice" jsonb,
	"log" jsonb NOT NULL,
	"duration_ms" integer NOT NULL,
	"cpu_ms" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "gateway_id" uuid;--> statement-breakpoint
ALTER TABLE "gateway_attempts" ADD CONSTRAINT "gateway_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway_attempts" ADD CONSTRAINT "gateway_attempts_gateway_id_pay_gateways_id_fk" FOREIGN KEY ("gateway_id") REFERENCES "public"."pay_gateways"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway_attempts" ADD CONSTRAINT "gateway_attempts_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_gateways" ADD CONSTRAINT "pay_gateways_script_id_pay_scripts_id_fk" FOREIGN KEY ("script_id") REFERENCES "public"."pay_scripts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_gateways" ADD CONSTRAINT "pay_gateways_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_script_versions" ADD CONSTRAINT "pay_script_versions_script_id_pay_scripts_id_fk" FOREIGN KEY ("script_id") REFERENCES "public"."pay_scripts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_script_runs" ADD CONSTRAINT "pay_script_runs_gateway_id_pay_gateways_id_fk" FOREIGN KEY ("gateway_id") REFERENCES "public"."pay_gateways"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_script_runs" ADD CONSTRAINT "pay_script_runs_script_id_pay_scripts_id_fk" FOREIGN KEY ("script_id") REFERENCES "public"."pay_scripts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_script_runs" ADD CONSTRAINT "pay_script_runs_version_id_pay_script_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."pay_script_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_script_runs" ADD CONSTRAINT "pay_script_runs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gateway_attempts_due" ON "gateway_attempts" USING btree ("gateway_id","due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "gateway_attempts_reference" ON "gateway_attempts" USING btree ("gateway_id","reference") WHERE reference is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "pay_gateways_name" ON "pay_gateways" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "pay_script_versions_newest" ON "pay_script_versions" USING btree ("script_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_scripts_name" ON "pay_scripts" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "pay_script_runs_started" ON "pay_script_runs" USING btree ("started_at","id");--> statement-breakpoint
CREATE INDEX "pay_script_runs_gateway" ON "pay_script_runs" USING btree ("gateway_id","started_at");--> statement-breakpoint
CREATE INDEX "pay_script_runs_script" ON "pay_script_runs" USING btree ("script_id","started_at");--> statement-breakpoint
CREATE INDEX "pay_script_runs_order" ON "pay_script_runs" USING btree ("order_id","started_at");--> statement-breakpoint
CREATE INDEX "pay_script_runs_duration" ON "pay_script_runs" USING btree ("duration_ms","id");--> statement-breakpoint
CREATE INDEX "pay_script_runs_cpu" ON "pay_script_runs" USING btree ("cpu_ms","id");--> statement-breakpoint
CREATE INDEX "resources_gateway" ON "resources" USING btree ("gateway_id") WHERE gateway_id is not null;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_gateway_kind" CHECK ("resources"."gateway_id" is null or "resources"."kind" = 'gateway');