import type { Output } from '@platform/sdk';
import { botRefusalsList } from '@platform/sdk/operations';
import { botRefusalsListRules } from '@platform/sdk/query-rules';
import type { SelectOption, Tone } from '@platform/ui-kit/skin';
import { CircleCheck, CircleSlash, type LucideIcon } from 'lucide-react';
import { listOf } from '../../../shared/list/list.of.ts';
import type { ListContext } from '../../../shared/list/list.types.ts';
import type { Translate } from '../../../shared/messages.ts';
import { commandNames, knownOf } from './bots.labels.ts';
import type { PersonForm } from './people.form.ts';
import { refusalMessages } from './refusals.messages.ts';

export type RefusalRow = Output<'botRefusals.list'>['list'][number];

export interface RefusalGiven extends ListContext {
  /** Groups of both bots, by name. */
  groups: readonly SelectOption[];
}

export const { column, filter, define } = listOf<RefusalGiven>()(
  botRefusalsList,
  botRefusalsListRules,
  refusalMessages,
);

type Say = Translate<typeof refusalMessages.table>;

/** How Telegram calls the person, or the id of one without a user name. */
export const senderOf = ({ userName, telegramUserId }: RefusalRow): string =>
  userName === null ? telegramUserId : `@${userName}`;

export const chatOf = ({ chatTitle }: RefusalRow, say: Say): string => chatTitle ?? say('alone');

export const refusalLook = (
  { personId }: Pick<RefusalRow, 'personId'>,
  say: Say,
): { tone: Tone; icon: LucideIcon; word: string } =>
  personId === null
    ? { tone: 'neutral', icon: CircleSlash, word: say('unlisted') }
    : { tone: 'success', icon: CircleCheck, word: say('listed') };

/** Why the person cannot be added. */
export const addRefusal = ({ personId, personName }: RefusalRow, say: Say): string | undefined =>
  personId === null ? undefined : say('isListed', { name: personName ?? '' });

/** The form starts with what was asked and where, so that the person gets no more than that. */
export const personOf = (row: RefusalRow): Partial<PersonForm> => ({
  telegramUserId: row.telegramUserId,
  name: row.userName ?? '',
  commands: knownOf(commandNames, [row.command]),
  groupIds: row.groupId === null ? [] : [row.groupId],
});
