CREATE TABLE "bot_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"telegram_user_id" text NOT NULL,
	"file_id" text NOT NULL,
	"caption" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"lease_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bot_refusals" (
	"bot" text NOT NULL,
	"chat_id" text NOT NULL,
	"telegram_user_id" text NOT NULL,
	"chat_title" text,
	"user_name" text,
	"command" text NOT NULL,
	"attempts" integer DEFAULT 1 NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bot_refusals_bot_chat_id_telegram_user_id_pk" PRIMARY KEY("bot","chat_id","telegram_user_id")
);
--> statement-breakpoint
ALTER TABLE "bot_messages" ALTER COLUMN "group_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bot_groups" ADD COLUMN "limits" jsonb;--> statement-breakpoint
ALTER TABLE "bot_pictures" ADD CONSTRAINT "bot_pictures_group_id_bot_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."bot_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bot_pictures_due" ON "bot_pictures" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "bot_refusals_last" ON "bot_refusals" USING btree ("last_at");--> statement-breakpoint
CREATE UNIQUE INDEX "bot_messages_outward" ON "bot_messages" USING btree ("kind","cause") WHERE group_id is null;--> statement-breakpoint
ALTER TABLE "bot_messages" ADD CONSTRAINT "bot_messages_group" CHECK (("bot_messages"."group_id" is null) = ("bot_messages"."kind" in ('sms', 'callback')));