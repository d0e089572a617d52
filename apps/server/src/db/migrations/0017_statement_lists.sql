CREATE INDEX "statements_kind" ON "statements" USING btree ("kind","stored_at","id") WHERE kind in ('webMessage', 'usdt', 'gateway');--> statement-breakpoint
CREATE INDEX "statements_received" ON "statements" USING btree ("received_at","stored_at","id");--> statement-breakpoint
CREATE INDEX "statements_template" ON "statements" USING btree ("template_id","stored_at","id") WHERE template_id is not null;--> statement-breakpoint
CREATE INDEX "statements_from" ON "statements" USING btree (lower("from_address"),"stored_at","id") WHERE from_address is not null;--> statement-breakpoint
CREATE INDEX "statements_to" ON "statements" USING btree (lower("to_address"),"stored_at","id") WHERE to_address is not null;