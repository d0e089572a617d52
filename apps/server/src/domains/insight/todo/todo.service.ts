import { permissions } from '@platform/sdk/permissions';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { HandlerContext, Role } from '../../../kit/operation/context.ts';
import { decisionSources } from './todo.decisions.ts';
import { maintenanceSources } from './todo.devices.ts';
import { moneySources } from './todo.money.ts';
import type { TodoEntry, TodoKind, TodoQuestion, TodoSource } from './todo.types.ts';

const rowsShown = 5;
const countedAtMost = 1_000;

/**
 * Most urgent first: money that may be lost or paid twice, then money that waits, then things that may fail
 * soon.
 */
const order: readonly TodoKind[] = [
  'approvals',
  'payoutExceptions',
  'expiringClaims',
  'suspiciousStatements',
  'unmatchedStatements',
  'unparsedStatements',
  'payoutRejections',
  'payoutConfirmations',
  'deadCallbacks',
  'brokenChains',
  'chainFindings',
  'orderFindings',
  'systemFindings',
  'silentDevices',
  'accountsOff',
  'identityChecks',
  'frontEndFaults',
];

const sources = [...moneySources, ...decisionSources, ...maintenanceSources].sort(
  (a, b) => order.indexOf(a.kind) - order.indexOf(b.kind),
);

const isFor = ({ operations }: TodoSource, role: Role): boolean =>
  operations.some((operation) => Object.hasOwn(permissions[operation].roles, role));

/** The tasks of this user: the kinds its role handles, limited to its own rows. */
export async function listTodo(
  context: Pick<HandlerContext, 'db' | 'actor' | 'scope' | 'now' | 'settings'>,
): Promise<{ list: TodoEntry[]; total: number }> {
  const { db, scope, now, settings } = context;
  const question = { actor: actingUser({ actor: context.actor }), scope, now, settings };
  const list: TodoEntry[] = [];
  // Sequential, because the console requests this every half minute and must not use a connection per kind.
  for (const source of sources.filter((one) => isFor(one, question.actor.role))) {
    list.push(await entryOf(db, source, question));
  }
  return { list, total: list.reduce((sum, { count }) => sum + count, 0) };
}

type FoundRow = {
  id: string;
  name: string;
  note: string | null;
  source: TodoEntry['rows'][number]['source'];
  reason: string | null;
  amount_minor: string | number | null;
  currency: TodoEntry['rows'][number]['currency'];
  at: string;
  due_at: string | null;
  count: number;
};

async function entryOf(db: Queryable, source: TodoSource, question: TodoQuestion): Promise<TodoEntry> {
  const rows = await source.rows(question);
  const found = await db.execute<FoundRow>(sql`
    with waiting as materialized (
      select row_number() over () as place, waiting.* from (${rows} limit ${countedAtMost}) as waiting
    )
    select id::text, name, note, to_jsonb(waiting) ->> 'source' as source, reason, amount_minor::text, currency, at::text, due_at::text,
      (select count(*)::int from waiting) as count
    from waiting order by place limit ${rowsShown}`);
  return {
    kind: source.kind,
    count: found.rows[0]?.count ?? 0,
    rows: found.rows.map((row) => ({
      id: row.id,
      name: row.name,
      note: row.note,
      source: row.source,
      reason: row.reason,
      amountMinor: row.amount_minor === null ? null : Number(row.amount_minor),
      currency: row.currency,
      at: new Date(row.at).toISOString(),
      dueAt: row.due_at === null ? null : new Date(row.due_at).toISOString(),
    })),
  };
}
