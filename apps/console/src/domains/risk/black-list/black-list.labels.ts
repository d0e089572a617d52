import type { Output } from '@platform/sdk';
import { CircleSlash, Clock, ShieldBan } from 'lucide-react';

export type BlackListRow = Output<'blackList.list'>['list'][number];

export const kinds = ['name', 'accountNumber', 'vpa', 'phone', 'usdtAddress'] as const;
export const directions = ['collections', 'payouts', 'both'] as const;
export const effects = ['refuse', 'suspicious'] as const;
export const states = ['live', 'disabled', 'expired', 'removed'] as const;
const hitWords = [
  'refused',
  'marked',
  'signedCall',
  'file',
  'testOrder',
  'reselection',
  'statement',
] as const;

const known = [...kinds, ...directions, ...effects, ...states, ...hitWords] as const;
export const headings = [
  'value',
  'kind',
  'direction',
  'effect',
  'reason',
  'expiresAt',
  'state',
  'hits',
  'lastHitAt',
  'addedBy',
  'createdAt',
  'removedAt',
  'removedBy',
] as const;

/** Says the words of the list that hold no values. */
export type Say = (key: (typeof known)[number] | (typeof headings)[number]) => string;

/** A code of the contract in words; a code of a newer server is shown as it is. */
export function wordOf(code: string, say: Say): string {
  const key = known.find((each) => each === code);
  return key ? say(key) : code;
}

const looks = {
  live: { tone: 'danger', icon: ShieldBan },
  disabled: { tone: 'neutral', icon: CircleSlash },
  expired: { tone: 'neutral', icon: Clock },
  removed: { tone: 'neutral', icon: CircleSlash },
} as const;

export function stateLook(state: string, say: Say) {
  const key = states.find((each) => each === state);
  return key ? { ...looks[key], word: say(key) } : { tone: 'neutral' as const, word: state };
}
