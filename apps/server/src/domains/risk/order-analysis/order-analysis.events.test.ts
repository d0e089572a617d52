import { errorCodes } from '@platform/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../kit/ids.ts';
import { type BatchDesk, openBatchDesk } from '../../../testing/batch-desk.ts';
import { HubScene } from '../../../testing/hub-scene.ts';
import { newOrder } from '../../orders/orders/orders.new-order.ts';
import { orders } from '../../orders/orders/orders.table.ts';
import { analyseOrders } from './order-analysis.jobs.ts';
import { orderFindings } from './order-analysis.table.ts';

let desk: BatchDesk;
const scene = new HubScene();
beforeAll(async () => {
  desk = await openBatchDesk();
});
afterAll(async () => {
  await scene.end();
  await desk.close();
});

/** Orders of the merchant that were paid and then reversed. */
async function addReversed(count: number): Promise<void> {
  const now = desk.clock.now();
  const terms = { merchantId: desk.ids.merchantId, now, timeZone: 'Asia/Shanghai', mark: 0 } as const;
  const product = {
    ...{ id: 1008, kind: 'collection', currency: 'INR', mainProductId: null, choiceScriptId: null },
  } as Parameters<typeof newOrder>[2];
  const made = Array.from({ length: count }, (_, place) => {
    const asked = { productId: 1008, mchOrderNo: `R${place}`, amount: 10_000 + place };
    const order = newOrder(
      { ...asked, notifyUrl: 'https://m.example/n' },
      terms,
      product,
      '0.01',
      `R${place}`,
    );
    return { ...order, id: newId(now), status: 3 as const, completedAt: now, reversedAt: now };
  });
  await desk.store.db.insert(orders).values(made);
}

test('staff hear of a finding when it is found, decided and gone; others may not listen', async () => {
  const { signedIn } = await scene.start(desk);
  const service = await signedIn('customerService');
  expect((await service.send('subscribe', { topics: ['findings'] })).code).toBe(200);
  for (const role of ['merchant', 'supplier', 'technicalSupport'] as const) {
    const other = await signedIn(role);
    expect((await other.send('subscribe', { topics: ['findings'] })).code, role).toBe(
      errorCodes.topicNotAllowed,
    );
  }
  const heard = async (count: number) => {
    await expect.poll(() => service.events.length, { timeout: 10_000 }).toBe(count);
    return service.events.at(-1);
  };
  const { store, clock, fanout } = desk;
  const analyse = () => analyseOrders({ store, clock, publish: (events) => fanout.publish(events) });

  await addReversed(3);
  await analyse();
  const [finding] = await store.db.select().from(orderFindings);
  if (!finding) throw new Error('nothing found');
  const event = { topic: 'findings', type: 'finding.updated', id: finding.id };
  const found = { ...event, rule: 'reversals', severity: 'high', orderCount: finding.orderCount };
  expect(await heard(1)).toEqual({ ...found, state: 'open' });
  await analyse();

  const admin = { token: await desk.signIn('admin') };
  const decide = (decision: string) =>
    desk.post('/v1.0/orderFinding/decide', { findingId: finding.id, decision, reason: 'Known' }, admin);
  expect((await decide('confirmed')).code).toBe(200);
  expect(await heard(2)).toEqual({ ...found, state: 'confirmed' });

  const undecided = { decision: null, reason: null, decidedBy: null, decidedAt: null };
  await store.db.update(orderFindings).set({ ...undecided, state: 'open' });
  await store.db.update(orders).set({ reversedAt: null, status: 4 });
  await analyse();
  expect(await heard(3)).toEqual({ ...event, state: 'gone' });
});
