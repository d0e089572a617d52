import type { Input } from '@platform/sdk';
import type { FieldRefusal } from '@platform/sdk/rules';
import { defaultLanguage, isLanguage, type Language } from '../../../shared/language.ts';
import {
  type BotName,
  type CommandName,
  commandNames,
  knownOf,
  type NoticeName,
  noticeNames,
} from './bots.labels.ts';
import { type GroupRow, type OwnerKind, ownerKindOf } from './groups.parts.ts';

/** Input of the form of a group. An empty text is no value. */
export interface GroupForm {
  readonly name: string;
  readonly ownerKind: OwnerKind;
  /** Not of a staff group. */
  readonly ownerUserId: string;
  readonly language: Language;
  readonly notices: readonly NoticeName[];
  readonly commands: readonly CommandName[];
  /** HH:MM; both or neither. */
  readonly quietFrom: string;
  readonly quietTo: string;
}

export const formOf = (row?: GroupRow): GroupForm => ({
  name: row?.name ?? '',
  ownerKind: ownerKindOf(row?.ownerKind ?? '') ?? 'staff',
  ownerUserId: row?.ownerUserId ?? '',
  language: isLanguage(row?.language) ? row.language : defaultLanguage,
  notices: knownOf(noticeNames, row?.notices ?? []),
  commands: knownOf(commandNames, row?.commands ?? []),
  quietFrom: row?.quietHours?.from ?? '',
  quietTo: row?.quietHours?.to ?? '',
});

export type GroupRefusal = FieldRefusal | 'sameTime';

/** The problems that need no call. The owner is asked for in a new group only. */
export function formRefusals(
  { name, ownerKind, ownerUserId, quietFrom, quietTo }: GroupForm,
  isNew: boolean,
): Partial<Record<keyof GroupForm, GroupRefusal>> {
  return {
    ...(name.trim() === '' && { name: 'required' }),
    ...(isNew && ownerKind !== 'staff' && ownerUserId === '' && { ownerUserId: 'required' }),
    ...(quietFrom === '' && quietTo !== '' && { quietFrom: 'required' }),
    ...(quietFrom !== '' && quietTo === '' && { quietTo: 'required' }),
    ...(quietFrom !== '' && quietFrom === quietTo && { quietTo: 'sameTime' }),
  };
}

const factsOf = ({ name, language, notices, commands, quietFrom, quietTo }: GroupForm) => ({
  name: name.trim(),
  language,
  notices: [...notices],
  commands: [...commands],
  quietHours: quietFrom === '' ? null : { from: quietFrom, to: quietTo },
});

/** The input of `botGroups.add`. The form has no refusals. */
export const readNewGroup = (form: GroupForm, bot: BotName): Input<'botGroups.add'> => ({
  bot,
  ownerKind: form.ownerKind,
  ...(form.ownerKind !== 'staff' && { ownerUserId: form.ownerUserId }),
  ...factsOf(form),
});

/** The input of `botGroups.update`: only what differs from the listed group. */
export function readGroupChange(form: GroupForm, row: GroupRow): Input<'botGroups.update'> {
  const before: Readonly<Record<string, unknown>> = factsOf(formOf(row));
  const changed = Object.entries(factsOf(form)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  );
  return { groupId: row.id, ...Object.fromEntries(changed) };
}
