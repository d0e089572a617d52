import { errorCodes } from '@platform/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPartyDesk, type PartyDesk } from '../../../testing/party-desk.ts';
import { ledgerTransfers } from '../../money/ledger/ledger.table.ts';

let desk: PartyDesk;
let ownerId: string;
let number = 0;
beforeAll(async () => {
  desk = await openPartyDesk();
});
afterAll(() => desk.close());
beforeEach(async () => {
  number += 1;
  const merchant = { account: `m${number}`, password: 'Moving2026money', name: `M ${number}` };
  ownerId = (await desk.done<{ merchant: { id: string } }>('admin', 'merchant/add', merchant)).merchant.id;
});

interface Row {
  readonly id: string;
  readonly state: string;
  readonly amountMinor: number;
  readonly requestedBy: string;
  readonly decidedBy: string | null;
  readonly transferId: string | null;
  readonly key: string;
}
const limitMinor = 10_000_000;
const asked = (amountMinor: number, key = 'first-key', reason = 'counted twice') => ({
  merchantId: ownerId,
  currency: 'INR',
  amountMinor,
  reason,
  key: `${key}-${number}`,
});
const adjust = (role: 'admin' | 'superAdmin', ...of: Parameters<typeof asked>) =>
  desk.call<Row>(role, 'merchant/adjustBalance', asked(...of));
const clear = (key: string, role: 'admin' | 'superAdmin' = 'admin') => {
  const { amountMinor: _, ...body } = asked(0, key, 'contract ended');
  return desk.call<{ adjustment: Row | null }>(role, 'merchant/clearBalance', body);
};
const transferCount = async () => (await desk.store.db.select().from(ledgerTransfers)).length;

describe('an adjustment', () => {
  it('is posted with its reason and changes the ledger’s balance', async () => {
    const { data } = await adjust('admin', 50_000);
    expect(data).toMatchObject({
      kind: 'merchantBalance',
      state: 'posted',
      amountMinor: 50_000,
      reason: 'counted twice',
      requestedBy: 'admin',
      decidedBy: null,
    });
    expect(await desk.availableOf(ownerId)).toBe(50_000);
    expect(await desk.lastAudit()).toMatchObject({
      operation: 'merchants.adjustBalance',
      objectType: 'adjustment',
      after: { amountMinor: 50_000, reason: 'counted twice' },
    });
    await adjust('admin', -20_000, 'second-key');
    const { data: shown } = await desk.read<{ balances: unknown[] }>(
      'admin',
      `merchant/getDetail?merchantId=${ownerId}`,
    );
    expect(shown.balances).toEqual([
      { currency: 'INR', balanceMinor: 30_000, pendingMinor: 0, availableMinor: 30_000 },
    ]);
  });

  it('notifies its owner once, with the reason', async () => {
    const tell = async () => {
      const token = (
        await desk.post<{ token: string }>('/v1.0/user/login', {
          userName: `m${number}`,
          password: 'Moving2026money',
        })
      ).data.token;
      const { data } = await desk.get<{ unread: { msg_id: string; title: string; link: string }[] }>(
        '/message/init',
        { token, headers: { 'accept-language': 'en-US' } },
      );
      return data.unread.map(({ title, link }) => ({ title, link }));
    };
    await adjust('admin', 50_000);
    await adjust('admin', 50_000);
    await adjust('admin', -20_000, 'second-key');
    const link = '/fundRecord/fundRecord';
    const corrections = [
      { title: 'Your balance was adjusted by -200.00 INR', link },
      { title: 'Your balance was adjusted by +500.00 INR', link },
    ];
    expect(await tell()).toEqual(corrections);
    await desk.set('CanClearMerchantBalance', true);
    await clear('third-key');
    await desk.set('CanClearMerchantBalance', false);
    expect(await tell()).toEqual([{ title: 'Your balance was cleared: -300.00 INR', link }, ...corrections]);
  });

  it('is posted once under one key, and refused with another body', async () => {
    const first = await adjust('admin', 50_000);
    const before = await transferCount();
    expect((await adjust('admin', 50_000)).data).toEqual(first.data);
    expect((await adjust('superAdmin', 50_000)).data).toEqual(first.data);
    expect((await adjust('admin', 60_000)).code).toBe(errorCodes.idempotencyConflict);
    expect((await adjust('admin', 50_000, 'first-key', 'other reason')).code).toBe(
      errorCodes.idempotencyConflict,
    );
    expect(await transferCount()).toBe(before);
  });

  it('is posted once when many send it concurrently', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => adjust('admin', 50_000)));
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([errorCodes.success]));
    expect(new Set(answers.map(({ data }) => data.transferId)).size).toBe(1);
    expect(await desk.availableOf(ownerId)).toBe(50_000);
  });

  it('never overdraws, and leaves nothing when refused', async () => {
    await adjust('admin', 50_000);
    const refused = await adjust('admin', -50_001, 'too-much');
    expect(refused.code).toBe(errorCodes.insufficientBalance);
    const { data } = await desk.read<{ list: Row[] }>('admin', `adjustment/getList?ownerId=${ownerId}`);
    expect(data.list.map(({ amountMinor }) => amountMinor)).toEqual([50_000]);
    expect((await adjust('admin', -50_000, 'too-much')).data.state).toBe('posted');
  });

  it.each([
    ['of zero', { amountMinor: 0 }],
    ['without a reason', { reason: ' ' }],
    ['of half a minor unit', { amountMinor: 1.5 }],
    ['above the maximum', { amountMinor: 1e21 }],
    ['without a key', { key: '' }],
    ['in an unknown currency', { currency: 'EUR' }],
  ])('%s is refused', async (_what, change) => {
    const { code, status } = await desk.call('admin', 'merchant/adjustBalance', { ...asked(5), ...change });
    expect([status, code]).toEqual([400, errorCodes.validationFailed]);
  });

  it('is refused for suppliers and merchants, and for an unknown owner', async () => {
    const body = asked(5);
    expect((await desk.call('merchant', 'merchant/adjustBalance', body)).code).toBe(errorCodes.forbidden);
    expect((await desk.call('customerService', 'merchant/adjustBalance', body)).code).toBe(
      errorCodes.forbidden,
    );
    const nobody = { ...body, merchantId: desk.ids.supplierId };
    expect((await desk.call('admin', 'merchant/adjustBalance', nobody)).code).toBe(
      errorCodes.merchantNotFound,
    );
    const { code } = await desk.post('/v1.0/merchant/adjustBalance', body, {
      token: await desk.signIn('admin'),
    });
    expect(code).toBe(errorCodes.secondLevelRequired);
  });
});

describe('above the limit', () => {
  it('requires a request and another user’s approval', async () => {
    expect((await adjust('admin', limitMinor + 1)).code).toBe(errorCodes.secondApprovalRequired);
    expect((await adjust('admin', limitMinor + 1)).code).toBe(errorCodes.secondApprovalRequired);
    expect(await desk.availableOf(ownerId)).toBe(0);
    const waiting = await desk.read<{ list: Row[] }>(
      'superAdmin',
      'adjustment/getList?state=awaitingApproval',
    );
    expect(waiting.data.list.find(({ key }) => key === asked(1).key)).toMatchObject({
      state: 'awaitingApproval',
      requestedBy: 'admin',
      transferId: null,
    });
    expect((await adjust('superAdmin', limitMinor + 2)).code).toBe(errorCodes.idempotencyConflict);
    const { data } = await adjust('superAdmin', limitMinor + 1);
    expect(data).toMatchObject({ state: 'posted', requestedBy: 'admin', decidedBy: 'superadmin' });
    expect(await desk.availableOf(ownerId)).toBe(limitMinor + 1);
    expect((await adjust('admin', limitMinor + 1)).data).toEqual(data);
  });

  it('needs one user at the limit', async () => {
    expect((await adjust('admin', limitMinor)).code).toBe(errorCodes.success);
  });

  it('cannot be posted by anyone once refused', async () => {
    await adjust('admin', limitMinor + 1);
    const { data } = await desk.read<{ list: Row[] }>('admin', `adjustment/getList?ownerId=${ownerId}`);
    const id = data.list[0]?.id;
    const refused = await desk.call<Row>('superAdmin', 'adjustment/refuse', { id, reason: 'by invoice' });
    expect(refused.data).toMatchObject({ state: 'refused', decidedBy: 'superadmin' });
    expect((await adjust('superAdmin', limitMinor + 1)).code).toBe(errorCodes.adjustmentDecided);
    expect((await desk.call('admin', 'adjustment/refuse', { id, reason: 'again' })).code).toBe(
      errorCodes.adjustmentDecided,
    );
    expect(await desk.availableOf(ownerId)).toBe(0);
  });
});

describe('the second person’s approval from the queue', () => {
  const waiting = async (): Promise<Row> => {
    const { data } = await desk.read<{ list: Row[] }>('admin', `adjustment/getList?ownerId=${ownerId}`);
    const [row] = data.list;
    if (!row) throw new Error('Nothing waits.');
    return row;
  };
  const approve = (role: 'admin' | 'superAdmin' | 'customerService', id: string) =>
    desk.call<Row>(role, 'adjustment/approve', { id });

  it('posts the stored request once, also when another person repeats it', async () => {
    await adjust('admin', limitMinor + 1);
    const { id } = await waiting();
    const { data } = await approve('superAdmin', id);
    expect(data).toMatchObject({ id, state: 'posted', requestedBy: 'admin', decidedBy: 'superadmin' });
    expect((await approve('superAdmin', id)).data).toEqual(data);
    expect((await adjust('admin', limitMinor + 1)).data).toEqual(data);
    expect((await approve('admin', id)).code).toBe(errorCodes.adjustmentDecided);
    expect(await desk.availableOf(ownerId)).toBe(limitMinor + 1);
  });

  it('is refused for the requester, and for roles that may not post', async () => {
    await adjust('admin', limitMinor + 1);
    const { id } = await waiting();
    expect((await approve('admin', id)).code).toBe(errorCodes.secondApprovalRequired);
    expect((await approve('customerService', id)).code).toBe(errorCodes.forbidden);
    const { code } = await desk.post(
      '/v1.0/adjustment/approve',
      { id },
      { token: await desk.signIn('superAdmin') },
    );
    expect(code).toBe(errorCodes.secondLevelRequired);
    expect((await approve('superAdmin', desk.ids.supplierId)).code).toBe(errorCodes.adjustmentNotFound);
    expect(await waiting()).toMatchObject({ state: 'awaitingApproval', transferId: null });
  });

  it('is refused after a refusal', async () => {
    await adjust('admin', limitMinor + 1);
    const { id } = await waiting();
    await desk.call('superAdmin', 'adjustment/refuse', { id, reason: 'by invoice' });
    expect((await approve('superAdmin', id)).code).toBe(errorCodes.adjustmentDecided);
    expect(await desk.availableOf(ownerId)).toBe(0);
  });

  it('moves the money once when many approve and repeat the call concurrently', async () => {
    await adjust('admin', limitMinor + 1);
    const { id } = await waiting();
    const before = await transferCount();
    await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        at % 2 === 0 ? approve('superAdmin', id) : adjust('superAdmin', limitMinor + 1),
      ),
    );
    expect(await transferCount()).toBe(before + 1);
    expect(await desk.availableOf(ownerId)).toBe(limitMinor + 1);
  });

  it('of a clearing takes what is available then, and asks the setting again', async () => {
    await desk.set('CanClearMerchantBalance', true);
    await adjust('admin', limitMinor, 'part-one');
    await adjust('admin', limitMinor, 'part-two');
    await clear('clear-queue');
    const { id } = await waiting();
    await adjust('admin', -5, 'part-three');
    await desk.set('CanClearMerchantBalance', false);
    expect((await approve('superAdmin', id)).code).toBe(errorCodes.balanceClearingDisabled);
    await desk.set('CanClearMerchantBalance', true);
    const { data } = await approve('superAdmin', id);
    expect(data).toMatchObject({ kind: 'merchantClearing', amountMinor: 5 - limitMinor - limitMinor });
    expect(await desk.availableOf(ownerId)).toBe(0);
    await desk.set('CanClearMerchantBalance', false);
  });

  it('of a clearing answers insufficientBalance when nothing is left', async () => {
    await desk.set('CanClearMerchantBalance', true);
    await adjust('admin', limitMinor, 'part-one');
    await adjust('admin', limitMinor, 'part-two');
    await clear('clear-empty');
    const { id } = await waiting();
    await adjust('admin', -limitMinor, 'part-three');
    await adjust('admin', -limitMinor, 'part-four');
    expect((await approve('superAdmin', id)).code).toBe(errorCodes.insufficientBalance);
    await desk.set('CanClearMerchantBalance', false);
  });
});

describe('clearing a balance', () => {
  it('is possible only while CanClearMerchantBalance is on', async () => {
    await adjust('admin', 70_000);
    expect((await clear('clear-1')).code).toBe(errorCodes.balanceClearingDisabled);
    await desk.set('CanClearMerchantBalance', true);
    const { data } = await clear('clear-1');
    expect(data.adjustment).toMatchObject({
      kind: 'merchantClearing',
      amountMinor: -70_000,
      state: 'posted',
    });
    expect(await desk.availableOf(ownerId)).toBe(0);
    expect((await clear('clear-1')).data).toEqual(data);
    expect((await clear('clear-2')).data).toEqual({ adjustment: null });
    await desk.set('CanClearMerchantBalance', false);
    expect((await clear('clear-3')).code).toBe(errorCodes.balanceClearingDisabled);
  });

  it('above the limit takes the balance at the time of the approval', async () => {
    await desk.set('CanClearMerchantBalance', true);
    await adjust('admin', limitMinor, 'part-one');
    await adjust('admin', limitMinor, 'part-two');
    expect((await clear('clear-4')).code).toBe(errorCodes.secondApprovalRequired);
    await adjust('admin', 5, 'part-three');
    const { data } = await clear('clear-4', 'superAdmin');
    expect(data.adjustment?.amountMinor).toBe(-(limitMinor + limitMinor + 5));
    expect(await desk.availableOf(ownerId)).toBe(0);
    await desk.set('CanClearMerchantBalance', false);
  });
});

describe('a deposit', () => {
  const deposit = (amountMinor: number, key: string) =>
    desk.call<Row>('admin', 'supplier/adjustDeposit', {
      supplierId: desk.ids.supplierId,
      currency: 'INR',
      amountMinor,
      reason: 'receipt 118',
      key: `deposit-${key}`,
    });

  it('is increased and decreased, and never negative', async () => {
    expect((await deposit(80_000, 'in')).data).toMatchObject({
      kind: 'supplierDeposit',
      ownerName: 'Test supplier',
    });
    expect((await deposit(-30_000, 'out')).code).toBe(errorCodes.success);
    expect(await desk.availableOf(desk.ids.supplierId, 'supplierDeposit')).toBe(50_000);
    expect((await deposit(-50_001, 'more')).code).toBe(errorCodes.insufficientBalance);
  });
});

it('lists the newest first, page by page', async () => {
  for (let count = 0; count < 5; count += 1) await adjust('admin', count + 1, `paged-${count}`);
  const seen: Row[] = [];
  let cursor = '';
  do {
    const { data } = await desk.read<{ list: Row[]; nextCursor: string | null }>(
      'admin',
      `adjustment/getList?ownerId=${ownerId}&pageNum=2${cursor && `&cursor=${cursor}`}`,
    );
    seen.push(...data.list);
    cursor = data.nextCursor ?? '';
  } while (cursor);
  expect(seen.map(({ amountMinor }) => amountMinor)).toEqual([5, 4, 3, 2, 1]);
  const one = await desk.read<{ list: Row[] }>('admin', `adjustment/getList?adjustmentId=${seen[2]?.id}`);
  expect(one.data.list).toMatchObject([{ id: seen[2]?.id, amountMinor: 3 }]);
});
