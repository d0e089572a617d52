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
DROP INDEX "audit_records_object";--> statement-breakpoint
DROP INDEX "audit_records_actor";--> statement-breakpoint
ALTER TABLE "reconciliation_closings" ADD CONSTRAINT "reconciliation_closings_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_closings" ADD CONSTRAINT "reconciliation_closings_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_closings" ADD CONSTRAINT "reconciliation_closings_reopened_by_users_id_fk" FOREIGN KEY ("reopened_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reconciliation_closings_day" ON "reconciliation_closings" USING btree ("resource_id","day") WHERE reopened_at is null;--> statement-breakpoint
CREATE INDEX "reconciliation_closings_days" ON "reconciliation_closings" USING btree ("day","resource_id") WHERE reopened_at is null;--> statement-breakpoint
CREATE INDEX "audit_records_newest" ON "audit_records" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_records_operation" ON "audit_records" USING btree ("operation","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_records_ip" ON "audit_records" USING btree ("ip","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_records_request" ON "audit_records" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "audit_records_refused" ON "audit_records" USING btree ("created_at","id") WHERE outcome <> 'success';--> statement-breakpoint
CREATE INDEX "data_clearings_cleared" ON "data_clearings" USING gin ("cleared");--> statement-breakpoint
CREATE INDEX "audit_records_object" ON "audit_records" USING btree ("object_type","object_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_records_actor" ON "audit_records" USING btree ("actor_name","created_at","id");