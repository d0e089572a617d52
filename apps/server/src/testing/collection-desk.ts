import type { GatewayNotice, LinkGatewayOptions } from '@platform/simulator/link-gateway';
import { LinkGateway } from '@platform/simulator/link-gateway';
import { and, eq, like } from 'drizzle-orm';
import { ledgerTransfers } from '../domains/money/ledger/ledger.table.ts';
import type { CashierOrder } from '../domains/orders/cashier/cashier.types.ts';
import { payTokenOf } from '../domains/orders/cashier/pay-links.service.ts';
import type { Order } from '../domains/orders/orders/orders.table.ts';
import { addResource } from '../domains/orders/resources/resources.service.ts';
import { addProducts, allowProducts } from '../domains/parties/products/products.service.ts';
import { CollectionWorker } from '../domains/payouts/collection-gateways/collection-worker.ts';
import { type GatewayAttempt, gatewayAttempts } from '../domains/payouts/gateways/gateways.table.ts';
import type { GatewayParts } from '../domains/payouts/gateways/gateways.types.ts';
import { addScript, goLive, versionOf } from '../domains/payouts/pay-scripts/pay-scripts.changes.ts';
import { razorpayLinksScript } from '../domains/payouts/pay-scripts/shipped-scripts.service.ts';
import { payScriptRuns, type ScriptRunRecord } from '../domains/payouts/script-runs/script-runs.table.ts';
import { type Statement, statements } from '../domains/receipts/statements/statements.table.ts';
import { openStatementDesk, type StatementDesk } from './statement-desk.ts';
import type { TestAnswer } from './test-app.ts';

type LinkPlan = ReturnType<LinkGatewayOptions['planOf']>;

const unpaid: LinkPlan = { mood: 'normal', notice: 'none', pays: false };
const keys = {
  keyId: 'rzp_test_id',
  keySecret: 'a-key-secret-of-tests',
  webhookSecret: 'a-webhook-secret-of-tests',
};
export const linkProduct = 1045;

/** A statement desk with a gateway of payment links that is played over HTTP, and an account of it. */
export interface CollectionDesk extends StatementDesk {
  readonly gateway: LinkGateway;
  readonly gatewayId: string;
  /** Account of the gateway. */
  readonly accountId: string;
  readonly worker: CollectionWorker;
  newWorker(parts?: Partial<GatewayParts>): CollectionWorker;
  rights(): Promise<{ readonly token: string; readonly token2: string }>;
  enable(isEnabled: boolean): Promise<void>;
  /** How the gateway treats the next orders. */
  plan(plan: Partial<LinkPlan>): void;
  /** Runs the worker, until all that is due is stored. */
  turn(): Promise<void>;
  /** Moves the clock on and runs the worker. */
  after(seconds: number): Promise<void>;
  /** An order on the account of the gateway. */
  onGateway(amountMinor?: number): Promise<Order>;
  /** An order whose link is made. */
  linked(amountMinor?: number): Promise<Order>;
  order(id: string): Promise<Order>;
  keyOf(order: Pick<Order, 'orderCode' | 'attempt'>): string;
  /** What the payer of an order sees. */
  page(order: Pick<Order, 'id'>, waitMs?: number): Promise<CashierOrder>;
  attempt(orderId: string): Promise<GatewayAttempt>;
  runs(orderId: string): Promise<ScriptRunRecord[]>;
  /** What the gateway has reported about an order. */
  reports(order: Pick<Order, 'orderCode'>): Promise<Statement[]>;
  /** How often the money of an order was booked. */
  bookings(orderId: string): Promise<number>;
  notice(notice: GatewayNotice): Promise<TestAnswer>;
}

export async function openCollectionDesk(): Promise<CollectionDesk> {
  const desk = await openStatementDesk({ callbackNetworks: ['127.0.0.1/32'] });
  const { store, clock, ids } = desk;
  const { db } = store;
  let plan = unpaid;
  let gatewayId = '';
  const notice: CollectionDesk['notice'] = async ({ headers, body }) => {
    const path = `/v1.0/gateway/${gatewayId}/notice`;
    const answer = await desk.hono.request(path, { method: 'POST', headers, body });
    const told = (await answer.json()) as Pick<TestAnswer, 'code' | 'msg' | 'data'>;
    return { status: answer.status, headers: answer.headers, ...told };
  };
  const gateway = await LinkGateway.open({
    keys,
    planOf: () => plan,
    deliver: async (sent) => void (await notice(sent)),
    settleMs: 0,
    slowMs: 50,
    after: (_ms, work) => void work(),
  });
  const rights = async () => {
    const token = await desk.signIn('superAdmin');
    return { token, token2: await desk.signInSecondLevel(token) };
  };
  const shipped = razorpayLinksScript();
  const scriptId = await store.transaction(async (tx) => {
    const names = { 'zh-CN': 'Links', 'zh-TW': 'Links', 'en-US': 'Links' };
    const limits = { minAmountMinor: 100, maxAmountMinor: 100_000_000 };
    await addProducts(tx, [
      { id: linkProduct, names, kind: 'collection', currency: 'INR', needsMonitor: false, ...limits },
    ]);
    await allowProducts(tx, [{ merchantId: ids.merchantId, productId: linkProduct, feeRate: '0.01' }]);
    const context = { db: tx, now: clock.now(), audit: () => undefined };
    const added = await addScript(context, shipped, { ...shipped, note: 'First', author: null });
    await goLive(context, await versionOf(tx, added.versionId), null);
    return added.scriptId;
  });
  const added = await desk.post<{ id: string } | null>(
    '/v1.0/payGateway/add',
    {
      name: 'Simulated links',
      baseUrl: gateway.url,
      scriptId,
      direction: 'collection',
      productId: linkProduct,
      minAmountMinor: 1_000,
      maxAmountMinor: 10_000_000,
      parallelRequests: 8,
      credentials: Object.entries(keys).map(([name, value]) => ({ name, value })),
    },
    await rights(),
  );
  if (!added.data) throw new Error(added.msg);
  gatewayId = added.data.id;
  const enable = async (isEnabled: boolean): Promise<void> => {
    const answer = await desk.post(
      '/v1.0/payGateway/setEnabled',
      { gatewayId, enable: isEnabled },
      await rights(),
    );
    if (answer.code !== 200) throw new Error(answer.msg);
  };
  await enable(true);
  const account = {
    supplierId: ids.supplierId,
    kind: 'gateway' as const,
    name: 'Links 01',
    currency: 'INR' as const,
    timeZone: 'Asia/Kolkata',
    gatewayName: 'Simulated links',
    gatewayId,
    minAmountMinor: 100,
    maxAmountMinor: 100_000_000,
    productIds: [linkProduct],
  };
  const { id: accountId } = await store.transaction((tx) => addResource(tx, account, clock.now()));
  const newWorker: CollectionDesk['newWorker'] = (parts = {}) =>
    new CollectionWorker({ ...desk.gateways, ...parts });
  const worker = newWorker();
  const turn = async (): Promise<void> => {
    while ((await worker.turn()) > 0) await worker.idle();
  };
  const order: CollectionDesk['order'] = async (id) => {
    const stored = await desk.stored(id);
    if (!stored) throw new Error(`no order ${id}`);
    return stored;
  };
  const onGateway = (amountMinor = 20_000) => desk.place({ amountMinor, productId: linkProduct });
  return {
    ...desk,
    gateway,
    gatewayId,
    accountId,
    worker,
    newWorker,
    rights,
    enable,
    turn,
    order,
    onGateway,
    notice,
    plan: (wanted) => {
      plan = { ...unpaid, ...wanted };
    },
    after: async (seconds) => {
      await desk.pass(seconds);
      await turn();
    },
    linked: async (amountMinor) => {
      const placed = await onGateway(amountMinor);
      await turn();
      return placed;
    },
    keyOf: ({ orderCode, attempt }) => `${orderCode}-${attempt}`,
    page: async ({ id }, waitMs = 0) => {
      const token = payTokenOf(desk.dependencies.secrets, id);
      return (await desk.get<CashierOrder>(`/v1.0/cashier/getOrder?token=${token}&waitMs=${waitMs}`)).data;
    },
    attempt: async (orderId) => {
      const [found] = await db.select().from(gatewayAttempts).where(eq(gatewayAttempts.orderId, orderId));
      if (!found) throw new Error(`no attempt of ${orderId}`);
      return found;
    },
    runs: (orderId) =>
      db
        .select()
        .from(payScriptRuns)
        .where(eq(payScriptRuns.orderId, orderId))
        .orderBy(payScriptRuns.startedAt, payScriptRuns.id),
    reports: ({ orderCode }) =>
      db
        .select()
        .from(statements)
        .where(and(eq(statements.kind, 'gateway'), like(statements.messageKey, `${orderCode}-%`)))
        .orderBy(statements.id),
    bookings: (orderId) =>
      db.$count(
        ledgerTransfers,
        and(eq(ledgerTransfers.orderId, orderId), eq(ledgerTransfers.purpose, 'principal')),
      ),
    close: async () => {
      await gateway.close();
      await worker.stop();
      await desk.close();
    },
  };
}
