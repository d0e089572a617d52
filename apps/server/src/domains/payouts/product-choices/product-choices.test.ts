import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { asked, type ChoiceDesk, openChoiceDesk } from '../../../testing/choice-desk.ts';
import { allocateCreatedOrders } from '../../orders/allocation/allocation.jobs.ts';
import { allocationAttempts } from '../../orders/allocation/allocation.table.ts';
import { resourceProducts } from '../../orders/resources/resources.table.ts';
import { agreeCommissions } from '../../parties/products/products.service.ts';
import { chooseProduct } from './choice-runs.ts';
import { productChoices } from './product-choices.table.ts';

let desk: ChoiceDesk;
/** A product with an account, and the account of the dynamic product itself. */
let served: number;
let servedAccount: string;
let ownAccount: string;
beforeAll(async () => {
  desk = await openChoiceDesk();
  served = await desk.product();
  servedAccount = await desk.account(served);
  ownAccount = await desk.account(asked);
});
afterAll(() => desk.close());
afterEach(async () => {
  expect(await desk.store.db.$count(productChoices)).toBe(0);
});

const outcomesOf = async (orderId: string) => (await desk.runs(orderId))[0]?.choice?.products;

describe('the products that the script names', () => {
  it('are tried in order: the first that may serve the order and has an account takes it', async () => {
    const later = await desk.product();
    await desk.account(later);
    const unfit = [
      await desk.product({ enabled: false }),
      await desk.product({}, null),
      await desk.product({}, { enabled: false }),
      await desk.product({ kind: 'payout' }),
      await desk.product({ currency: 'CNY' }),
      await desk.product({ minAmountMinor: 30_000 }),
      await desk.product({ maxAmountMinor: 10_000 }),
      await desk.product({}, { maxAmountMinor: 10_000 }),
      await desk.product({ requiredFields: ['vpa'] }),
      99_999,
    ];
    for (const id of unfit.slice(0, -1)) await desk.account(id);
    const empty = await desk.product();
    const full = await desk.product();
    await desk.account(full, { maxAmountMinor: 10_000 });
    await desk.naming(...unfit, empty, full, served, later);
    const order = await desk.chosen();
    expect(order).toMatchObject({ status: 2, attempt: 1, productId: served, resourceId: servedAccount });
    expect(await outcomesOf(order.id)).toEqual([
      ...unfit.map((productId) => ({ productId, outcome: 'notUsable' })),
      { productId: empty, outcome: 'noAccount' },
      { productId: full, outcome: 'noAccount' },
      { productId: served, outcome: 'chosen' },
      { productId: later, outcome: 'notTried' },
    ]);
    await desk.naming(later, served);
    expect((await desk.chosen()).productId).toBe(later);
  });

  it('leave the order with the product that was asked for, its fee, and the chosen one with its commission', async () => {
    const main = await desk.product();
    const variant = await desk.product({ mainProductId: main });
    const account = await desk.account(variant);
    await agreeCommissions(desk.store.db, [
      { supplierId: desk.ids.supplierId, productId: variant, commissionRate: '0.004' },
    ]);
    await desk.naming(variant);
    const order = await desk.chosen();
    expect(order).toMatchObject({
      askedProductId: asked,
      productId: variant,
      mainProductId: main,
      resourceId: account,
      feeRate: '0.03',
      commissionRate: '0.004',
    });
    const { db } = desk.store;
    const attempts = await db
      .select()
      .from(allocationAttempts)
      .where(eq(allocationAttempts.orderId, order.id));
    expect(attempts).toMatchObject([{ attempt: 1, productId: variant, state: 'reserved' }]);
    const listed = async (query: string) => {
      const path = `order/getList?orderCode=${order.orderCode}&pageIndex=1&pageNum=10${query}`;
      return (await desk.read<{ list: object[] }>('admin', path)).data.list;
    };
    expect(await listed(`&productId=${variant}`)).toMatchObject([
      { productId: variant, askedProductId: asked },
    ]);
    expect(await listed(`&productId=${asked}`)).toEqual([]);
    const statistics = await desk.read<{ byProduct: { productId: number }[] }>('admin', 'order/statisticsV2');
    expect(statistics.data.byProduct.map(({ productId }) => productId)).toContain(variant);
    expect(statistics.data.byProduct.map(({ productId }) => productId)).not.toContain(asked);
  });

  it('may be none, or none that takes the order: it goes to the own accounts of its product', async () => {
    const empty = await desk.product();
    for (const named of [[], [empty]]) {
      await desk.naming(...named);
      const order = await desk.chosen();
      expect(order).toMatchObject({
        status: 2,
        productId: asked,
        askedProductId: asked,
        resourceId: ownAccount,
      });
      expect(await desk.runs(order.id)).toMatchObject([
        { verdict: 'chosen', failure: null, effect: 'ownAccounts' },
      ]);
    }
  });
});

const endless = 'export const choose = () => { for (;;); };';

describe('a script that fails', () => {
  it.each([
    ['throws', 'export const choose = () => { throw new Error("no"); };', 'threw'],
    ['rejects', 'export const choose = async () => { throw new Error("no"); };', 'threw'],
    ['never ends', endless, 'tooLong'],
    ['waits for what never comes', 'export const choose = () => new Promise(() => {});', 'threw'],
    ['takes all memory', 'export const choose = () => "x".repeat(20 * 1_024 * 1_024);', 'tooLarge'],
    ['answers a book', 'export const choose = () => "x".repeat(30_000);', 'tooLarge'],
    [
      'asks the network',
      'export const choose = async () => http.request({ url: "https://gateway.example/" });',
      'tooManyRequests',
    ],
    ['does not choose', 'export const send = () => ({ verdict: "unknown", reason: "" });', 'missing'],
    ['answers nothing', 'export const choose = () => {};', 'invalidVerdict'],
    ['answers a bare list', `export const choose = () => [1008];`, 'invalidVerdict'],
    [
      'answers texts',
      'export const choose = () => ({ verdict: "chosen", products: ["1008"] });',
      'invalidVerdict',
    ],
    [
      'names too many',
      'export const choose = () => ({ verdict: "chosen", products: Array.from({ length: 21 }, (_, id) => id + 1) });',
      'invalidVerdict',
    ],
    [
      'answers the verdict of another entry point',
      'export const choose = () => ({ verdict: "accepted", reference: "1" });',
      'invalidVerdict',
    ],
  ])('leaves the order to the own accounts when it %s', async (_what, source, failure) => {
    await desk.script(source);
    const order = await desk.chosen();
    expect(order).toMatchObject({ status: 2, productId: asked, resourceId: ownAccount });
    expect(await desk.runs(order.id)).toMatchObject([
      {
        entryPoint: 'choose',
        verdict: 'unknown',
        failure,
        effect: 'ownAccounts',
        gatewayId: null,
        trigger: 'worker',
      },
    ]);
    expect(await outcomesOf(order.id)).toEqual([]);
  });

  it('does not keep orders of other products waiting', async () => {
    const { promise: scriptMayEnd, resolve: endScript } = Promise.withResolvers<void>();
    const { sandbox } = desk.parts;
    const slow = desk.newWorker({
      sandbox: {
        run: async (...asked) => {
          await scriptMayEnd;
          return sandbox.run(...asked);
        },
        close: () => sandbox.close(),
      },
    });
    const dynamic = await desk.create();
    await slow.turn();
    const plain = await desk.create(served);
    await allocateCreatedOrders(desk.parts);
    expect(await desk.stored(plain.id)).toMatchObject({ status: 2, askedProductId: null });
    expect(await desk.stored(dynamic.id)).toMatchObject({ status: 1 });
    endScript();
    await slow.idle();
    expect(await desk.stored(dynamic.id)).toMatchObject({ status: 2 });
  });

  it('is not asked about an order that has waited long, so that a queue behind it ends', async () => {
    await desk.script(endless);
    const order = await desk.create();
    desk.clock.advance(5_001);
    await desk.turn();
    expect(await desk.stored(order.id)).toMatchObject({ status: 2, resourceId: ownAccount });
    expect(await desk.runs(order.id)).toMatchObject([{ failure: 'timedOut', durationMs: 0, cpuMs: 0 }]);
  });
});

describe('the script', () => {
  it('is told the order and the room that the allocation sees', async () => {
    await desk.account(served, { maxAmountMinor: 40_000 });
    const disabled = await desk.account(served, { maxAmountMinor: 9_000_000 });
    await desk.store.db
      .update(resourceProducts)
      .set({ enabled: false })
      .where(eq(resourceProducts.resourceId, disabled));
    await desk.script(
      'export const choose = (question) => { log(question); return { verdict: "chosen", products: [] }; };',
    );
    const order = await desk.chosen();
    const [run] = await desk.runs(order.id);
    const told = JSON.parse(run?.log[0] ?? '');
    expect(told.order).toEqual({
      orderCode: order.orderCode,
      mchId: desk.mchId,
      productId: asked,
      amountMinor: order.amountMinor,
      currency: 'INR',
      createdAt: order.createdAt.toISOString(),
    });
    expect(told.capacity).toContainEqual({
      productId: served,
      currency: 'INR',
      accountCount: 2,
      maxAmountMinor: 5_000_000,
    });
    expect(run?.choice).toMatchObject({ order: told.order, capacity: told.capacity });
  });

  it('is asked once for each order, however many processes there are', async () => {
    await desk.naming(served);
    const workers = [desk.worker, desk.newWorker(), desk.newWorker()];
    const orders = await Promise.all(Array.from({ length: 12 }, () => desk.create()));
    await Promise.all(workers.map((worker) => desk.turn(worker)));
    await desk.turn();
    for (const { id } of orders) {
      expect(await desk.stored(id)).toMatchObject({ status: 2, productId: served });
      expect(await desk.runs(id)).toHaveLength(1);
    }
  });

  it('is asked anew when the process that asked it has died', async () => {
    await desk.naming(served);
    const { id } = await desk.create();
    const leasedUntil = new Date(desk.clock.now().getTime() + 1_000);
    await desk.store.db.insert(productChoices).values({ orderId: id, leasedUntil });
    await desk.turn();
    expect(await desk.stored(id)).toMatchObject({ status: 1 });
    desk.clock.advance(1_000);
    await desk.turn();
    expect(await desk.stored(id)).toMatchObject({ status: 2, productId: served });
  });

  it('decides once, when the lease of a slow process has ended and another has asked too', async () => {
    await desk.naming(served);
    const { id } = await desk.create();
    await Promise.all([chooseProduct(desk.parts, id), chooseProduct(desk.parts, id)]);
    expect(await desk.stored(id)).toMatchObject({ status: 2, attempt: 1 });
    expect(await desk.runs(id)).toHaveLength(1);
  });

  it('is asked about newer orders while a dead process holds as many as one may', async () => {
    await desk.naming(served);
    const held = await Promise.all(Array.from({ length: 4 }, () => desk.create()));
    const leasedUntil = new Date(desk.clock.now().getTime() + 1_000);
    await desk.store.db
      .insert(productChoices)
      .values(held.map(({ id: orderId }) => ({ orderId, leasedUntil })));
    const { id } = await desk.create();
    await desk.turn();
    expect(await desk.stored(id)).toMatchObject({ status: 2 });
    desk.clock.advance(1_000);
    await desk.turn();
  });

  it('that is taken from the product is asked no more', async () => {
    await desk.naming(served);
    const before = await desk.create();
    await desk.done('superAdmin', 'product/update', { id: asked, choiceScriptId: null });
    const after = await desk.create();
    await allocateCreatedOrders(desk.parts);
    expect(await desk.stored(after.id)).toMatchObject({ status: 2, productId: asked, askedProductId: null });
    expect(await desk.stored(before.id)).toMatchObject({ status: 1 });
    await desk.turn();
    expect(await desk.stored(before.id)).toMatchObject({ status: 2, productId: asked });
    expect(await desk.runs(before.id)).toEqual([]);
    await desk.done('superAdmin', 'product/update', { id: asked, choiceScriptId: desk.scriptId });
  });
});
