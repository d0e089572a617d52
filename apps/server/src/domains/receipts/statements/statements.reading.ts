import { and, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { advisoryLockGroups } from '../../../db/advisory-locks.ts';
import type { Queryable } from '../../../db/connection.ts';
import { statement as prepared, sqlStatement } from '../../../db/statements.ts';
import { together } from '../../../db/together.ts';
import { type Resource, resources } from '../../orders/orders.public.ts';
import { readMessage, templatesInUse } from '../message-templates/message-templates.service.ts';
import { type GatewayClaim, readReport } from './gateway-reports.ts';
import type { MatchingRules } from './matching.rules.ts';
import { accountsMeant, accountsWatched } from './statements.accounts.ts';
import { type Statement, statements } from './statements.table.ts';

type Fields = Pick<
  Statement,
  | 'templateId'
  | 'direction'
  | 'amountMinor'
  | 'currency'
  | 'utr'
  | 'balanceMinor'
  | 'payerName'
  | 'remark'
  | 'accountTail'
  | 'timeText'
>;

/** Parsed fields of a statement, and the accounts that it may be about. */
export interface ReadStatement {
  readonly fields: Fields & { readonly amountMinor: number };
  readonly accounts: readonly Resource[];
  /** The order that the money is for; only a gateway says so. */
  readonly claim?: GatewayClaim;
}

const nothingSaid = {
  templateId: null,
  balanceMinor: null,
  payerName: null,
  remark: null,
  accountTail: null,
  timeText: null,
} as const;

/** Undefined if no template matches the message. */
export async function readStatement(
  tx: Queryable,
  statement: Statement,
  rules: MatchingRules,
): Promise<ReadStatement | undefined> {
  if (statement.kind === 'usdt') return readTransfer(tx, statement, rules);
  if (statement.kind === 'gateway') return readGatewayReport(tx, statement);
  const message = { sender: statement.sender ?? '', body: statement.body ?? '' };
  const [templates, watched] = await together(
    templatesInUse(tx, statement.kind),
    accountsWatched(tx, statement.monitorId ?? '', rules),
  );
  const reading = readMessage(templates, message);
  if ('refusal' in reading) return undefined;
  const { template, fields } = reading;
  const hint = { currency: fields.currency, kind: template.accountKind, tail: fields.accountTail };
  return {
    fields: { ...fields, templateId: template.id },
    accounts: accountsMeant(watched, hint),
  };
}

/** The account is that of the attempt, and the report names the order itself. */
async function readGatewayReport(
  tx: Queryable,
  { body, resourceId }: Statement,
): Promise<ReadStatement | undefined> {
  const report = readReport(body ?? '');
  if (!report) return undefined;
  const { amountMinor, currency, utr, ...claim } = report;
  return {
    fields: { ...nothingSaid, direction: 'in', amountMinor, currency, utr },
    accounts: await tx
      .select()
      .from(resources)
      .where(eq(resources.id, resourceId ?? '')),
    claim,
  };
}

/** Money that came to an address of the device, or that left one. */
async function readTransfer(
  tx: Queryable,
  statement: Statement,
  rules: MatchingRules,
): Promise<ReadStatement> {
  const { monitorId, network, toAddress, fromAddress, amountMinor, utr } = statement;
  const watched = await accountsWatched(tx, monitorId ?? '', rules);
  const at = (address: string | null) =>
    accountsMeant(watched, { currency: 'USDT', address: { network: network ?? '', of: address ?? '' } });
  const receiving = at(toAddress);
  const sending = receiving.length > 0 ? [] : at(fromAddress);
  return {
    fields: {
      ...nothingSaid,
      direction: sending.length > 0 ? 'out' : 'in',
      amountMinor: amountMinor ?? 0,
      currency: 'USDT',
      utr,
    },
    accounts: sending.length > 0 ? sending : receiving,
  };
}

export type ToldBefore = Pick<Statement, 'id' | 'amountMinor' | 'state' | 'orderId'>;

const firstMessage = (isSame: SQL | undefined) =>
  prepared((db) => {
    const { id, amountMinor, state, orderId, utr, duplicateOf } = statements;
    return db
      .select({ id, amountMinor, state, orderId })
      .from(statements)
      .where(and(eq(utr, sql.placeholder('utr')), isSame, isNull(duplicateOf), ne(id, sql.placeholder('id'))))
      .limit(1);
  });

const firstOfTransfer = firstMessage(
  and(
    eq(statements.kind, 'usdt'),
    eq(statements.network, sql.placeholder('network')),
    eq(statements.logIndex, sql.placeholder('logIndex')),
    isNotNull(statements.resourceId),
  ),
);
const firstOfReference = firstMessage(
  and(
    ne(statements.kind, 'usdt'),
    eq(statements.resourceId, sql.placeholder('resourceId')),
    eq(statements.direction, sql.placeholder('direction')),
  ),
);

const lockPayment = sqlStatement(
  () => sql`select pg_advisory_xact_lock(${sql.raw(String(advisoryLockGroups.reportedPayment))},
    hashtext(${sql.placeholder('payment')}))`,
);

/**
 * The first message about the same payment: same reference on the same account, or same chain transfer. Messages about
 * one payment are read one after the other, until the transaction ends.
 */
export async function toldBefore(
  tx: Queryable,
  statement: Statement,
  { fields, accounts }: ReadStatement,
): Promise<ToldBefore | undefined> {
  const [account] = accounts;
  if (!account || accounts.length > 1 || fields.utr === null || fields.direction === null) return undefined;
  const { id, kind, network, logIndex } = statement;
  const { utr, direction } = fields;
  const isTransfer = kind === 'usdt';
  const [, [told]] = await together(
    lockPayment(tx).execute({ payment: [isTransfer ? logIndex : account.id, direction, utr].join(' ') }),
    isTransfer
      ? firstOfTransfer(tx).execute({ id, utr, network: network ?? '', logIndex: logIndex ?? 0 })
      : firstOfReference(tx).execute({ id, utr, resourceId: account.id, direction }),
  );
  return told;
}
