import { type Input, parsePlatformTime } from '@platform/sdk';
import type { FieldRefusal } from '@platform/sdk/rules';
import { changesOf } from '../../../shared/changes.ts';
import { type Expiry, expiresAtOf } from '../../../shared/expiry.ts';
import type { FileRecord } from '../../../shared/list/import/import.file.ts';
import { isRole, type Role } from '../../../shared/roles.ts';
import { isNetwork } from '../../../shared/text.checks.ts';
import { type IpRuleRow, isKind, type Kind } from './ip-rules.labels.ts';

/** Input of the form. Role and account are kept when the kind changes, and sent only where the kind has them. */
export interface IpRuleForm {
  readonly kind: Kind;
  readonly role: Role;
  readonly account: string;
  /** One a line; one in all, when a rule changes. */
  readonly networks: string;
  readonly note: string;
  readonly expiry: Expiry | 'keep';
}

export const newForm: IpRuleForm = {
  ...{ kind: 'role', role: 'admin', account: '', networks: '', note: '', expiry: 'never' },
};

export const formOf = (row: IpRuleRow): IpRuleForm => ({
  ...newForm,
  ...{ networks: row.network, note: row.note, expiry: 'keep' },
});

export const hasRole = (kind: Kind): boolean => kind === 'role';
export const hasAccount = (kind: Kind): boolean => kind === 'account' || kind === 'merchant';

const entriesIn = (text: string): string[] => text.split(/[\s,;]+/).filter((part) => part !== '');

/** The problems that need no call. */
export function formRefusals(
  { kind, account, networks }: IpRuleForm,
  row?: IpRuleRow,
): Partial<Record<keyof IpRuleForm, FieldRefusal>> {
  return {
    ...(!row && hasAccount(kind) && account.trim() === '' && { account: 'required' }),
    ...(entriesIn(networks).length === 0 && { networks: 'required' }),
  };
}

/** The change that the form asks for, with times from `nowMs` on. */
export function readForm(form: IpRuleForm, row: IpRuleRow | undefined, nowMs: number): Input<'ipRules.save'> {
  const { kind, role, account, expiry } = form;
  const told = ({ networks, note }: IpRuleForm) => ({ networks: entriesIn(networks), note: note.trim() });
  const end = expiry !== 'keep' && { expiresAt: expiresAtOf(expiry, nowMs) };
  if (row) return { ipRuleId: row.id, ...changesOf(told(form), told(formOf(row))), ...end };
  const rest = { ...told(form), ...end };
  return {
    kind,
    ...(hasRole(kind) && { role }),
    ...(hasAccount(kind) && { account: account.trim() }),
    ...rest,
  };
}

/** Columns of a file of rules. */
export const ipRuleColumns = {
  known: ['kind', 'role', 'account', 'network', 'note', 'expiresAt', 'enabled'],
  required: ['kind', 'network'],
} as const;

export const ipRuleExample: FileRecord = {
  ...{ kind: 'role', role: 'admin', account: '', network: '203.0.113.0/24', note: 'Office' },
  ...{ expiresAt: '', enabled: 'true' },
};

type FileRefusal = Extract<FieldRefusal, 'required' | 'unknownChoice'> | 'notNetwork';
type LineField = 'kind' | 'role' | 'account' | 'networks' | 'expiresAt' | 'enabled';

/** How an exported file writes codes and times. */
export interface FileWords {
  /** Codes by their words. */
  readonly codes: Readonly<Record<string, string>>;
  readonly timeZone: string;
}

/** One line of a file as the input of the call. Other rules of the contract are checked when it is sent. */
export function readLine(
  record: FileRecord,
  { codes, timeZone }: FileWords,
): {
  input: Input<'ipRules.save'>;
  refusals: Partial<Record<LineField, FileRefusal>>;
} {
  const text = (column: (typeof ipRuleColumns.known)[number]) => record[column] ?? '';
  const network = text('network').trim();
  const code = (column: 'kind' | 'role' | 'enabled') => codes[text(column)] ?? text(column);
  const kind = code('kind');
  const role = code('role');
  const time = text('expiresAt');
  const expiresAt = time === '' ? null : (parsePlatformTime(time, timeZone) ?? new Date(time));
  const isTime = expiresAt === null || !Number.isNaN(expiresAt.getTime());
  const enabled = code('enabled').toLowerCase();
  const isSwitch = ['', 'true', 'false'].includes(enabled);
  return {
    input: {
      ...(isKind(kind) && { kind }),
      ...(isRole(role) && { role }),
      ...(text('account') !== '' && { account: text('account') }),
      ...{ networks: [network], note: text('note'), enabled: enabled !== 'false' },
      expiresAt: isTime ? (expiresAt?.toISOString() ?? null) : null,
    },
    refusals: {
      ...(!isKind(kind) && { kind: 'unknownChoice' }),
      ...(role !== '' && !isRole(role) && { role: 'unknownChoice' }),
      ...(!isNetwork(network) && { networks: network === '' ? 'required' : 'notNetwork' }),
      ...(!isTime && { expiresAt: 'unknownChoice' }),
      ...(!isSwitch && { enabled: 'unknownChoice' }),
    },
  };
}
