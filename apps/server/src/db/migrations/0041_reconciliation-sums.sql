CREATE TABLE "late_account_changes" (
	"resource_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reconciliation_sum_state" (
	"id" smallint PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"summed_until" date NOT NULL,
	"turn" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reconciliation_sums" (
	"resource_id" uuid NOT NULL,
	"day" date NOT NULL,
	"direction" text NOT NULL,
	"matched_count" integer NOT NULL,
	"matched_minor" bigint NOT NULL,
	"unmatched_count" integer NOT NULL,
	"unmatched_minor" bigint NOT NULL,
	"suspicious_count" integer NOT NULL,
	"suspicious_minor" bigint NOT NULL,
	"ignored_count" integer NOT NULL,
	"ignored_minor" bigint NOT NULL,
	"orders_count" integer NOT NULL,
	"orders_minor" bigint NOT NULL,
	"both_minor" bigint NOT NULL,
	"unread_count" integer NOT NULL,
	CONSTRAINT "reconciliation_sums_resource_id_day_direction_pk" PRIMARY KEY("resource_id","day","direction")
);
--> statement-breakpoint
CREATE INDEX "reconciliation_sums_day" ON "reconciliation_sums" USING btree ("day","resource_id");
--> statement-breakpoint
CREATE FUNCTION "report_late_record"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	INSERT INTO "late_account_changes" ("resource_id", "at")
	SELECT DISTINCT "resource_id", "at" FROM (VALUES (old."resource_id", old."stored_at"), (new."resource_id", new."stored_at")) AS "place"("resource_id", "at")
	WHERE "resource_id" IS NOT NULL AND "at" < now() - interval '30 minutes';
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "report_late_completion"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	INSERT INTO "late_account_changes" ("resource_id", "at")
	SELECT DISTINCT "resource_id", "at" FROM (VALUES (old."resource_id", old."completed_at"), (new."resource_id", new."completed_at")) AS "place"("resource_id", "at")
	WHERE "resource_id" IS NOT NULL AND "at" < now() - interval '30 minutes';
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "statements_late_insert" AFTER INSERT ON "statements" FOR EACH ROW
	WHEN (new."stored_at" < now() - interval '30 minutes')
	EXECUTE FUNCTION "report_late_record"();
--> statement-breakpoint
CREATE TRIGGER "statements_late_update" AFTER UPDATE ON "statements" FOR EACH ROW
	WHEN (new."stored_at" < now() - interval '30 minutes' AND (old."resource_id", old."direction", old."state", old."amount_minor", old."order_id") IS DISTINCT FROM (new."resource_id", new."direction", new."state", new."amount_minor", new."order_id"))
	EXECUTE FUNCTION "report_late_record"();
--> statement-breakpoint
CREATE TRIGGER "orders_late_insert" AFTER INSERT ON "orders" FOR EACH ROW
	WHEN (new."completed_at" < now() - interval '30 minutes')
	EXECUTE FUNCTION "report_late_completion"();
--> statement-breakpoint
CREATE TRIGGER "orders_late_update" AFTER UPDATE ON "orders" FOR EACH ROW
	WHEN ((old."completed_at" < now() - interval '30 minutes' OR new."completed_at" < now() - interval '30 minutes') AND (old."resource_id", old."order_type", old."status", old."completed_at", old."amount_minor", old."received_minor") IS DISTINCT FROM (new."resource_id", new."order_type", new."status", new."completed_at", new."amount_minor", new."received_minor"))
	EXECUTE FUNCTION "report_late_completion"();
