import { sign } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../db/connection.ts';
import { type Order, orders } from '../domains/orders/orders/orders.table.ts';
import { addResource, type NewResource } from '../domains/orders/resources/resources.service.ts';
import { addProducts, allowProducts, type NewProduct } from '../domains/parties/products/products.service.ts';
import { products } from '../domains/parties/products/products.table.ts';
import {
  addScript,
  addVersion,
  goLive,
  versionOf,
} from '../domains/payouts/pay-scripts/pay-scripts.changes.ts';
import type { ChoiceParts } from '../domains/payouts/product-choices/choice-runs.ts';
import { ChoiceWorker } from '../domains/payouts/product-choices/choice-worker.ts';
import { payScriptRuns, type ScriptRunRecord } from '../domains/payouts/script-runs/script-runs.table.ts';
import { Sandbox } from '../kit/sandbox/sandbox.ts';
import { openPartyDesk, type PartyDesk } from './party-desk.ts';

/** Amount of the first order. Each next one is one more, because an account takes an amount once. */
const firstAmountMinor = 20_000;
const names = { 'zh-CN': 'Product', 'zh-TW': 'Product', 'en-US': 'Product' };
const usual = {
  names,
  kind: 'collection',
  currency: 'INR',
  minAmountMinor: 100,
  maxAmountMinor: 9_000_000,
} as const;
/** The dynamic product. */
export const asked = 2100;

/** The whole server with a dynamic product, whose script a test writes. */
export interface ChoiceDesk extends PartyDesk {
  readonly parts: ChoiceParts;
  readonly scriptId: string;
  readonly worker: ChoiceWorker;
  /** Adds a product that the merchant may use at one per cent, unless it is said otherwise. @returns its number */
  product(changes?: Partial<NewProduct>, agreed?: object | null): Promise<number>;
  /** Adds an account of the test supplier for the product. @returns its id */
  account(productId: number, changes?: Partial<NewResource>): Promise<string>;
  /** Puts a source live. */
  script(source: string): Promise<void>;
  /** A live script that names the products. */
  naming(...productIds: readonly number[]): Promise<void>;
  /** The merchant's request. @returns the order as stored, and the answer */
  create(productId?: number): Promise<Order>;
  stored(id: string): Promise<Order>;
  /** One run of the worker, until all that it started is stored. */
  turn(worker?: ChoiceWorker): Promise<void>;
  /** A new order, after its choice. */
  chosen(): Promise<Order>;
  runs(orderId: string): Promise<ScriptRunRecord[]>;
  newWorker(changes?: Partial<ChoiceParts>): ChoiceWorker;
}

const namingSource = (productIds: readonly number[]) =>
  `export const choose = () => ({ verdict: 'chosen', products: ${JSON.stringify(productIds)} });`;

export async function openChoiceDesk(): Promise<ChoiceDesk> {
  const desk = await openPartyDesk();
  const { store, clock, ids, settings, fanout } = desk;
  const { db } = store;
  const sandbox = new Sandbox({ workers: 1 });
  // The first run of a worker waits for its start.
  await sandbox.run({ source: 'export const choose = () => 1;' }, { request: neverAsked });
  const context = (tx: Queryable) => ({ db: tx, now: clock.now(), audit: () => undefined });
  const scriptId = await store.transaction(async (tx) => {
    const first = { source: namingSource([]), note: 'First', samples: [], author: null };
    const added = await addScript(context(tx), { name: 'Choice', direction: 'choice' }, first);
    await goLive(context(tx), await versionOf(tx, added.versionId), null);
    return added.scriptId;
  });
  await addProducts(db, [{ ...usual, id: asked, choiceScriptId: scriptId }]);
  await allowProducts(db, [{ merchantId: ids.merchantId, productId: asked, feeRate: '0.03' }]);

  const parts: ChoiceParts = {
    store,
    clock,
    log: desk.dependencies.log,
    sandbox,
    settingsReader: (handle) => settings.reader(handle),
    publish: (events) => fanout.publish(events),
  };
  const newWorker = (changes: Partial<ChoiceParts> = {}) => new ChoiceWorker({ ...parts, ...changes });
  const worker = newWorker();
  let number = 0;
  let nextProduct = 2200;
  const stored = async (id: string): Promise<Order> => {
    const [order] = await db.select().from(orders).where(eq(orders.id, id));
    if (!order) throw new Error(`There is no order ${id}.`);
    return order;
  };
  const script = async (source: string): Promise<void> =>
    store.transaction(async (tx) => {
      const version = { source, note: 'Next', samples: [], author: null };
      await goLive(context(tx), await addVersion(context(tx), scriptId, version), null);
    });
  const create = async (productId = asked): Promise<Order> => {
    number += 1;
    const body = {
      mchId: desk.mchId,
      productId,
      mchOrderNo: `C${number}`,
      amount: firstAmountMinor + number,
      notifyUrl: 'https://m.example/n',
    };
    const { code, msg, data } = await desk.post<{ orderCode: string }>('/v1.0/api/order/create', {
      ...body,
      sign: sign(body, desk.signingKey),
    });
    if (code !== 200) throw new Error(msg);
    const [order] = await db.select().from(orders).where(eq(orders.orderCode, data.orderCode));
    if (!order) throw new Error('The order was not stored.');
    return order;
  };
  const turn = async (of = worker): Promise<void> => {
    while ((await of.turn()) > 0) await of.idle();
  };
  return {
    ...desk,
    parts,
    scriptId,
    worker,
    newWorker,
    stored,
    script,
    create,
    turn,
    naming: (...productIds) => script(namingSource(productIds)),
    product: async (changes = {}, agreed = {}) => {
      nextProduct += 1;
      const id = nextProduct;
      await addProducts(db, [{ ...usual, id, ...changes }]);
      if (agreed)
        await allowProducts(db, [{ merchantId: ids.merchantId, productId: id, feeRate: '0.01', ...agreed }]);
      return id;
    },
    account: async (productId, changes = {}) => {
      number += 1;
      const [product] = await db.select().from(products).where(eq(products.id, productId));
      const account: NewResource = {
        supplierId: ids.supplierId,
        kind: 'upi',
        name: `Account ${number}`,
        currency: product?.currency ?? 'INR',
        timeZone: 'Asia/Kolkata',
        vpa: `choice${number}@bank`,
        minAmountMinor: 100,
        maxAmountMinor: 5_000_000,
        productIds: [productId],
        ...changes,
      };
      return store.transaction(async (tx) => (await addResource(tx, account, clock.now())).id);
    },
    chosen: async () => {
      const { id } = await create();
      await turn();
      return stored(id);
    },
    runs: (orderId) =>
      db.select().from(payScriptRuns).where(eq(payScriptRuns.orderId, orderId)).orderBy(payScriptRuns.id),
    close: async () => {
      await worker.stop();
      await desk.close();
    },
  };
}

const neverAsked = async () => ({ failure: 'requestRefused', message: 'no request is expected' });
