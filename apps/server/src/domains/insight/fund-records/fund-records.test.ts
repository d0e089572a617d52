import { desc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Scope } from '../../../kit/operation/context.ts';
import { type OrderWorld, openOrderWorld, worldStart, worldZone } from '../../../testing/order-world.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { ledgerAccountOf, postTransfers, totalBalance } from '../../money/ledger/ledger.service.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from '../../money/ledger/ledger.table.ts';
import { placeOrder } from '../../orders/orders/orders.creation.ts';
import { advance } from '../../orders/orders/orders.service.ts';
import { type Order, orders } from '../../orders/orders/orders.table.ts';
import type { FundRecordFilters } from './fund-records.filters.ts';
import { listFundRecords } from './fund-records.list.ts';

const everyone: Scope = { kind: 'all' };
const at = (seconds: number): Date => new Date(worldStart.getTime() + seconds * 1_000);

let world: OrderWorld;
let paid: Order[];

beforeAll(async () => {
  world = await openOrderWorld();
  paid = [];
  for (let index = 0; index < 24; index += 1) paid.push(await paidOrder(index));
  await world.store.transaction((tx) =>
    advance(tx, paid[3]?.id ?? '', 'reverse', {
      now: at(900),
      context: { as: 'superAdmin', secondPerson: true },
    }),
  );
  await world.store.transaction((tx) =>
    postTransfers(
      tx,
      [
        {
          kind: 'pending',
          purpose: 'reservation',
          debit: ledgerAccountOf.merchantPayable(world.merchants[0].id, 'INR'),
          credit: ledgerAccountOf.payoutClearing('INR', 'held'),
          amountMinor: 70,
          key: 'held back',
        },
      ],
      at(950),
    ),
  );
});
afterAll(() => world.close());

async function paidOrder(index: number): Promise<Order> {
  const merchant = world.merchants[index % 3 === 0 ? 1 : 0];
  const productId = index % 4 === 0 ? 3015 : 1008;
  const request = {
    productId,
    mchOrderNo: `F${index}`,
    amount: 10_000 + (index % 5) * 100,
    notifyUrl: 'https://m.example/n',
  };
  const placed = await placeOrder(world.store.db, request, {
    merchantId: merchant.id,
    now: at(index),
    timeZone: worldZone,
  });
  const supplierId = world.suppliers[index % 4] ?? world.suppliers[0];
  await world.store.transaction((tx) =>
    advance(tx, placed.order, 'allocate', {
      now: at(index),
      allocation: {
        supplierId,
        isProxy: false,
        payAmountMinor: placed.order.amountMinor,
        expiresAt: at(3_600),
        commissionRate: '0.01',
      },
    }),
  );
  // Two entries per second, so that a page can end between them.
  return world.store.transaction((tx) =>
    advance(tx, placed.order.id, 'match', { now: at(100 + Math.floor(index / 2)) }),
  );
}

const list = (filters: FundRecordFilters = {}, scope: Scope = everyone, pageSize = 200, cursor?: string) =>
  listFundRecords(world.store.db, filters, scope, {
    page: 1,
    pageSize,
    sortOrder: 'desc',
    withSummary: true,
    withoutTotal: false,
    ...(cursor && { cursor }),
  });

/** Reads every page by its cursor. */
async function readAll(filters: FundRecordFilters, scope: Scope, pageSize: number) {
  const rows = [];
  let cursor: string | undefined;
  do {
    const page = await list(filters, scope, pageSize, cursor);
    rows.push(...page.list);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return rows;
}

/** A plain reimplementation of the filters. */
async function plain(filters: FundRecordFilters, owners: readonly string[] | undefined) {
  const rows = await world.store.db
    .select({ entry: ledgerEntries, transfer: ledgerTransfers, account: ledgerAccounts, order: orders })
    .from(ledgerEntries)
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerEntries.transferId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .leftJoin(orders, eq(orders.id, ledgerTransfers.orderId))
    .orderBy(desc(ledgerEntries.transferId), desc(ledgerEntries.accountId));
  const { recordId, ownerId, accountKind, currency, orderCode, purpose, direction, amountMinor } = filters;
  const { startTime, endTime } = filters;
  return rows
    .filter(
      ({ entry, transfer, account, order }) =>
        (!owners || owners.includes(account.ownerId ?? '')) &&
        (recordId === undefined || `${entry.accountId}:${entry.version}` === recordId) &&
        (ownerId === undefined || account.ownerId === ownerId) &&
        (accountKind === undefined || account.kind === accountKind) &&
        (currency === undefined || account.currency === currency) &&
        (orderCode === undefined || order?.orderCode === orderCode) &&
        (purpose === undefined || transfer.purpose === purpose) &&
        (direction === undefined || entry.amountMinor > 0 === (direction === 'credit')) &&
        (amountMinor === undefined || Math.abs(entry.amountMinor) === amountMinor) &&
        (startTime === undefined || transfer.createdAt >= startTime) &&
        (endTime === undefined || transfer.createdAt.getTime() < endTime.getTime() + 1_000),
    )
    .map(({ entry }) => `${entry.accountId}:${entry.version}`);
}

describe('the list', () => {
  const second = fc.integer({ min: 95, max: 120 }).map(at);
  const filters = fc.record(
    {
      ownerId: fc
        .nat({ max: 5 })
        .map((index) => [...world.merchants.map(({ id }) => id), ...world.suppliers][index] ?? ''),
      accountKind: fc.constantFrom(
        'merchantPayable',
        'supplierReceivable',
        'feeIncome',
        'commissionExpense',
        'adjustment',
      ),
      currency: fc.constantFrom('INR', 'USDT', 'KES'),
      orderCode: fc.nat({ max: 23 }).map((index) => paid[index]?.orderCode ?? ''),
      purpose: fc.constantFrom('principal', 'fee', 'commission', 'adjustment'),
      direction: fc.constantFrom('credit', 'debit'),
      amountMinor: fc.constantFrom(10_000, 10_100, 100, 7),
      startTime: second,
      endTime: second,
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<FundRecordFilters>;
  const scopes = fc.constantFrom('all', 'merchant', 'team', 'none');
  const scopeOf = (name: string): [Scope, string[] | undefined] => {
    const [merchant] = world.merchants;
    const team = world.suppliers.slice(0, 3);
    if (name === 'merchant') return [{ kind: 'merchant', merchantId: merchant.id }, [merchant.id]];
    if (name === 'team') return [{ kind: 'suppliers', supplierId: team[0] ?? '', supplierIds: team }, team];
    return name === 'all' ? [everyone, undefined] : [{ kind: 'none' }, []];
  };

  it('has exactly the rows of a plain filter, in the same order, in pages of any length', async () => {
    await fc.assert(
      fc.asyncProperty(filters, scopes, fc.integer({ min: 1, max: 40 }), async (filter, name, pageSize) => {
        const [scope, owners] = scopeOf(name);
        const rows = await readAll(filter, scope, pageSize);
        expect(rows.map(({ id }) => id)).toEqual(await plain(filter, owners));
      }),
      { numRuns: 30 },
    );
  });

  it('finds one entry by its id, within what the caller may read', async () => {
    const { list: rows } = await list({}, everyone);
    for (const { id, ownerId } of rows.slice(0, 12)) {
      const found = await list({ recordId: id });
      expect(found.list.map((row) => row.id)).toEqual([id]);
      const [scope, owners] = scopeOf('merchant');
      const own = await list({ recordId: id }, scope);
      expect(own.list.map((row) => row.id)).toEqual(owners?.includes(ownerId ?? '') ? [id] : []);
    }
  });

  it('shows the balance of the account after each entry', async () => {
    const rows = await readAll({}, everyone, 50);
    const accounts = Map.groupBy(rows, ({ id }) => id.split(':')[0]);
    for (const entries of accounts.values()) {
      const booked = entries.toSorted((a, b) => a.version - b.version);
      let balance = 0;
      for (const [index, entry] of booked.entries()) {
        balance += entry.amountMinor;
        expect(entry).toMatchObject({ version: index + 1, balanceAfterMinor: balance });
      }
    }
  });

  it('sums up the filtered entries, and the sums equal the balances', async () => {
    const [merchant] = world.merchants;
    const {
      summary,
      total,
      list: rows,
    } = await list({ accountKind: 'merchantPayable', ownerId: merchant.id });
    expect(total).toBe(rows.length);
    const scope: Scope = { kind: 'merchant', merchantId: merchant.id };
    const { balances } = await totalBalance(world.store.db, scope, at(1_000));
    expect(
      summary?.map(({ currency, creditMinor, debitMinor }) => [currency, creditMinor - debitMinor]),
    ).toEqual(balances.map(({ currency, merchantPayableMinor }) => [currency, merchantPayableMinor]));
    // A held amount reduces the available balance but has no entry.
    expect(balances.find(({ currency }) => currency === 'INR')?.merchantPendingMinor).toBe(70);
  });

  it('shows order and owner, and the entry that a reversal undoes', async () => {
    const order = paid[3];
    const rows = (await list({ orderCode: order?.orderCode ?? '' })).list;
    expect(rows.filter(({ reverses }) => reverses !== null)).toHaveLength(rows.length / 2);
    expect(new Set(rows.map(({ orderCode, merchantOrderNo }) => `${orderCode} ${merchantOrderNo}`))).toEqual(
      new Set([`${order?.orderCode} F3`]),
    );
    expect(new Set(rows.map(({ ownerKind }) => ownerKind))).toEqual(
      new Set(['merchant', 'supplier', 'platform']),
    );
  });

  it('refuses a cursor that it did not issue', async () => {
    await expect(list({}, everyone, 5, 'nonsense')).rejects.toMatchObject({ errorName: 'pageCursorInvalid' });
  });
});

describe('the call', () => {
  it('returns to merchants and suppliers their own entries, and refuses technical support', async () => {
    const app = await createTestApp();
    try {
      const now = app.clock.now();
      await app.store.transaction((tx) =>
        postTransfers(
          tx,
          [
            {
              kind: 'single',
              purpose: 'adjustment',
              debit: ledgerAccountOf.adjustment('INR'),
              credit: ledgerAccountOf.merchantPayable(app.ids.merchantId, 'INR'),
              amountMinor: 5_000,
              key: 'opening',
            },
            {
              kind: 'single',
              purpose: 'adjustment',
              debit: ledgerAccountOf.adjustment('INR'),
              credit: ledgerAccountOf.supplierDeposit(app.ids.supplierId, 'INR'),
              amountMinor: 900,
              key: 'deposit',
            },
          ],
          now,
        ),
      );
      const seenBy = async (role: Parameters<typeof app.signIn>[0]) => {
        const token = await app.signIn(role);
        const answer = await app.get<{ list: { balanceAfterMinor: number; accountKind: string }[] }>(
          '/v1.0/fundRecord/getList?withSummary=true',
          { token },
        );
        return answer.code === 200
          ? answer.data.list.map((row) => `${row.accountKind} ${row.balanceAfterMinor}`).sort()
          : answer.code;
      };
      expect(await seenBy('merchant')).toEqual(['merchantPayable 5000']);
      expect(await seenBy('supplier')).toEqual(['supplierDeposit 900']);
      for (const role of ['admin', 'superAdmin', 'customerService', 'technicalMaintenance'] as const) {
        expect(await seenBy(role)).toHaveLength(4);
      }
      expect(await seenBy('technicalSupport')).not.toBeInstanceOf(Array);
    } finally {
      await app.close();
    }
  });
});
