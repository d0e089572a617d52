import type { Output } from '@platform/sdk';
import { botGroupsList } from '@platform/sdk/operations';
import { botGroupsListRules } from '@platform/sdk/query-rules';
import type { Tone } from '@platform/ui-kit/skin';
import { CircleCheck, CircleSlash, CircleX, Hourglass, type LucideIcon } from 'lucide-react';
import { isLanguage, languageNames } from '../../../shared/language.ts';
import { listOf } from '../../../shared/list/list.of.ts';
import type { ListContext } from '../../../shared/list/list.types.ts';
import { listLink } from '../../../shared/list.links.ts';
import type { Translate } from '../../../shared/messages.ts';
import type { Role } from '../../../shared/roles.ts';
import { groupMessages } from './groups.messages.ts';

export type GroupRow = Output<'botGroups.list'>['list'][number];

export interface GroupGiven extends ListContext {
  /** Opens the messages of a group. */
  showSent: (groupId: string) => void;
}

export const { column, filter, define } = listOf<GroupGiven>()(
  botGroupsList,
  botGroupsListRules,
  groupMessages,
);

export const ownerKinds = ['staff', 'merchant', 'supplier'] as const;
export type OwnerKind = (typeof ownerKinds)[number];
export const ownerKindOf = (kind: string): OwnerKind | undefined => ownerKinds.find((each) => each === kind);

type Say = Translate<typeof groupMessages.table>;

/** Kind and account of the owner. A kind of a newer server is shown by its name. */
export function ownerText({ ownerKind, ownerAccount }: GroupRow, say: Say): string {
  const known = ownerKindOf(ownerKind);
  return [known ? say(known) : ownerKind, ownerAccount].filter(Boolean).join(' ');
}

/** The owner in the list of merchants or suppliers, if the role has one. Other accounts may begin with the same text. */
export function ownerLink({ ownerKind, ownerPartyId }: GroupRow, role: Role): string | undefined {
  if (ownerPartyId === null) return undefined;
  if (ownerKind === 'merchant') return listLink('merchants.list', role, { merchant: ownerPartyId });
  if (ownerKind === 'supplier') return listLink('suppliers.list', role, { supplier: ownerPartyId });
  return undefined;
}

const stateLooks = {
  waiting: { tone: 'warning', icon: Hourglass },
  bound: { tone: 'success', icon: CircleCheck },
  lost: { tone: 'danger', icon: CircleX },
} as const satisfies Record<string, { tone: Tone; icon: LucideIcon }>;
export const groupStates = Object.keys(stateLooks) as (keyof typeof stateLooks)[];

/** Whether the bot writes there. A disabled group is shown as such, bound or not. */
export function groupLook(
  { state, enabled }: Pick<GroupRow, 'state' | 'enabled'>,
  say: Say,
): { tone: Tone; icon?: LucideIcon; word: string } {
  if (!enabled) return { tone: 'neutral', icon: CircleSlash, word: say('disabled') };
  const known = groupStates.find((each) => each === state);
  return known ? { ...stateLooks[known], word: say(known) } : { tone: 'neutral', word: state };
}

/** Why the group gets no test message. */
export function testRefusal({ state, enabled }: GroupRow, say: Say): string | undefined {
  if (state !== 'bound') return say('notBound');
  return enabled ? undefined : say('isDisabled');
}

export const languageText = (language: string): string =>
  isLanguage(language) ? languageNames[language] : language;

export const quietText = ({ quietHours }: Pick<GroupRow, 'quietHours'>): string =>
  quietHours === null ? '' : `${quietHours.from}–${quietHours.to}`;
