import type { SettingField } from '@platform/sdk/settings';
import type { Formats } from '../../../shared/format.ts';
import type { Language } from '../../../shared/language.ts';
import type { Translate } from '../../../shared/messages.ts';
import type { systemConfigMessages } from './system-config.messages.ts';
import { type FieldProblem, fieldsOf, type SettingEntry, shownBound } from './system-config.model.ts';

export type ConfigText = Translate<(typeof systemConfigMessages)['table']>;

/** Units that are shown. A plain count has none. */
const units = ['seconds', 'minutes', 'days'] as const;

export function unitText({ unit }: SettingField, say: ConfigText): string | undefined {
  const known = units.find((name) => name === unit);
  return known && say(known);
}

/** Formats a value with its unit. An empty text and a secret are shown in words. */
export function valueText(
  field: SettingField & { readonly secret?: boolean },
  value: unknown,
  say: ConfigText,
  { number }: Pick<Formats, 'number'>,
): string {
  if (field.secret) {
    if (value === null || value === '') return say('empty');
    // Of an address, the host is shown.
    return field.format === 'uri' ? String(value) : say('secretSet');
  }
  if (typeof value === 'boolean') return say(value ? 'on' : 'off');
  if (typeof value === 'number') {
    const unit = unitText(field, say);
    return unit ? `${number(value)} ${unit}` : number(value);
  }
  const text = value === null || value === undefined ? '' : String(value);
  if (field.type === 'enum') return choiceText(text, say);
  return text === '' ? say('empty') : text;
}

const choices = ['none', 'balance', 'all', 'sms', 'webMessage', 'usdt', 'IN', 'CN', 'KE'] as const;

/** One value of an enumeration, in words where it has any: a pattern of time is its own. */
export function choiceText(value: string, say: ConfigText): string {
  const known = choices.find((choice) => choice === value);
  return known ? say(`choice-${known}`) : value;
}

/** Default value and limits. */
export function limitsText(
  field: SettingField & { readonly secret?: boolean },
  say: ConfigText,
  formats: Pick<Formats, 'number'>,
): string[] {
  const usual = `${say('default')} ${valueText(field, field.default, say, formats)}`;
  return [usual, boundsText(field, say, formats)].filter((text) => text !== undefined);
}

/** Fields of an object setting with title, default and limits. */
export function partsOf(
  { definition, value }: SettingEntry,
  language: Language,
  say: ConfigText,
  formats: Pick<Formats, 'number'>,
): { key: string; label: string; value: string; limits: string }[] {
  const parts = (value ?? {}) as Readonly<Record<string, unknown>>;
  return fieldsOf(definition).map(([name, field]) => ({
    key: name,
    label: field.title[language],
    value: valueText(field, parts[name], say, formats),
    limits: limitsText(field, say, formats).join(' · '),
  }));
}

export function boundsText(
  field: SettingField,
  say: ConfigText,
  { number }: Pick<Formats, 'number'>,
): string | undefined {
  const { type, minimum, maximum, maxLength } = field;
  const isNumber = type === 'integer' || type === 'decimal';
  if (isNumber && minimum !== undefined && maximum !== undefined) {
    const shown = (bound: number) => number(shownBound(field, bound));
    return say('between', { minimum: shown(minimum), maximum: shown(maximum) });
  }
  return type === 'string' && maxLength !== undefined ? say('tooLong', { limit: maxLength }) : undefined;
}

export function problemText(
  problem: FieldProblem,
  say: ConfigText,
  { number }: Pick<Formats, 'number'>,
): string {
  switch (problem.kind) {
    case 'tooLow':
    case 'tooHigh':
    case 'tooLong':
      return say(problem.kind, { limit: number(problem.limit) });
    default:
      return say(problem.kind);
  }
}
