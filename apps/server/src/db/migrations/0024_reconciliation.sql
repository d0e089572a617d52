CREATE TABLE "reconciliation_closings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"resource_id" uuid NOT NULL,
	"day" date NOT NULL,
	"figures" jsonb NOT NULL,
	"closed_by" uuid NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"reopened_by" uuid,
	"reopened_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "reconciliation_closings" ADD CONSTRAINT "reconciliation_closings_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_closings" ADD CONSTRAINT "reconciliation_closings_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_closings" ADD CONSTRAINT "reconciliation_closings_reopened_by_users_id_fk" FOREIGN KEY ("reopened_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reconciliation_closings_day" ON "reconciliation_closings" USING btree ("resource_id","day") WHERE reopened_at is null;--> statement-breakpoint
CREATE INDEX "reconciliation_closings_days" ON "reconciliation_closings" USING btree ("day","resource_id") WHERE reopened_at is null;