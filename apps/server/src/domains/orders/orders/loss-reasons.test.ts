import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../../kit/log/log.ts';
import { defaultSettings } from '../../../kit/operation/default-settings.ts';
import { type AllocationWorld, at, openAllocationWorld } from '../../../testing/allocation-world.ts';
import { expireOrders } from '../allocation/allocation.jobs.ts';
import type { CandidateRefusal } from '../allocation/allocation.types.ts';
import { endOrderLink } from '../cashier/order-links.service.ts';
import { payerHints } from '../cashier/payer-hints.table.ts';
import { allocationLoss, rejectionLoss } from './loss-reasons.service.ts';
import { advance } from './orders.service.ts';
import { type Order, orders } from './orders.table.ts';

let world: AllocationWorld;
beforeAll(async () => {
  world = await openAllocationWorld();
});
afterAll(() => world.close());

const refusedFor = (...refusals: CandidateRefusal[]): readonly CandidateRefusal[] => refusals;

describe('why no account took an order', () => {
  it.each([
    ['no account serves the product', [], 'noAccount'],
    ['the only account is full', [refusedFor('concurrencyLimit')], 'concurrencyLimit'],
    [
      'the reason of the accounts that lack the least, not of those that lack more',
      [
        refusedFor('disabled', 'belowMinimum'),
        refusedFor('disabled', 'belowMinimum'),
        refusedFor('dailyLimit'),
      ],
      'dailyLimit',
    ],
    [
      'the most frequent reason among them',
      [refusedFor('dailyLimit'), refusedFor('amountTaken'), refusedFor('amountTaken')],
      'amountTaken',
    ],
    ['another order was faster everywhere', [refusedFor()], 'amountTaken'],
  ] as const)('%s', (_, considered, reason) => {
    expect(allocationLoss(considered)).toBe(reason);
  });
});

it('a rejection has a predefined reason, or that of any other text', () => {
  expect(rejectionLoss('riskControl', 'otherReason')).toBe('riskControl');
  expect(rejectionLoss('U30: insufficient funds', 'declined')).toBe('declined');
  expect(rejectionLoss(undefined, 'otherReason')).toBe('otherReason');
});

const expire = () =>
  expireOrders({
    store: world.store,
    clock: { now: () => at(601) },
    log: createLog('error', { write: () => undefined }),
    settingsReader: () => defaultSettings,
    publish: () => undefined,
  });
const reasonOf = async ({ id }: Order) => (await world.stored(id)).lossReason;

it('every step keeps why an order is lost, a payment clears it, and earlier orders get theirs', async () => {
  const none = await world.allocate(await world.order(20_000, 1008));
  const account = await world.account({ maxAmountMinor: 50_000 });
  const large = await world.allocate(await world.order(60_000));
  const placed: Order[] = [];
  for (let index = 0; index < 7; index += 1)
    placed.push(await world.allocate(await world.order(20_000 + index)));
  const [unpaid, claimed, abandoned, freed, settled, late, reversed] = placed as [Order, ...Order[]];
  expect(new Set(placed.map(({ resourceId }) => resourceId))).toEqual(new Set([account]));
  const step = (
    order: Order | undefined,
    event: 'freeResource' | 'match' | 'reverse' | 'acknowledge',
    offset = false,
  ) =>
    world.store.transaction((tx) =>
      advance(tx, order?.id ?? '', event, {
        now: at(700),
        context: { offset, withinGrace: true, secondPerson: true },
      }),
    );
  const { db } = world.store;
  const said = { times: 1, saidAt: at(5), ip: '203.0.113.1' };
  await db.insert(payerHints).values({ orderId: claimed?.id ?? '', reference: '123456789012', ...said });
  await endOrderLink(db, { orderId: abandoned?.id ?? '', attempt: 1 }, at(9));
  // A link of an earlier attempt says nothing about this one.
  await endOrderLink(db, { orderId: unpaid.id, attempt: 7 }, at(9));
  await step(freed, 'freeResource');
  await step(settled, 'freeResource', true);
  await step(reversed, 'match');
  await step(reversed, 'acknowledge');
  await step(reversed, 'reverse');
  await db.insert(payerHints).values({ orderId: late?.id ?? '', reference: '123456789013', ...said });
  await expire();
  expect(await reasonOf(late as Order)).toBe('payerClaims');
  await step(late, 'match');
  const lost = [none, large, unpaid, claimed, abandoned, freed, settled, late, reversed] as Order[];
  const kept = await Promise.all(lost.map(reasonOf));
  expect(kept).toEqual([
    ...[
      'noAccount',
      'aboveMaximum',
      null,
      'payerClaims',
      'gatewayGaveUp',
      'freed',
      'freedSettled',
      null,
      'reversed',
    ],
  ]);

  // The migration gives orders that were lost before it the same reasons, as far as they can be known.
  await db.update(orders).set({ lossReason: null });
  const path = new URL('../../../db/migrations/0039_order-losses.sql', import.meta.url);
  const update = readFileSync(path, 'utf8')
    .split('--> statement-breakpoint')
    .find((part) => part.includes('UPDATE "orders"'));
  await db.execute(sql.raw(update ?? ''));
  const unknowable = new Set(['payerClaims', 'gatewayGaveUp']);
  expect(await Promise.all(lost.map(reasonOf))).toEqual(
    kept.map((reason) => (unknowable.has(reason ?? '') ? null : reason)),
  );
});
