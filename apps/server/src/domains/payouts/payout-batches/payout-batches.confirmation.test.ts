import { errorCodes } from '@platform/sdk';
import { payoutStatusIds } from '@platform/sdk/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadOf, payoutAmountMinor } from '../../../testing/paying-desk.ts';
import { openPayoutBatchDesk, type PayoutBatchDesk } from '../../../testing/payout-batch-desk.ts';
import { xlsxOfTexts } from '../../../testing/xlsx-file.ts';
import { verifyLedger } from '../../operations/system-check/ledger.verification.ts';

const aboveLimitMinor = 10_000_001;
const header = 'Remark,UTR,Status,Amount,Reason';

let desk: PayoutBatchDesk;
beforeAll(async () => {
  desk = await openPayoutBatchDesk();
});
beforeEach(() => desk.renew());
afterAll(async () => {
  // The desk renews itself by ending payouts in the table, so their reservations stay.
  const left = 'a payout holds money back exactly while it is under way';
  const broken = (await verifyLedger(desk.store)).filter(
    ({ breachCount, name }) => breachCount > 0 && name !== left,
  );
  expect(broken).toEqual([]);
  await desk.close();
});

let utrs = 430_000_000_000;
const newUtr = () => {
  utrs += 1;
  return String(utrs);
};
const statusOf = async (id: string) => (await desk.stored(id)).payoutStatus;
const csv = (...lines: string[]) => [header, ...lines].join('\r\n');
const verdicts = async (batchId: string, file: string | Uint8Array, name?: string) => {
  const { code, data } = await desk.judge(batchId, file, desk.admin, name);
  expect(code).toBe(200);
  return data.lines.map(({ verdict }) => verdict);
};

describe('confirming', () => {
  it('completes every open payout, books it and pays it from the account', async () => {
    const { batch, payouts } = await desk.exported(3);
    const { data } = await desk.confirm(batch.id, { mode: 'all' });
    expect(data).toMatchObject({ changedCount: 3, batch: { state: 'closed', paidCount: 3, openCount: 0 } });
    expect(await desk.load()).toMatchObject({
      processingCount: 0,
      paidCount: 3,
      paidMinor: 3 * payoutAmountMinor,
    });
    expect(await desk.timeline(payouts[0]!.id)).toEqual(['create', 'enterBatch', 'sendBatch', 'confirm']);
    await desk.mustBeConsistent();
  });

  it('is safe to repeat: what is confirmed already is answered so, and nothing is booked twice', async () => {
    const { batch, payouts } = await desk.exported(2);
    const rows = payouts.map(({ orderCode }) => ({ orderCode, utr: newUtr() }));
    await desk.confirm(batch.id, { mode: 'rows', rows });
    const before = await desk.balances();
    const again = await desk.confirm(batch.id, { mode: 'rows', rows });
    expect(again.data).toMatchObject({
      changedCount: 0,
      rows: [{ outcome: 'already' }, { outcome: 'already' }],
    });
    expect(await desk.balances()).toEqual(before);
  });

  it('decides each payout by itself: a consumed reference refuses one, the others are confirmed', async () => {
    const { batch, payouts } = await desk.exported(3);
    const utr = newUtr();
    const [first, second] = payouts.map(({ orderCode }) => orderCode);
    const rows = [{ orderCode: first, utr }, { orderCode: second, utr }, { orderCode: 'P0' }];
    const { data } = await desk.confirm(batch.id, { mode: 'rows', rows });
    expect(data.rows).toMatchObject([
      { outcome: 'confirmed', code: null },
      { outcome: 'refused', code: errorCodes.utrConsumed },
      { outcome: 'refused', code: errorCodes.orderNotFound },
    ]);
    expect(data.batch).toMatchObject({ state: 'confirming', openCount: 2 });
    const none = await desk.confirm(batch.id, { mode: 'rows', rows: [{ orderCode: 'P0' }] });
    expect(none.code).toBe(errorCodes.batchConfirmFailed);
  });

  it('leaves a payout above the limit to a second person, who did not make the batch', async () => {
    const [large] = await desk.waitingMany(1, aboveLimitMinor);
    await desk.change({ maxAmountMinor: 100_000_000 });
    const batch = await desk.batchOf([large!]);
    await desk.call('export', { payoutBatchId: batch.id });
    const outcomes = async (as = desk.admin) =>
      (await desk.confirm(batch.id, { mode: 'all' }, as)).data.rows.map(({ outcome }) => outcome);
    expect(await outcomes()).toEqual(['needsSecondPerson']);
    expect(await outcomes()).toEqual(['needsSecondPerson']);
    expect(await statusOf(large!.id)).toBe(payoutStatusIds.pendingConfirmation);
    expect((await desk.dossier(batch.id)).rows).toMatchObject([{ state: 'proven', needsSecondPerson: true }]);
    expect(await outcomes(desk.superAdmin)).toEqual(['confirmed']);
    expect(await statusOf(large!.id)).toBe(payoutStatusIds.completed);
  });

  it('is refused before the export', async () => {
    const batch = await desk.batchOf(await desk.waitingMany(1));
    expect((await desk.confirm(batch.id, { mode: 'all' })).code).toBe(errorCodes.batchTransitionRefused);
    expect((await desk.judge(batch.id, csv())).code).toBe(errorCodes.batchTransitionRefused);
  });

  it('follows payouts that are handled singly', async () => {
    const { batch, payouts } = await desk.exported(2);
    const [first, second] = payouts;
    expect((await desk.supplement(first!, desk.admin, { utr: newUtr() })).code).toBe(200);
    expect((await desk.dossier(batch.id)).batch).toMatchObject({
      state: 'confirming',
      paidCount: 1,
      openCount: 1,
    });
    const unknown = { orderCode: second!.orderCode, reason: 'The bank timed out' };
    await desk.post('/v1.0/payout/reportUnknown', unknown, desk.admin);
    const { batch: now, rows } = await desk.dossier(batch.id);
    expect(now).toMatchObject({ state: 'closed', exceptionCount: 1 });
    expect(rows[1]).toMatchObject({ state: 'exception', reason: 'The bank timed out' });
  });
});

describe('a result file', () => {
  it('is judged before anything happens; its clear lines are applied, and nothing in doubt is guessed', async () => {
    const { batch, payouts } = await desk.exported(9);
    const codes = payouts.map(({ orderCode }) => orderCode);
    const [paid, failed, amount, twice, word, pending, shared, other, left] = codes;
    const [utr, common] = [newUtr(), newUtr()];
    const file = csv(
      `${paid},${utr},success,"1,000.00",`,
      `${failed},,FAILED,1000.00,Account closed`,
      `${amount},${newUtr()},SUCCESS,1000.01,`,
      `${twice},${newUtr()},SUCCESS,1000,`,
      `${twice},${newUtr()},SUCCESS,1000,`,
      `${word},${newUtr()},DONE,1000,`,
      `${pending},,PENDING,1000,`,
      `${shared},${common},SUCCESS,1000,`,
      `${other},${common},SUCCESS,1000,`,
      `P00000000000000000000000,${newUtr()},SUCCESS,1000,`,
    );
    const { data } = await desk.judge(batch.id, file);
    expect(data.lines.map(({ line, verdict, orderCode }) => [line, verdict, orderCode])).toEqual([
      [2, 'paid', paid],
      [3, 'failed', failed],
      [4, 'amountDiffers', amount],
      [5, 'twice', twice],
      [6, 'twice', twice],
      [7, 'unknownWord', word],
      [8, 'undecided', pending],
      [9, 'referenceTwice', shared],
      [10, 'referenceTwice', other],
      [11, 'notInBatch', null],
      [null, 'missing', left],
    ]);
    expect(data.paidMinor).toBe(payoutAmountMinor);
    for (const { id } of payouts) expect(await statusOf(id)).toBe(payoutStatusIds.paying);

    const applied = await desk.confirm(batch.id, { mode: 'file', resultId: data.resultId });
    expect(applied.data).toMatchObject({
      changedCount: 2,
      batch: { state: 'confirming', paidCount: 1, openCount: 7 },
    });
    expect(await desk.stored(payouts[0]!.id)).toMatchObject({ payoutStatus: payoutStatusIds.completed, utr });
    expect(await desk.stored(payouts[1]!.id)).toMatchObject({
      payoutStatus: payoutStatusIds.rejecting,
      rejectReason: 'Account closed',
    });
    for (const { id } of payouts.slice(2)) expect(await statusOf(id)).toBe(payoutStatusIds.paying);

    const repeated = await desk.judge(batch.id, file);
    expect(repeated.data).toMatchObject({ resultId: data.resultId, repeated: true });
    expect(repeated.data.lines.slice(0, 2).map(({ verdict }) => verdict)).toEqual(['already', 'already']);
    const again = await desk.confirm(batch.id, { mode: 'file', resultId: data.resultId });
    expect(again.data.changedCount).toBe(0);
    expect((await desk.dossier(batch.id)).results).toMatchObject([{ appliedAt: expect.any(String) }]);
    await desk.mustBeConsistent();
  });

  it('that contradicts what is decided is shown so and changes nothing', async () => {
    const { batch, payouts } = await desk.exported(1);
    await desk.confirm(batch.id, {
      mode: 'rows',
      rows: [{ orderCode: payouts[0]!.orderCode, utr: newUtr() }],
    });
    const file = csv(`${payouts[0]!.orderCode},,FAILED,1000,Returned`);
    const { data } = await desk.judge(batch.id, file);
    expect(data.lines).toMatchObject([{ verdict: 'contradicts', state: 'paid' }]);
    const { data: applied } = await desk.confirm(batch.id, { mode: 'file', resultId: data.resultId });
    expect(applied).toMatchObject({ changedCount: 0, rows: [{ outcome: 'inDoubt' }] });
  });

  it('with a reference of another payout names that payout', async () => {
    const { batch: first, payouts: paid } = await desk.exported(1);
    const utr = newUtr();
    await desk.confirm(first.id, { mode: 'rows', rows: [{ orderCode: paid[0]!.orderCode, utr }] });
    const { batch, payouts } = await desk.exported(1);
    const { data } = await desk.judge(batch.id, csv(`${payouts[0]!.orderCode},${utr},SUCCESS,1000,`));
    expect(data.lines).toMatchObject([{ verdict: 'referenceConsumed', otherOrderCode: paid[0]!.orderCode }]);
  });

  it('is read with a byte order mark, quotes and another order of columns', async () => {
    const { batch, payouts } = await desk.exported(1);
    const file =
      `\uFEFF"Status";"ignored"`.replace(';', ',') +
      `,"Reason","Amount","UTR","Remark"\r\n"Success","=1+1","a ""b""","1,000.00",${newUtr()},${payouts[0]!.orderCode}\r\n`;
    expect(await verdicts(batch.id, file)).toEqual(['paid']);
  });

  it('is refused in another encoding, another format, without its columns, or with one twice', async () => {
    const { batch } = await desk.exported(1);
    const code = async (file: string | Uint8Array, name?: string) =>
      (await desk.judge(batch.id, file, desk.admin, name)).code;
    expect(await code(Buffer.from([0xcd, 0xf5, 0x2c, 0x41]))).toBe(errorCodes.fileParseFailed);
    expect(await code('Remark,Status\r\nP1,SUCCESS')).toBe(errorCodes.fileParseFailed);
    expect(await code(csv().replace('Reason', 'Status'))).toBe(errorCodes.fileParseFailed);
    expect(await code(header.replaceAll(',', ';'))).toBe(errorCodes.fileParseFailed);
    expect(await code(csv(), 'result.pdf')).toBe(errorCodes.fileTypeInvalid);
    expect(await code(await xlsxOfTexts([['Remark']]), 'result.csv')).toBe(errorCodes.fileTypeInvalid);
    expect(await code(csv(...Array.from({ length: 6_000 }, () => 'x,,,,')))).toBe(errorCodes.fileParseFailed);
    expect((await desk.dossier(batch.id)).results).toEqual([]);
  });

  it('is refused where the template reads none', async () => {
    const templateId = await desk.addTemplate({
      format: 'csv',
      columns: [{ title: 'Amount', source: 'amount' }],
      amountStyle: 'minor',
      dateFormat: 'yyyyMMdd',
    });
    const payouts = await desk.waitingMany(1);
    const { data } = await desk.create({ templateId, orderCodes: payouts.map(({ orderCode }) => orderCode) });
    await desk.call('export', { payoutBatchId: data.batch.id });
    expect((await desk.judge(data.batch.id, csv())).code).toBe(errorCodes.templateDetailsUnsupported);
  });

  it('belongs to one batch', async () => {
    const [one, two] = [await desk.exported(1), await desk.exported(1)];
    const { data } = await desk.judge(
      one.batch.id,
      csv(`${one.payouts[0]!.orderCode},${newUtr()},SUCCESS,1000,`),
    );
    const applied = await desk.confirm(two.batch.id, { mode: 'file', resultId: data.resultId });
    expect(applied.code).toBe(errorCodes.batchResultNotFound);
  });
});

describe('abnormal handling', () => {
  it('sends a payout to exception, to the review of its rejection, or back to the pool as a new attempt', async () => {
    const { batch, payouts } = await desk.exported(3);
    const handle = (at: number, to: string, as = desk.admin) =>
      desk.call<{ rows: object[] }>(
        'handle',
        { payoutBatchId: batch.id, orderCodes: [payouts[at]!.orderCode], to, reason: 'Checked at the bank' },
        as,
      );
    for (const [at, to] of ['exception', 'rejecting', 'awaiting'].entries())
      expect((await handle(at, to)).data.rows).toMatchObject([{ outcome: 'handled' }]);
    expect(await statusOf(payouts[0]!.id)).toBe(payoutStatusIds.exception);
    expect(await statusOf(payouts[1]!.id)).toBe(payoutStatusIds.rejecting);
    expect(await desk.stored(payouts[2]!.id)).toMatchObject({
      payoutStatus: payoutStatusIds.awaiting,
      payoutBatchId: null,
      attempt: 2,
    });
    expect((await handle(0, 'exception')).data.rows).toMatchObject([{ outcome: 'already' }]);
    expect((await handle(2, 'awaiting')).code).toBe(errorCodes.batchExceptionHandlingFailed);
    // The exception still holds its place: it may have been paid.
    expect(await desk.load()).toEqual(loadOf(1));
    expect((await desk.dossier(batch.id)).batch).toMatchObject({
      state: 'closed',
      orderCount: 2,
      exceptionCount: 1,
    });
    expect((await desk.batchOf([payouts[2]!])).orderCount).toBe(1);
    await desk.mustBeConsistent();
  });

  it('back to the pool is for operators only: a supplier may not say that a bank has surely not paid', async () => {
    const { batch, payouts } = await desk.exported(1, desk.supplier);
    const body = {
      payoutBatchId: batch.id,
      orderCodes: [payouts[0]!.orderCode],
      to: 'awaiting',
      reason: 'Not paid',
    };
    expect((await desk.call('handle', body, desk.supplier)).code).toBe(
      errorCodes.batchExceptionHandlingFailed,
    );
    expect(await statusOf(payouts[0]!.id)).toBe(payoutStatusIds.paying);
    const exception = await desk.call<{ rows: object[] }>(
      'handle',
      { ...body, to: 'exception' },
      desk.supplier,
    );
    expect(exception.data.rows).toMatchObject([{ outcome: 'handled' }]);
  });
});
