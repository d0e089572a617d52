import { type Currency, currencyDigits, formatDecimal, formatPlatformTime } from '@platform/sdk';
import type { Order } from '../../orders/orders.public.ts';
import type { TemplateColumn, TemplateDefinition } from './payout-templates.types.ts';

/** A payout as a bank's file needs it. */
export type FiledPayout = Pick<
  Order,
  | 'orderCode'
  | 'merchantOrderNo'
  | 'amountMinor'
  | 'currency'
  | 'userName'
  | 'cardNumber'
  | 'vpa'
  | 'usdtAddress'
  | 'ifscCode'
  | 'bankName'
>;

/** What all rows of a file share. */
export interface FileFacts {
  readonly batchCode: string;
  readonly payoutTime: Date;
  /** The platform's zone, in which the bank is told the time. */
  readonly timeZone: string;
  readonly payerAccount: string;
  readonly payerName: string;
}

/** The sources that say where the money goes. A payout needs one of those that the template has. */
const accountSources: ReadonlySet<string> = new Set(['account', 'cardNumber', 'vpa', 'usdtAddress']);

export const namesAccount = ({ source }: TemplateColumn): boolean => accountSources.has(source);

/** Text of one cell, before it is made safe for its format. */
export function fieldText(
  { source, constant }: TemplateColumn,
  payout: FiledPayout,
  row: number,
  { amountStyle, dateFormat }: TemplateDefinition,
  facts: FileFacts,
): string {
  switch (source) {
    case 'row':
      return String(row);
    case 'reference':
      return payout.orderCode;
    case 'account':
      return payout.cardNumber ?? payout.vpa ?? payout.usdtAddress ?? '';
    case 'amount':
      return amountText(payout, amountStyle);
    case 'payoutTime':
      return dateText(facts.payoutTime, facts.timeZone, dateFormat);
    case 'constant':
      return constant ?? '';
    case 'batchCode':
    case 'payerAccount':
    case 'payerName':
      return facts[source];
    case 'merchantOrderNo':
    case 'userName':
    case 'cardNumber':
    case 'vpa':
    case 'usdtAddress':
    case 'ifscCode':
    case 'bankName':
    case 'currency':
      return payout[source] ?? '';
    default:
      return '';
  }
}

export function amountText(
  { amountMinor, currency }: { readonly amountMinor: number; readonly currency: Currency },
  style: TemplateDefinition['amountStyle'],
): string {
  if (style === 'minor') return String(amountMinor);
  const text = formatDecimal(amountMinor, currencyDigits[currency], { grouping: 'none' });
  return style === 'decimalComma' ? text.replace('.', ',') : text;
}

function dateText(at: Date, timeZone: string, format: TemplateDefinition['dateFormat']): string {
  const text = formatPlatformTime(at, timeZone);
  const [date = ''] = text.split(' ');
  const [year, month, day] = date.split('-');
  switch (format) {
    case 'yyyyMMdd':
      return `${year}${month}${day}`;
    case 'dd/MM/yyyy':
      return `${day}/${month}/${year}`;
    case 'dd-MM-yyyy':
      return `${day}-${month}-${year}`;
    case 'MM/dd/yyyy':
      return `${month}/${day}/${year}`;
    case 'yyyy-MM-dd HH:mm:ss':
      return text;
    default:
      return date;
  }
}
