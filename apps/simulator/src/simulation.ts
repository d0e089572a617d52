import {
  createPlatform,
  deviceSigner,
  HttpError,
  NetworkError,
  OutcomeUnknownError,
  TimeoutError,
} from '@platform/sdk';
import { playChatPeople } from './actors/chat-people.ts';
import { type Course, obey } from './actors/controls.ts';
import { Device } from './actors/device.ts';
import { PayingDevice } from './actors/paying-device.ts';
import { Receivers } from './actors/receivers.ts';
import { type Counts, newCounts } from './counts.ts';
import type { Credentials, DeviceKey } from './credentials.ts';
import { OrderClock } from './order-clock.ts';
import { planBots } from './plan/bot-plan.ts';
import { isSilentAt, keepsOldScript, planDebit } from './plan/device-plan.ts';
import { type FaultRates, faultProfiles } from './plan/faults.ts';
import { planGateway, planLink } from './plan/gateway-plan.ts';
import { type OrderPlan, planOrder } from './plan/order-plan.ts';
import type { DayShape } from './plan/pace.ts';
import { OrderPlayer } from './play-order.ts';
import { Timers } from './timers.ts';
import { Bank, type Outgoing } from './world/bank.ts';
import { openDemoGateway, openDemoLinks } from './world/demo-gateway.ts';
import { messagesOf } from './world/messages.ts';
import { openDemoTelegram } from './world/telegram/demo-telegram.ts';

export interface SimulationOptions {
  /** Address of the platform. */
  readonly url: string;
  readonly credentials: Credentials;
  /** @default 12 */
  readonly ordersPerMinute?: number;
  /** @default 'mild' */
  readonly faults?: FaultRates;
  /** The same seed and faults give the same decisions for each order. @default 59 */
  readonly seed?: number;
  /** @default 'flat' */
  readonly shape?: DayShape;
  /** Factor on the time of payers and devices; 0.1 makes them ten times as fast. @default 1 */
  readonly haste?: number;
  /** Whether it places orders from the start. @default true */
  readonly running?: boolean;
  /** Bank balances, from `balances` of an earlier run. */
  readonly balances?: Readonly<Record<string, number>>;
  /** Called for errors that neither the plan nor an unavailable platform explains. */
  readonly onProblem?: (error: unknown) => void;
}

export interface Simulation {
  readonly counts: Readonly<Counts>;
  readonly course: Course;
  readonly balances: Readonly<Record<string, number>>;
  /** Places an order now, besides the scheduled ones; returns the shop's order number. */
  place(plan: OrderPlan): string;
  /** Stops everything and waits for requests in flight. */
  stop(): Promise<void>;
}

const language = 'en-US';
const unavailable = 503;
/** With this seed nearly every fault occurs soon, but not all at once. */
export const defaultSeed = 59;

/**
 * Simulates the parties around a platform, using only its public API: shops that sign orders, payers who open
 * the pay link, devices that report messages, the shops' callback receivers, the gateways, and Telegram.
 */
export async function startSimulation(options: SimulationOptions): Promise<Simulation> {
  const { url, credentials, seed = defaultSeed, haste = 1, shape = 'flat' } = options;
  const counts = newCounts();
  const timers = new Timers((error) => {
    if (!isAway(error)) options.onProblem?.(error);
  });
  let faults = options.faults ?? faultProfiles.mild;
  let course: Course = {
    running: options.running ?? true,
    ordersPerMinute: options.ordersPerMinute ?? 6,
    faults: profileOf(faults),
  };
  const planned = (index: number): OrderPlan => planOrder(seed, index, faults, credentials.dynamicProductId);

  // Order numbers contain the run, because each run starts with the first plan.
  const run = Date.now().toString(36);
  const extra = new Map<string, OrderPlan>();
  const planOf = (orderNo: string): OrderPlan =>
    extra.get(orderNo) ?? planned(Number(orderNo.split('-').at(-1)));
  const receivers = await Receivers.open(
    credentials.merchants,
    (orderNo) => planOf(orderNo).receiver,
    counts,
  );
  const playing = { url, timers, haste };
  const withoutIt = (error: unknown): undefined => {
    // Its port was taken meanwhile. Everything else can be played without it.
    options.onProblem?.(error);
    return undefined;
  };
  const troubles = () => faults.gatewayTrouble ?? 0;
  const gateway = await openDemoGateway({
    ...playing,
    key: credentials.gateway,
    planOf: (key) => planGateway(seed, key, troubles()),
  }).catch(withoutIt);
  const links = await openDemoLinks({
    ...playing,
    key: credentials.links,
    planOf: (key) => planLink(seed, key, troubles()),
  }).catch(withoutIt);
  const plan = planBots(seed, () => faults.botTrouble ?? 0);
  const slipsOf = (mchId: string) => player.slips.of(mchId);
  const telegram = await openDemoTelegram(credentials.telegram, plan, slipsOf).catch(withoutIt);
  /** One device stays at the first version, so that the demo shows a device that lags. */
  const lagging = credentials.devices.find(({ kind }) => kind === 'sms')?.monitorId;
  const bank = new Bank(credentials.devices, options.balances);
  const deviceOf = ({ monitorId, token, secret, accounts }: DeviceKey): Device => {
    const platform = createPlatform({ baseUrl: url, language, device: deviceSigner({ token, secret }) });
    const isSilent = (): boolean => isSilentAt(seed, monitorId, Date.now(), faults);
    const keepsScript = (version: number): boolean => keepsOldScript(monitorId === lagging, version);
    const device = new Device({ platform, timers, counts, isSilent, keepsScript, haste });
    const onPaid = (payment: Outgoing): void => {
      const transfer = bank.send(monitorId, payment, new Date());
      if (!transfer) return;
      const { hasUtr, delayMs } = planDebit(seed, payment.reference, faults);
      for (const { record, afterMs, isLast } of messagesOf(transfer, { hasUtr, remark: null }))
        timers.after((afterMs + delayMs) * haste, () => device.hear(record, isLast));
    };
    if (accounts.some(({ paysBy }) => paysBy === 'device'))
      new PayingDevice({ platform, timers, isSilent, haste, seed, faults: () => faults, onPaid });
    return device;
  };
  const platform = createPlatform({ baseUrl: url, language });
  const player = new OrderPlayer({
    platform,
    shops: credentials.merchants,
    receivers,
    bank,
    devices: new Map(credentials.devices.map((key) => [key.monitorId, deviceOf(key)])),
    timers,
    counts,
    haste,
  });

  if (telegram && credentials.telegram)
    playChatPeople({
      ...{ chats: telegram.chats, groups: credentials.telegram.chats, timers, seed, haste },
      lastOrderOf: (mchId) => player.lastOrderOf(mchId),
    });

  const onDue = (index: number): void => player.play(planned(index), `S${run}-${index}`);
  const clock = new OrderClock({ seed, shape, timers, onDue });
  const follow = (next: Course): void => {
    if (next.faults !== course.faults) faults = faultProfiles[next.faults];
    course = next;
    clock.set(next.running ? next.ordersPerMinute : 0);
  };
  follow(course);
  const { token } = credentials;
  if (token !== undefined) {
    const payFor = (payUrl: string): void => player.payFor(payUrl);
    obey({ platform, timers, token, counts, course: () => course, follow, payFor });
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
      const orderNo = `S${run}-x${extra.size}`;
      extra.set(orderNo, plan);
      player.play(plan, orderNo);
      return orderNo;
    },
    stop: async () => {
      await timers.stop();
      await receivers.close();
      await gateway?.close();
      await links?.close();
      await telegram?.close();
    },
  };
}

/** The console's name for these faults; for any other mixture, the nearest. */
const profileOf = (faults: FaultRates): Course['faults'] =>
  faults === faultProfiles.mild ? 'mild' : Object.keys(faults).length === 0 ? 'none' : 'heavy';

/** The platform is unavailable: not an error of the simulation. */
const isAway = (error: unknown): boolean =>
  NetworkError.is(error) ||
  TimeoutError.is(error) ||
  OutcomeUnknownError.is(error) ||
  (HttpError.is(error) && error.status === unavailable);
