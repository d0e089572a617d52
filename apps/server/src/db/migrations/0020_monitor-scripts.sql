CREATE TABLE "monitor_script_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"note" text NOT NULL,
	"author" text,
	"checksum" text NOT NULL,
	"source" text NOT NULL,
	"went_live_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"script_id" uuid NOT NULL,
	CONSTRAINT "monitor_script_versions_number" UNIQUE("script_id","version")
);
--> statement-breakpoint
CREATE TABLE "monitor_scripts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"live_version_id" uuid,
	"previous_version_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"is_default" boolean NOT NULL,
	"roll_out" text DEFAULT 'all' NOT NULL,
	"percent" integer,
	"monitor_ids" text[] DEFAULT '{}'::text[] NOT NULL,
	CONSTRAINT "monitor_scripts_kind" CHECK ("monitor_scripts"."kind" in ('sms', 'web', 'chain')),
	CONSTRAINT "monitor_scripts_roll_out" CHECK ("monitor_scripts"."roll_out" in ('all', 'share', 'named')),
	CONSTRAINT "monitor_scripts_share" CHECK (("monitor_scripts"."roll_out" = 'share') = ("monitor_scripts"."percent" is not null))
);
--> statement-breakpoint
ALTER TABLE "monitor_devices" ADD COLUMN "alive_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "monitor_devices" ADD COLUMN "script_id" uuid;--> statement-breakpoint
ALTER TABLE "monitor_devices" ADD COLUMN "script_checksum" text;--> statement-breakpoint
ALTER TABLE "monitor_devices" ADD COLUMN "script_reported_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "monitor_script_versions" ADD CONSTRAINT "monitor_script_versions_script_id_monitor_scripts_id_fk" FOREIGN KEY ("script_id") REFERENCES "public"."monitor_scripts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "monitor_script_versions_checksum" ON "monitor_script_versions" USING btree ("script_id","checksum");--> statement-breakpoint
CREATE UNIQUE INDEX "monitor_scripts_name" ON "monitor_scripts" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "monitor_scripts_default" ON "monitor_scripts" USING btree ("kind") WHERE is_default;--> statement-breakpoint
ALTER TABLE "monitor_devices" ADD CONSTRAINT "monitor_devices_script_id_monitor_scripts_id_fk" FOREIGN KEY ("script_id") REFERENCES "public"."monitor_scripts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "monitor_devices_script" ON "monitor_devices" USING btree ("script_id") WHERE script_id is not null;--> statement-breakpoint
CREATE INDEX "monitor_logs_level" ON "monitor_logs" USING btree ("level","created_at","id");--> statement-breakpoint
CREATE INDEX "monitor_logs_supplier" ON "monitor_logs" USING btree ("supplier_id","created_at","id");