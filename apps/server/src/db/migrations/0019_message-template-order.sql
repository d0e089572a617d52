CREATE TABLE "message_template_rematches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"template_id" uuid NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"total" integer NOT NULL,
	"looked" integer DEFAULT 0 NOT NULL,
	"parsed" integer DEFAULT 0 NOT NULL,
	"matched" integer DEFAULT 0 NOT NULL,
	"for_review" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"place_stored_at" timestamp with time zone,
	"place_id" uuid,
	"next_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "message_template_rematches_state" CHECK ("message_template_rematches"."state" in ('running', 'done', 'stopped')),
	CONSTRAINT "message_template_rematches_ended" CHECK (("message_template_rematches"."state" = 'running') = ("message_template_rematches"."ended_at" is null)),
	CONSTRAINT "message_template_rematches_place" CHECK (("message_template_rematches"."place_stored_at" is null) = ("message_template_rematches"."place_id" is null))
);
--> statement-breakpoint
ALTER TABLE "message_templates" ADD COLUMN "bank_id" uuid;--> statement-breakpoint
ALTER TABLE "message_template_rematches" ADD CONSTRAINT "message_template_rematches_template_id_message_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."message_templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_template_rematches" ADD CONSTRAINT "message_template_rematches_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_template_rematches_next" ON "message_template_rematches" USING btree ("next_at") WHERE state = 'running';--> statement-breakpoint
CREATE UNIQUE INDEX "message_template_rematches_template" ON "message_template_rematches" USING btree ("template_id");--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_bank_id_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "statements_kind" ON "statements" USING btree ("kind","stored_at","id");--> statement-breakpoint
CREATE INDEX "statements_template" ON "statements" USING btree ("template_id","stored_at") WHERE template_id is not null;