import type { BusinessError, Input } from '@platform/sdk';
import { type FieldRefusal, validateBankName, validateNickname } from '@platform/sdk/rules';
import type { FileRecord } from '../../../shared/list/import/import.file.ts';
import { entriesIn, type TextRefusal } from '../../../shared/text.checks.ts';
import { type BankRow, type Country, countries } from './banks.parts.ts';

/** Input of the bank form. An empty text is no value. */
export interface BankForm {
  readonly country: Country;
  readonly number: string;
  readonly shortName: string;
  readonly nameZhCn: string;
  readonly nameZhTw: string;
  readonly nameEnUs: string;
  /** India only. */
  readonly ifscPrefix: string;
  /** One a line. */
  readonly smsSenders: string;
}

export const formOf = (row?: BankRow): BankForm => ({
  country: countries.find((code) => code === row?.country) ?? 'IN',
  number: row?.number ?? '',
  shortName: row?.shortName ?? '',
  nameZhCn: row?.names['zh-CN'] ?? '',
  nameZhTw: row?.names['zh-TW'] ?? '',
  nameEnUs: row?.names['en-US'] ?? '',
  ifscPrefix: row?.ifscPrefix ?? '',
  smsSenders: row?.smsSenders.join('\n') ?? '',
});

export type BankRefusal = FieldRefusal | TextRefusal | 'fourLetters';

const longestNumber = 16;
const longestSender = 16;
const mostSenders = 20;

function numberRefusal(number: string): BankRefusal | undefined {
  if (number === '') return 'required';
  if (!/^\d+$/.test(number)) return 'digitsOnly';
  return number.length > longestNumber ? 'tooLong' : undefined;
}

function sendersRefusal(senders: readonly string[]): BankRefusal | undefined {
  if (senders.length > mostSenders) return 'tooManyEntries';
  if (!senders.every((sender) => /^[A-Za-z0-9]+$/.test(sender))) return 'lettersAndDigitsOnly';
  return senders.some((sender) => sender.length > longestSender) ? 'tooLong' : undefined;
}

/** The problems that need no call. */
export function formRefusals(form: BankForm): Partial<Record<keyof BankForm, BankRefusal>> {
  const found: Partial<Record<keyof BankForm, BankRefusal | undefined>> = {
    number: numberRefusal(form.number.trim()),
    shortName: validateNickname(form.shortName.trim()),
    nameZhCn: validateBankName(form.nameZhCn.trim()),
    nameZhTw: validateBankName(form.nameZhTw.trim()),
    nameEnUs: validateBankName(form.nameEnUs.trim()),
    ifscPrefix:
      form.country !== 'IN' || form.ifscPrefix === '' || /^[A-Z]{4}$/.test(form.ifscPrefix)
        ? undefined
        : 'fourLetters',
    smsSenders: sendersRefusal(entriesIn(form.smsSenders)),
  };
  return Object.fromEntries(Object.entries(found).filter(([, why]) => why !== undefined));
}

/** The field whose value another bank has; the platform's text names the value. */
export function refusedField(
  { codeName, reason }: Pick<BusinessError, 'codeName' | 'reason'>,
  form: BankForm,
): 'number' | 'ifscPrefix' | 'shortName' | undefined {
  if (codeName !== 'bankExists') return undefined;
  const named = (text: string) => text !== '' && reason.endsWith(text);
  if (named(form.number.trim())) return 'number';
  return named(form.ifscPrefix) ? 'ifscPrefix' : 'shortName';
}

const factsOf = (form: BankForm) => ({
  number: form.number.trim(),
  names: { 'zh-CN': form.nameZhCn.trim(), 'zh-TW': form.nameZhTw.trim(), 'en-US': form.nameEnUs.trim() },
  shortName: form.shortName.trim(),
  ifscPrefix: form.country === 'IN' && form.ifscPrefix !== '' ? form.ifscPrefix : null,
  smsSenders: entriesIn(form.smsSenders),
});

/** The input of `banks.add`. The form has no refusals. */
export const readNewBank = (form: BankForm): Input<'banks.add'> => ({
  country: form.country,
  ...factsOf(form),
});

/** The input of `banks.update`: only what differs from the listed bank. */
export function readBankChange(form: BankForm, row: BankRow): Input<'banks.update'> {
  const before: Readonly<Record<string, unknown>> = factsOf(formOf(row));
  const changed = Object.entries(factsOf(form)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  );
  return { bankId: row.id, ...Object.fromEntries(changed) };
}

/** Columns of a file of banks. */
export const bankColumns = {
  known: ['country', 'number', 'shortName', 'nameZhCn', 'nameZhTw', 'nameEnUs', 'ifscPrefix', 'smsSenders'],
  required: ['country', 'number', 'shortName', 'nameEnUs'],
} as const;

export const bankExample: FileRecord = {
  country: 'IN',
  number: '002',
  shortName: 'SBI',
  nameZhCn: '印度国家银行',
  nameZhTw: '印度國家銀行',
  nameEnUs: 'State Bank of India',
  ifscPrefix: 'SBIN',
  smsSenders: 'SBIINB SBIUPI',
};

/** One line of a file as the form. A name that is left out is the English one. */
export function readLine(record: FileRecord): {
  form: BankForm;
  refusals: Partial<Record<keyof BankForm, BankRefusal>>;
} {
  const text = (column: string) => record[column] ?? '';
  const country = countries.find((code) => code === text('country').toUpperCase());
  const form: BankForm = {
    country: country ?? 'IN',
    number: text('number'),
    shortName: text('shortName'),
    nameZhCn: text('nameZhCn') || text('nameEnUs'),
    nameZhTw: text('nameZhTw') || text('nameEnUs'),
    nameEnUs: text('nameEnUs'),
    ifscPrefix: text('ifscPrefix').toUpperCase(),
    smsSenders: text('smsSenders'),
  };
  return {
    form,
    refusals: { ...formRefusals(form), ...(!country && { country: 'unknownChoice' as const }) },
  };
}
