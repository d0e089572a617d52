CREATE TABLE "frozen_ips" (
	"id" uuid PRIMARY KEY NOT NULL,
	"network" "inet" NOT NULL,
	"reason" text NOT NULL,
	"expires_at" timestamp with time zone,
	"frozen_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"thawed_by" text,
	CONSTRAINT "frozen_ips_thawed" CHECK ("frozen_ips"."thawed_by" is null or "frozen_ips"."ended_at" is not null)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "frozen_ips_live" ON "frozen_ips" USING btree ("network") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "frozen_ips_network" ON "frozen_ips" USING gist (network inet_ops);--> statement-breakpoint
CREATE INDEX "frozen_ips_created" ON "frozen_ips" USING btree ("created_at","id");