import { errorCodes } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openStatementDesk, type StatementDesk } from '../../../testing/statement-desk.ts';
import { allocationAttempts } from '../../orders/allocation/allocation.table.ts';
import type { OrderDossier } from '../../orders/orders/orders.dossier.ts';
import { orders } from '../../orders/orders/orders.table.ts';
import { statements } from './statements.table.ts';
import type { StatementRow } from './statements.types.ts';

type Session = { readonly token: string; readonly token2?: string };

let desk: StatementDesk;
let boss: Session;
let supplier: Session;
beforeAll(async () => {
  desk = await openStatementDesk();
});
afterAll(() => desk.close());
beforeEach(async () => {
  await desk.forget();
  await desk.clear();
  [boss, supplier] = [await signIn('superAdmin'), await signIn('supplier')];
});

async function signIn(role: 'superAdmin' | 'supplier'): Promise<Session> {
  const token = await desk.signIn(role);
  return { token, token2: await desk.signInSecondLevel(token) };
}

const rowsOf = async (utr: string, session: Session) =>
  (await desk.get<{ list: StatementRow[] }>(`/v1.0/statement/getList?utr=${utr}`, session)).data.list;

describe('the order of another supplier', () => {
  test('is not shown beside a record with its reference, nor in a refusal', async () => {
    const utr = '432100000078';
    const theirs = await desk.place();
    await desk.post('/v1.0/order/replenishmentOrder', { orderCode: theirs.orderCode, utr }, boss);
    const { db } = desk.store;
    await db.update(orders).set({ supplierId: desk.foreignSupplier }).where(eq(orders.id, theirs.id));
    const { statementId } = await desk.credit({ amount: '200', utr });
    const seenBy = (session: Session) => rowsOf(utr, session);
    const { orderCode } = theirs;
    expect(await seenBy(boss)).toMatchObject([
      { id: statementId, suspicion: 'utrConsumed', suspectedOrderCode: orderCode },
    ]);
    expect(await seenBy(supplier)).toMatchObject([
      { id: statementId, suspicion: 'utrConsumed', suspectedOrderCode: null },
    ]);
    const done = { state: 'matched', match: 'byHand', suspicion: null } as const;
    await db.update(statements).set(done).where(eq(statements.id, statementId));
    expect(await seenBy(boss)).toMatchObject([{ orderCode }]);
    expect(await seenBy(supplier)).toMatchObject([{ orderCode: null }]);
    for (const [session, told] of [
      [boss, orderCode],
      [supplier, null],
    ] as const) {
      const { code, data } = await desk.post('/v1.0/statement/ignore', { statementId, reason: 'x' }, session);
      expect(code).toBe(errorCodes.statementAlreadyMatched);
      expect(data).toEqual({ params: { orderCode: told } });
    }
  });

  test('does not reveal what its account received', async () => {
    const utr = '432100000079';
    const order = await desk.place();
    await desk.post('/v1.0/order/replenishmentOrder', { orderCode: order.orderCode, utr }, boss);
    const { statementId } = await desk.credit({ amount: '200', utr });
    const { db } = desk.store;
    const statement = eq(statements.id, statementId);
    const shownTo = async (session: Session) => {
      const path = `/v1.0/order/getDossier?orderCode=${order.orderCode}`;
      return (await desk.get<OrderDossier>(path, session)).data.statements.map(({ id }) => id);
    };
    expect(await shownTo(supplier)).toEqual([statementId]);
    await db.update(statements).set({ supplierId: desk.foreignSupplier }).where(statement);
    expect(await shownTo(supplier)).toEqual([]);
    expect(await shownTo(boss)).toEqual([statementId]);
  });

  test('that has the reference already is named only to staff', async () => {
    const order = await desk.place();
    const foreign = { resourceId: desk.foreign, supplierId: desk.foreignSupplier };
    await desk.store.db
      .update(allocationAttempts)
      .set(foreign)
      .where(eq(allocationAttempts.orderId, order.id));
    const attemptsFor = async (session: Session) => {
      const path = `/v1.0/order/getDossier?orderCode=${order.orderCode}`;
      return (await desk.get<OrderDossier>(path, session)).data.attempts;
    };
    expect(await attemptsFor(boss)).toMatchObject([foreign]);
    expect(await attemptsFor(supplier)).toMatchObject([
      { resourceId: null, resourceName: null, supplierId: null, supplierName: null },
    ]);
  });
});
