import { errorCodes } from '@platform/sdk';
import { payoutStatusIds } from '@platform/sdk/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hostileTexts } from '../../../testing/hostile-texts.ts';
import { type InstructionDesk, openInstructionDesk } from '../../../testing/instruction-desk.ts';
import { payoutAmountMinor } from '../../../testing/paying-desk.ts';
import { setSetting } from '../../../testing/set-setting.ts';
import type { DeskDevice } from '../../../testing/statement-desk.ts';
import type { Order } from '../../orders/orders/orders.table.ts';
import { assignPayouts } from '../payouts/payouts.assignment.ts';
import { expireClaims } from '../payouts/payouts.leases.ts';
import { endSilentInstructions } from './payout-instructions.leases.ts';
import type { PaymentInstruction } from './payout-instructions.types.ts';

const { awaiting, completed, exception, paying, pendingConfirmation, preparing, rejecting } = payoutStatusIds;

let desk: InstructionDesk;
/** The account that pays by device, and its device, which is the supplier's. */
let account: string;
let phone: DeskDevice;
beforeAll(async () => {
  desk = await openInstructionDesk();
});
afterAll(() => desk.close());
beforeEach(async () => {
  await desk.renew();
  account = await desk.payingAccount({ paysBy: 'device' });
  phone = await desk.watch(account);
  await desk.take(phone);
});

const statusOf = async ({ id }: Order) => (await desk.stored(id)).payoutStatus;
const claimed = (): Promise<Order> => desk.claimed(account);
async function taken(order?: Order): Promise<{ order: Order; instruction: PaymentInstruction }> {
  const claim = order ?? (await claimed());
  const { data } = await desk.take(phone);
  if (!data.instruction) throw new Error('nothing to pay');
  return { order: claim, instruction: data.instruction };
}
async function begun() {
  const { order, instruction } = await taken();
  expect(await desk.tell(phone, instruction.instructionId, { event: 'begun' })).toMatchObject({
    code: 200,
    data: { state: 'begun', payoutStatus: paying },
  });
  return { order, id: instruction.instructionId };
}
const lapse = async (ms: number): Promise<void> => {
  desk.clock.advance(ms);
  await endSilentInstructions({ store: desk.store, clock: desk.clock, publish: () => {} });
  await expireClaims(desk.store, desk.clock.now(), () => {});
};
const rowsOf = async ({ orderCode }: Order) =>
  (
    await desk.get<{ list: { state: string; lateReport: string | null; reference: string | null }[] }>(
      `/v1.0/payoutInstruction/getList?orderCode=${orderCode}`,
      desk.admin,
    )
  ).data.list;

describe('a device that pays', () => {
  test('takes the payout of its account, begins it and proves it; an operator confirms', async () => {
    const { order, instruction } = await taken();
    expect(instruction).toMatchObject({
      state: 'taken',
      orderCode: order.orderCode,
      resourceId: account,
      amountMinor: payoutAmountMinor,
      cardNumber: order.cardNumber,
    });
    expect(await statusOf(order)).toBe(preparing);
    await desk.tell(phone, instruction.instructionId, { event: 'begun' });
    const reference = desk.newUtr();
    const report = { event: 'paid', reference, amountMinor: payoutAmountMinor };
    expect(await desk.tell(phone, instruction.instructionId, report)).toMatchObject({
      data: { state: 'paid', payoutStatus: pendingConfirmation },
    });
    expect(await desk.stored(order.id)).toMatchObject({ utr: reference });
    expect(await rowsOf(order)).toMatchObject([{ state: 'paid', reference }]);
    expect((await desk.supplement(order, desk.admin)).code).toBe(200);
    expect(await desk.load(account)).toMatchObject({ processingCount: 0, paidCount: 1 });
  });

  test('of the platform itself completes what it has paid', async () => {
    const own = await desk.payingAccount({ paysBy: 'device' });
    const machine = await desk.watch(own, { of: null });
    await desk.take(machine);
    const order = await desk.claimed(own);
    const { data } = await desk.take(machine);
    const id = data.instruction?.instructionId ?? '';
    await desk.tell(machine, id, { event: 'begun' });
    await desk.tell(machine, id, { event: 'paid', reference: desk.newUtr() });
    expect(await statusOf(order)).toBe(completed);
  });

  test('gets the same instruction again when it asks twice, and the same answer when it reports twice', async () => {
    const { order, instruction } = await taken();
    const id = instruction.instructionId;
    expect((await desk.take(phone)).data.instruction).toEqual(instruction);
    for (let time = 0; time < 2; time += 1)
      expect((await desk.tell(phone, id, { event: 'begun' })).data.state).toBe('begun');
    expect((await desk.take(phone)).data.instruction).toMatchObject({ instructionId: id, state: 'begun' });
    const paid = { event: 'paid', reference: desk.newUtr() };
    const first = await desk.tell(phone, id, paid);
    expect((await desk.tell(phone, id, paid)).data).toEqual(first.data);
    const other = await desk.tell(phone, id, { ...paid, reference: desk.newUtr() });
    expect(other.code).toBe(errorCodes.instructionVoid);
    expect((await desk.timeline(order.id)).filter((event) => event === 'send')).toHaveLength(1);
  });

  test('has one payment at a time on an account', async () => {
    const first = await taken();
    await claimed();
    expect((await desk.take(phone)).data.instruction?.instructionId).toBe(first.instruction.instructionId);
  });

  test('may not begin what went back to the pool', async () => {
    const { order, instruction } = await taken();
    await desk.post('/v1.0/order/unlockOrder', { orderCodes: [order.orderCode] }, desk.admin);
    const answer = await desk.tell(phone, instruction.instructionId, { event: 'begun' });
    expect(answer.code).toBe(errorCodes.instructionVoid);
    expect(await statusOf(order)).toBe(awaiting);
    expect(await rowsOf(order)).toMatchObject([{ state: 'void' }]);
  });

  test('that never begins lets the payout go back to the pool', async () => {
    const { order, instruction } = await taken();
    await lapse(1_200_000);
    expect(await statusOf(order)).toBe(awaiting);
    expect(await rowsOf(order)).toMatchObject([{ state: 'lapsed' }]);
    const answer = await desk.tell(phone, instruction.instructionId, { event: 'begun' });
    expect(answer.code).toBe(errorCodes.instructionVoid);
  });

  test('that begins and falls silent leaves an exception, which no machine pays again', async () => {
    const { order, id } = await begun();
    await lapse(1_200_000);
    expect(await statusOf(order)).toBe(exception);
    expect((await desk.take(phone)).data.instruction).toBeNull();
    const reference = desk.newUtr();
    expect(await desk.tell(phone, id, { event: 'paid', reference })).toMatchObject({
      code: 200,
      data: { state: 'silent', payoutStatus: exception },
    });
    expect(await rowsOf(order)).toMatchObject([{ state: 'silent', lateReport: 'paid', reference }]);
    const found = { orderCode: order.orderCode, outcome: 'paid', utr: reference };
    const { token } = desk.admin;
    const second = { token, token2: await desk.signInSecondLevel(token) };
    expect((await desk.post('/v1.0/payout/resolveException', found, second)).code).toBe(200);
    expect(await statusOf(order)).toBe(completed);
  });

  test('that is declined sends the payout to the review of its rejection', async () => {
    const { order, id } = await begun();
    const declined = { event: 'declined', reason: 'Account closed' };
    expect((await desk.tell(phone, id, declined)).data).toMatchObject({ payoutStatus: rejecting });
    expect(await desk.stored(order.id)).toMatchObject({ rejectReason: 'Account closed', resourceId: null });
    expect(await desk.load(account)).toMatchObject({ processingCount: 0 });
  });

  test('that does not know leaves an exception', async () => {
    const { order, id } = await begun();
    await desk.tell(phone, id, { event: 'unknown', reason: 'The page timed out' });
    expect(await statusOf(order)).toBe(exception);
  });

  test('that paid another amount, or with the reference of another payout, leaves an exception', async () => {
    const one = await begun();
    const reference = desk.newUtr();
    await desk.tell(phone, one.id, { event: 'paid', reference, amountMinor: 1 });
    expect(await statusOf(one.order)).toBe(exception);
    const two = await begun();
    await desk.tell(phone, two.id, { event: 'paid', reference });
    expect(await statusOf(two.order)).toBe(pendingConfirmation);
    const three = await begun();
    await desk.tell(phone, three.id, { event: 'paid', reference });
    expect(await statusOf(three.order)).toBe(exception);
  });

  test('is proven by the account’s message before it reports', async () => {
    const { order, id } = await begun();
    const utr = desk.newUtr();
    await desk.debit({ utr }, phone);
    expect(await statusOf(order)).toBe(pendingConfirmation);
    expect((await desk.tell(phone, id, { event: 'paid', reference: utr })).data).toMatchObject({
      state: 'paid',
      payoutStatus: pendingConfirmation,
    });
  });

  test('cannot report another device’s instruction', async () => {
    const { instruction } = await taken();
    const stranger = await desk.watch(await desk.payingAccount({ paysBy: 'device' }));
    const answer = await desk.tell(stranger, instruction.instructionId, { event: 'begun' });
    expect(answer.code).toBe(errorCodes.instructionVoid);
  });

  test('may answer with any words of the bank', async () => {
    let kept = 0;
    for (const text of Object.values(hostileTexts)) {
      const { order, id } = await begun();
      const answer = await desk.tell(phone, id, { event: 'unknown', reason: text });
      if (answer.code === 200) {
        kept += 1;
        expect(await rowsOf(order)).toMatchObject([
          { state: 'unknown', reason: text.replaceAll('\u0000', '\ufffd').toWellFormed().trim() },
        ]);
      } else {
        expect([errorCodes.validationFailed, errorCodes.payloadTooLarge]).toContain(answer.code);
        await desk.tell(phone, id, { event: 'unknown', reason: 'plain' });
      }
    }
    expect(kept).toBeGreaterThan(3);
  });

  test('must say the reference of what it paid', async () => {
    const { id } = await begun();
    expect((await desk.tell(phone, id, { event: 'paid' })).code).toBe(errorCodes.validationFailed);
  });
});

describe('an account that pays by device', () => {
  test('cannot be paid by hand, nor given up while the device pays', async () => {
    const { order, instruction } = await taken();
    const byHand = await desk.supplement(order, desk.supplier, { utr: desk.newUtr() });
    expect(byHand.code).toBe(errorCodes.payoutByMachine);
    await desk.tell(phone, instruction.instructionId, { event: 'begun' });
    const declined = { orderCode: order.orderCode, reason: 'bankUnavailable' };
    const answer = await desk.post('/v1.0/payout/reportDeclined', declined, desk.supplier);
    expect(answer.code).toBe(errorCodes.payoutByMachine);
    expect(await statusOf(order)).toBe(paying);
  });

  test('is not chosen for a claim that names no account', async () => {
    await desk.change({ deletedAt: desk.clock.now() });
    const order = await desk.waiting();
    expect((await desk.claim(order)).data.resourceId).toBeNull();
  });

  test('gets payouts by assignment, within its limits and while its device is alive', async () => {
    await desk.change({ deletedAt: desk.clock.now() });
    await desk.change({ concurrencyLimit: 1 }, account);
    await setSetting(desk, 'AutoAssignPayoutOrder', true);
    const assign = () =>
      assignPayouts({
        store: desk.store,
        clock: desk.clock,
        settings: desk.settings.reader(desk.store.db),
        publish: () => {},
      });
    const [order] = [await desk.waiting(), await desk.waiting()];
    expect(await assign()).toBe(1);
    expect(await desk.stored(order.id)).toMatchObject({ payoutStatus: preparing, resourceId: account });
    expect((await taken(order)).instruction.orderCode).toBe(order.orderCode);
    await desk.post('/v1.0/order/unlockOrder', { orderCodes: [order.orderCode] }, desk.admin);
    desk.clock.advance(3_000_000);
    expect(await assign()).toBe(0);
    await setSetting(desk, 'AutoAssignPayoutOrder', false);
  });
});
