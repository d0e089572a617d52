CREATE TABLE "bot_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bot" text NOT NULL,
	"name" text NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_user_id" uuid,
	"chat_id" text,
	"chat_title" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"language" text NOT NULL,
	"notices" text[] NOT NULL,
	"commands" text[] NOT NULL,
	"quiet_hours" jsonb,
	"enabled" boolean DEFAULT true NOT NULL,
	"code_hash" text,
	"code_expires_at" timestamp with time zone,
	"bound_at" timestamp with time zone,
	"last_sent_at" timestamp with time zone,
	"last_error" text,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bot_groups_chat" UNIQUE("bot","chat_id"),
	CONSTRAINT "bot_groups_code" UNIQUE("code_hash"),
	CONSTRAINT "bot_groups_state" CHECK ("bot_groups"."state" in ('waiting', 'bound', 'lost')),
	CONSTRAINT "bot_groups_owned" CHECK (("bot_groups"."owner_kind" = 'staff') = ("bot_groups"."owner_user_id" is null)),
	CONSTRAINT "bot_groups_bound" CHECK (("bot_groups"."state" = 'bound') = ("bot_groups"."chat_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "bot_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bot" text NOT NULL,
	"group_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"notice" text,
	"cause" text NOT NULL,
	"text" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"lease_id" uuid,
	"last_error" text,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bot_messages_cause" UNIQUE("group_id","cause"),
	CONSTRAINT "bot_messages_state" CHECK ("bot_messages"."state" in ('waiting', 'sending', 'sent', 'dead')),
	CONSTRAINT "bot_messages_due" CHECK (("bot_messages"."due_at" is not null) = ("bot_messages"."state" in ('waiting', 'sending')))
);
--> statement-breakpoint
CREATE TABLE "bot_people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"telegram_user_id" text NOT NULL,
	"user_name" text,
	"name" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"commands" text[] NOT NULL,
	"may_bind" boolean DEFAULT false NOT NULL,
	"group_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"last_asked_at" timestamp with time zone,
	"refused_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bot_people_telegram_user" UNIQUE("telegram_user_id")
);
--> statement-breakpoint
CREATE TABLE "bot_polls" (
	"bot" text PRIMARY KEY NOT NULL,
	"next_update_id" bigint DEFAULT 0 NOT NULL,
	"holder" uuid,
	"held_until" timestamp with time zone,
	"user_name" text,
	"read_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "bot_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" serial NOT NULL,
	"order_id" uuid NOT NULL,
	"from_group_id" uuid NOT NULL,
	"to_group_id" uuid NOT NULL,
	"question" text NOT NULL,
	"answer" text,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "bot_questions_number" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "bot_updates" (
	"bot" text NOT NULL,
	"update_id" bigint NOT NULL,
	"handled_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bot_updates_bot_update_id_pk" PRIMARY KEY("bot","update_id")
);
--> statement-breakpoint
ALTER TABLE "bot_groups" ADD CONSTRAINT "bot_groups_owner_user_id_users_id_fk" FOREIGN KEY ("owner_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bot_messages" ADD CONSTRAINT "bot_messages_group_id_bot_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."bot_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bot_questions" ADD CONSTRAINT "bot_questions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bot_questions" ADD CONSTRAINT "bot_questions_from_group_id_bot_groups_id_fk" FOREIGN KEY ("from_group_id") REFERENCES "public"."bot_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bot_questions" ADD CONSTRAINT "bot_questions_to_group_id_bot_groups_id_fk" FOREIGN KEY ("to_group_id") REFERENCES "public"."bot_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bot_groups_owner" ON "bot_groups" USING btree ("owner_user_id");--> statement-breakpoint
CREATE INDEX "bot_messages_due" ON "bot_messages" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "bot_messages_group" ON "bot_messages" USING btree ("group_id","id");--> statement-breakpoint
CREATE INDEX "bot_messages_state" ON "bot_messages" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "bot_messages_created" ON "bot_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "bot_questions_order" ON "bot_questions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "bot_updates_handled" ON "bot_updates" USING btree ("handled_at");