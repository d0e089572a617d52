CREATE TABLE "bot_reminders" (
	"group_id" uuid NOT NULL,
	"notice" text NOT NULL,
	"repeats" integer DEFAULT 0 NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bot_reminders_group_id_notice_pk" PRIMARY KEY("group_id","notice")
);
--> statement-breakpoint
ALTER TABLE "bot_reminders" ADD CONSTRAINT "bot_reminders_group_id_bot_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."bot_groups"("id") ON DELETE no action ON UPDATE no action;