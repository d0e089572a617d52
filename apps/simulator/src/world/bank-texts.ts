import { formatMoney } from '@platform/sdk';
import type { Transfer } from './bank.ts';

/** What a message leaves out, and the payer's remark. */
export interface Wording {
  /** Without it, messages of some banks cannot be parsed by a template. */
  readonly hasUtr: boolean;
  readonly remark: string | null;
}

interface Text {
  /** Sender as shown by the phone or app. */
  readonly sender: string;
  readonly body: string;
}

/** Parts of a message. */
interface Parts {
  readonly amount: string;
  readonly balance: string;
  /** Last four of the account's number. */
  readonly tail: string;
  readonly payer: string;
  /** Null where the bank leaves it out. */
  readonly reference: string | null;
  readonly at: Date;
}

type Write = (parts: Parts) => Text;

const debitSenders: Readonly<Record<string, string>> = {
  'Deccan Bank': 'AX-DECCNB-S',
  'Malabar Bank': 'JD-MALBRB',
};

/** Money that left. Deccan Bank and Malabar Bank word it as they word money that came; no template reads the others. */
function debitText(bankName: string | null, { amount, balance, tail, payer, reference, at }: Parts): Text {
  const sender = (bankName !== null && debitSenders[bankName]) || 'VM-GANGAB';
  switch (bankName) {
    case 'Deccan Bank':
      return {
        sender,
        body:
          `Dear customer, A/c **${tail} debited for INR ${amount} on ${dayOf(at)} ${timeOf(at)}; ${payer};` +
          `${when(reference, (utr) => ` Ref ${utr}.`)} Bal: INR ${balance}`,
      };
    case 'Malabar Bank':
      return {
        sender,
        body:
          `INR ${amount} debited from your account ending ${tail} via UPI from ${payer}.` +
          `${when(reference, (utr) => ` UTR: ${utr}.`)} Balance is INR ${balance}`,
      };
    default:
      return { sender, body: `Sent Rs.${amount} from a/c XX${tail} to ${payer}. Avl Bal Rs.${balance}` };
  }
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');
const dayOf = (at: Date): string =>
  [at.getDate(), at.getMonth() + 1, at.getFullYear() % 100].map(twoDigits).join('-');
const timeOf = (at: Date): string => [at.getHours(), at.getMinutes()].map(twoDigits).join(':');
const shortTimeOf = (at: Date): string =>
  `${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())} ${timeOf(at)}`;
const chineseTimeOf = (at: Date): string => `${at.getMonth() + 1}月${at.getDate()}日${timeOf(at)}`;
const when = (part: string | null, text: (part: string) => string): string =>
  part === null ? '' : text(part);

/** The demo's banks, each with its own wording, which their message templates parse. */
const banks: Readonly<Record<string, Write>> = {
  'Ganga Bank': ({ amount, balance, tail, payer, reference, at }) => ({
    sender: 'VM-GANGAB',
    body:
      `Rs.${amount} credited to a/c XX${tail} on ${dayOf(at)} by ${payer}` +
      `${when(reference, (utr) => ` (UPI Ref No ${utr})`)}. Avl Bal Rs.${balance} -Ganga Bank`,
  }),
  'Deccan Bank': ({ amount, balance, tail, payer, reference, at }) => ({
    sender: 'AX-DECCNB-S',
    body:
      `Dear customer, A/c **${tail} credited for INR ${amount} on ${dayOf(at)} ${timeOf(at)}; ${payer};` +
      `${when(reference, (utr) => ` Ref ${utr}.`)} Bal: INR ${balance}`,
  }),
  'Malabar Bank': ({ amount, balance, tail, payer, reference }) => ({
    sender: 'JD-MALBRB',
    body:
      `INR ${amount} credited to your account ending ${tail} via UPI from ${payer}.` +
      `${when(reference, (utr) => ` UTR: ${utr}.`)} Balance is INR ${balance}`,
  }),
  'Vindhya Bank': ({ amount, balance, tail, payer, reference }) => ({
    sender: 'VK-VINDHB',
    body: `UPI/CR/${reference ?? ''}/${payer}/VINDHYA a/c x${tail} Rs ${amount} Cl Bal ${balance}`,
  }),
  长河银行: ({ amount, balance, tail, payer, reference, at }) => ({
    sender: '95501',
    body:
      `【长河银行】您尾号${tail}的账户${shortTimeOf(at)}收入人民币${amount}元,对方${payer}` +
      `${when(reference, (number) => `,流水号${number}`)},余额${balance}元。`,
  }),
  东海银行: ({ amount, balance, tail, payer, at }) => ({
    sender: '95502',
    body: `东海银行:您的账户*${tail}于${chineseTimeOf(at)}存入${amount}元(${payer}转账),可用余额${balance}元。`,
  }),
  云山银行: ({ amount, tail, payer, reference }) => ({
    sender: '95503',
    body: `[云山银行]${payer}向您尾号${tail}的卡转入${amount}元${when(reference, (number) => `,编号${number}`)}。`,
  }),
};

const mobileMoney: Write = ({ amount, balance, payer, reference, at }) => ({
  sender: 'MPESA',
  body:
    `${when(reference, (number) => `${number} `)}Confirmed.You have received Ksh${amount} from ` +
    `${payer.toUpperCase()} 254700123456 on ${dayOf(at)} at ${timeOf(at)} New M-PESA balance is Ksh${balance}.`,
});

const wallet: Write = ({ amount }) => ({ sender: 'wechat', body: `微信支付收款${amount}元(朋友到店)` });

const grouping = { INR: 'lakh', CNY: 'none', KES: 'thousands', USDT: 'none' } as const;

/** The message of the account's bank; undefined when money arrives without one. */
export function bankText(transfer: Transfer, { hasUtr, remark }: Wording): Text | undefined {
  const { account, amountMinor, balanceMinor, currency, payerName, reference, at } = transfer;
  const write = writerOf(account.view);
  if (!write) return undefined;
  const money = (minor: typeof amountMinor): string =>
    formatMoney(minor, currency, { grouping: grouping[currency] });
  const parts = {
    amount: money(amountMinor),
    balance: money(balanceMinor),
    tail: tailOf(account.view),
    payer: payerName,
    reference: hasUtr ? reference : null,
    at,
  };
  const { sender, body } =
    transfer.direction === 'out' ? debitText(account.view.bankName, parts) : write(parts);
  return { sender, body: remark === null ? body : `${body} Remark: ${remark}` };
}

type AccountView = Transfer['account']['view'];

function writerOf({ kind, currency, bankName }: AccountView): Write | undefined {
  if (kind === 'wallet') return wallet;
  if (kind === 'mobileMoney') return mobileMoney;
  if (kind !== 'upi' && kind !== 'bank') return undefined;
  const own = bankName !== null && Object.hasOwn(banks, bankName) ? banks[bankName] : undefined;
  return own ?? banks[currency === 'CNY' ? '长河银行' : 'Ganga Bank'];
}

/** Without an account number, four digits derived from its name: banks show a virtual number. */
function tailOf({ cardNumber, mobileNumber, vpa }: AccountView): string {
  const digits = cardNumber ?? mobileNumber ?? (vpa ?? '').replace(/\D/g, '');
  return digits.padStart(4, '0').slice(-4);
}
