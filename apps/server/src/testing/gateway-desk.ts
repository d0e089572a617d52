import type { GatewayPlan } from '@platform/simulator/gateway-plan';
import { type GatewayNotice, PayoutGateway } from '@platform/simulator/payout-gateway';
import { eq } from 'drizzle-orm';
import { GatewayWorker } from '../domains/payouts/gateways/gateway-worker.ts';
import type { GatewayParts } from '../domains/payouts/gateways/gateways.types.ts';
import { addScript, goLive, versionOf } from '../domains/payouts/pay-scripts/pay-scripts.changes.ts';
import { razorpayxScript } from '../domains/payouts/pay-scripts/shipped-scripts.service.ts';
import { payScriptRuns, type ScriptRunRecord } from '../domains/payouts/script-runs/script-runs.table.ts';
import { openPayoutDesk, type PayoutDesk, payoutProduct } from './payout-desk.ts';
import type { TestAnswer } from './test-app.ts';

const normal: GatewayPlan = { mood: 'normal', notice: 'none' };
const keys = {
  keyId: 'rzp_test_id',
  keySecret: 'a-key-secret-of-tests',
  webhookSecret: 'a-webhook-secret-of-tests',
};

/** A payout desk with a gateway that is played over HTTP, and an account of it. */
export interface GatewayDesk extends PayoutDesk {
  readonly gateway: PayoutGateway;
  readonly gatewayId: string;
  readonly scriptId: string;
  /** Account of the gateway. */
  readonly accountId: string;
  /** New tokens of the super admin: the clock moves on by hours, and sessions end. */
  rights(): Promise<{ readonly token: string; readonly token2: string }>;
  readonly worker: GatewayWorker;
  readonly keys: typeof keys;
  /** How the gateway treats the next payouts. */
  plan(plan: Partial<GatewayPlan> | ((key: string) => GatewayPlan)): void;
  /** Lets every payout at the gateway come to its end, with its notices. */
  settle(): Promise<void>;
  /** One run of the worker, until all that it started is stored. */
  turn(): Promise<void>;
  /** Moves the clock on, so that the next query is due, and runs the worker. */
  query(): Promise<void>;
  /** A payout that waits on the account of the gateway. @returns its id */
  placed(amount?: number): Promise<string>;
  /** A payout that the worker has sent. @returns its id */
  sent(plan?: Partial<GatewayPlan>, amount?: number): Promise<string>;
  notice(notice: GatewayNotice, gatewayId?: string): Promise<TestAnswer>;
  runs(orderId: string): Promise<ScriptRunRecord[]>;
  newWorker(parts?: Partial<GatewayParts>): GatewayWorker;
}

export async function openGatewayDesk(): Promise<GatewayDesk> {
  const app = await openPayoutDesk({ callbackNetworks: ['127.0.0.1/32'] });
  const { store, clock } = app;
  let planOf: (key: string) => GatewayPlan = () => normal;
  let gatewayId = '';
  const underWay: (() => Promise<void>)[] = [];
  const notice = async (sent: GatewayNotice, to = gatewayId): Promise<TestAnswer> => {
    const answer = await app.hono.request(`/v1.0/gateway/${to}/notice`, {
      method: 'POST',
      headers: sent.headers,
      body: sent.body,
    });
    return {
      status: answer.status,
      headers: answer.headers,
      ...((await answer.json()) as Pick<TestAnswer, 'code' | 'msg' | 'data'>),
    };
  };
  const gateway = await PayoutGateway.open({
    keys,
    planOf: (key) => planOf(key),
    deliver: async (sent) => void (await notice(sent)),
    settleMs: 0,
    slowMs: 50,
    after: (_ms, work) => underWay.push(work),
  });
  const shipped = razorpayxScript();
  const scriptId = await store.transaction(async (tx) => {
    const context = { db: tx, now: clock.now(), audit: () => undefined };
    const added = await addScript(context, shipped, { ...shipped, note: 'First', author: null });
    await goLive(context, await versionOf(tx, added.versionId), null);
    return added.scriptId;
  });
  const rights = async () => {
    const token = await app.signIn('superAdmin');
    return { token, token2: await app.signInSecondLevel(token) };
  };
  const added = await app.post<{ id: string } | null>(
    '/v1.0/payGateway/add',
    {
      name: 'Simulated RazorpayX',
      baseUrl: gateway.url,
      scriptId,
      direction: 'payout',
      productId: payoutProduct.id,
      minAmountMinor: 100,
      maxAmountMinor: 100_000_000,
      parallelRequests: 8,
      parameters: { accountNumber: '7878780080316316' },
      credentials: Object.entries(keys).map(([name, value]) => ({ name, value })),
    },
    await rights(),
  );
  if (!added.data) throw new Error(added.msg);
  gatewayId = added.data.id;
  await app.post('/v1.0/payGateway/setEnabled', { gatewayId, enable: true }, await rights());
  const accountId = await app.payingAccount({
    kind: 'gateway',
    vpa: null,
    gatewayName: 'Simulated RazorpayX',
    gatewayId,
    concurrencyLimit: null,
    maxAmountMinor: 100_000_000,
  });
  const newWorker = (parts: Partial<GatewayParts> = {}) => new GatewayWorker({ ...app.gateways, ...parts });
  const worker = newWorker();
  const plan: GatewayDesk['plan'] = (wanted) => {
    planOf = typeof wanted === 'function' ? wanted : () => ({ ...normal, ...wanted });
  };
  const turn = async (): Promise<void> => {
    await worker.turn();
    await worker.idle();
  };
  const placed = async (amount?: number): Promise<string> => {
    const order = await app.waiting(amount);
    const answer = await app.post(
      '/v1.0/payGateway/send',
      { orderCode: order.orderCode, resourceId: accountId },
      await rights(),
    );
    if (answer.code !== 200) throw new Error(answer.msg);
    return order.id;
  };
  return {
    ...app,
    gateway,
    gatewayId,
    scriptId,
    accountId,
    rights,
    worker,
    keys,
    plan,
    turn,
    placed,
    notice,
    newWorker,
    settle: async () => {
      while (underWay.length > 0) await underWay.shift()?.();
    },
    query: async () => {
      clock.advance(2 * 3_600_000);
      await turn();
    },
    sent: async (wanted = {}, amount = undefined) => {
      plan(wanted);
      const id = await placed(amount);
      await turn();
      return id;
    },
    runs: (orderId) =>
      store.db
        .select()
        .from(payScriptRuns)
        .where(eq(payScriptRuns.orderId, orderId))
        .orderBy(payScriptRuns.id),
    close: async () => {
      await gateway.close();
      await worker.stop();
      await app.close();
    },
  };
}
