import type { Output } from '@platform/sdk';
import { botMessagesList } from '@platform/sdk/operations';
import { botMessagesListRules } from '@platform/sdk/query-rules';
import type { SelectOption, Tone } from '@platform/ui-kit/skin';
import { CircleCheck, CircleX, Hourglass, type LucideIcon, Send } from 'lucide-react';
import { listOf } from '../../../shared/list/list.of.ts';
import type { ListContext } from '../../../shared/list/list.types.ts';
import type { Translate } from '../../../shared/messages.ts';
import { sentMessages } from './sent.messages.ts';

export type SentRow = Output<'botMessages.list'>['list'][number];

export interface SentGiven extends ListContext {
  /** Groups of the page's bot, by name. */
  groups: readonly SelectOption[];
}

export const { column, filter, action, define } = listOf<SentGiven>()(
  botMessagesList,
  botMessagesListRules,
  sentMessages,
);

type Say = Translate<typeof sentMessages.table>;

const kinds = ['notice', 'answer', 'test', 'sms', 'callback'] as const;
/** A kind in words. One of a newer server is shown by its name. */
export const kindWord = ({ kind }: Pick<SentRow, 'kind'>, say: Say): string => {
  const known = kinds.find((each) => each === kind);
  return known ? say(known) : kind;
};

/** The group, or to what else the message goes. */
export const receiverWord = (row: Pick<SentRow, 'groupName' | 'kind'>, say: Say): string =>
  row.groupName ?? kindWord(row, say);

const looks = {
  waiting: { tone: 'warning', icon: Hourglass },
  sending: { tone: 'info', icon: Send },
  sent: { tone: 'success', icon: CircleCheck },
  dead: { tone: 'danger', icon: CircleX },
} as const satisfies Record<string, { tone: Tone; icon: LucideIcon }>;
const states = Object.keys(looks) as (keyof typeof looks)[];

/** Whether a message that is not sent again by itself may have arrived. */
export const mayHaveArrived = ({ state, lastError }: Pick<SentRow, 'state' | 'lastError'>): boolean =>
  state === 'dead' && lastError === 'noAnswer';

export function sentLook(
  row: Pick<SentRow, 'state' | 'lastError'>,
  say: Say,
): { tone: Tone; icon?: LucideIcon; word: string } {
  if (mayHaveArrived(row)) return { tone: 'warning', icon: CircleX, word: say('unknown') };
  const { state } = row;
  const known = states.find((each) => each === state);
  return known ? { ...looks[known], word: say(known) } : { tone: 'neutral', word: state };
}

/** Why a message cannot be sent again. */
export const resendRefusal = ({ state }: Pick<SentRow, 'state'>, say: Say): string | undefined =>
  state === 'dead' ? undefined : say('onlyDead');
