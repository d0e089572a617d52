CREATE TABLE "rule_versions" (
	"name" text PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION count_rule_change() RETURNS trigger LANGUAGE plpgsql AS $fn$
BEGIN
  INSERT INTO rule_versions (name, version) VALUES (tg_argv[0], 1)
    ON CONFLICT (name) DO UPDATE SET version = rule_versions.version + 1;
  RETURN NULL;
END $fn$;--> statement-breakpoint
-- Not for the counted hits of an entry, which change with orders.
CREATE TRIGGER black_list_versioned
  AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF kind, normalised, direction, effect, expires_at, enabled, ended_at
  ON black_list FOR EACH STATEMENT EXECUTE FUNCTION count_rule_change('blackList');--> statement-breakpoint
CREATE TRIGGER frozen_ips_versioned
  AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON frozen_ips
  FOR EACH STATEMENT EXECUTE FUNCTION count_rule_change('frozenIps');--> statement-breakpoint
CREATE TRIGGER ip_rules_versioned
  AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON ip_rules
  FOR EACH STATEMENT EXECUTE FUNCTION count_rule_change('ipRules');
