import type { Output } from '@platform/sdk';
import type { StatusBadgeProps, Tone } from '@platform/ui-kit/skin';
import {
  CircleCheck,
  CircleDashed,
  CircleSlash,
  FileQuestion,
  type LucideIcon,
  MessageSquareWarning,
  ScanSearch,
} from 'lucide-react';
import type { Translate } from '../../../shared/messages.ts';
import type { statementMessages } from './statements.messages.ts';

export type StatementRow = Output<'statements.list'>['list'][number];
export type StatementText = Translate<typeof statementMessages.table>;

export const kinds = ['sms', 'webMessage', 'usdt', 'gateway'] as const;

/** In the order of the tiles: what waits for a person first. */
export const states = ['suspicious', 'unmatched', 'unparsed', 'matched', 'ignored', 'received'] as const;
export type State = (typeof states)[number];

export const suspicions = [
  'severalCandidates',
  'amountMismatch',
  'late',
  'utrConsumed',
  'nameMismatch',
  'accountUnclear',
] as const;

export const stateLooks: Readonly<Record<State, { tone: Tone; icon: LucideIcon }>> = {
  received: { tone: 'info', icon: CircleDashed },
  matched: { tone: 'success', icon: CircleCheck },
  unmatched: { tone: 'warning', icon: FileQuestion },
  suspicious: { tone: 'danger', icon: ScanSearch },
  unparsed: { tone: 'warning', icon: MessageSquareWarning },
  ignored: { tone: 'neutral', icon: CircleSlash },
};

export type WordedLook = Omit<StatusBadgeProps, 'children'> & { word: string };

/** A value of a newer server is shown by its code. */
export function stateLook(state: string, say: StatementText): WordedLook {
  const known = states.find((name) => name === state);
  return known ? { ...stateLooks[known], word: say(known) } : { tone: 'neutral', word: state };
}

export function kindWord(kind: string, say: StatementText): string {
  const known = kinds.find((name) => name === kind);
  return known ? say(known) : kind;
}

export function directionWord(direction: string | null, say: StatementText): string {
  if (direction === null) return '';
  return direction === 'in' || direction === 'out' ? say(direction) : direction;
}

const chainLooks = {
  start: { tone: 'neutral', key: 'chainStart' },
  linked: { tone: 'success', key: 'chainLinked' },
  broken: { tone: 'danger', key: 'chainBroken' },
  replayed: { tone: 'danger', key: 'chainReplayed' },
} as const satisfies Record<string, { tone: Tone; key: keyof typeof statementMessages.table }>;
const isChainState = (state: string): state is keyof typeof chainLooks => Object.hasOwn(chainLooks, state);

export function chainLook({ chain }: Pick<StatementRow, 'chain'>, say: StatementText): WordedLook {
  if (chain === null) return { tone: 'neutral', word: say('chainNone') };
  if (!isChainState(chain.state)) return { tone: 'neutral', word: chain.state };
  const { tone, key } = chainLooks[chain.state];
  return { tone, word: say(key) };
}

/** Why a record is in its state, in words; the differences from its order come beside it. */
export function whyText(
  { state, suspicion, reason, usdt }: Pick<StatementRow, 'state' | 'suspicion' | 'reason' | 'usdt'>,
  say: StatementText,
): string {
  switch (state) {
    case 'suspicious': {
      const known = suspicions.find((name) => name === suspicion);
      return known ? say(known) : (suspicion ?? '');
    }
    case 'unmatched': {
      if (!usdt) return say('whyUnmatched');
      if (usdt.neededConfirmations === null) return say('whyUnknownNetwork');
      return usdt.confirmations < usdt.neededConfirmations ? say('whyPending') : say('whyUnmatched');
    }
    case 'unparsed':
      return say('whyUnparsed');
    case 'ignored':
      return reason ?? say('whyIgnored');
    case 'received':
      return say('whyReceived');
    default:
      return reason ?? '';
  }
}

/** A short name of a record for lists of results: its reference, its payer or its sender. */
export const nameOf = ({ utr, payerName, sender, monitorId, id }: StatementRow): string =>
  utr ?? payerName ?? sender ?? monitorId ?? id;
