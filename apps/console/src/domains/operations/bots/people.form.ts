import type { Input } from '@platform/sdk';
import type { FieldRefusal } from '@platform/sdk/rules';
import { type CommandName, commandNames, knownOf } from './bots.labels.ts';
import type { PersonRow } from './people.parts.ts';

/** Input of the form of a person. */
export interface PersonForm {
  readonly telegramUserId: string;
  readonly name: string;
  readonly note: string;
  readonly commands: readonly CommandName[];
  readonly mayBind: boolean;
  /** Empty: all. */
  readonly groupIds: readonly string[];
}

export const formOf = (row?: PersonRow): PersonForm => ({
  telegramUserId: row?.telegramUserId ?? '',
  name: row?.name ?? '',
  note: row?.note ?? '',
  commands: knownOf(commandNames, row?.commands ?? []),
  mayBind: row?.mayBind ?? false,
  groupIds: row?.groupIds ?? [],
});

export type PersonRefusal = FieldRefusal | 'idHelp' | 'tooMany';

const mostGroups = 50;

/** The problems that need no call. */
export function formRefusals({
  telegramUserId,
  name,
  groupIds,
}: PersonForm): Partial<Record<keyof PersonForm, PersonRefusal>> {
  const id = telegramUserId.trim();
  return {
    ...(id === ''
      ? { telegramUserId: 'required' }
      : !/^[0-9]{4,16}$/.test(id) && { telegramUserId: 'idHelp' }),
    ...(name.trim() === '' && { name: 'required' }),
    ...(groupIds.length > mostGroups && { groupIds: 'tooMany' }),
  };
}

const factsOf = ({ name, note, commands, mayBind, groupIds }: PersonForm) => ({
  name: name.trim(),
  note: note.trim(),
  commands: [...commands],
  mayBind,
  groupIds: [...groupIds],
});

/** The input of `botPeople.add`. The form has no refusals. */
export const readNewPerson = (form: PersonForm): Input<'botPeople.add'> => ({
  telegramUserId: form.telegramUserId.trim(),
  ...factsOf(form),
});

/** The input of `botPeople.update`: only what differs from the listed person. */
export function readPersonChange(form: PersonForm, row: PersonRow): Input<'botPeople.update'> {
  const before: Readonly<Record<string, unknown>> = factsOf(formOf(row));
  const changed = Object.entries(factsOf(form)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  );
  return { personId: row.id, ...Object.fromEntries(changed) };
}
