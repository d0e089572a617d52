CREATE TABLE "banks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"number" text NOT NULL,
	"names" jsonb NOT NULL,
	"short_name" text NOT NULL,
	"ifsc_prefix" text,
	"sms_senders" text[] DEFAULT '{}'::text[] NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "banks_number" UNIQUE("country","number"),
	CONSTRAINT "banks_ifsc_prefix" UNIQUE("ifsc_prefix"),
	CONSTRAINT "banks_ifsc_is_indian" CHECK ("banks"."ifsc_prefix" is null or "banks"."country" = 'IN')
);
--> statement-breakpoint
CREATE UNIQUE INDEX "banks_short_name" ON "banks" USING btree ("country",lower("short_name"));