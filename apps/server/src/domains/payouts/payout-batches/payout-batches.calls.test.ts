import { errorCodes } from '@platform/sdk';
import { payoutStatusIds } from '@platform/sdk/rules';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadOf, payoutAmountMinor } from '../../../testing/paying-desk.ts';
import {
  bankDefinition,
  openPayoutBatchDesk,
  type PayoutBatchDesk,
} from '../../../testing/payout-batch-desk.ts';
import { setSetting } from '../../../testing/set-setting.ts';
import { auditRecords } from '../../access/audit/audit.table.ts';
import type { GivenDefinition } from '../payout-templates/payout-templates.service.ts';
import { expireClaims } from '../payouts/payouts.leases.ts';
import { payoutBatchFiles } from './payout-batches.table.ts';

let desk: PayoutBatchDesk;
beforeAll(async () => {
  desk = await openPayoutBatchDesk();
});
beforeEach(() => desk.renew());
afterAll(() => desk.close());

const narrow: GivenDefinition = {
  ...bankDefinition,
  columns: bankDefinition.columns.map((column) => ({ ...column, maxLength: 8 })),
  result: null,
};
const statusOf = async (id: string) => (await desk.stored(id)).payoutStatus;

describe('creating a batch', () => {
  it('takes the oldest payouts of the pool, each with a place on the account', async () => {
    const payouts = await desk.waitingMany(3);
    const { data } = await desk.create({ maxOrderCount: 2 });
    expect(data).toMatchObject({
      batch: { state: 'created', orderCount: 2, openCount: 2, amountMinor: 2 * payoutAmountMinor },
      stoppedBy: 'maxOrderCount',
    });
    expect(await desk.load()).toEqual(loadOf(2));
    const [first, , last] = payouts;
    expect(await desk.stored(first!.id)).toMatchObject({
      payoutStatus: payoutStatusIds.preparing,
      payoutBatchId: data.batch.id,
      supplierId: desk.ids.supplierId,
      resourceId: desk.account,
      claimExpiresAt: null,
    });
    expect(await statusOf(last!.id)).toBe(payoutStatusIds.awaiting);
    expect(await desk.timeline(first!.id)).toEqual(['create', 'enterBatch']);
    await desk.mustBeConsistent();
  });

  it('stops where the account’s places end, and names what it left out', async () => {
    await desk.change({ concurrencyLimit: 2 });
    const payouts = await desk.waitingMany(3);
    const orderCodes = payouts.map(({ orderCode }) => orderCode);
    const { data } = await desk.create({ orderCodes });
    expect(data).toMatchObject({
      batch: { orderCount: 2 },
      stoppedBy: 'concurrencyLimit',
      skipped: [{ reason: 'accountLimit', count: 1, orderCodes: [orderCodes[2]] }],
    });
    expect((await desk.create()).code).toBe(errorCodes.resourceLimitExceeded);
    await desk.mustBeConsistent();
  });

  it('stops at the account’s daily limit, oldest first, without letting a smaller payout overtake', async () => {
    await desk.change({ dailyLimitMinor: 2 * payoutAmountMinor });
    await desk.waiting(payoutAmountMinor);
    await desk.waiting(payoutAmountMinor + 1);
    await desk.waiting(1_000);
    const { data } = await desk.create();
    expect(data).toMatchObject({ batch: { orderCount: 1 }, stoppedBy: 'dailyLimit' });
  });

  it('names payouts that somebody else has taken, and those that do not exist', async () => {
    const [free] = await desk.waitingMany(1);
    const claimed = await desk.claimed();
    const orderCodes = [free!.orderCode, claimed.orderCode, 'P0'];
    const { data } = await desk.create({ orderCodes });
    expect(data.skipped).toEqual([
      { reason: 'taken', count: 1, orderCodes: [claimed.orderCode] },
      { reason: 'notFound', count: 1, orderCodes: ['P0'] },
    ]);
  });

  it('leaves out what the bank’s file cannot hold', async () => {
    await desk.waiting();
    const long = await desk.create({ templateId: await desk.addTemplate(narrow) });
    expect(long.code).toBe(errorCodes.batchEmpty);
    expect((await desk.preview(`&templateId=${await desk.addTemplate(narrow)}`)).data).toMatchObject({
      orderCount: 0,
      skipped: [{ reason: 'notWritable', count: 1 }],
    });
  });

  it('is refused without payouts, by wrong forms, and while ShowBatchButton is off', async () => {
    expect((await desk.create()).code).toBe(errorCodes.batchEmpty);
    expect((await desk.create({ maxOrderCount: 501 })).code).toBe(errorCodes.validationFailed);
    expect((await desk.create({ payoutTime: undefined })).code).toBe(errorCodes.validationFailed);
    const reversed = await desk.create({ minAmountMinor: 2, maxAmountMinor: 1 });
    expect(reversed).toMatchObject({
      code: errorCodes.validationFailed,
      data: { issues: [{ path: 'minAmountMinor', code: 'minimumAboveMaximum' }] },
    });
    const unknown = { templateId: desk.account };
    expect((await desk.create(unknown)).code).toBe(errorCodes.payoutTemplateNotFound);
    await desk.waiting();
    await setSetting(desk, 'ShowBatchButton', false);
    expect((await desk.create()).code).toBe(errorCodes.batchDisabled);
    await setSetting(desk, 'ShowBatchButton', true);
  });
});

describe('the preview', () => {
  it('reserves nothing and agrees with what creation takes', async () => {
    await desk.waitingMany(3);
    const { data } = await desk.preview('&maxOrderCount=2');
    expect(data).toMatchObject({
      orderCount: 2,
      amountMinor: 2 * payoutAmountMinor,
      stoppedBy: 'maxOrderCount',
      exceeds: false,
      account: { resourceId: desk.account, placesLeft: null, dailyLeftMinor: null },
    });
    expect((await desk.create({ maxOrderCount: 2 })).data.batch.orderCount).toBe(data.orderCount);
  });

  it('stops at the limits while PayoutBatchCalculateAmount is on, and warns of them while it is off', async () => {
    await desk.change({ dailyLimitMinor: 2 * payoutAmountMinor });
    await desk.waitingMany(3);
    expect((await desk.preview()).data).toMatchObject({
      orderCount: 2,
      stoppedBy: 'dailyLimit',
      exceeds: false,
    });
    await setSetting(desk, 'PayoutBatchCalculateAmount', false);
    expect((await desk.preview()).data).toMatchObject({ orderCount: 3, stoppedBy: null, exceeds: true });
    expect((await desk.create()).data).toMatchObject({ batch: { orderCount: 2 }, stoppedBy: 'dailyLimit' });
    await setSetting(desk, 'PayoutBatchCalculateAmount', true);
  });
});

describe('a payout in a batch', () => {
  it('cannot be claimed, unlocked, cancelled, rejected, paid or renewed singly; the refusal names the batch', async () => {
    const [payout] = await desk.waitingMany(1);
    const batch = await desk.batchOf([payout!]);
    const { orderCode, id } = payout!;
    const calls: [string, object | undefined][] = [
      [`/v1.0/payoutOrderClaim/claimOrder?orderId=${id}`, undefined],
      ['/v1.0/payout/cancel', { orderCode }],
      ['/v1.0/order/reject', { orderCode, rejectReason: 'bankUnavailable' }],
      ['/v1.0/order/replenishmentOrder', { orderCode }],
      ['/v1.0/order/reselect', { orderCode, productIdList: [1050] }],
    ];
    for (const [path, body] of calls) {
      const answer = await desk.post<{ params: object }>(path, body, desk.admin);
      expect([path, answer.code, answer.data.params]).toEqual([
        path,
        errorCodes.payoutInBatch,
        { batchCode: batch.batchCode },
      ]);
    }
    const unlocked = await desk.post<{ results: { code: number }[] }>(
      '/v1.0/order/unlockOrder',
      { orderCodes: [orderCode] },
      desk.admin,
    );
    expect(JSON.stringify(unlocked.data)).toContain(String(errorCodes.payoutInBatch));
    desk.clock.advance(86_400_000);
    await expireClaims(desk.store, desk.clock.now(), () => {});
    expect(await statusOf(id)).toBe(payoutStatusIds.preparing);
  });

  it('is found by its batch in the list of orders, but not by merchants', async () => {
    const [payout] = await desk.waitingMany(2);
    const batch = await desk.batchOf([payout!]);
    const path = `/v1.0/order/getList?orderType=2&payoutBatchId=${batch.id}`;
    const found = await desk.get<{ list: { orderCode: string; payoutBatchId: string }[] }>(path, desk.admin);
    expect(found.data.list).toMatchObject([{ orderCode: payout!.orderCode, payoutBatchId: batch.id }]);
    const merchant = { token: await desk.signIn('merchant') };
    expect((await desk.get<{ list: [] }>(path, merchant)).data.list).toEqual([]);
  });

  it('is not in the hands of the user that made the batch', async () => {
    const { payouts } = await desk.exported(1);
    expect(payouts).toHaveLength(1);
    const held = await desk.get<{ list: [] }>('/v1.0/payoutOrderClaim/getHeld', desk.admin);
    expect(JSON.stringify(held.data)).not.toContain(payouts[0]!.orderCode);
  });
});

describe('cancelling', () => {
  it('gives every payout back to the pool and releases the account', async () => {
    const payouts = await desk.waitingMany(2);
    const batch = await desk.batchOf(payouts);
    const cancelled = await desk.call('cancel', { payoutBatchId: batch.id, reason: 'Wrong account' });
    expect(cancelled.data).toMatchObject({ state: 'cancelled', orderCount: 0, openCount: 0 });
    expect(await desk.load()).toEqual(loadOf(0));
    for (const { id } of payouts)
      expect(await desk.stored(id)).toMatchObject({
        payoutStatus: payoutStatusIds.awaiting,
        payoutBatchId: null,
        claimedBy: null,
        attempt: 1,
      });
    expect((await desk.call('cancel', { payoutBatchId: batch.id })).data.state).toBe('cancelled');
    expect((await desk.call('export', { payoutBatchId: batch.id })).code).toBe(
      errorCodes.batchTransitionRefused,
    );
    expect((await desk.batchOf(payouts)).orderCount).toBe(2);
    await desk.mustBeConsistent();
  });

  it('takes single payouts out, and numbers the rest of the file without gaps', async () => {
    const payouts = await desk.waitingMany(3);
    const batch = await desk.batchOf(payouts);
    const orderCodes = [payouts[1]!.orderCode];
    const left = await desk.call('cancel', { payoutBatchId: batch.id, orderCodes });
    expect(left.data).toMatchObject({ state: 'created', orderCount: 2 });
    expect((await desk.call('export', { payoutBatchId: batch.id })).data.state).toBe('exported');
    const { rows, steps } = await desk.dossier(batch.id);
    expect(rows.map(({ row, orderCode, state }) => [row, orderCode, state])).toEqual([
      [1, payouts[0]!.orderCode, 'paying'],
      [2, payouts[2]!.orderCode, 'paying'],
      [null, payouts[1]!.orderCode, 'returned'],
    ]);
    expect(steps.map(({ event }) => event)).toEqual(['created', 'takenOut', 'exported']);
    expect((await desk.call('cancel', { payoutBatchId: batch.id })).code).toBe(
      errorCodes.batchTransitionRefused,
    );
  });
});

describe('the file', () => {
  const download = (payoutBatchId: string) =>
    desk.call<{ contentBase64: string; sha256: string }>('download', { payoutBatchId });

  it('is written once: every download is the same bytes, and is audited', async () => {
    const { batch, payouts } = await desk.exported(2);
    expect(batch).toMatchObject({ state: 'exported', fileName: `${batch.batchCode}.csv` });
    expect((await desk.call('export', { payoutBatchId: batch.id })).data.fileSha256).toBe(batch.fileSha256);
    const [first, second] = [await download(batch.id), await download(batch.id)];
    expect(second.data).toEqual(first.data);
    expect(first.data.sha256).toBe(batch.fileSha256);
    const text = Buffer.from(first.data.contentBase64, 'base64').toString();
    expect(text).toBe(
      `No,Name,Account,Amount,Remark\r\n${payouts
        .map(({ orderCode }, index) => `${index + 1},B Sample,50100012345678,1000.00,${orderCode}\r\n`)
        .join('')}`,
    );
    const records = await desk.store.db
      .select()
      .from(auditRecords)
      .where(
        and(eq(auditRecords.operation, 'payoutBatches.download'), eq(auditRecords.objectId, batch.batchCode)),
      );
    expect(records).toHaveLength(2);
  });

  it('starts the payment of every payout, which nothing takes back to the pool by machine', async () => {
    const { payouts } = await desk.exported(2);
    desk.clock.advance(7 * 86_400_000);
    await expireClaims(desk.store, desk.clock.now(), () => {});
    for (const { id } of payouts) expect(await statusOf(id)).toBe(payoutStatusIds.paying);
    expect(await desk.load()).toEqual(loadOf(2));
  });

  it('needs the second-level password, and is not given out before the export or when its bytes have changed', async () => {
    const batch = await desk.batchOf(await desk.waitingMany(1));
    expect((await download(batch.id)).code).toBe(errorCodes.batchTransitionRefused);
    const { token } = desk.admin;
    const without = await desk.post('/v1.0/payoutBatch/export', { payoutBatchId: batch.id }, { token });
    expect(without.code).toBe(errorCodes.secondLevelRequired);
    await desk.call('export', { payoutBatchId: batch.id });
    await desk.store.db.update(payoutBatchFiles).set({ content: Buffer.from('x') });
    expect((await download(batch.id)).code).toBe(errorCodes.batchDownloadFailed);
  });
});

describe('a supplier', () => {
  it('makes, exports and proves its own batches, and an operator confirms', async () => {
    const { batch } = await desk.exported(2, desk.supplier);
    const proven = await desk.confirm(batch.id, { mode: 'all' }, desk.supplier);
    expect(proven.data.rows.map(({ outcome }) => outcome)).toEqual(['proven', 'proven']);
    expect(proven.data.batch).toMatchObject({ state: 'exported', openCount: 2, paidCount: 0 });
    const confirmed = await desk.confirm(batch.id, { mode: 'all' });
    expect(confirmed.data.batch).toMatchObject({ state: 'closed', paidCount: 2, openCount: 0 });
    await desk.mustBeConsistent();
  });

  it('sees and changes no other supplier’s batch, and pays from no other account', async () => {
    const other = await desk.addSupplierUser(`other${Date.now()}`);
    const as = { token: other.token, token2: await desk.signInSecondLevel(other.token) };
    const { batch } = await desk.exported(1);
    expect((await desk.get<{ total: number }>('/v1.0/payoutBatch/getList', as)).data.total).toBe(0);
    for (const name of ['cancel', 'export', 'download'])
      expect([name, (await desk.call(name, { payoutBatchId: batch.id }, as)).code]).toEqual([
        name,
        errorCodes.batchNotFound,
      ]);
    expect((await desk.create({}, as)).code).toBe(errorCodes.resourceNotFound);
  });
});

describe('the list', () => {
  it('filters by state, account and payout, and sums the whole filter', async () => {
    const { batch, payouts } = await desk.exported(2);
    await desk.batchOf(await desk.waitingMany(1));
    const list = async (query: string) =>
      (
        await desk.get<{ list: { id: string; state: string }[]; total: number; summary: object | null }>(
          `/v1.0/payoutBatch/getList?resourceId=${desk.account}${query}`,
          desk.admin,
        )
      ).data;
    expect((await list('')).list.map(({ state }) => state)).toEqual(['created', 'exported']);
    expect((await list('&state=exported')).list).toMatchObject([{ id: batch.id }]);
    expect((await list(`&orderCode=${payouts[0]!.orderCode}`)).list).toMatchObject([{ id: batch.id }]);
    expect((await list('&sortBy=orderCount&sortOrder=asc')).list.map(({ state }) => state)).toEqual([
      'created',
      'exported',
    ]);
    expect((await list('&withSummary=true')).summary).toEqual({
      count: 2,
      totals: [
        {
          currency: 'INR',
          count: 2,
          orderCount: 3,
          amountMinor: 3 * payoutAmountMinor,
          paidCount: 0,
          paidMinor: 0,
        },
      ],
    });
  });
});
