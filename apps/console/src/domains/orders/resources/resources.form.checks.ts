import { type FieldRefusal, fieldLimits } from '@platform/sdk/rules';
import type { TextRefusal } from '../../../shared/text.checks.ts';

export type AccountRefusal = FieldRefusal | TextRefusal;
type Check<Value> = (value: Value) => AccountRefusal | undefined;

const digits =
  (fewest: number, most: number): Check<string> =>
  (text) => {
    if (!/^\d+$/.test(text)) return 'digitsOnly';
    return text.length < fewest ? 'tooShort' : text.length > most ? 'tooLong' : undefined;
  };
const within =
  (smallest: number, largest: number): Check<number> =>
  (value) =>
    value < smallest ? 'tooSmall' : value > largest ? 'tooLarge' : undefined;
const upTo =
  (longest: number, check: Check<string> = () => undefined): Check<string> =>
  (text) =>
    text.length > longest ? 'tooLong' : check(text);

const scripts = /^(?:javascript|data|vbscript|file|blob):/i;
/** A web address, or one that opens an app. */
const link: Check<string> = (text) =>
  /^[A-Za-z][A-Za-z0-9+.-]{1,20}:[^\s<>"]+$/.test(text) && !scripts.test(text) ? undefined : 'invalidLink';

const textChecks = {
  name: upTo(fieldLimits.nickname),
  mobileNumber: digits(8, 15),
  paybillNumber: digits(5, 7),
  paybillAccount: upTo(20, (text) => (/^[A-Za-z0-9-]+$/.test(text) ? undefined : 'lettersAndDigitsOnly')),
  tillNumber: digits(5, 8),
  link: upTo(1000, link),
  jumpLink: upTo(1000, link),
} as const satisfies Record<string, Check<string>>;
type TextField = keyof typeof textChecks;

const mostMinor = 9_000_000_000_000_000;
const numberChecks = {
  minAmountMinor: within(1, mostMinor),
  maxAmountMinor: within(1, mostMinor),
  dailyLimitMinor: within(0, mostMinor),
  concurrencyLimit: within(0, 100_000),
  weight: within(0, 1000),
} as const satisfies Record<string, Check<number>>;
type NumberField = keyof typeof numberChecks;

/** The contract's bounds of single fields, which the SDK's rules do not check. Empty fields are not judged. */
export function boundRefusals(
  form: Readonly<Record<TextField, string> & Record<NumberField, number | null>>,
  isAsked: (field: TextField) => boolean,
): [TextField | NumberField, AccountRefusal][] {
  const found: [TextField | NumberField, AccountRefusal | undefined][] = [];
  for (const field of Object.keys(textChecks) as TextField[]) {
    const text = form[field].trim();
    if (text !== '' && (field === 'name' || isAsked(field))) found.push([field, textChecks[field](text)]);
  }
  for (const field of Object.keys(numberChecks) as NumberField[]) {
    const value = form[field];
    if (value !== null) found.push([field, numberChecks[field](value)]);
  }
  return found.flatMap(([field, why]) => (why === undefined ? [] : [[field, why]]));
}
