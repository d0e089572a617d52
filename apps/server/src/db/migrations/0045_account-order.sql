CREATE TABLE "monitor_heartbeats" (
	"monitor_id" text PRIMARY KEY NOT NULL,
	"heard_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
INSERT INTO "monitor_heartbeats" ("monitor_id", "heard_at")
	SELECT "monitor_id", max("last_heartbeat_at") FROM "resources"
	WHERE "monitor_id" IS NOT NULL AND "last_heartbeat_at" IS NOT NULL GROUP BY "monitor_id";--> statement-breakpoint
DROP INDEX "resources_name";--> statement-breakpoint
DROP INDEX "resources_created";--> statement-breakpoint
DROP INDEX "resources_weight";--> statement-breakpoint
DROP INDEX "resources_supplier";--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "name_key" text GENERATED ALWAYS AS (lower(name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "supplier_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Sets the key of every account. For accounts that were written without the triggers below.
CREATE FUNCTION rekey_resources() RETURNS void LANGUAGE sql AS $fn$
  UPDATE resources SET supplier_key = lower(suppliers.name) FROM suppliers
    WHERE suppliers.id = resources.supplier_id AND supplier_key <> lower(suppliers.name)
$fn$;--> statement-breakpoint
SELECT rekey_resources();--> statement-breakpoint
-- The supplier is locked: a new name that is written at the same time waits, and then finds this account.
CREATE FUNCTION key_resource() RETURNS trigger LANGUAGE plpgsql AS $fn$
BEGIN
  SELECT lower(name) INTO new.supplier_key FROM suppliers WHERE id = new.supplier_id FOR SHARE;
  new.supplier_key := coalesce(new.supplier_key, '');
  RETURN new;
END $fn$;--> statement-breakpoint
CREATE FUNCTION rekey_supplier() RETURNS trigger LANGUAGE plpgsql AS $fn$
BEGIN
  UPDATE resources SET supplier_key = lower(new.name) WHERE supplier_id = new.id;
  RETURN NULL;
END $fn$;--> statement-breakpoint
CREATE TRIGGER resources_keyed BEFORE INSERT OR UPDATE OF supplier_id ON resources
  FOR EACH ROW EXECUTE FUNCTION key_resource();--> statement-breakpoint
CREATE TRIGGER suppliers_rekeyed AFTER UPDATE OF name ON suppliers
  FOR EACH ROW WHEN (lower(old.name) <> lower(new.name)) EXECUTE FUNCTION rekey_supplier();--> statement-breakpoint
CREATE INDEX "resources_by_supplier" ON "resources" USING btree ("supplier_key","name_key","id") INCLUDE ("group_id","monitor_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "resources_by_name" ON "resources" USING btree ("name_key","id") INCLUDE ("group_id","monitor_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "resources_by_age" ON "resources" USING btree ("created_at","id") INCLUDE ("group_id","monitor_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "resources_by_weight" ON "resources" USING btree ("weight","id") INCLUDE ("group_id","monitor_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "resources_watched" ON "resources" USING btree ("monitor_id","group_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "resources_supplier" ON "resources" USING btree ("supplier_id","name_key","id");--> statement-breakpoint
ALTER TABLE "resources" DROP COLUMN "last_heartbeat_at";
