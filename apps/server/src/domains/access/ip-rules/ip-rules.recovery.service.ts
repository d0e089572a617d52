import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { advisoryLocks } from '../../../db/advisory-locks.ts';
import type { Queryable } from '../../../db/connection.ts';
import { newId } from '../../../kit/ids.ts';
import type { AuditRecord } from '../../../kit/operation/ports.ts';
import { users } from '../users/users.table.ts';
import { factsOf } from './ip-rules.changes.ts';
import { type IpRule, ipRules } from './ip-rules.table.ts';

/** Recorded as who changed a rule, when it was changed from the command line. */
const commandLine = 'command line';

/** Every rule as one line of text, for the command line. */
export async function rulesForOperator(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ rule: ipRules, account: users.account })
    .from(ipRules)
    .leftJoin(users, eq(users.id, ipRules.userId))
    .orderBy(asc(ipRules.kind), asc(ipRules.role), asc(users.account), asc(ipRules.network));
  return rows.map(({ rule, account }) => lineOf(rule, account));
}

function lineOf(
  { id, kind, role, network, enabled, expiresAt, note }: IpRule,
  account: string | null,
): string {
  const subject = [kind, role ?? account].filter(Boolean).join(' ');
  const end = expiresAt === null ? '' : `, until ${expiresAt.toISOString()}`;
  const tail = note === '' ? '' : `  (${note})`;
  return `${id}  ${subject}: ${network}, ${enabled ? 'enabled' : 'disabled'}${end}${tail}`;
}

/**
 * Disables rules without a signed-in user. Running servers read the rules again within `settleWithinMs`.
 *
 * @returns the disabled rules as lines, and the ids that no enabled rule has
 */
export async function disableRules(
  tx: Queryable,
  which: readonly string[] | 'all',
  now: Date,
  writeAudit: (records: readonly AuditRecord[]) => Promise<void>,
): Promise<{ disabled: string[]; unknown: string[] }> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.ipRules})`);
  const named = which === 'all' ? undefined : inArray(sql`${ipRules.id}::text`, [...which]);
  const before = await tx
    .select({ rule: ipRules, account: users.account })
    .from(ipRules)
    .leftJoin(users, eq(users.id, ipRules.userId))
    .where(and(eq(ipRules.enabled, true), named));
  const ids = before.map(({ rule }) => rule.id);
  if (ids.length > 0)
    await tx
      .update(ipRules)
      .set({ enabled: false, updatedBy: commandLine, updatedAt: now })
      .where(inArray(ipRules.id, ids));
  const requestId = newId(now);
  await writeAudit(
    before.map(({ rule }) => ({
      ...{ operation: 'ipRules.disable', outcome: 'success', actor: { kind: 'system' } },
      facts: { requestId, receivedAt: now, ip: '', userAgent: commandLine },
      ...{ objectType: 'ipRule', objectId: rule.id },
      ...{ before: factsOf(rule), after: factsOf({ ...rule, enabled: false }) },
    })),
  );
  return {
    disabled: before.map(({ rule, account }) => lineOf({ ...rule, enabled: false }, account)),
    unknown: which === 'all' ? [] : which.filter((id) => !ids.includes(id)),
  };
}
