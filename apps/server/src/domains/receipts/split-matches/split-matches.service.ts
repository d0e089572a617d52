import { formatMoney, minorUnits } from '@platform/sdk';
import { and, asc, inArray } from 'drizzle-orm';
import { newId } from '../../../kit/ids.ts';
import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import {
  advance,
  bookResidue,
  keepFurtherReferences,
  listedParties,
  lockBooks,
  lockOrders,
  markListedPayer,
  mustBeOwn,
  type Order,
  reportOrderChange,
  takeReferences,
} from '../../orders/orders.public.ts';
import { countSupplement } from '../security-chain/supplement-limit.service.ts';
import {
  orderReference,
  outcomesOf,
  settleRecords,
  statementScope,
} from '../statements/several-matches.service.ts';
import { type Statement, statements } from '../statements/statements.table.ts';
import { splitMatchOf } from './split-matches.row.ts';
import { checkPayments, checkShape, sharesOf, supplierOf } from './split-matches.rules.ts';
import { splitMatches, splitMatchOrders, splitMatchRecords } from './split-matches.table.ts';
import type { AddSplitMatch, SplitMatchShown } from './split-matches.types.ts';
import { toleranceFor } from './tolerances.service.ts';

/** A record whose money is known. */
type Received = Statement & { readonly amountMinor: number; readonly currency: Order['currency'] };

/** An order with what it gets of the records. */
interface Share {
  readonly order: Order;
  readonly askedMinor: number;
  readonly receivedMinor: number;
}

/**
 * Matches one record with several collections, or several records with one. Records, references, orders, their bookings
 * and the residue change in one transaction. Lock order: records by id, orders by id, references, ledger accounts,
 * loads of accounts.
 */
export async function addSplitMatch(
  context: HandlerContext,
  { statementIds, orderCodes, reason, ...explanation }: AddSplitMatch,
): Promise<SplitMatchShown> {
  const { db, now, scope, audit } = context;
  const [ids, codes] = [[...new Set(statementIds)], [...new Set(orderCodes)]];
  checkShape(ids.length, codes.length);
  const records = await lockRecords(context, ids);
  const orders = await lockOwnOrders(context, codes);
  const currency = currencyOf(records, orders);
  checkPayments(records);
  const supplierId = supplierOf(records, orders);
  const asked = orders.map((order) => order.payAmountMinor ?? order.amountMinor);
  const { carrier, receivedMinor, ...sums } = sharesOf(
    records.map(({ amountMinor }) => amountMinor),
    asked,
    { ...explanation, currency, scope, toleranceMinor: await toleranceFor(db, currency) },
  );
  const shares = orders.map(
    (order, index): Share => ({
      order,
      askedMinor: asked[index] ?? 0,
      receivedMinor: receivedMinor[index] ?? 0,
    }),
  );
  const carrying = orders[carrier];
  if (!carrying) throw new Error('No order carries the residue.');
  const { residueMinor } = sums;
  const utrs = await takeAll(context, carrying, records);
  await lockBooks(db, orders, now);
  await completeOrders(context, shares, { carrying, records, utrs, reason });
  await bookResidue(db, carrying, residueMinor, now);

  const matchId = newId(now);
  await db.insert(splitMatches).values({
    id: matchId,
    supplierId,
    currency,
    residueMinor,
    residueKind: explanation.residueKind ?? null,
    residueNote: explanation.residueNote ?? null,
    residueOrderId: residueMinor === 0 ? null : carrying.id,
    reason,
    matchedBy: actingUser(context).userId,
    matchedAt: now,
  });
  await db
    .insert(splitMatchRecords)
    .values(records.map(({ id, amountMinor }) => ({ statementId: id, matchId, amountMinor })));
  await db
    .insert(splitMatchOrders)
    .values(shares.map(({ order, ...amounts }) => ({ orderId: order.id, matchId, ...amounts })));
  await settleRecords(context, records, { orderId: carrying.id, supplierId, reason });
  audit({
    objectType: 'splitMatch',
    objectId: matchId,
    before: { records: records.map(({ id, state }) => ({ statementId: id, state })) },
    after: {
      ...sums,
      ...explanation,
      currency,
      reason,
      residueOrderCode: residueMinor === 0 ? null : carrying.orderCode,
      records: records.map(({ id, amountMinor }) => ({ statementId: id, amountMinor })),
      orders: shares.map(({ order, ...amounts }) => ({ orderCode: order.orderCode, ...amounts })),
    },
  });
  return splitMatchOf(context, matchId);
}

/** Locks the records, before the orders as everywhere, in id order. */
async function lockRecords({ db, scope }: HandlerContext, ids: readonly string[]): Promise<Received[]> {
  const rows = await db
    .select()
    .from(statements)
    .where(and(inArray(statements.id, [...ids]), statementScope(scope)))
    .orderBy(asc(statements.id))
    .for('update');
  if (rows.length < ids.length) throw new BusinessError('statementNotFound');
  const matched = rows.find(({ state }) => state === 'matched');
  if (matched) {
    const orderCode = (await outcomesOf(db, [matched.id], scope)).get(matched.id)?.orderCode ?? null;
    throw new BusinessError('statementAlreadyMatched', { orderCode });
  }
  return rows.map((row) => {
    const { state, direction, amountMinor, currency } = row;
    if (direction === 'out') throw new BusinessError('orderTypeRefused');
    const isOpen = state === 'unmatched' || state === 'suspicious';
    if (!isOpen || direction === null || amountMinor === null || currency === null)
      throw new BusinessError('statementNotMatchable', { state });
    return { ...row, amountMinor, currency };
  });
}

async function lockOwnOrders({ db, scope }: HandlerContext, codes: readonly string[]): Promise<Order[]> {
  const locked = await lockOrders(db, codes);
  const orders = codes.map((orderCode) => {
    const order = locked.get(orderCode);
    if (!order) throw new BusinessError('orderNotFound', { orderCode });
    mustBeOwn(order, scope);
    return order;
  });
  if (orders.some(({ payoutStatus }) => payoutStatus !== null)) throw new BusinessError('orderTypeRefused');
  return orders.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

function currencyOf(records: readonly Received[], orders: readonly Order[]): Order['currency'] {
  const shown = (minor: number, of: Order['currency']) => `${formatMoney(minorUnits(minor), of)} ${of}`;
  const [first] = records;
  const strange =
    records.find(({ currency }) => currency !== first?.currency) ??
    orders.find(({ currency }) => currency !== first?.currency);
  if (!first || strange) {
    const differences = [first, strange]
      .flatMap((one) => (one ? [shown(one.amountMinor, one.currency)] : []))
      .join(' ≠ ');
    throw new BusinessError('statementDiffers', { differences });
  }
  return first.currency;
}

/**
 * Takes the references of all records for the order that carries the residue, which is the only one of several records.
 * It stores the first; the others are kept beside it.
 */
async function takeAll(
  { db, scope }: HandlerContext,
  order: Order,
  records: readonly Received[],
): Promise<readonly string[]> {
  const references = new Set<string>();
  for (const record of records) {
    const reference = await orderReference(db, order, record);
    if (reference !== undefined) references.add(reference);
  }
  const utrs = await takeReferences(
    db,
    [...references].map((reference) => ({ order, reference })),
    scope,
  );
  await keepFurtherReferences(db, order, utrs.slice(1));
  return utrs;
}

async function completeOrders(
  context: HandlerContext,
  shares: readonly Share[],
  {
    carrying,
    records,
    utrs,
    reason,
  }: {
    readonly carrying: Order;
    readonly records: readonly Received[];
    readonly utrs: readonly string[];
    readonly reason: string;
  },
): Promise<void> {
  const { db, now, ip, settings } = context;
  const { userId, role } = actingUser(context);
  const canTimeoutSupplement = await settings.get('CanTimeoutSupplement');
  const [utr] = utrs;
  const [{ payerName = null, remark = null } = {}] = records;
  const list = await settings.rules(listedParties);
  const done: { before: Order; after: Order }[] = [];
  for (const { order, receivedMinor } of shares) {
    const after = await advance(db, order, 'supplement', {
      now,
      userId,
      ip,
      reason,
      context: { as: role, offset: false, canTimeoutSupplement },
      payment: {
        receivedMinor,
        ...(utr === undefined || order.id !== carrying.id ? {} : { utr }),
        ...(payerName ? { validateUserName: payerName } : {}),
        ...(remark ? { description: remark } : {}),
      },
    });
    done.push({ before: order, after: await markListedPayer(db, after, payerName, list, now) });
  }
  // By account, because each count locks the chain of its account.
  const byAccount = done.toSorted((a, b) =>
    (a.after.resourceId ?? '').localeCompare(b.after.resourceId ?? ''),
  );
  // Every order is proven by the messages, although one of them holds the reference.
  for (const { after } of byAccount) await countSupplement(context, after, utr);
  for (const { before, after } of done) reportOrderChange(context, before, after);
}
