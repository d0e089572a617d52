DROP INDEX "resources_supplier";--> statement-breakpoint
CREATE INDEX "resources_name" ON "resources" USING btree (lower("name"),"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "resources_created" ON "resources" USING btree ("created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "resources_weight" ON "resources" USING btree ("weight","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "suppliers_name" ON "suppliers" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "resources_supplier" ON "resources" USING btree ("supplier_id",lower("name"),"id");