CREATE TABLE "order_durations" (
	"step" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"product_id" integer NOT NULL,
	"main_product_id" integer,
	"order_type" smallint NOT NULL,
	"mark" smallint,
	"counts" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_performances" ADD COLUMN "mark" smallint;--> statement-breakpoint
CREATE INDEX "order_durations_time" ON "order_durations" USING btree ("step","started_at");
--> statement-breakpoint
-- Everything is summed again: earlier sums have neither parts nor durations.
DELETE FROM "order_sum_state";
