CREATE TABLE "statement_resolution_rows" (
	"job_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"statement_id" uuid NOT NULL,
	"result" text,
	"reason" text,
	"params" jsonb,
	CONSTRAINT "statement_resolution_rows_job_id_position_pk" PRIMARY KEY("job_id","position"),
	CONSTRAINT "statement_resolution_rows_result" CHECK ("statement_resolution_rows"."result" is null or "statement_resolution_rows"."reason" is null)
);
--> statement-breakpoint
CREATE TABLE "statement_resolutions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"origin" jsonb NOT NULL,
	"action" text NOT NULL,
	"reason" text,
	"dry_run" boolean NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"total" integer NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "statement_resolutions_action" CHECK ("statement_resolutions"."action" in ('ignore', 'rematch')),
	CONSTRAINT "statement_resolutions_state" CHECK ("statement_resolutions"."state" in ('running', 'done', 'stopped')),
	CONSTRAINT "statement_resolutions_ended" CHECK (("statement_resolutions"."state" = 'running') = ("statement_resolutions"."ended_at" is null))
);
--> statement-breakpoint
ALTER TABLE "statement_resolution_rows" ADD CONSTRAINT "statement_resolution_rows_job_id_statement_resolutions_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."statement_resolutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_resolutions" ADD CONSTRAINT "statement_resolutions_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "statement_resolutions_requester" ON "statement_resolutions" USING btree ("requested_by","requested_at");--> statement-breakpoint
CREATE INDEX "statement_resolutions_next" ON "statement_resolutions" USING btree ("next_at") WHERE state = 'running';