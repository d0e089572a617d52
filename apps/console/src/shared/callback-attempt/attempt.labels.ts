import type { Output } from '@platform/sdk';
import type { Tone } from '@platform/ui-kit/skin';
import type { Language } from '../language.ts';
import { translate } from '../messages.ts';
import { attemptMessages } from './attempt.messages.ts';

export type CallbackAttempt = Output<'orderCallbacks.listDetails'>['list'][number];

export const callbackOutcomes = [
  'acknowledged',
  'wrongAnswer',
  'httpError',
  'timedOut',
  'connectionFailed',
  'refusedAddress',
] as const;

/**
 * The outcome of an attempt, with the HTTP status if there was a response. An unknown outcome of a newer
 * server is shown by its name.
 */
export function outcomeLabel(
  outcome: string | null,
  status: number | string | null,
  language: Language,
): string {
  if (outcome === null) return '–';
  const known = callbackOutcomes.find((name) => name === outcome);
  const word = known ? translate(attemptMessages, language, known) : outcome;
  return status === null ? word : `${word} · ${status}`;
}

export const outcomeTone = (outcome: string): Tone => (outcome === 'acknowledged' ? 'success' : 'danger');
