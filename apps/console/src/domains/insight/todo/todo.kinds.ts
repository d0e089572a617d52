import type { Output, SocketTopic } from '@platform/sdk';
import { rejectReasons } from '@platform/sdk/rules';
import type { Tone } from '@platform/ui-kit/skin';
import {
  Bug,
  CircleHelp,
  Clock,
  FileQuestion,
  IdCard,
  Link2Off,
  type LucideIcon,
  MailX,
  MessageSquareWarning,
  Power,
  ScanSearch,
  ShieldAlert,
  Stamp,
  Undo2,
  Users,
  WifiOff,
} from 'lucide-react';
import { outcomeLabel } from '../../../shared/callback-attempt/attempt.labels.ts';
import type { Language } from '../../../shared/language.ts';
import type { Translate } from '../../../shared/messages.ts';
import type { Role } from '../../../shared/roles.ts';
import { mayFollow } from '../../../shared/site.ts';
import type { todoMessages } from './todo.messages.ts';

export type TodoEntry = Output<'todo.list'>['list'][number];
export type TodoRow = TodoEntry['rows'][number];
export type TodoText = Translate<typeof todoMessages.table>;

interface KindLooks {
  icon: LucideIcon;
  tone: Tone;
  /** Rows are named by text; otherwise by numbers and ids. */
  isWorded?: true;
  /** Lists that show all rows. The first one that exists and that the role may open is used. */
  lists: readonly string[];
  /** URLs of one row. */
  row?: (row: TodoRow) => readonly string[];
}

const encoded = encodeURIComponent;
const payouts = (status: number) =>
  ['/payProxyOrder/list', '/payProxyOrder/list/customerService', '/payProxyOrder/list/supplier'].map(
    (path) => `${path}?payoutStatus=${status}`,
  );
const payout = ({ name }: TodoRow) =>
  ['/payProxyOrder/list', '/payProxyOrder/list/customerService', '/payProxyOrder/list/supplier'].map(
    (path) => `${path}?orderCode=${encoded(name)}&order=${encoded(name)}`,
  );
const order = ({ name }: TodoRow) =>
  ['/order/list', '/order/list/customerService', '/order/list/merchant'].map(
    (path) => `${path}?orderCode=${encoded(name)}&order=${encoded(name)}`,
  );
const statementPaths = [
  '/bankStatement/list-sa',
  '/bankStatement/list',
  '/bankStatement/list/customerService',
];
const statements = (state: string) => statementPaths.map((path) => `${path}?state=${state}`);
const statement = ({ id }: TodoRow) => statementPaths.map((path) => `${path}?statement=${id}`);

/** Reasons of the requests about a payout. */
const payoutRequests: ReadonlySet<string | null> = new Set(['payoutConfirmation', 'payoutFoundPaid']);

const kinds = {
  approvals: {
    icon: Users,
    isWorded: true,
    tone: 'warning',
    lists: [],
    row: (row) =>
      row.reason === 'reversal' ? order(row) : payoutRequests.has(row.reason) ? payout(row) : [],
  },
  payoutExceptions: { icon: CircleHelp, tone: 'danger', lists: payouts(10), row: payout },
  expiringClaims: { icon: Clock, tone: 'warning', lists: payouts(2), row: payout },
  suspiciousStatements: { icon: ScanSearch, tone: 'danger', lists: statements('suspicious'), row: statement },
  unmatchedStatements: {
    icon: FileQuestion,
    tone: 'warning',
    lists: statements('unmatched'),
    row: statement,
  },
  unparsedStatements: {
    icon: MessageSquareWarning,
    tone: 'warning',
    lists: statements('unparsed'),
    row: statement,
  },
  payoutRejections: { icon: Undo2, tone: 'warning', lists: payouts(6), row: payout },
  payoutConfirmations: { icon: Stamp, tone: 'info', lists: payouts(8), row: payout },
  deadCallbacks: {
    icon: MailX,
    tone: 'danger',
    lists: ['/orderCallback?state=dead', '/orderCallback/readonly?state=dead'],
    row: (row) => [
      `/orderCallback?state=dead&callback=${row.id}`,
      `/orderCallback/readonly?state=dead&callback=${row.id}`,
      ...order(row),
    ],
  },
  brokenChains: {
    icon: Link2Off,
    isWorded: true,
    tone: 'danger',
    lists: ['/securityNodes/list?state=broken'],
    row: ({ id }) => [`/securityNodes/list?resourceId=${id}`],
  },
  systemFindings: {
    icon: ShieldAlert,
    isWorded: true,
    tone: 'danger',
    lists: ['/systemConfig-admin', '/systemConfig-admin/readonly'],
  },
  silentDevices: { icon: WifiOff, tone: 'warning', lists: [] },
  accountsOff: { icon: Power, isWorded: true, tone: 'info', lists: [] },
  identityChecks: {
    icon: IdCard,
    tone: 'info',
    lists: [],
    row: ({ id }) => [`/setting/users?account=${encoded(id)}&user=${encoded(id)}`],
  },
  frontEndFaults: {
    icon: Bug,
    isWorded: true,
    tone: 'neutral',
    lists: ['/error_logger_page'],
    row: ({ id }) => [`/error_logger_page?fault=${id}`],
  },
} as const satisfies Record<string, KindLooks>;

export type KnownKind = keyof typeof kinds;
export const knownKinds = Object.keys(kinds) as KnownKind[];

const ofPayouts: readonly SocketTopic[] = ['payouts'];
const ofStatements: readonly SocketTopic[] = ['statements'];
const topicsOf: Partial<Record<KnownKind, readonly SocketTopic[]>> = {
  payoutExceptions: ofPayouts,
  payoutRejections: ofPayouts,
  payoutConfirmations: ofPayouts,
  suspiciousStatements: ofStatements,
  unmatchedStatements: ofStatements,
  unparsedStatements: ofStatements,
  brokenChains: ofStatements,
  deadCallbacks: ['callbacks'],
};

/** Topics that push changes of the kinds. `isWhole` is false if a kind also changes without an event. */
export function newsOf(kindsShown: readonly KnownKind[]): {
  topics: readonly SocketTopic[];
  isWhole: boolean;
} {
  return {
    topics: [...new Set(kindsShown.flatMap((kind) => topicsOf[kind] ?? []))],
    isWhole: kindsShown.every((kind) => topicsOf[kind] !== undefined),
  };
}

/** Unknown kinds of a newer server are omitted, because there is no label for them. */
export const isKnown = (kind: string): kind is KnownKind => Object.hasOwn(kinds, kind);

export const looksOf = (kind: KnownKind): KindLooks => kinds[kind];

const firstOf = (hrefs: readonly string[], role: Role): string | undefined =>
  hrefs.find((href) => mayFollow(href, role));

export const listOf = (kind: KnownKind, role: Role): string | undefined => firstOf(looksOf(kind).lists, role);
export const hrefOf = (kind: KnownKind, row: TodoRow, role: Role): string | undefined =>
  firstOf(looksOf(kind).row?.(row) ?? [], role);

const reasonKeys = [
  ...rejectReasons,
  'severalCandidates',
  'amountMismatch',
  'late',
  'utrConsumed',
  'nameMismatch',
  'accountUnclear',
  'merchantBalance',
  'merchantClearing',
  'supplierDeposit',
  'reversal',
  'payoutConfirmation',
  'payoutFoundPaid',
  'sms',
  'web',
  'chain',
] as const;

/** Reason text of a row; undefined if there is none. */
export function reasonOf(
  kind: KnownKind,
  { reason }: Pick<TodoRow, 'reason'>,
  say: TodoText,
  language: Language,
): string | undefined {
  if (reason === null) return undefined;
  if (kind === 'deadCallbacks') return outcomeLabel(reason, null, language);
  if (kind === 'frontEndFaults') return say('times', { count: reason });
  if (kind === 'systemFindings') return say('places', { count: reason });
  const known = reasonKeys.find((key) => key === reason);
  return known ? say(known) : reason;
}
