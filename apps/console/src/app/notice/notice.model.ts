export const pollIntervalMs = 10_000;
export const reminderIntervalMs = 5_000;

export interface NewOrder {
  orderCode: string;
  /** Creation time, ISO 8601. */
  createTime: string;
}

/** The content of the notice: the newest unacknowledged order, and how many there are. */
export interface PendingNotice {
  latest: NewOrder;
  count: number;
}

export interface OrderNotice {
  /** Handles a poll response. The first one only sets the starting point. */
  polled: (latest: NewOrder | null) => void;
  /** Handles an order pushed over the websocket. */
  pushed: (order: NewOrder) => void;
  acknowledge: () => void;
  /** Stops reminding and clears the state; for sign-out. */
  stop: () => void;
}

export interface OrderNoticeOptions {
  /** Called on arrival and again for each reminder. */
  show: (pending: PendingNotice, reminder: boolean) => void;
  hide: () => void;
}

const rememberedCodes = 500;

/** Notifies once per new order, whether polled or pushed, and reminds until the user acknowledges. */
export function createOrderNotice({ show, hide }: OrderNoticeOptions): OrderNotice {
  const known = new Set<string>();
  let hasBaseline = false;
  let baselineTime = '';
  let pending: PendingNotice | null = null;
  let timer: ReturnType<typeof setInterval> | null = null;

  const remember = (code: string) => {
    known.add(code);
    const [oldest] = known;
    if (known.size > rememberedCodes && oldest !== undefined) known.delete(oldest);
  };

  const arrive = (order: NewOrder) => {
    remember(order.orderCode);
    const isNewest = !pending || Date.parse(order.createTime) >= Date.parse(pending.latest.createTime);
    pending = { latest: isNewest || !pending ? order : pending.latest, count: (pending?.count ?? 0) + 1 };
    show(pending, false);
    timer ??= setInterval(() => pending && show(pending, true), reminderIntervalMs);
  };

  const acknowledge = () => {
    if (timer !== null) clearInterval(timer);
    timer = null;
    if (!pending) return;
    pending = null;
    hide();
  };

  return {
    polled(latest) {
      if (!hasBaseline) {
        hasBaseline = true;
        if (latest) {
          remember(latest.orderCode);
          baselineTime = latest.createTime;
        }
        return;
      }
      // The role's permissions can shrink. An older order that becomes the latest is not new.
      if (!latest || known.has(latest.orderCode)) return;
      if (baselineTime && Date.parse(latest.createTime) < Date.parse(baselineTime)) return;
      arrive(latest);
    },
    pushed(order) {
      if (!known.has(order.orderCode)) arrive(order);
    },
    acknowledge,
    stop() {
      acknowledge();
      known.clear();
      hasBaseline = false;
      baselineTime = '';
    },
  };
}
