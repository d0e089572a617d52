CREATE TABLE "order_links" (
	"order_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"link" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_links_order_id_attempt_pk" PRIMARY KEY("order_id","attempt")
);
--> statement-breakpoint
ALTER TABLE "statements" DROP CONSTRAINT "statements_kind";--> statement-breakpoint
DROP INDEX "allocation_attempts_amount";--> statement-breakpoint
ALTER TABLE "statements" ALTER COLUMN "monitor_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "allocation_attempts" ADD COLUMN "shares_amount" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "gateway_attempts" ADD COLUMN "creates" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "gateway_attempts" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "order_links" ADD CONSTRAINT "order_links_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "statements_gateway_message" ON "statements" USING btree ("message_key") WHERE kind = 'gateway';--> statement-breakpoint
CREATE UNIQUE INDEX "allocation_attempts_amount" ON "allocation_attempts" USING btree ("resource_id","pay_amount_minor") WHERE released_at is null and not shares_amount;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_reporter" CHECK (("statements"."kind" = 'gateway') = ("statements"."monitor_id" is null));--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_kind" CHECK ("statements"."kind" in ('sms', 'webMessage', 'usdt', 'gateway'));