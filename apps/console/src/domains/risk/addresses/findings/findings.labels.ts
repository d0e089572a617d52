import type { Input, Output } from '@platform/sdk';
import { CircleAlert, CircleCheck, CircleSlash } from 'lucide-react';
import { moneyText } from '../../../../shared/cells/money.text.ts';
import type { Translate } from '../../../../shared/messages.ts';
import type { findingMessages } from './findings.messages.ts';

export type FindingRow = Output<'orderFindings.list'>['list'][number];
type Say = Translate<typeof findingMessages.table>;

export const ruleKeys = {
  payerTimeouts: 'payerTimeouts',
  addressUnpaid: 'addressUnpaid',
  sharedPayer: 'sharedPayer',
  amountBurst: 'amountBurst',
  supplierSupplements: 'supplierSupplements',
  accountDrop: 'accountDrop',
  reversals: 'reversals',
} as const;
export type RuleKey = keyof typeof ruleKeys;
export const isRule = (rule: string): rule is RuleKey => Object.hasOwn(ruleKeys, rule);

export const subjectKinds = {
  payerName: 'payerName',
  payerAccount: 'payerAccount',
  address: 'address',
  merchant: 'merchant',
  supplier: 'supplier',
  account: 'account',
} as const;
const isKind = (kind: string): kind is keyof typeof subjectKinds => Object.hasOwn(subjectKinds, kind);

const looks = {
  open: { tone: 'warning', icon: CircleAlert },
  dismissed: { tone: 'neutral', icon: CircleSlash },
  confirmed: { tone: 'danger', icon: CircleCheck },
} as const;
const isState = (state: string): state is keyof typeof looks => Object.hasOwn(looks, state);

/** A code of a newer server is shown as it is. */
export const findingLook = (state: string, say: Say) =>
  isState(state) ? { ...looks[state], word: say(state) } : { tone: 'neutral' as const, word: state };
const severityTones = { low: 'info', medium: 'warning', high: 'danger' } as const;
const isSeverity = (severity: string): severity is keyof typeof severityTones =>
  Object.hasOwn(severityTones, severity);
export const severityLook = (severity: string, say: Say) =>
  isSeverity(severity)
    ? { tone: severityTones[severity], word: say(severity) }
    : { tone: 'neutral' as const, word: severity };
export const ruleWord = (rule: string, say: Say): string => (isRule(rule) ? say(rule) : rule);
export const kindWord = (kind: string, say: Say): string => (isKind(kind) ? say(kind) : kind);

/** What the subject is on the black list; undefined for one that cannot be listed. */
export function listedKindOf({
  subjectKind,
  subject,
}: FindingRow): Input<'blackList.add'>['kind'] | undefined {
  if (subjectKind === 'payerName') return 'name';
  if (subjectKind !== 'payerAccount') return undefined;
  return subject.includes('@') ? 'vpa' : 'accountNumber';
}

export const subjectOf = ({ subject, subjectName }: FindingRow): string => subjectName ?? subject;

export const amountText = ({ amountMinor, currency }: FindingRow): string =>
  amountMinor === null || currency === null ? '' : moneyText(amountMinor, currency);

const sentences = {
  payerTimeouts: 'whyPayerTimeouts',
  addressUnpaid: 'whyAddressUnpaid',
  sharedPayer: 'whySharedPayer',
  amountBurst: 'whyAmountBurst',
  supplierSupplements: 'whySupplierSupplements',
  accountDrop: 'whyAccountDrop',
  reversals: 'whyReversals',
} as const;

/** Why the rule found it, in a sentence. */
export const whyText = ({ rule, count, total, percent, comparedPercent }: FindingRow, say: Say): string =>
  isRule(rule)
    ? say(sentences[rule], { hits: count, total, percent: percent ?? 0, compared: comparedPercent ?? 0 })
    : '';
