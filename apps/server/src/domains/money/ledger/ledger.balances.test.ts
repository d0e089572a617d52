import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Role } from '../../../kit/operation/context.ts';
import { openPayoutDesk, type PayoutDesk } from '../../../testing/payout-desk.ts';
import { ledgerAccountOf, type Movement, postTransfers } from './ledger.service.ts';

let desk: PayoutDesk;

/**
 * The merchant took in 1,000.00 through the supplier at 1 % fee and 0.5 % commission, and awaits a payout of
 * 100.00.
 */
beforeAll(async () => {
  desk = await openPayoutDesk();
  const { merchantId, supplierId } = desk.ids;
  const now = desk.clock.now();
  const orderId = '0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e02';
  const payable = ledgerAccountOf.merchantPayable(merchantId, 'INR');
  const receivable = ledgerAccountOf.supplierReceivable(supplierId, 'INR');
  const move = (
    purpose: Movement['purpose'],
    amountMinor: number,
    sides: Pick<Movement, 'debit' | 'credit'>,
  ) => ({ kind: 'single', purpose, amountMinor, key: `${purpose} ${amountMinor}`, ...sides }) as const;
  await desk.store.transaction((tx) =>
    postTransfers(
      tx,
      [
        move('principal', 100_000, { debit: receivable, credit: payable }),
        move('fee', 1_000, { debit: payable, credit: ledgerAccountOf.feeIncome('INR', orderId) }),
        move('commission', 500, {
          debit: ledgerAccountOf.commissionExpense(supplierId, 'INR'),
          credit: receivable,
        }),
        move('adjustment', 200_000, {
          debit: ledgerAccountOf.adjustment('INR'),
          credit: ledgerAccountOf.supplierDeposit(supplierId, 'INR'),
        }),
      ],
      now,
    ),
  );
  await desk.create({ amount: 10_000 });
  const other = await desk.addSupplierUser('other');
  await desk.store.transaction((tx) =>
    postTransfers(
      tx,
      [
        move('reservation', 7, {
          debit: ledgerAccountOf.adjustment('INR'),
          credit: ledgerAccountOf.supplierDeposit(other.supplierId, 'INR'),
        }),
        move('adjustment', 11, {
          debit: ledgerAccountOf.adjustment('INR'),
          credit: ledgerAccountOf.merchantPayable('0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e03', 'INR'),
        }),
      ],
      now,
    ),
  );
});
afterAll(() => desk.close());

const hidden = {
  merchantPayableMinor: null,
  merchantPendingMinor: null,
  merchantAvailableMinor: null,
  supplierReceivableMinor: null,
  supplierDepositMinor: null,
  supplierAvailableMinor: null,
  commissionMinor: null,
  payoutClearingMinor: null,
  feeIncomeMinor: null,
};
const merchants = {
  merchantPayableMinor: 99_000,
  merchantPendingMinor: 10_100,
  merchantAvailableMinor: 88_900,
};
const suppliers = {
  supplierReceivableMinor: 99_500,
  supplierDepositMinor: 200_000,
  supplierAvailableMinor: 100_500,
  commissionMinor: 500,
};
const platforms = { payoutClearingMinor: 10_100, feeIncomeMinor: 1_000 };

it.each<[Role, object]>([
  ['merchant', merchants],
  ['supplier', suppliers],
  [
    'admin',
    {
      ...merchants,
      ...suppliers,
      ...platforms,
      merchantPayableMinor: 99_011,
      merchantAvailableMinor: 88_911,
      supplierDepositMinor: 200_007,
      supplierAvailableMinor: 100_507,
    },
  ],
])('%s sees the balances in its scope, and null for the rest', async (role, seen) => {
  const token = await desk.signIn(role);
  const { data } = await desk.get('/v1.0/user/getTotalBalance', { token });
  expect(data).toEqual({
    at: expect.any(String),
    balances: [{ currency: 'INR', ...hidden, ...seen }],
  });
});
