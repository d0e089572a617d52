DROP INDEX "saved_views_name";--> statement-breakpoint
DROP INDEX "saved_views_shared";--> statement-breakpoint
ALTER TABLE "saved_views" ADD COLUMN "screen" text;--> statement-breakpoint
-- A view stays with the screen that shows it to its owner. A view of payouts goes to the list of payouts. A call
-- without a screen gets a path that no screen has.
UPDATE "saved_views" AS v SET "screen" = CASE v.list
  WHEN 'orders.list' THEN
    CASE WHEN v.state -> 'filters' @> '[{"name": "orderType", "text": "2"}]' THEN '/payProxyOrder/list' ELSE '/order/list' END
    || CASE u.role WHEN 'supplier' THEN '/supplier' WHEN 'merchant' THEN '/merchant' ELSE '' END
  WHEN 'orderCallbacks.list' THEN '/orderCallback'
  WHEN 'orderCallbacks.listDetails' THEN '/orderCallbackDetail'
  WHEN 'admin.listUsers' THEN '/setting/users'
  WHEN 'session.list' THEN '/setting/logged-user-list'
  WHEN 'errorLogs.listGroups' THEN '/error_logger_page'
  ELSE '/' || replace(v.list, '.', '/')
END
FROM "users" AS u WHERE u.id = v.user_id;--> statement-breakpoint
-- Orders have several screens for a role, and other screens for other roles: the others get a copy.
INSERT INTO "saved_views" (id, user_id, list, screen, name, state, shared_role, version, created_at, updated_at)
SELECT gen_random_uuid(), v.user_id, v.list, base.path || place.suffix, v.name, v.state,
  CASE WHEN place.role = v.shared_role THEN v.shared_role END, 1, v.created_at, v.updated_at
FROM "saved_views" AS v
JOIN "users" AS u ON u.id = v.user_id
CROSS JOIN LATERAL (
  SELECT CASE WHEN v.screen LIKE '/payProxyOrder/%' THEN '/payProxyOrder/list' ELSE '/order/list' END AS path
) AS base
JOIN (VALUES
  ('superAdmin', ''), ('admin', ''), ('customerService', ''), ('technicalMaintenance', ''),
  ('supplier', '/supplier'), ('supplier', '/supplierProxy'), ('merchant', '/merchant')
) AS place(role, suffix) ON place.role IN (u.role, v.shared_role)
WHERE v.list = 'orders.list' AND base.path || place.suffix <> v.screen;--> statement-breakpoint
-- The role that has the copy needs no share of the original, which its screens do not show.
UPDATE "saved_views" SET "shared_role" = NULL
WHERE list = 'orders.list' AND (shared_role IN ('supplier', 'merchant') OR screen ~ '/(supplier|supplierProxy|merchant)$')
  AND NOT (shared_role = 'supplier' AND screen ~ '/(supplier|supplierProxy)$')
  AND NOT (shared_role = 'merchant' AND screen ~ '/merchant$');--> statement-breakpoint
-- A default belongs to the screen, not to its copy for a role.
DELETE FROM "saved_view_defaults" AS d USING "saved_view_defaults" AS other
WHERE other.user_id = d.user_id AND length(other.screen) < length(d.screen)
  AND regexp_replace(other.screen, '/(customerService|readonly)$', '') = regexp_replace(d.screen, '/(customerService|readonly)$', '');--> statement-breakpoint
UPDATE "saved_view_defaults" SET "screen" = regexp_replace(screen, '/(customerService|readonly)$', '');--> statement-breakpoint
UPDATE "saved_view_defaults" AS d SET "view_id" = twin.id
FROM "saved_views" AS v, "saved_views" AS twin
WHERE v.id = d.view_id AND v.screen <> d.screen
  AND twin.user_id = v.user_id AND twin.list = v.list AND twin.name = v.name AND twin.screen = d.screen;--> statement-breakpoint
DELETE FROM "saved_view_defaults" AS d USING "saved_views" AS v WHERE v.id = d.view_id AND v.screen <> d.screen;--> statement-breakpoint
ALTER TABLE "saved_views" ALTER COLUMN "screen" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name" ON "saved_views" USING btree ("user_id","list","screen","name");--> statement-breakpoint
CREATE INDEX "saved_views_shared" ON "saved_views" USING btree ("shared_role","list","screen");
