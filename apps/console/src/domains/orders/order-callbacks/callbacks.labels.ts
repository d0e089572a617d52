import type { Output } from '@platform/sdk';
import { canResendCallback } from '@platform/sdk/rules';
import type { Tone } from '@platform/ui-kit/skin';
import { CircleCheck, CircleSlash, CircleX, Clock, type LucideIcon, RefreshCcw, Send } from 'lucide-react';
import type { CallbackAttempt } from '../../../shared/callback-attempt/attempt.labels.ts';
import { attemptMessages } from '../../../shared/callback-attempt/attempt.messages.ts';
import type { Language } from '../../../shared/language.ts';
import { type Translate, translate } from '../../../shared/messages.ts';
import type { callbackMessages } from './callbacks.messages.ts';

export type CallbackRow = Output<'orderCallbacks.list'>['list'][number];
export type CallbackText = Translate<typeof callbackMessages.table>;

export const callbackStates = [
  'waiting',
  'sending',
  'retrying',
  'acknowledged',
  'dead',
  'superseded',
] as const;
export type CallbackState = (typeof callbackStates)[number];
export const stateLooks: Record<CallbackState, { tone: Tone; icon: LucideIcon }> = {
  waiting: { tone: 'info', icon: Clock },
  sending: { tone: 'info', icon: Send },
  retrying: { tone: 'warning', icon: RefreshCcw },
  acknowledged: { tone: 'success', icon: CircleCheck },
  dead: { tone: 'danger', icon: CircleX },
  superseded: { tone: 'neutral', icon: CircleSlash },
};

/** An unknown state of a newer server is shown by its code. */
export function stateWord(state: string, say: CallbackText): string {
  const known = callbackStates.find((name) => name === state);
  return known ? say(known) : state;
}

export const looksOf = (state: string): { tone: Tone; icon?: LucideIcon } =>
  stateLooks[state as CallbackState] ?? { tone: 'neutral' };

const triggerKeys = {
  schedule: 'triggerSchedule',
  operator: 'triggerOperator',
  merchant: 'triggerMerchant',
} as const;

/** What triggered the attempt: the schedule, or a user by name. */
export function triggerWord(
  { trigger, triggeredBy }: Pick<CallbackAttempt, 'trigger' | 'triggeredBy'>,
  { say, language }: { say: CallbackText; language: Language },
): string {
  if (triggeredBy !== null) {
    return translate(attemptMessages, language, 'byOperator', { account: triggeredBy });
  }
  const known = (['schedule', 'operator', 'merchant'] as const).find((name) => name === trigger);
  return known ? say(triggerKeys[known]) : trigger;
}

/** Only finished callbacks may be deleted; otherwise the merchant would never be notified. */
export const isFinished = ({ state }: Pick<CallbackRow, 'state'>): boolean =>
  state === 'acknowledged' || state === 'dead' || state === 'superseded';

/** Why the callback cannot be resent now, by the rule the server also uses. */
export function resendRefusal(row: CallbackRow, say: CallbackText): string | undefined {
  const { orderStatusId, payoutStatus, state, resendPending, resendRequestedAt } = row;
  const requestedAt = resendRequestedAt === null ? null : new Date(resendRequestedAt);
  const facts = { orderStatusId, payoutStatus, state, resendPending, resendRequestedAt: requestedAt };
  const verdict = canResendCallback(facts, new Date());
  if (verdict.allowed) return undefined;
  return say(verdict.reason === 'callbackNotEligible' ? 'notPaid' : 'onItsWay');
}
