import { payoutStatusIds } from '@platform/sdk/rules';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type InstructionDesk, openInstructionDesk } from '../../../testing/instruction-desk.ts';
import type { DeskDevice } from '../../../testing/statement-desk.ts';
import { testStoreKind } from '../../../testing/test-store.ts';
import type { Order } from '../../orders/orders/orders.table.ts';
import { expireClaims } from '../payouts/payouts.leases.ts';
import { endSilentInstructions } from './payout-instructions.leases.ts';

const { awaiting, completed, exception, paying, pendingConfirmation, rejected, rejecting } = payoutStatusIds;
const payoutCount = Number(process.env.ONCE_PAYOUTS ?? { postgres: 120, embedded: 40 }[testStoreKind]);
vi.setConfig({ testTimeout: 3_600_000 });
const atOnce = 4;
const mostRounds = 40;

/** What goes wrong with one try to pay one payout. */
const faults = fc.record({
  takesTwice: fc.boolean(),
  losesAnswerOf: fc.constantFrom('begun', 'outcome', 'none', 'none'),
  dies: fc.constantFrom('before beginning', 'before paying', 'after paying', 'never', 'never', 'never'),
  bank: fc.constantFrom('pays', 'pays', 'pays', 'declines', 'pays and cuts the line'),
  isLate: fc.constantFrom(true, false, false, false),
  reportsTwice: fc.boolean(),
  meddling: fc.constantFrom('unlock', 'pay by hand', 'give up', 'none', 'none', 'none'),
});
type Faults = typeof faults extends fc.Arbitrary<infer Fault> ? Fault : never;

let desk: InstructionDesk;
const places: { readonly account: string; readonly phone: DeskDevice }[] = [];
/** The simulated bank's book: how often it has paid each payout. */
const book = new Map<string, { count: number; reference: string }>();
beforeAll(async () => {
  desk = await openInstructionDesk();
  await desk.renew();
  for (let number = 0; number < atOnce; number += 1) {
    const account = await desk.payingAccount({ paysBy: 'device', concurrencyLimit: 2 });
    const phone = await desk.watch(account, { of: number % 2 === 0 ? desk.ids.supplierId : null });
    await desk.take(phone);
    places.push({ account, phone });
  }
});
afterAll(() => desk.close());

/** The bank pays whatever it is asked to, as often as it is asked: only the platform keeps it from paying twice. */
function bankPays({ orderCode }: { readonly orderCode: string }): string {
  const { count = 0, reference = desk.newUtr() } = book.get(orderCode) ?? {};
  book.set(orderCode, { count: count + 1, reference });
  return reference;
}

async function tryToPay(
  order: Order,
  fault: Faults,
  { account, phone }: (typeof places)[number],
): Promise<void> {
  const take = async () => (await desk.take(phone, account)).data.instruction;
  const left = await take();
  // An earlier run of the device began it: it may have been paid, so it is looked up and not paid.
  if (left?.state === 'begun') await lookUp(left, phone);
  if ((await desk.claim(order, account)).code !== 200) return;
  const first = await take();
  const instruction = fault.takesTwice ? await take() : first;
  if (!instruction) return;
  if (fault.meddling === 'unlock')
    await desk.post('/v1.0/order/unlockOrder', { orderCodes: [instruction.orderCode] }, desk.admin);
  if (fault.meddling === 'pay by hand') {
    const byHand = await desk.post(
      '/v1.0/order/replenishmentOrder',
      { orderCode: instruction.orderCode },
      desk.supplier,
    );
    expect(byHand.code).not.toBe(200);
  }
  if (fault.dies === 'before beginning') return;
  const id = instruction.instructionId;
  const answer = await desk.tell(phone, id, { event: 'begun' });
  if (answer.code !== 200) return;
  if (fault.losesAnswerOf === 'begun' && (await desk.tell(phone, id, { event: 'begun' })).code !== 200)
    return;
  if (fault.meddling === 'give up') {
    const declined = { orderCode: instruction.orderCode, reason: 'bankUnavailable' };
    await desk.post('/v1.0/payout/reportDeclined', declined, desk.supplier);
  }
  if (fault.dies === 'before paying') return;
  const reference = fault.bank === 'declines' ? undefined : bankPays(instruction);
  if (fault.dies === 'after paying' || fault.losesAnswerOf === 'outcome') return;
  if (fault.isLate) await lapse();
  const outcome =
    reference === undefined
      ? { event: 'declined', reason: 'Account closed' }
      : fault.bank === 'pays'
        ? { event: 'paid', reference }
        : { event: 'unknown', reason: 'The line was cut' };
  for (let time = 0; time < (fault.reportsTwice ? 2 : 1); time += 1) await desk.tell(phone, id, outcome);
}

async function lookUp(
  { instructionId, orderCode }: { instructionId: string; orderCode: string },
  phone: DeskDevice,
) {
  const paid = book.get(orderCode);
  const report = paid
    ? { event: 'paid', reference: paid.reference }
    : { event: 'unknown', reason: 'The bank does not show it' };
  await desk.tell(phone, instructionId, report);
}

async function lapse(): Promise<void> {
  desk.clock.advance(900_000);
  await endSilentInstructions({ store: desk.store, clock: desk.clock, publish: () => {} });
  await expireClaims(desk.store, desk.clock.now(), () => {});
}

/** A person asks the bank and ends what only a person may end. */
async function settle(order: Order): Promise<void> {
  const { orderCode } = order;
  const paid = book.get(orderCode);
  switch ((await desk.stored(order.id)).payoutStatus) {
    case exception: {
      const outcome = paid ? { outcome: 'paid', utr: paid.reference } : { outcome: 'notPaid' };
      const { code } = await desk.post(
        '/v1.0/payout/resolveException',
        { orderCode, ...outcome },
        desk.admin,
      );
      expect(code).toBe(200);
      return;
    }
    case pendingConfirmation:
      expect(paid?.count).toBe(1);
      expect((await desk.supplement(order, desk.admin)).code).toBe(200);
      return;
    case rejecting:
      expect(paid).toBeUndefined();
      await desk.post(
        `/v1.0/payout/${orderCode.endsWith('7') ? 'approve' : 'refuse'}Rejection`,
        { orderCode },
        desk.admin,
      );
  }
}

it(`devices pay ${payoutCount} payouts once each, whatever goes wrong`, async () => {
  const seed = Number(process.env.ONCE_SEED ?? Math.floor(Math.random() * 2 ** 31));
  const plans = fc.sample(faults, { seed, numRuns: payoutCount * mostRounds });
  const open: Order[] = [];
  for (let number = 0; number < payoutCount; number += 1) open.push(await desk.waiting());
  const seen = { exceptions: 0, rejected: 0, tries: 0 };
  let left = open;
  for (let round = 0; left.length > 0 && round < mostRounds; round += 1) {
    await desk.signAgain();
    for (let from = 0; from < left.length; from += atOnce) {
      const batch = left.slice(from, from + atOnce);
      seen.tries += batch.length;
      await Promise.all(
        batch.map((order, index) =>
          tryToPay(order, plans[round * payoutCount + from + index]!, places[index]!),
        ),
      );
    }
    await lapse();
    await desk.signAgain();
    const now = await Promise.all(left.map(({ id }) => desk.stored(id)));
    seen.exceptions += now.filter(({ payoutStatus }) => payoutStatus === exception).length;
    for (const order of left) await settle(order);
    const after = await Promise.all(left.map(({ id }) => desk.stored(id)));
    expect(after.filter(({ payoutStatus }) => payoutStatus === paying)).toEqual([]);
    for (const { orderCode, payoutStatus } of after) {
      const paidCount = book.get(orderCode)?.count ?? 0;
      expect({ seed, orderCode, payoutStatus, paidCount }).toEqual({
        seed,
        orderCode,
        payoutStatus,
        paidCount: payoutStatus === completed ? 1 : 0,
      });
    }
    seen.rejected += after.filter(({ payoutStatus }) => payoutStatus === rejected).length;
    left = after.filter(({ payoutStatus }) => payoutStatus === awaiting);
  }
  expect([...book.values()].filter(({ count }) => count !== 1)).toEqual([]);
  await desk.mustBeConsistent();
  // A run in which nothing went wrong would prove nothing.
  expect(seen.exceptions).toBeGreaterThan(payoutCount / 10);
  expect(left).toEqual([]);
  process.stdout.write(
    `note: ${payoutCount} payouts by device on ${testStoreKind}, seed ${seed}: ${book.size} paid once, ${seen.rejected} rejected, ${seen.exceptions} exceptions in ${seen.tries} tries\n`,
  );
});
