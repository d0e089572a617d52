import { formatMoney } from '@platform/sdk';
import type { Transfer } from './bank.ts';

/** What is left out of a message, and what a payer has added to it. */
export interface Wording {
  readonly hasUtr: boolean;
  readonly remark: string | null;
}

interface Text {
  /** As the phone or the application shows it. */
  readonly sender: string;
  readonly body: string;
}

type Write = (transfer: Transfer, wording: Wording) => Text;

const twoDigits = (value: number): string => String(value).padStart(2, '0');
const dayOf = (at: Date): string =>
  `${twoDigits(at.getDate())}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getFullYear() % 100)}`;
const timeOf = (at: Date): string => `${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;

const rupees = (amountMinor: Transfer['amountMinor']): string =>
  formatMoney(amountMinor, 'INR', { grouping: 'lakh' });
const shillings = (amountMinor: Transfer['amountMinor']): string => formatMoney(amountMinor, 'KES');
const yuan = (amountMinor: Transfer['amountMinor']): string =>
  formatMoney(amountMinor, 'CNY', { grouping: 'none' });

const when = (holds: boolean, text: string): string => (holds ? text : '');
const remarkOf = ({ remark }: Wording): string => when(remark !== null, ` Remark: ${remark}`);

/** Last four of the account's number; where it has none, of its name, as banks show a virtual one. */
function tailOf({ account: { view } }: Transfer): string {
  const number = view.cardNumber ?? view.mobileNumber;
  if (number !== null) return number.slice(-4);
  const digits = (view.vpa ?? '').replace(/\D/g, '');
  return digits.padStart(4, '0').slice(-4);
}

const upi: Write = (transfer, wording) => ({
  sender: 'VM-DEMOBK',
  body:
    `Rs.${rupees(transfer.amountMinor)} credited to a/c XX${tailOf(transfer)} on ${dayOf(transfer.at)} ` +
    `by ${transfer.payerName} via UPI.${when(wording.hasUtr, ` UPI Ref ${transfer.reference}.`)} ` +
    `Avl Bal Rs.${rupees(transfer.balanceMinor)}.${remarkOf(wording)}`,
});

const imps: Write = (transfer, wording) => ({
  sender: 'AX-DEMOBK',
  body:
    `Your a/c XX${tailOf(transfer)} is credited with INR ${rupees(transfer.amountMinor)} on ${dayOf(transfer.at)} ` +
    `${timeOf(transfer.at)} by IMPS from ${transfer.payerName}.${when(wording.hasUtr, ` RRN ${transfer.reference}.`)} ` +
    `Avl Bal INR ${rupees(transfer.balanceMinor)}.${remarkOf(wording)}`,
});

const chineseBank: Write = (transfer, wording) => ({
  sender: '95500',
  body:
    `您尾号${tailOf(transfer)}的账户${transfer.at.getMonth() + 1}月${transfer.at.getDate()}日${timeOf(transfer.at)}` +
    `收入人民币${yuan(transfer.amountMinor)}元，付款人${transfer.payerName}` +
    `${when(wording.hasUtr, `，流水号${transfer.reference}`)}，余额${yuan(transfer.balanceMinor)}元。${remarkOf(wording)}`,
});

const wallet: Write = (transfer, wording) => ({
  sender: 'wechat',
  body: `微信支付收款${yuan(transfer.amountMinor)}元（${transfer.payerName}）${remarkOf(wording)}`,
});

const mobileMoney: Write = (transfer, wording) => ({
  sender: 'MPESA',
  body:
    `${when(wording.hasUtr, `${transfer.reference} `)}Confirmed. You have received Ksh${shillings(transfer.amountMinor)} ` +
    `from ${transfer.payerName.toUpperCase()} on ${dayOf(transfer.at)} at ${timeOf(transfer.at)}. ` +
    `New M-PESA balance is Ksh${shillings(transfer.balanceMinor)}.${remarkOf(wording)}`,
});

/** The message of the account's bank; undefined where money arrives without one. */
export function bankText(transfer: Transfer, wording: Wording): Text | undefined {
  const { kind, currency } = transfer.account.view;
  switch (kind) {
    case 'upi':
      return upi(transfer, wording);
    case 'bank':
      return (currency === 'CNY' ? chineseBank : imps)(transfer, wording);
    case 'wallet':
      return wallet(transfer, wording);
    case 'mobileMoney':
      return mobileMoney(transfer, wording);
    default:
      return undefined;
  }
}
