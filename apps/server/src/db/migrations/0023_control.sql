DROP INDEX "audit_records_object";--> statement-breakpoint
DROP INDEX "audit_records_actor";--> statement-breakpoint
CREATE INDEX "audit_records_newest" ON "audit_records" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_records_operation" ON "audit_records" USING btree ("operation","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_records_ip" ON "audit_records" USING btree ("ip","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_records_request" ON "audit_records" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "audit_records_refused" ON "audit_records" USING btree ("created_at","id") WHERE outcome <> 'success';--> statement-breakpoint
CREATE INDEX "data_clearings_cleared" ON "data_clearings" USING gin ("cleared");--> statement-breakpoint
CREATE INDEX "audit_records_object" ON "audit_records" USING btree ("object_type","object_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_records_actor" ON "audit_records" USING btree ("actor_name","created_at","id");