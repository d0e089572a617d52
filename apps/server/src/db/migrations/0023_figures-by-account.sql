ALTER TABLE "order_performances" ADD COLUMN "order_type" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_sums" ADD COLUMN "resource_id" uuid;--> statement-breakpoint
-- Everything is summed again: earlier sums have neither accounts nor the durations of payouts.
DELETE FROM "order_sum_state";
