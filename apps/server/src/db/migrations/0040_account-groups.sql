-- The parts of a text of one size, for indexes that find texts by what they contain.
CREATE FUNCTION text_parts(value text, size integer) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $fn$
  SELECT coalesce(array_agg(DISTINCT substr(value, at, size)), '{}') FROM generate_series(1, length(value) - size + 1) at
$fn$;--> statement-breakpoint
CREATE TABLE "resource_groups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "resource_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"time_zone" text NOT NULL,
	"product_ids" integer[] NOT NULL,
	"enabled_ids" integer[] NOT NULL,
	"account_count" integer DEFAULT 0 NOT NULL,
	"unlimited_count" integer DEFAULT 0 NOT NULL,
	"daily_limit_minor" numeric DEFAULT 0 NOT NULL,
	CONSTRAINT "resource_groups_of" UNIQUE("kind","currency","time_zone","product_ids","enabled_ids")
);
--> statement-breakpoint
ALTER TABLE "resource_loads" ADD COLUMN "group_id" integer;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "group_id" integer;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_group_id_resource_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."resource_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Puts every account into its group and counts the groups. For accounts that were written without the triggers below.
CREATE FUNCTION regroup_resources() RETURNS void LANGUAGE plpgsql AS $fn$
BEGIN
  CREATE TEMPORARY TABLE regrouped ON COMMIT DROP AS
    SELECT account.id, account.kind, account.currency, account.time_zone,
      coalesce(array_agg(served.product_id ORDER BY served.product_id)
        FILTER (WHERE served.product_id IS NOT NULL), '{}') AS product_ids,
      coalesce(array_agg(served.product_id ORDER BY served.product_id) FILTER (WHERE served.enabled), '{}') AS enabled_ids
    FROM resources account LEFT JOIN resource_products served ON served.resource_id = account.id
    WHERE account.deleted_at IS NULL
    GROUP BY account.id;
  INSERT INTO resource_groups (kind, currency, time_zone, product_ids, enabled_ids)
    SELECT DISTINCT kind, currency, time_zone, product_ids, enabled_ids FROM regrouped
    ON CONFLICT DO NOTHING;
  UPDATE resources SET group_id = own.id FROM regrouped JOIN resource_groups own
    USING (kind, currency, time_zone, product_ids, enabled_ids)
    WHERE resources.id = regrouped.id AND resources.group_id IS DISTINCT FROM own.id;
  UPDATE resources SET group_id = NULL WHERE deleted_at IS NOT NULL AND group_id IS NOT NULL;
  UPDATE resource_loads SET group_id = account.group_id FROM resources account
    WHERE account.id = resource_loads.resource_id AND resource_loads.group_id IS DISTINCT FROM account.group_id;
  UPDATE resource_groups SET account_count = found.accounts, unlimited_count = found.unlimited,
      daily_limit_minor = found.limits
    FROM (
      SELECT own.id, count(account.id) AS accounts,
        count(*) FILTER (WHERE account.id IS NOT NULL AND account.daily_limit_minor IS NULL) AS unlimited,
        coalesce(sum(account.daily_limit_minor), 0) AS limits
      FROM resource_groups own LEFT JOIN resources account ON account.group_id = own.id
      GROUP BY own.id
    ) found
    WHERE found.id = resource_groups.id;
  DROP TABLE regrouped;
END $fn$;--> statement-breakpoint
SELECT regroup_resources();--> statement-breakpoint
CREATE INDEX "resources_names" ON "resources" USING gin ((text_parts(lower("name"), 2) || text_parts(lower("name"), 3) || text_parts(lower("bank_name"), 2) || text_parts(lower("bank_name"), 3) || text_parts(lower("account_name"), 2) || text_parts(lower("account_name"), 3)));--> statement-breakpoint
CREATE INDEX "resources_group" ON "resources" USING btree ("group_id");--> statement-breakpoint
-- The account is locked before its products are read: of two changes at once the second sees what the first did.
CREATE FUNCTION regroup_resource(of_resource uuid) RETURNS void LANGUAGE plpgsql AS $fn$
DECLARE
  account record;
  served record;
  wanted integer;
BEGIN
  SELECT kind, currency, time_zone, deleted_at, group_id INTO account
    FROM resources WHERE id = of_resource FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  IF account.deleted_at IS NULL THEN
    SELECT coalesce(array_agg(product_id ORDER BY product_id), '{}') AS every,
        coalesce(array_agg(product_id ORDER BY product_id) FILTER (WHERE enabled), '{}') AS enabled
      INTO served FROM resource_products WHERE resource_id = of_resource;
    SELECT id INTO wanted FROM resource_groups WHERE kind = account.kind AND currency = account.currency
      AND time_zone = account.time_zone AND product_ids = served.every AND enabled_ids = served.enabled;
    IF wanted IS NULL THEN
      INSERT INTO resource_groups (kind, currency, time_zone, product_ids, enabled_ids)
        VALUES (account.kind, account.currency, account.time_zone, served.every, served.enabled)
        ON CONFLICT (kind, currency, time_zone, product_ids, enabled_ids) DO UPDATE SET kind = excluded.kind
        RETURNING id INTO wanted;
    END IF;
  END IF;
  IF wanted IS NOT DISTINCT FROM account.group_id THEN RETURN; END IF;
  -- The load first: it may be waited for, and the group, which is locked with the account's change, is shared by many.
  UPDATE resource_loads SET group_id = wanted WHERE resource_id = of_resource;
  UPDATE resources SET group_id = wanted WHERE id = of_resource;
END $fn$;--> statement-breakpoint
CREATE FUNCTION regroup_changed_resource() RETURNS trigger LANGUAGE plpgsql AS $fn$
BEGIN
  PERFORM regroup_resource(new.id);
  RETURN NULL;
END $fn$;--> statement-breakpoint
CREATE FUNCTION regroup_served_resource() RETURNS trigger LANGUAGE plpgsql AS $fn$
BEGIN
  IF tg_op <> 'INSERT' THEN PERFORM regroup_resource(old.resource_id); END IF;
  IF tg_op = 'INSERT' OR (tg_op = 'UPDATE' AND new.resource_id <> old.resource_id) THEN
    PERFORM regroup_resource(new.resource_id);
  END IF;
  RETURN NULL;
END $fn$;--> statement-breakpoint
CREATE FUNCTION join_resource_group() RETURNS trigger LANGUAGE plpgsql AS $fn$
BEGIN
  new.group_id := (SELECT group_id FROM resources WHERE id = new.resource_id);
  RETURN new;
END $fn$;--> statement-breakpoint
-- In the order of ids, so that two accounts that change places do not wait for each other.
CREATE FUNCTION count_resource_group() RETURNS trigger LANGUAGE plpgsql AS $fn$
DECLARE
  change record;
BEGIN
  FOR change IN
    SELECT id, sum(accounts) AS accounts, sum(accounts) FILTER (WHERE limit_minor IS NULL) AS unlimited,
        sum(accounts * limit_minor) AS limits
      FROM (VALUES (old.group_id, -1, old.daily_limit_minor),
        (CASE WHEN tg_op = 'UPDATE' THEN new.group_id END, 1, CASE WHEN tg_op = 'UPDATE' THEN new.daily_limit_minor END)
      ) AS moved (id, accounts, limit_minor)
      WHERE id IS NOT NULL GROUP BY id ORDER BY id
  LOOP
    UPDATE resource_groups SET account_count = account_count + change.accounts,
        unlimited_count = unlimited_count + coalesce(change.unlimited, 0),
        daily_limit_minor = daily_limit_minor + coalesce(change.limits, 0)
      WHERE id = change.id;
  END LOOP;
  RETURN NULL;
END $fn$;--> statement-breakpoint
CREATE TRIGGER resources_regrouped AFTER INSERT OR UPDATE OF kind, currency, time_zone, deleted_at ON resources
  FOR EACH ROW EXECUTE FUNCTION regroup_changed_resource();--> statement-breakpoint
CREATE TRIGGER resources_counted AFTER UPDATE OF group_id, daily_limit_minor OR DELETE ON resources
  FOR EACH ROW EXECUTE FUNCTION count_resource_group();--> statement-breakpoint
CREATE TRIGGER resource_products_regrouped AFTER INSERT OR DELETE OR UPDATE OF resource_id, product_id, enabled
  ON resource_products FOR EACH ROW EXECUTE FUNCTION regroup_served_resource();--> statement-breakpoint
CREATE TRIGGER resource_loads_grouped BEFORE INSERT ON resource_loads
  FOR EACH ROW EXECUTE FUNCTION join_resource_group();
