import { type PayoutStatusId, payoutStatusIds } from '@platform/sdk/rules';
import type { Tone } from '@platform/ui-kit/skin';
import {
  Ban,
  CheckCircle2,
  CircleDashed,
  CircleDot,
  CircleHelp,
  Hourglass,
  type LucideIcon,
  Send,
  Stamp,
  Undo2,
  XCircle,
} from 'lucide-react';
import type { Translate } from '../../../../shared/messages.ts';
import type { OrderRow } from '../orders.labels.ts';
import type { payoutMessages } from './payouts.messages.ts';

export type PayoutText = Translate<typeof payoutMessages.table>;

export const payoutStatusKeys = {
  1: 'payoutAwaiting',
  2: 'payoutPreparing',
  3: 'payoutPaying',
  4: 'payoutCompleted',
  5: 'payoutCancelled',
  6: 'payoutRejecting',
  7: 'payoutRejected',
  8: 'payoutPendingConfirmation',
  9: 'payoutSubmitted',
  10: 'payoutException',
} as const;

interface PayoutLook {
  tone: Tone;
  icon: LucideIcon;
}

const { awaiting, preparing, paying, completed, cancelled, rejecting, rejected } = payoutStatusIds;
const { pendingConfirmation, submitted, exception } = payoutStatusIds;

export const payoutLooks: Readonly<Record<PayoutStatusId, PayoutLook>> = {
  [awaiting]: { tone: 'neutral', icon: CircleDashed },
  [preparing]: { tone: 'info', icon: CircleDot },
  [submitted]: { tone: 'info', icon: Send },
  [paying]: { tone: 'info', icon: Hourglass },
  [pendingConfirmation]: { tone: 'warning', icon: Stamp },
  [completed]: { tone: 'success', icon: CheckCircle2 },
  [rejecting]: { tone: 'warning', icon: Undo2 },
  [rejected]: { tone: 'danger', icon: XCircle },
  [cancelled]: { tone: 'neutral', icon: Ban },
  [exception]: { tone: 'danger', icon: CircleHelp },
};

/** In the order of a payout's life; what needs a person comes first. */
export const tileStatuses: readonly PayoutStatusId[] = [
  exception,
  awaiting,
  preparing,
  submitted,
  paying,
  pendingConfirmation,
  rejecting,
  completed,
  rejected,
  cancelled,
];

/** The status of a payout as shown. One that the bank returned later is reversed, not rejected. */
export function payoutLookOf(
  { payoutStatus, reversedAt }: Pick<OrderRow, 'payoutStatus' | 'reversedAt'>,
  say: PayoutText,
): PayoutLook & { word: string } {
  if (payoutStatus === rejected && reversedAt !== null)
    return { tone: 'warning', icon: Undo2, word: say('reversed') };
  const known = tileStatuses.find((status) => status === payoutStatus);
  // A status of a newer server is shown unchanged.
  return known
    ? { ...payoutLooks[known], word: say(payoutStatusKeys[known]) }
    : { tone: 'neutral', icon: CircleDashed, word: `#${payoutStatus}` };
}
