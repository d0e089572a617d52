import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import type { Resource } from '../../orders/orders.public.ts';
import { readMessage, templatesInUse } from '../message-templates/message-templates.service.ts';
import type { MatchingRules } from './matching.rules.ts';
import { accountsMeant } from './statements.accounts.ts';
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
}

/** Undefined if no template matches the message. */
export async function readStatement(
  tx: Queryable,
  statement: Statement,
  rules: MatchingRules,
): Promise<ReadStatement | undefined> {
  if (statement.kind === 'usdt') return readTransfer(tx, statement, rules);
  const message = { sender: statement.sender ?? '', body: statement.body ?? '' };
  const reading = readMessage(await templatesInUse(tx, statement.kind), message);
  if ('refusal' in reading) return undefined;
  const { template, fields } = reading;
  const hint = { currency: fields.currency, kind: template.accountKind, tail: fields.accountTail };
  return {
    fields: { ...fields, templateId: template.id },
    accounts: await accountsMeant(tx, statement.monitorId, hint, rules),
  };
}

/** Money that came to an address of the device, or that left one. */
async function readTransfer(
  tx: Queryable,
  statement: Statement,
  rules: MatchingRules,
): Promise<ReadStatement> {
  const { monitorId, network, toAddress, fromAddress, amountMinor, utr } = statement;
  const nothing = {
    templateId: null,
    balanceMinor: null,
    payerName: null,
    remark: null,
    accountTail: null,
    timeText: null,
  };
  const at = (address: string | null) =>
    accountsMeant(
      tx,
      monitorId,
      { currency: 'USDT', address: { network: network ?? '', of: address ?? '' } },
      rules,
    );
  const receiving = await at(toAddress);
  const sending = receiving.length > 0 ? [] : await at(fromAddress);
  return {
    fields: {
      ...nothing,
      direction: sending.length > 0 ? 'out' : 'in',
      amountMinor: amountMinor ?? 0,
      currency: 'USDT',
      utr,
    },
    accounts: sending.length > 0 ? sending : receiving,
  };
}

export type ToldBefore = Pick<Statement, 'id' | 'amountMinor' | 'state'>;

/** The first message about the same payment: same reference on the same account, or same chain transfer. */
export async function toldBefore(
  tx: Queryable,
  statement: Statement,
  { fields, accounts }: ReadStatement,
): Promise<ToldBefore | undefined> {
  const [account] = accounts;
  if (!account || accounts.length > 1 || fields.utr === null || fields.direction === null) return undefined;
  const { id, resourceId, direction, utr, duplicateOf, kind, network, logIndex, amountMinor, state } =
    statements;
  const same =
    statement.kind === 'usdt'
      ? and(
          eq(kind, 'usdt'),
          eq(network, statement.network ?? ''),
          eq(logIndex, statement.logIndex ?? 0),
          isNotNull(resourceId),
        )
      : and(ne(kind, 'usdt'), eq(resourceId, account.id), eq(direction, fields.direction));
  const [first] = await tx
    .select({ id, amountMinor, state })
    .from(statements)
    .where(and(eq(utr, fields.utr), same, isNull(duplicateOf), ne(id, statement.id)))
    .limit(1);
  return first;
}
