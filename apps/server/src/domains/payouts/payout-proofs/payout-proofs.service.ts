import { createHash } from 'node:crypto';
import type { OperationIO } from '@platform/sdk';
import { payoutStatusIds, payoutStatusOf } from '@platform/sdk/rules';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { RequestFault } from '../../../kit/http/envelope.ts';
import { newId } from '../../../kit/ids.ts';
import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { HandlerContext, Scope } from '../../../kit/operation/context.ts';
import { isOwnedRow, ownedRows } from '../../../kit/operation/owned-rows.ts';
import { isPicture } from '../../../kit/picture.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { users } from '../../access/access.public.ts';
import {
  lockOrderByCode,
  mustBeOwn,
  type Order,
  orders,
  payoutStatusIdOf,
} from '../../orders/orders.public.ts';
import { payoutProofs } from './payout-proofs.table.ts';

type Proof = OperationIO['payouts.addProof']['output'];
type Proofs = OperationIO['payouts.proofs']['output'];

const mostPictures = 5;
const { awaiting, cancelled, rejected } = payoutStatusIds;
/** Nobody pays such a payout, so nothing proves a payment. */
const withoutPayer: ReadonlySet<number> = new Set([awaiting, cancelled, rejected]);

/** Keeps a picture with the payout. The payout is locked, so that pictures at once count one after the other. */
export async function addProof(
  context: HandlerContext,
  { orderCode, picture }: { readonly orderCode: string; readonly picture: string },
): Promise<Proof> {
  const { db, now, scope } = context;
  const { userId } = actingUser(context);
  if (!isPicture(picture)) throw refusedPicture('invalid_format', 'Its content is not of the declared type.');
  const order = await lockOrderByCode(db, orderCode);
  mustBeOwn(order, scope);
  const status = payoutStatusIdOf(order);
  if (withoutPayer.has(status))
    throw new BusinessError('orderTransitionRefused', { status: payoutStatusOf(status) ?? status });
  const digest = createHash('sha256').update(picture).digest('hex');
  const { id: orderId, attempt, supplierId } = order;
  const same = and(eq(payoutProofs.attempt, attempt), eq(payoutProofs.digest, digest));
  const [kept] = await proofsOf(db, orderId, same);
  if (kept) return kept;
  if (!(await accepts(db, order)))
    throw refusedPicture('too_many', `A payout has at most ${mostPictures} pictures.`);
  const row = {
    id: newId(now),
    orderId,
    attempt,
    supplierId,
    picture,
    digest,
    addedBy: userId,
    addedAt: now,
  };
  await db.insert(payoutProofs).values(row);
  context.audit({ objectType: 'order', objectId: orderCode, before: {}, after: { proof: digest, attempt } });
  const [added] = await proofsOf(db, orderId, same);
  if (!added) throw new Error(`The picture ${row.id} was not kept.`);
  return added;
}

/**
 * The pictures that the caller may see: all, or those of its own team's payments.
 *
 * @throws orderNotFound
 */
export async function listProofs(db: Queryable, orderCode: string, scope: Scope): Promise<Proofs> {
  const [order] = await db.select().from(orders).where(eq(orders.orderCode, orderCode));
  const list = order
    ? await proofsOf(db, order.id, ownedRows(scope, { supplier: payoutProofs.supplierId }))
    : [];
  if (!order || (list.length === 0 && !isOwnedRow(scope, order)))
    throw new BusinessError('orderNotFound', { orderCode });
  return { list, acceptsMore: isOwnedRow(scope, order) && (await accepts(db, order)) };
}

async function proofsOf(db: Queryable, ofOrder: string, condition: SQL | undefined): Promise<Proof[]> {
  const { id, orderId, attempt, picture, addedAt } = payoutProofs;
  const rows = await db
    .select({ id, attempt, picture, addedBy: users.account, addedAt })
    .from(payoutProofs)
    .innerJoin(users, eq(users.id, payoutProofs.addedBy))
    .where(and(eq(orderId, ofOrder), condition))
    .orderBy(asc(addedAt), asc(id));
  return rows.map((row) => ({ ...row, addedAt: row.addedAt.toISOString() }));
}

const accepts = async (db: Queryable, order: Order): Promise<boolean> =>
  !withoutPayer.has(payoutStatusIdOf(order)) &&
  (await db.$count(payoutProofs, eq(payoutProofs.orderId, order.id))) < mostPictures;

const refusedPicture = (code: string, message: string): RequestFault =>
  new RequestFault('validationFailed', { issues: [{ path: 'picture', code, message }] });
