CREATE TABLE "order_sets" (
	"set_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"covered" boolean DEFAULT false NOT NULL,
	CONSTRAINT "order_sets_set_id_order_id_pk" PRIMARY KEY("set_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "counted_order_changes" (
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_analysis_rules" (
	"kind" text PRIMARY KEY NOT NULL,
	"enabled" boolean NOT NULL,
	"window_hours" integer NOT NULL,
	"least" integer NOT NULL,
	"percent" integer,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_analysis_state" (
	"id" smallint PRIMARY KEY NOT NULL,
	"analysed_until" timestamp with time zone NOT NULL,
	CONSTRAINT "order_analysis_state_one" CHECK ("order_analysis_state"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "order_findings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"rule" text NOT NULL,
	"window_hours" integer NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"subject_kind" text NOT NULL,
	"subject" text NOT NULL,
	"subject_key" text NOT NULL,
	"subject_name" text,
	"amount_minor" bigint,
	"currency" text,
	"count" integer NOT NULL,
	"total" integer NOT NULL,
	"percent" integer,
	"compared_percent" integer,
	"order_count" integer NOT NULL,
	"new_order_count" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"decision" text,
	"reason" text,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "order_findings_decided" CHECK (("order_findings"."decision" is null) = ("order_findings"."decided_at" is null) and ("order_findings"."decision" is not null or "order_findings"."state" = 'open'))
);
--> statement-breakpoint
ALTER TABLE "order_sets" ADD CONSTRAINT "order_sets_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_findings_subject" ON "order_findings" USING btree ("rule","window_hours","window_start","subject_kind","subject_key");--> statement-breakpoint
CREATE INDEX "order_findings_newest" ON "order_findings" USING btree ("last_at","id");--> statement-breakpoint
CREATE INDEX "order_findings_state" ON "order_findings" USING btree ("state","last_at","id");