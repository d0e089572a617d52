import { type Currency, formatMoney, minorUnits } from '@platform/sdk';
import { and, countDistinct, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { columnValue, columnValues, statement as prepared } from '../../../db/statements.ts';
import { together } from '../../../db/together.ts';
import { newId } from '../../../kit/ids.ts';
import type { SettingsReader } from '../../../kit/operation/context.ts';
import { labelOrder, lockOrder } from '../../orders/orders.public.ts';
import { appendMonitorLogs } from '../monitor-logs/monitor-logs.service.ts';
import { type Statement, statements } from '../statements/statements.table.ts';
import { byChainKind, type ChainRules, isOpenBreak, readChainRules } from './chain-rules.ts';
import { type Place, placeOf, type Told } from './linking.ts';
import { securityChains, securityNodes } from './security-chain.table.ts';

export { type ChainRules, readChainRules };

/** Condition for open breaks under the current settings. */
export async function openBreaks(settings: SettingsReader): Promise<SQL> {
  return isOpenBreak({ kind: (await settings.get('SecurityFreqParameters')).type });
}

/** Accounts whose chain is broken. */
export async function countBrokenChains(db: Queryable, settings: SettingsReader): Promise<number> {
  const [row] = await db
    .select({ count: countDistinct(securityNodes.resourceId) })
    .from(securityNodes)
    .where(await openBreaks(settings));
  return row?.count ?? 0;
}

const [normal, suspicious] = [0, 1] as const;

/**
 * Adds a statement to the chain of its account, in the transaction that read and matched it. Runs after the
 * order's step, because the chain is always locked last. A statement without a balance is not added. A second
 * message of the same payment is added only if it repeats the first word by word, as `replayed`.
 *
 * A match on a broken chain stands, because the payer has paid. The node is flagged and the order is marked
 * suspicious, so that a person reviews it before the merchant's money leaves.
 */
export async function chainStatement(
  tx: Queryable,
  statement: Statement,
  rules: ChainRules,
  now: Date,
): Promise<void> {
  const told = toldBy(statement);
  if (!told || (rules.kind !== 'all' && rules.kind !== statement.kind)) return;
  const [chain, [known]] = await together(
    lockChain(tx, told.resourceId),
    nodeOfStatement(tx).execute({ statementId: statement.id }),
  );
  const repeats = statement.duplicateOf !== null;
  if (repeats && !(await isWordByWord(tx, statement))) return;
  const { node, isBroken } = known
    ? { node: known, isBroken: await isChainBroken(tx, told.resourceId, rules) }
    : await addNode(tx, statement, told, repeats, rules, now);
  if (!isBroken && chain.toldAt !== null) await forgetTelling(tx, told.resourceId);
  const isDoubtful = isBroken || node.state === 'replayed';
  if (isDoubtful && !node.flagged && statement.match === 'automatic') await flag(tx, node.id, statement, now);
}

const nodeOfStatement = prepared((db) =>
  db
    .select()
    .from(securityNodes)
    .where(eq(securityNodes.statementId, sql.placeholder('statementId'))),
);

/** Undefined if the message does not contain enough data. */
function toldBy(statement: Statement): Told | undefined {
  const { resourceId, direction, amountMinor, balanceMinor, receivedAt } = statement;
  if (resourceId === null || direction === null || amountMinor === null || balanceMinor === null)
    return undefined;
  if (amountMinor <= 0) return undefined;
  const balanceBeforeMinor = direction === 'in' ? balanceMinor - amountMinor : balanceMinor + amountMinor;
  return { resourceId, direction, amountMinor, balanceBeforeMinor, balanceMinor, receivedAt };
}

/** Locks the chain row, so that changes to a chain are serialized. */
export async function lockChain(
  tx: Queryable,
  resourceId: string,
): Promise<typeof securityChains.$inferSelect> {
  const known = await readChain(tx, resourceId);
  if (known) return known;
  await tx.insert(securityChains).values({ resourceId }).onConflictDoNothing();
  const opened = await readChain(tx, resourceId);
  if (!opened) throw new Error(`The chain of ${resourceId} is gone.`);
  return opened;
}

const chainOfAccount = prepared((db) =>
  db
    .select()
    .from(securityChains)
    .where(eq(securityChains.resourceId, sql.placeholder('resourceId')))
    .for('update'),
);

async function readChain(tx: Queryable, resourceId: string) {
  const [chain] = await chainOfAccount(tx).execute({ resourceId });
  return chain;
}

const openBreakOf = byChainKind((rules) =>
  prepared((db) =>
    db
      .select({ id: securityNodes.id })
      .from(securityNodes)
      .where(and(eq(securityNodes.resourceId, sql.placeholder('resourceId')), isOpenBreak(rules)))
      .limit(1),
  ),
);

/** True if the chain has an open break. */
export async function isChainBroken(
  db: Queryable,
  resourceId: string,
  rules: Pick<ChainRules, 'kind'>,
): Promise<boolean> {
  const [open] = await openBreakOf(rules)(db).execute({ resourceId });
  return open !== undefined;
}

const insertNode = prepared((db) =>
  db.insert(securityNodes).values(columnValues(getTableColumns(securityNodes))),
);

const linkNode = prepared((db) =>
  db
    .update(securityNodes)
    .set({
      state: 'linked',
      previousId: columnValue(securityNodes.previousId, 'previousId'),
      expectedBeforeMinor: null,
    })
    .where(eq(securityNodes.id, sql.placeholder('id'))),
);

/** Adds the node, and tells whether the chain is broken with it. */
async function addNode(
  tx: Queryable,
  statement: Statement,
  told: Told,
  repeats: boolean,
  rules: ChainRules,
  now: Date,
): Promise<{ node: typeof securityNodes.$inferSelect; isBroken: boolean }> {
  const repeated: Place = { state: 'replayed', previousId: null, expectedBeforeMinor: null, nextId: null };
  const { nextId, ...place } = repeats ? repeated : await placeOf(tx, told, rules, now);
  const node = {
    id: newId(now),
    statementId: statement.id,
    kind: statement.kind,
    ...told,
    ...place,
    patchId: null,
    flagged: false,
    createdAt: now,
  };
  const [, , isBroken] = await together(
    insertNode(tx).execute(node),
    nextId === null ? undefined : linkNode(tx).execute({ id: nextId, previousId: node.id }),
    isChainBroken(tx, told.resourceId, rules),
    node.state === 'broken' ? logBreak(tx, statement, node, now) : undefined,
  );
  return { node, isBroken };
}

async function isWordByWord(tx: Queryable, { duplicateOf, body, sender }: Statement): Promise<boolean> {
  const [original] = await tx
    .select({ body: statements.body, sender: statements.sender })
    .from(statements)
    .where(eq(statements.id, duplicateOf ?? ''));
  return original !== undefined && original.body === body && original.sender === sender;
}

async function logBreak(
  tx: Queryable,
  { monitorId, resourceId, supplierId, currency }: Statement,
  { direction, amountMinor, balanceMinor, expectedBeforeMinor }: typeof securityNodes.$inferSelect,
  now: Date,
): Promise<void> {
  // The log is a device's; a gateway has none.
  if (currency === null || expectedBeforeMinor === null || monitorId === null) return;
  const details = {
    expected: moneyText(expectedAfter(expectedBeforeMinor, direction, amountMinor), currency),
    reported: moneyText(balanceMinor, currency),
  };
  const line = { monitorId, resourceId, supplierId, phase: 'parse', level: 'warning' } as const;
  await appendMonitorLogs(tx, [{ ...line, name: 'chainBroken', details }], now);
}

/** Balance that the account would have if the message followed. */
export const expectedAfter = (beforeMinor: number, direction: 'in' | 'out', amountMinor: number): number =>
  direction === 'in' ? beforeMinor + amountMinor : beforeMinor - amountMinor;

export const moneyText = (amountMinor: number, currency: Currency): string =>
  `${formatMoney(minorUnits(amountMinor), currency)} ${currency}`;

/** Resets the notification, so that the next break is notified again. */
async function forgetTelling(tx: Queryable, resourceId: string): Promise<void> {
  await tx.update(securityChains).set({ toldAt: null }).where(eq(securityChains.resourceId, resourceId));
}

async function flag(tx: Queryable, nodeId: string, { orderId }: Statement, now: Date): Promise<void> {
  await tx.update(securityNodes).set({ flagged: true }).where(eq(securityNodes.id, nodeId));
  if (orderId === null) return;
  const order = await lockOrder(tx, orderId);
  // Keep a label set by a person.
  if (order.mark === normal) await labelOrder(tx, order, suspicious, { now, reason: 'securityChainBroken' });
}
