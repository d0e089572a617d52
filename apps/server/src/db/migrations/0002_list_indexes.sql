CREATE INDEX "order_callback_attempts_latency" ON "order_callback_attempts" USING btree ("latency_ms" NULLS FIRST,"sent_at","id");--> statement-breakpoint
CREATE INDEX "order_callbacks_attempted" ON "order_callbacks" USING btree ("last_attempt_at" NULLS FIRST,"created_at","id");--> statement-breakpoint
CREATE INDEX "orders_resource_newest" ON "orders" USING btree ("resource_id","created_at","id") WHERE resource_id is not null;--> statement-breakpoint
CREATE INDEX "security_nodes_amount" ON "security_nodes" USING btree ("amount_minor","received_at","id");--> statement-breakpoint
CREATE INDEX "statements_amount" ON "statements" USING btree ("amount_minor" NULLS FIRST,"stored_at","id");