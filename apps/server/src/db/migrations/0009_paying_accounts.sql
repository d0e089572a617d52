ALTER TABLE "allocation_attempts" DROP CONSTRAINT "allocation_attempts_reserved";--> statement-breakpoint
CREATE INDEX "allocation_attempts_paying" ON "allocation_attempts" USING btree ("resource_id") WHERE ended_at is null and match_until is null;--> statement-breakpoint
ALTER TABLE "allocation_attempts" ADD CONSTRAINT "allocation_attempts_reserved" CHECK (("allocation_attempts"."state" = 'reserved') = ("allocation_attempts"."ended_at" is null)
        and ("allocation_attempts"."released_at" is null or "allocation_attempts"."ended_at" is not null or "allocation_attempts"."match_until" is null)
        and ("allocation_attempts"."state" = 'paid') = ("allocation_attempts"."paid_at" is not null));