import { type Currency, type Input, isCurrency, minorUnits } from '@platform/sdk';
import type { FieldRefusal } from '@platform/sdk/rules';
import { isLanguage, type Language } from '../../../shared/language.ts';
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
  readonly currency: Currency;
  /** Asked for with the notice that compares with it. */
  readonly largeOrderMinor: number | null;
  readonly lowBalanceMinor: number | null;
}

/** A new group speaks the language of the person who adds it, until another is chosen. */
export const formOf = (row: GroupRow | undefined, language: Language): GroupForm => ({
  name: row?.name ?? '',
  ownerKind: ownerKindOf(row?.ownerKind ?? '') ?? 'staff',
  ownerUserId: row?.ownerUserId ?? '',
  language: isLanguage(row?.language) ? row.language : language,
  notices: knownOf(noticeNames, row?.notices ?? []),
  commands: knownOf(commandNames, row?.commands ?? []),
  quietFrom: row?.quietHours?.from ?? '',
  quietTo: row?.quietHours?.to ?? '',
  currency: currencyOf(row?.limits?.currency ?? ''),
  largeOrderMinor: row?.limits?.largeOrderMinor ?? null,
  lowBalanceMinor: row?.limits?.lowBalanceMinor ?? null,
});

const currencyOf = (code: string): Currency => (isCurrency(code) ? code : 'INR');

export type GroupRefusal = FieldRefusal | 'sameTime';

/** The problems that need no call. The owner is asked for in a new group only. */
export function formRefusals(
  form: GroupForm,
  isNew: boolean,
): Partial<Record<keyof GroupForm, GroupRefusal>> {
  const { name, ownerKind, ownerUserId, quietFrom, quietTo } = form;
  return {
    ...(name.trim() === '' && { name: 'required' }),
    ...(isNew && ownerKind !== 'staff' && ownerUserId === '' && { ownerUserId: 'required' }),
    ...(quietFrom === '' && quietTo !== '' && { quietFrom: 'required' }),
    ...(quietFrom !== '' && quietTo === '' && { quietTo: 'required' }),
    ...(quietFrom !== '' && quietFrom === quietTo && { quietTo: 'sameTime' }),
    ...(comparesWith(form, 'largeOrder') && !form.largeOrderMinor && { largeOrderMinor: 'required' }),
    ...(comparesWith(form, 'lowBalance') && !form.lowBalanceMinor && { lowBalanceMinor: 'required' }),
  };
}

/** Whether the group gets a notice that needs an amount. */
export const comparesWith = ({ notices }: GroupForm, notice: 'largeOrder' | 'lowBalance'): boolean =>
  notices.includes(notice);

const factsOf = (form: GroupForm) => ({
  name: form.name.trim(),
  language: form.language,
  notices: [...form.notices],
  commands: [...form.commands],
  quietHours: form.quietFrom === '' ? null : { from: form.quietFrom, to: form.quietTo },
  limits: limitsOf(form),
});

function limitsOf(form: GroupForm): Input<'botGroups.add'>['limits'] {
  const { currency, largeOrderMinor, lowBalanceMinor } = form;
  const large = comparesWith(form, 'largeOrder') ? largeOrderMinor : null;
  const low = comparesWith(form, 'lowBalance') ? lowBalanceMinor : null;
  if (large === null && low === null) return null;
  const amount = (minor: number | null) => (minor === null ? null : minorUnits(minor));
  return { currency, largeOrderMinor: amount(large), lowBalanceMinor: amount(low) };
}

/** The input of `botGroups.add`. The form has no refusals. */
export const readNewGroup = (form: GroupForm, bot: BotName): Input<'botGroups.add'> => ({
  bot,
  ownerKind: form.ownerKind,
  ...(form.ownerKind !== 'staff' && { ownerUserId: form.ownerUserId }),
  ...factsOf(form),
});

/** The input of `botGroups.update`: only what differs from the listed group. */
export function readGroupChange(form: GroupForm, row: GroupRow): Input<'botGroups.update'> {
  const before: Readonly<Record<string, unknown>> = factsOf(formOf(row, form.language));
  const changed = Object.entries(factsOf(form)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  );
  return { groupId: row.id, ...Object.fromEntries(changed) };
}
