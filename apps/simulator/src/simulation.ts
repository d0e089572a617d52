import { createPlatform, deviceSigner, NetworkError, OutcomeUnknownError, TimeoutError } from '@platform/sdk';
import { type Plan as Course, obey } from './actors/controls.ts';
import { Device } from './actors/device.ts';
import { pay } from './actors/payer.ts';
import { Receivers } from './actors/receivers.ts';
import { placeOrder, shopOf } from './actors/shop.ts';
import { type Counts, newCounts } from './counts.ts';
import type { Credentials } from './credentials.ts';
import { OrderClock } from './order-clock.ts';
import { isSilent } from './plan/device-plan.ts';
import { type FaultRates, faultProfiles } from './plan/faults.ts';
import { type OrderPlan, planOrder } from './plan/order-plan.ts';
import type { DayShape } from './plan/pace.ts';
import { Timers } from './timers.ts';
import { Bank, type Transfer } from './world/bank.ts';
import { messagesOf } from './world/messages.ts';

export interface SimulationOptions {
  /** Address of the platform. */
  readonly url: string;
  readonly credentials: Credentials;
  /** @default 12 */
  readonly ordersPerMinute?: number;
  /** @default 'mild' */
  readonly faults?: FaultRates;
  /** The same seed and faults decide the same, order by order. @default 1 */
  readonly seed?: number;
  /** @default 'flat' */
  readonly shape?: DayShape;
  /** Of the time that payers and devices take; a tenth makes them hurry. @default 1 */
  readonly haste?: number;
  /** Places orders from the start on. @default true */
  readonly running?: boolean;
  /** What the banks hold, from `balances` of an earlier run. */
  readonly balances?: Readonly<Record<string, number>>;
  /** Something that neither the plan nor a platform that is away explains. */
  readonly onProblem?: (error: unknown) => void;
}

export interface Simulation {
  readonly counts: Readonly<Counts>;
  readonly course: Course;
  readonly balances: Readonly<Record<string, number>>;
  /** Places an order now, beside those that come by themselves; answers the shop's number of it. */
  place(plan: OrderPlan): string;
  /** Ends everything; what is on its way to the platform is waited for. */
  stop(): Promise<void>;
}

/** So many orders at once are under way at most; more than that, and the shops are closed. */
const mostPlacing = 200;

/**
 * Plays the world around a platform, through its public interfaces alone: shops that sign orders, payers who open the pay
 * link, devices that report messages, and the shops' receivers of callbacks.
 */
export async function startSimulation(options: SimulationOptions): Promise<Simulation> {
  const { url, credentials, seed = 1, haste = 1, shape = 'flat' } = options;
  const counts = newCounts();
  const timers = new Timers((error) => {
    if (!isAway(error)) options.onProblem?.(error);
  });
  let faults = options.faults ?? faultProfiles.mild;
  let course: Course = {
    running: options.running ?? true,
    ordersPerMinute: Math.round(options.ordersPerMinute ?? 12),
    faults: profileOf(faults),
  };
  const planned = (index: number): OrderPlan => planOrder(seed, index, faults);

  // Numbers of orders name the run: another one begins anew with the first plan.
  const run = Date.now().toString(36);
  const special = new Map<string, OrderPlan>();
  const receivers = await Receivers.open(
    credentials.merchants,
    (orderNo) => (special.get(orderNo) ?? planned(Number(orderNo.split('-').at(-1)))).receiver,
    counts,
  );
  const platform = createPlatform({ baseUrl: url, language: 'en-US' });
  const bank = new Bank(credentials.devices, options.balances);
  const devices = new Map(
    credentials.devices.map(({ monitorId, token, secret }) => [
      monitorId,
      new Device({
        platform: createPlatform({
          baseUrl: url,
          language: 'en-US',
          device: deviceSigner({ token, secret }),
        }),
        timers,
        counts,
        isSilent: () => isSilent(seed, monitorId, Date.now(), faults),
        haste,
      }),
    ]),
  );
  const report = (transfer: Transfer, hasUtr: boolean, remark: string | null): void => {
    const device = devices.get(transfer.account.monitorId);
    for (const { record, afterMs, isLast } of messagesOf(transfer, { hasUtr, remark })) {
      timers.after(afterMs * haste, () => device?.hear(record, isLast));
    }
  };

  const place = (plan: OrderPlan, orderNo: string): void => {
    if (timers.working >= mostPlacing) return;
    timers.start(() => playOrder(plan, orderNo));
  };
  async function playOrder(plan: OrderPlan, orderNo: string): Promise<void> {
    const shop = shopOf(credentials.merchants, plan);
    const notifyUrl = receivers.urlOf(shop.mchId);
    const order = await placeOrder(platform, shop, plan, { orderNo, notifyUrl, signal: timers.signal });
    if (!order) {
      counts.refused += 1;
      return;
    }
    counts.orders += 1;
    if (order.payUrl === null) return;
    await pay(plan, order.payUrl, {
      platform,
      bank,
      timers,
      haste,
      onPaid: (transfer, { isReported, hasUtr, remark }) => {
        counts.paid += 1;
        if (isReported) report(transfer, hasUtr, remark);
      },
    });
  }

  const clock = new OrderClock({
    seed,
    shape,
    timers,
    onDue: (index) => place(planned(index), `S${run}-${index}`),
  });
  clock.set(course.running ? course.ordersPerMinute : 0);
  const change = (next: Course): void => {
    if (next.faults !== course.faults) faults = faultProfiles[next.faults];
    course = next;
    clock.set(next.running ? next.ordersPerMinute : 0);
  };
  const { token } = credentials;
  if (token !== undefined) {
    obey({ platform, timers, token }, counts, {
      get plan() {
        return course;
      },
      change,
    });
  }

  return {
    counts,
    get course() {
      return course;
    },
    get balances() {
      return bank.balances;
    },
    place: (plan) => {
      const orderNo = `S${run}-x${special.size}`;
      special.set(orderNo, plan);
      place(plan, orderNo);
      return orderNo;
    },
    stop: async () => {
      await timers.stop();
      await receivers.close();
    },
  };
}

/** The name that the console knows the faults by; of another mixture, the nearest. */
const profileOf = (faults: FaultRates): Course['faults'] =>
  faults === faultProfiles.mild ? 'mild' : Object.keys(faults).length === 0 ? 'none' : 'heavy';

/** The platform is not there, or was not for a moment: that is no news of the simulation. */
const isAway = (error: unknown): boolean =>
  NetworkError.is(error) || TimeoutError.is(error) || OutcomeUnknownError.is(error);

export type { Credentials, OrderPlan };
