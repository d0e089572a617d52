import type { Output } from '@platform/sdk';
import type { Tone } from '@platform/ui-kit/skin';
import {
  CheckCircle2,
  CircleDashed,
  CircleDot,
  Clock,
  Hourglass,
  type LucideIcon,
  Undo2,
  Unplug,
  XCircle,
} from 'lucide-react';
import type { Translate } from '../../../shared/messages.ts';
import type { orderMessages } from './orders.messages.ts';

export type OrderRow = Output<'orders.list'>['list'][number];
export type OrderText = Translate<typeof orderMessages.table>;

export type StatusKey =
  | 'created'
  | 'allocated'
  | 'timedOut'
  | 'callbackSucceeded'
  | 'callbackFailed'
  | 'callbackPending'
  | 'allocationFailed'
  | 'reversed';

export const statusLooks: Record<StatusKey, { tone: Tone; icon: LucideIcon }> = {
  created: { tone: 'neutral', icon: CircleDashed },
  allocated: { tone: 'info', icon: CircleDot },
  timedOut: { tone: 'neutral', icon: Clock },
  callbackSucceeded: { tone: 'success', icon: CheckCircle2 },
  callbackFailed: { tone: 'danger', icon: XCircle },
  callbackPending: { tone: 'warning', icon: Hourglass },
  allocationFailed: { tone: 'danger', icon: Unplug },
  reversed: { tone: 'warning', icon: Undo2 },
};

export const statusKeys = {
  1: 'created',
  2: 'allocated',
  3: 'timedOut',
  4: 'callbackSucceeded',
  5: 'callbackFailed',
  10: 'allocationFailed',
} as const satisfies Readonly<Record<number, StatusKey>>;

/** The figures of the statistics that a list can be filtered by. */
export const figureKeys = {
  waiting: 'figureWaiting',
  failed: 'figureFailed',
  allocated: 'figureAllocated',
  paying: 'figurePaying',
  live: 'figureLive',
  timedOut: 'figureTimedOut',
  rejected: 'figureRejected',
  exception: 'figureException',
  paid: 'figurePaid',
  unacknowledged: 'figureUnacknowledged',
  acknowledged: 'figureAcknowledged',
  supplement: 'figureSupplement',
  reversed: 'figureReversed',
} as const;

export const weekdayKeys = {
  1: 'weekday1',
  2: 'weekday2',
  3: 'weekday3',
  4: 'weekday4',
  5: 'weekday5',
  6: 'weekday6',
  7: 'weekday7',
} as const;

const hoursOfDay = 24;
/** `00:00` to `23:00`, which every language reads. */
export const hourOptions = Array.from({ length: hoursOfDay }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

/** Undefined for a status of a newer server. */
export function statusKeyOf(status: number): StatusKey | undefined {
  const known: Readonly<Record<number, StatusKey>> = statusKeys;
  return known[status];
}

/**
 * Status as shown: paid with no callback attempt is pending, not failed; a reversed order is not shown as
 * timed out. Undefined for an unknown status of a newer server.
 */
export function statusOf(
  order: Pick<OrderRow, 'status' | 'callbackAttempts' | 'reversedAt'>,
): StatusKey | undefined {
  const key = statusKeyOf(order.status);
  if (key === 'callbackFailed' && order.callbackAttempts === 0) return 'callbackPending';
  if (key === 'timedOut' && order.reversedAt !== null) return 'reversed';
  return key;
}

/** Label of a coded value. An unknown code is shown unchanged. */
function wordOf<Key extends string>(
  keys: Readonly<Record<number, Key>>,
  say: (key: Key) => string,
): (id: number) => string {
  return (id) => {
    const key = keys[id];
    return key === undefined ? `#${id}` : say(key);
  };
}

export const markKeys = {
  0: 'markNormal',
  1: 'markSuspicious',
  2: 'markTest',
  3: 'markFillIn',
  4: 'markMalicious',
} as const;
export type MarkId = keyof typeof markKeys;
export const markTones: Readonly<Record<number, Tone>> = {
  0: 'neutral',
  1: 'warning',
  2: 'info',
  3: 'neutral',
  4: 'danger',
};
export const typeKeys = { 1: 'typeCollection', 2: 'typePayout' } as const;
export const supplementStatusKeys = { 0: 'supplementNone', 1: 'supplementDone' } as const;
export const supplementTypeKeys = { 1: 'supplementOrdinary', 2: 'supplementOffset' } as const;
export const processStateKeys = { 0: 'processNone', 1: 'processOpen', 2: 'processHandled' } as const;

/** Labels of all coded values of an order in the reader's language. */
export function orderLabels(say: OrderText) {
  return {
    status: wordOf(statusKeys, (key: StatusKey) => say(key)),
    mark: wordOf<(typeof markKeys)[keyof typeof markKeys]>(markKeys, say),
    type: wordOf<(typeof typeKeys)[keyof typeof typeKeys]>(typeKeys, say),
    supplementStatus: wordOf<(typeof supplementStatusKeys)[keyof typeof supplementStatusKeys]>(
      supplementStatusKeys,
      say,
    ),
    supplementType: wordOf<(typeof supplementTypeKeys)[keyof typeof supplementTypeKeys]>(
      supplementTypeKeys,
      say,
    ),
    processState: wordOf<(typeof processStateKeys)[keyof typeof processStateKeys]>(processStateKeys, say),
  };
}
