import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

/** How often the rules of each source (`RuleSource.name`) were changed. Triggers count; no row is zero. */
export const ruleVersions = pgTable('rule_versions', {
  name: text('name').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
});
