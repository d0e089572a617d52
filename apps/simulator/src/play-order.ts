import { formatMoney, type Platform } from '@platform/sdk';
import type { Device } from './actors/device.ts';
import { pay } from './actors/payer.ts';
import type { Receivers } from './actors/receivers.ts';
import { placeOrder, shopOf } from './actors/shop.ts';
import type { Counts } from './counts.ts';
import type { ShopKey } from './credentials.ts';
import type { OrderPlan, Payment } from './plan/order-plan.ts';
import type { Timers } from './timers.ts';
import type { Bank, Transfer } from './world/bank.ts';
import { messagesOf } from './world/messages.ts';
import { Slips } from './world/telegram/slips.ts';

/** All parties of an order. */
export interface World {
  readonly platform: Platform;
  readonly shops: readonly ShopKey[];
  readonly receivers: Receivers;
  readonly bank: Bank;
  /** By id. */
  readonly devices: ReadonlyMap<string, Device>;
  readonly timers: Timers;
  readonly counts: Counts;
  /** Factor on the time that people and devices take. */
  readonly haste: number;
}

/** Limit on orders that are being placed at once; above it no order is created. */
const mostPlacing = 200;

/** The payer of test orders. */
const testPayer = {
  payer: { name: 'Asha Rao' },
  payment: {
    afterSeconds: 2,
    lateBySeconds: null,
    times: 1,
    wrongByMinor: 0,
    hasUtr: true,
    remark: null,
    isReported: true,
  },
} as const;

/** Plays an order from its creation to the bank's message. */
export class OrderPlayer {
  readonly #world: World;
  #placing = 0;
  /** By merchant. */
  readonly #lastOrders = new Map<string, string>();
  readonly slips = new Slips();

  constructor(world: World) {
    this.#world = world;
  }

  play(plan: OrderPlan, orderNo: string): void {
    if (this.#placing < mostPlacing) this.#world.timers.start(() => this.#play(plan, orderNo));
  }

  /** Number of the last order of a merchant. */
  lastOrderOf(mchId: string): string | undefined {
    return this.#lastOrders.get(mchId);
  }

  /** Pays a test order that somebody else placed: at once, in full, with a bank message. */
  payFor(payUrl: string): void {
    const { timers, counts } = this.#world;
    timers.start(() =>
      pay(testPayer, payUrl, {
        ...this.#world,
        onPaid: (transfer, payment) => {
          counts.paid += 1;
          this.#report(transfer, payment);
        },
      }),
    );
  }

  async #play(plan: OrderPlan, orderNo: string): Promise<void> {
    const { counts } = this.#world;
    const order = await this.#place(plan, orderNo);
    if (!order) {
      counts.refused += 1;
      return;
    }
    counts.orders += 1;
    if (order.payUrl === null) return;
    await pay(plan, order.payUrl, {
      ...this.#world,
      onPaid: (transfer, payment) => {
        counts.paid += 1;
        this.#keepSlip(plan, orderNo, transfer);
        if (payment.isReported) this.#report(transfer, payment);
      },
    });
  }

  async #place(plan: OrderPlan, orderNo: string) {
    const { platform, shops, receivers, timers } = this.#world;
    const shop = shopOf(shops, plan);
    const terms = { orderNo, notifyUrl: receivers.urlOf(shop.mchId), signal: timers.signal };
    this.#placing += 1;
    try {
      const order = await placeOrder(platform, shop, plan, terms);
      if (order) this.#lastOrders.set(shop.mchId, orderNo);
      return order;
    } finally {
      this.#placing -= 1;
    }
  }

  #keepSlip(plan: OrderPlan, orderNo: string, transfer: Transfer): void {
    const { amountMinor, currency, account, reference, at } = transfer;
    this.slips.add(shopOf(this.#world.shops, plan).mchId, {
      ...{ orderNo, reference, atMs: at.getTime(), payee: account.view.accountName ?? '' },
      amount: `${currency} ${formatMoney(amountMinor, currency)}`,
    });
  }

  #report(transfer: Transfer, wording: Payment): void {
    const { devices, timers, haste } = this.#world;
    const device = devices.get(transfer.account.monitorId);
    for (const { record, afterMs, isLast } of messagesOf(transfer, wording)) {
      timers.after(afterMs * haste, () => device?.hear(record, isLast));
    }
  }
}
