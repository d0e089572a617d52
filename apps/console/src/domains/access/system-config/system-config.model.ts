import { conversions } from '@platform/sdk';
import {
  type SettingDefinition,
  type SettingField,
  type SettingName,
  settingDefinitions,
  settingGroups,
} from '@platform/sdk/settings';

export type GroupName = keyof typeof settingGroups;
export const groupNames = Object.keys(settingGroups) as GroupName[];
export const settingNames = Object.keys(settingDefinitions) as SettingName[];

/** A setting as visible to the current user. */
export interface SettingEntry {
  readonly definition: SettingDefinition;
  readonly value: unknown;
  readonly updatedAt: string | null;
  readonly updatedBy: string | null;
}

/** Response of the list by setting name; booleans are in `enable`. */
export type SettingStates = Readonly<
  Partial<
    Record<
      SettingName,
      { readonly updatedAt: string | null; readonly updatedBy: string | null } & (
        | { readonly enable: boolean }
        | { readonly value: unknown }
      )
    >
  >
>;

export function entriesOf(states: SettingStates): SettingEntry[] {
  return settingNames.flatMap((name) => {
    const state = states[name];
    if (!state) return [];
    const value = 'enable' in state ? state.enable : state.value;
    // A name's definition is that name's: the map says so, the union of names cannot.
    const definition = settingDefinitions[name] as SettingDefinition;
    return [{ definition, value, updatedAt: state.updatedAt, updatedBy: state.updatedBy }];
  });
}

/** Settings whose name, title or description contains the words, in any language. */
export function searchEntries(entries: readonly SettingEntry[], text: string): SettingEntry[] {
  const wanted = text.trim().toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({ definition }) => {
    const { name, title, description } = definition;
    const haystack = [name, ...Object.values(title), ...Object.values(description)].join(' ').toLowerCase();
    return wanted.every((word) => haystack.includes(word));
  });
}

export interface EntryGroup {
  readonly name: GroupName;
  readonly entries: readonly SettingEntry[];
}

export function groupEntries(entries: readonly SettingEntry[]): EntryGroup[] {
  return groupNames
    .map((name) => ({ name, entries: entries.filter(({ definition }) => definition.group === name) }))
    .filter((group) => group.entries.length > 0);
}

/** Input fields of a setting: several for an object, otherwise one named `value`. */
export function fieldsOf({
  properties,
  ...field
}: SettingDefinition): readonly (readonly [string, SettingField])[] {
  return properties ? Object.entries(properties) : [['value', field]];
}

/** Initial input by field. A secret is never read back, so its field starts empty. */
export function draftOf({ definition, value }: SettingEntry): Record<string, string> {
  const text = (part: unknown): string => (part === null || part === undefined ? '' : String(part));
  if (definition.secret) return { value: '' };
  if (!definition.properties) return { value: text(value) };
  const parts = (value ?? {}) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.keys(definition.properties).map((name) => [name, text(parts[name])]));
}

export function defaultDraft(definition: SettingDefinition): Record<string, string> {
  return draftOf({ definition, value: definition.default, updatedAt: null, updatedBy: null });
}

/** A limit in the unit the user types. Amount limits are defined in the wire unit. */
export function shownBound({ xUnit }: SettingField, bound: number): number {
  return xUnit ? Number(conversions[xUnit].decode(bound, {})) : bound;
}

export type FieldProblem =
  | { readonly kind: 'required' | 'notWhole' | 'notDecimal' | 'wrongPattern' | 'notUrl' }
  | { readonly kind: 'tooLow'; readonly limit: number }
  | { readonly kind: 'tooHigh'; readonly limit: number }
  | { readonly kind: 'tooLong'; readonly limit: number };

type Read =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problem: FieldProblem };
const refuse = (problem: FieldProblem): Read => ({ ok: false, problem });

/** Parses the input to the setting's value. The server validates again with the same definition. */
export function readField(field: SettingField, typed: string): Read {
  const text = typed.normalize('NFKC').trim();
  switch (field.type) {
    case 'integer':
      if (text === '') return refuse({ kind: 'required' });
      if (!/^-?\d{1,15}$/.test(text)) return refuse({ kind: 'notWhole' });
      return inBounds(field, Number(text), Number(text));
    case 'decimal':
      if (text === '') return refuse({ kind: 'required' });
      if (!/^\d{1,12}(\.\d{1,2})?$/.test(text)) return refuse({ kind: 'notDecimal' });
      return inBounds(field, Number(field.xUnit ? conversions[field.xUnit].encode(text, {}) : text), text);
    case 'enum':
      return field.values?.some((value) => String(value) === text)
        ? { ok: true, value: text }
        : refuse({ kind: 'required' });
    default:
      return readText(field, typed.trim());
  }
}

/** `number` is the value in the unit of its limits. */
function inBounds(field: SettingField, number: number, value: unknown): Read {
  const { minimum, maximum } = field;
  if (minimum !== undefined && number < minimum)
    return refuse({ kind: 'tooLow', limit: shownBound(field, minimum) });
  if (maximum !== undefined && number > maximum)
    return refuse({ kind: 'tooHigh', limit: shownBound(field, maximum) });
  return { ok: true, value };
}

function readText({ minLength = 0, maxLength, pattern, format }: SettingField, text: string): Read {
  if (text === '' && minLength > 0) return refuse({ kind: 'required' });
  if (maxLength !== undefined && text.length > maxLength)
    return refuse({ kind: 'tooLong', limit: maxLength });
  if (text !== '' && format === 'uri' && !URL.canParse(text)) return refuse({ kind: 'notUrl' });
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(text)) return refuse({ kind: 'wrongPattern' });
  return { ok: true, value: text };
}

/** The value built from all fields, or the problem of each field. */
export function readDraft(
  definition: SettingDefinition,
  draft: Readonly<Record<string, string>>,
): { ok: true; value: unknown } | { ok: false; problems: Readonly<Record<string, FieldProblem>> } {
  const values: Record<string, unknown> = {};
  const problems: Record<string, FieldProblem> = {};
  for (const [name, field] of fieldsOf(definition)) {
    const read = readField(field, draft[name] ?? '');
    if (read.ok) values[name] = read.value;
    else problems[name] = read.problem;
  }
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  return { ok: true, value: definition.properties ? values : values.value };
}

export const isDefault = ({ updatedAt }: SettingEntry): boolean => updatedAt === null;
