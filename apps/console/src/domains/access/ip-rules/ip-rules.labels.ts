import type { Output } from '@platform/sdk';
import { CircleCheck, CircleSlash, Clock } from 'lucide-react';
import type { Language } from '../../../shared/language.ts';
import type { FileColumns } from '../../../shared/list/import/import.file.ts';
import type { Translate } from '../../../shared/messages.ts';
import { roleName } from '../../../shared/role.messages.ts';
import { roles } from '../../../shared/roles.ts';
import type { ipRuleMessages } from './ip-rules.messages.ts';

export type IpRuleRow = Output<'ipRules.list'>['list'][number];
type Say = Translate<typeof ipRuleMessages.table>;

const looks = {
  active: { tone: 'success', icon: CircleCheck },
  disabled: { tone: 'neutral', icon: CircleSlash },
  expired: { tone: 'neutral', icon: Clock },
} as const;

const isState = (state: string): state is keyof typeof looks => Object.hasOwn(looks, state);

/** A state of a newer server is shown by its code. */
export const ruleLook = (state: string, say: Say) =>
  isState(state) ? { ...looks[state], word: say(state) } : { tone: 'neutral' as const, word: state };

/** What a rule restricts, by its kind. */
export const kindWords = {
  role: 'kindRole',
  account: 'kindAccount',
  merchants: 'kindMerchants',
  merchant: 'kindMerchant',
  devices: 'kindDevices',
} as const;
export type Kind = keyof typeof kindWords;
export const kinds = Object.keys(kindWords) as Kind[];

export const isKind = (kind: string): kind is Kind => Object.hasOwn(kindWords, kind);
export const kindName = (kind: string, say: Say): string => (isKind(kind) ? say(kindWords[kind]) : kind);

/** The role or the account that a rule names; empty for all merchants and for devices. */
export const subjectName = ({ role, account }: IpRuleRow, language: Language): string =>
  role === null ? (account ?? '') : roleName(role, language);

/** Reads the headings of an exported file in this language, so that it can be imported again. */
export function headingReader(say: Say, timeZone: string): FileColumns['read'] {
  const columns = new Map<string, string | null>([
    ...(['network', 'kind', 'role', 'account', 'note', 'expiresAt'] as const).map(
      (name) => [say(name).toLowerCase(), name] as const,
    ),
    [say('state').toLowerCase(), 'enabled'],
    ...(['createdBy', 'createdAt', 'updatedBy', 'updatedAt'] as const).map(
      (name) => [say(name).toLowerCase(), null] as const,
    ),
  ]);
  // The heading of a time names its zone.
  return (title) => columns.get(title.trim().replace(` (${timeZone})`, '').toLowerCase());
}

/** The codes of kinds, roles and states by their words in an exported file of this language. */
export const codesIn = (say: Say, language: Language): Record<string, string> => ({
  ...Object.fromEntries(kinds.map((kind) => [kindName(kind, say), kind])),
  ...Object.fromEntries(roles.map((role) => [roleName(role, language), role])),
  ...{ [say('active')]: 'true', [say('expired')]: 'true', [say('disabled')]: 'false' },
});
