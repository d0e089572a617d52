CREATE TABLE "ip_rules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"role" text,
	"user_id" uuid,
	"network" "inet" NOT NULL,
	"note" text NOT NULL,
	"expires_at" timestamp with time zone,
	"enabled" boolean NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ip_rules_subject" UNIQUE NULLS NOT DISTINCT("kind","role","user_id","network"),
	CONSTRAINT "ip_rules_kind" CHECK ("ip_rules"."kind" in ('role', 'account', 'merchants', 'merchant', 'devices')),
	CONSTRAINT "ip_rules_role" CHECK (("ip_rules"."kind" = 'role') = ("ip_rules"."role" is not null)),
	CONSTRAINT "ip_rules_user" CHECK (("ip_rules"."kind" in ('account', 'merchant')) = ("ip_rules"."user_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "ip_rules" ADD CONSTRAINT "ip_rules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ip_rules_account" ON "ip_rules" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ip_rules_network" ON "ip_rules" USING gist (network inet_ops);--> statement-breakpoint
CREATE INDEX "ip_rules_created" ON "ip_rules" USING btree ("created_at","id");