import { formatMoney, minorUnits } from '@platform/sdk';
import type { Order } from '../../orders/orders.public.ts';
import { clockToleranceMs } from './matching.decision.ts';
import { isSameName } from './payer-names.ts';
import type { Statement } from './statements.table.ts';
import type { StatementDifference } from './statements.types.ts';

type Field = StatementDifference['field'];

/** What is compared of a record. */
export type ComparedStatement = Pick<
  Statement,
  'amountMinor' | 'currency' | 'utr' | 'resourceId' | 'payerName' | 'receivedAt' | 'storedAt'
> & { readonly accountName: string | null };

/** What is compared of an order. */
export type ComparedOrder = Pick<
  Order,
  | 'amountMinor'
  | 'payAmountMinor'
  | 'currency'
  | 'utr'
  | 'resourceId'
  | 'userName'
  | 'payoutStatus'
  | 'allocatedAt'
  | 'expiresAt'
> & {
  readonly accountName: string | null;
  readonly enteredUtr?: string | null;
  readonly enteredName?: string | null;
};

export interface Comparison {
  readonly differences: StatementDifference[];
  readonly agreements: Field[];
}

const unsaid = { differenceMinor: null, differenceSeconds: null } as const;
const seconds = (ms: number): number => Math.round(ms / 1_000);
const shown = (minor: number, of: Order['currency']): string => formatMoney(minorUnits(minor), of);

/** Amount that the money of an order should have. */
export const askedMinor = ({ payAmountMinor, amountMinor }: Pick<Order, 'payAmountMinor' | 'amountMinor'>) =>
  payAmountMinor ?? amountMinor;

/** In what a record and an order differ and agree. What one of both does not say is neither. */
export function compare(statement: ComparedStatement, order: ComparedOrder): Comparison {
  const judged: { readonly field: Field; readonly difference: StatementDifference | null }[] = [
    ...ofMoney(statement, order),
    ...ofAccount(statement, order),
    ...ofReference(statement, order),
    ...ofName(statement, order),
    ...ofTime(statement, order),
  ];
  return {
    differences: judged.flatMap(({ difference }) => difference ?? []),
    agreements: judged.flatMap(({ field, difference }) => (difference === null ? [field] : [])),
  };
}

type Judged = readonly { readonly field: Field; readonly difference: StatementDifference | null }[];

function judge(field: Field, isSame: boolean, difference: Omit<StatementDifference, 'field'>): Judged {
  return [{ field, difference: isSame ? null : { field, ...difference } }];
}

function ofMoney({ amountMinor, currency }: ComparedStatement, order: ComparedOrder): Judged {
  if (amountMinor === null || currency === null) return [];
  const asked = askedMinor(order);
  if (currency !== order.currency) {
    const texts = {
      statementText: `${shown(amountMinor, currency)} ${currency}`,
      orderText: `${shown(asked, order.currency)} ${order.currency}`,
    };
    return judge('currency', false, { effect: 'refused', ...texts, ...unsaid });
  }
  return judge('amount', amountMinor === asked, {
    effect: 'reason',
    statementText: shown(amountMinor, currency),
    orderText: shown(asked, currency),
    ...unsaid,
    differenceMinor: amountMinor - asked,
  });
}

function ofAccount({ resourceId, accountName }: ComparedStatement, order: ComparedOrder): Judged {
  if (resourceId === null) return [];
  return judge('account', resourceId === order.resourceId, {
    effect: 'reason',
    statementText: accountName,
    orderText: order.accountName,
    ...unsaid,
  });
}

/** A reference that the payer entered identifies the order only if it is the same: anyone may enter one. */
function ofReference({ utr }: ComparedStatement, order: ComparedOrder): Judged {
  const known = order.utr ?? (order.enteredUtr === utr ? utr : null);
  if (utr === null || known === null) return [];
  return judge('reference', utr === known, {
    effect: 'reason',
    statementText: utr,
    orderText: known,
    ...unsaid,
  });
}

function ofName({ payerName }: ComparedStatement, order: ComparedOrder): Judged {
  const expected = order.userName ?? order.enteredName ?? null;
  if (payerName === null || expected === null) return [];
  return judge('name', isSameName(payerName, expected), {
    effect: 'shown',
    statementText: payerName,
    orderText: expected,
    ...unsaid,
  });
}

/** Lateness by the platform's clock, as automatic matching measures it; a payout has no end. */
function ofTime(
  { receivedAt, storedAt }: ComparedStatement,
  { allocatedAt, expiresAt, payoutStatus }: ComparedOrder,
): Judged {
  const difference = (at: Date, of: Date): Omit<StatementDifference, 'field'> => ({
    effect: 'shown',
    statementText: at.toISOString(),
    orderText: of.toISOString(),
    differenceMinor: null,
    differenceSeconds: seconds(at.getTime() - of.getTime()),
  });
  if (allocatedAt && receivedAt.getTime() < allocatedAt.getTime() - clockToleranceMs)
    return judge('time', false, difference(receivedAt, allocatedAt));
  const end = payoutStatus === null ? expiresAt : null;
  if (end && storedAt.getTime() > end.getTime()) return judge('time', false, difference(storedAt, end));
  return allocatedAt ? [{ field: 'time', difference: null }] : [];
}

/** Differences that need a reason, in a language-neutral form. */
export function differenceTexts(
  differences: readonly StatementDifference[],
  currency: Order['currency'],
): string[] {
  return differences.flatMap(({ field, effect, statementText, orderText }) => {
    if (effect === 'shown') return [];
    const texts = [statementText ?? '–', orderText ?? '–'];
    if (field === 'amount') return texts.map((text) => `${text} ${currency}`).join(' ≠ ');
    return `${field === 'reference' ? 'UTR ' : ''}${texts.join(' ≠ ')}`;
  });
}
