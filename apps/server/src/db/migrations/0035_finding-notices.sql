CREATE TABLE "order_finding_notices" (
	"rule" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject" text NOT NULL,
	"finding_id" uuid NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_finding_notices_rule_subject_kind_subject_pk" PRIMARY KEY("rule","subject_kind","subject")
);
--> statement-breakpoint
ALTER TABLE "monitor_devices" ADD COLUMN "last_ip" text;--> statement-breakpoint
CREATE INDEX "order_finding_notices_told_at" ON "order_finding_notices" USING btree ("told_at");--> statement-breakpoint
CREATE INDEX "order_findings_decided_at" ON "order_findings" USING btree ("decided_at") WHERE decided_at is not null;