CREATE TABLE "order_losses" (
	"grain" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"merchant_id" uuid,
	"supplier_id" uuid,
	"product_id" integer,
	"main_product_id" integer,
	"order_type" smallint NOT NULL,
	"mark" smallint,
	"currency" text NOT NULL,
	"figure" text NOT NULL,
	"reason" text NOT NULL,
	"order_count" integer NOT NULL,
	"amount_minor" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "loss_reason" text;--> statement-breakpoint
CREATE INDEX "order_losses_time" ON "order_losses" USING btree ("grain","started_at");--> statement-breakpoint
CREATE INDEX "orders_lost" ON "orders" USING btree ("loss_reason","created_at","id") WHERE loss_reason is not null;
--> statement-breakpoint
-- Reasons of the orders that are lost already; those that were simply not paid need none.
UPDATE "orders" SET "loss_reason" = "lost"."reason" FROM (
	SELECT "id", CASE
		WHEN "reversed_at" IS NOT NULL THEN 'reversed'
		WHEN "payout_status" = 10 THEN CASE (SELECT event FROM "order_events" WHERE order_id = "orders"."id" AND event IN ('dispute', 'loseOutcome') ORDER BY id DESC LIMIT 1)
			WHEN 'dispute' THEN 'disputed' ELSE 'outcomeUnknown' END
		WHEN "payout_status" IN (6, 7) THEN CASE
			WHEN "reject_reason" IN ('beneficiaryWrong', 'bankUnavailable', 'amountRefused', 'limitReached', 'riskControl', 'duplicate') THEN "reject_reason"
			WHEN (SELECT event FROM "order_events" WHERE order_id = "orders"."id" AND event IN ('decline', 'reject') ORDER BY id DESC LIMIT 1) = 'decline' THEN 'declined'
			ELSE 'otherReason' END
		WHEN "payout_status" = 5 THEN CASE WHEN EXISTS (SELECT FROM "order_events" JOIN "users" ON "users"."id"::text = actor_id WHERE order_id = "orders"."id" AND event = 'cancel' AND "users"."role" = 'merchant')
			THEN 'cancelledByMerchant' ELSE 'cancelledByStaff' END
		WHEN "status" = 10 THEN coalesce((SELECT candidates -> 0 -> 2 ->> 0 FROM "allocation_attempts" WHERE order_id = "orders"."id" ORDER BY attempt DESC LIMIT 1), 'noAccount')
		WHEN "status" = 3 AND "supplement_type" = 2 THEN 'freedSettled'
		WHEN "status" = 3 THEN (SELECT CASE failure WHEN 'freed' THEN 'freed' END FROM "allocation_attempts" WHERE order_id = "orders"."id" ORDER BY attempt DESC LIMIT 1)
		ELSE (SELECT 'callback' || upper(left(last_outcome, 1)) || substr(last_outcome, 2) FROM "order_callbacks" WHERE order_id = "orders"."id" AND "order_callbacks"."status" IN ('paid', 'completed') AND last_outcome <> 'acknowledged' ORDER BY id DESC LIMIT 1)
	END AS "reason"
	FROM "orders" WHERE "status" IN (3, 5, 10) OR "payout_status" IN (6, 10)
) AS "lost" WHERE "lost"."id" = "orders"."id" AND "lost"."reason" IS NOT NULL;--> statement-breakpoint
-- Everything is summed again: earlier sums have no losses.
DELETE FROM "order_sum_state";
