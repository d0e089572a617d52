import { formatMoney, minorUnits } from '@platform/sdk';
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OutgoingDesk, openOutgoingDesk } from '../../../testing/outgoing-desk.ts';
import { boardOf, hourMs } from '../../../testing/reconciliation-desk.ts';
import type { DeskDevice } from '../../../testing/statement-desk.ts';
import { testStoreKind } from '../../../testing/test-store.ts';
import { statements } from '../../receipts/receipts.public.ts';

let desk: OutgoingDesk;
beforeAll(async () => {
  desk = await openOutgoingDesk();
});
afterAll(() => desk.close());

const runs = Number(process.env.RECONCILIATIONS ?? (testStoreKind === 'postgres' ? 10 : 3));
const acts = ['proven', 'proven', 'confirmed', 'claimed', 'charge', 'unread', 'later'] as const;
type Act = (typeof acts)[number];

/** One step of an account that pays, by the calls that suppliers, staff and devices make. */
async function act(kind: Act, phone: DeskDevice, amountMinor: number): Promise<void> {
  const rupees = formatMoney(minorUnits(amountMinor), 'INR', { grouping: 'none' });
  if (kind === 'later') {
    desk.clock.advance(7 * hourMs);
    await desk.signAgain();
  } else if (kind === 'charge') await desk.debit({ amount: rupees, utr: desk.newUtr() }, phone);
  else if (kind === 'unread') {
    const receivedAt = desk.clock.now().toISOString();
    await desk.report({ sms: { sender: 'VM-DESKBK', body: `Sent ${rupees}`, receivedAt } }, phone);
  } else {
    const order = await desk.claimed();
    await desk.begun(order);
    if (kind === 'claimed') return;
    const utr = desk.newUtr();
    // Beside another open payout of the amount, the message alone decides nothing.
    const proof = kind === 'proven' ? await desk.debit({ utr }, phone) : undefined;
    if (proof?.state !== 'matched') await desk.supplement(order, desk.supplier, { utr });
    await desk.supplement(order, desk.admin);
  }
}

test(`the figures of money that left equal a recount row by row, ${runs} times`, async () => {
  const steps = fc.array(
    fc.record({ kind: fc.constantFrom(...acts), amountMinor: fc.integer({ min: 101, max: 9_000 }) }),
    { minLength: 4, maxLength: 9 },
  );
  const seed = Number(process.env.MODEL_SEED ?? Math.floor(Math.random() * 2 ** 31));
  const property = fc.asyncProperty(steps, async (drawn) => {
    await desk.renew();
    const phone = await desk.watch(desk.account);
    await act('proven', phone, 0);
    for (const { kind, amountMinor } of drawn) await act(kind, phone, amountMinor);
    const proven = await desk.store.db
      .select()
      .from(statements)
      .where(and(eq(statements.state, 'matched'), eq(statements.direction, 'out')));
    expect(proven.length).toBeGreaterThan(0);
    const token = await desk.signIn('superAdmin');
    await boardOf(desk, () => token).expectRecounted();
  });
  await fc.assert(property, { seed, numRuns: runs, endOnFailure: true });
}, 3_600_000);
