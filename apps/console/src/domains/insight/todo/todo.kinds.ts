import type { OperationId, Output, SocketTopic } from '@platform/sdk';
import { orderTypeOf, rejectReasons } from '@platform/sdk/rules';
import type { Tone } from '@platform/ui-kit/skin';
import {
  Bug,
  CircleHelp,
  Clock,
  FileQuestion,
  IdCard,
  Link2Off,
  ListChecks,
  type LucideIcon,
  MailX,
  MessageSquareWarning,
  Power,
  ScanSearch,
  SearchAlert,
  ShieldAlert,
  Stamp,
  Undo2,
  Users,
  WifiOff,
} from 'lucide-react';
import { outcomeLabel } from '../../../shared/callback-attempt/attempt.labels.ts';
import type { Language } from '../../../shared/language.ts';
import { type LinkFilter, listLink, wholeListLink } from '../../../shared/list.links.ts';
import type { Translate } from '../../../shared/messages.ts';
import type { Role } from '../../../shared/roles.ts';
import type { todoMessages } from './todo.messages.ts';

export type TodoEntry = Output<'todo.list'>['list'][number];
export type TodoRow = TodoEntry['rows'][number];
export type TodoText = Translate<typeof todoMessages.table>;

/** The rows of a list's call. Whether the role has a screen for them is asked when they are linked. */
type Rows = readonly [operation: OperationId, filter?: LinkFilter];

interface KindLooks {
  icon: LucideIcon;
  tone: Tone;
  /** Rows are named by text; otherwise by numbers and ids. */
  isWorded?: true;
  /** The call that lists the same rows. */
  list?: Rows;
  /** The calls that show one row. The first one that the role has a screen for is linked. */
  row?: (row: TodoRow) => readonly Rows[];
}

const payouts = (payoutStatus: number): Rows => ['orders.list', { orderType: 2, payoutStatus }];
const order = ({ name }: TodoRow): readonly Rows[] => [
  ['orders.list', { orderType: orderTypeOf(name), orderCode: name, order: name }],
];
const statements = (state: string): Rows => ['statements.list', { state }];
const statement = ({ id, source }: TodoRow): readonly Rows[] => [
  ['statements.list', { kind: source ?? undefined, statement: id }],
];

/** Reasons of the requests about an order. */
const orderRequests: ReadonlySet<string | null> = new Set([
  'reversal',
  'payoutConfirmation',
  'payoutFoundPaid',
]);

const kinds = {
  approvals: {
    icon: Users,
    isWorded: true,
    tone: 'warning',
    list: ['adjustments.list', { state: 'awaitingApproval' }],
    row: (row) => (orderRequests.has(row.reason) ? order(row) : []),
  },
  payoutExceptions: { icon: CircleHelp, tone: 'danger', list: payouts(10), row: order },
  expiringClaims: { icon: Clock, tone: 'warning', list: payouts(2), row: order },
  suspiciousStatements: { icon: ScanSearch, tone: 'danger', list: statements('suspicious'), row: statement },
  unmatchedStatements: { icon: FileQuestion, tone: 'warning', list: statements('unmatched'), row: statement },
  unparsedStatements: {
    icon: MessageSquareWarning,
    tone: 'warning',
    list: statements('unparsed'),
    row: statement,
  },
  payoutRejections: { icon: Undo2, tone: 'warning', list: payouts(6), row: order },
  payoutConfirmations: { icon: Stamp, tone: 'info', list: payouts(8), row: order },
  deadCallbacks: {
    icon: MailX,
    tone: 'danger',
    list: ['orderCallbacks.list', { state: 'dead' }],
    row: (row) => [['orderCallbacks.list', { state: 'dead', callback: row.id }], ...order(row)],
  },
  brokenChains: {
    icon: Link2Off,
    isWorded: true,
    tone: 'danger',
    list: ['securityNodes.accounts', { state: 'broken' }],
    row: ({ id }) => [['securityNodes.list', { resourceId: id }]],
  },
  chainFindings: {
    icon: SearchAlert,
    isWorded: true,
    tone: 'warning',
    list: ['securityNodes.leaks', { state: 'open' }],
    row: ({ id }) => [['securityNodes.leaks', { finding: id }]],
  },
  orderFindings: {
    icon: ListChecks,
    isWorded: true,
    tone: 'warning',
    list: ['orderFindings.list', { state: 'open' }],
    row: ({ id }) => [['orderFindings.list', { finding: id }]],
  },
  systemFindings: { icon: ShieldAlert, isWorded: true, tone: 'danger', list: ['system.health'] },
  silentDevices: {
    icon: WifiOff,
    tone: 'warning',
    list: ['monitorDevices.list', { life: 'silent' }],
    row: ({ id }) => [['monitorDevices.list', { monitorId: id }]],
  },
  accountsOff: {
    icon: Power,
    isWorded: true,
    tone: 'info',
    list: ['resources.list', { state: 1 }],
    row: ({ id }) => [['resources.list', { account: id }]],
  },
  identityChecks: {
    icon: IdCard,
    tone: 'info',
    row: ({ id }) => [['admin.listUsers', { account: id, user: id }]],
  },
  frontEndFaults: {
    icon: Bug,
    isWorded: true,
    tone: 'neutral',
    list: ['errorLogs.listGroups'],
    row: ({ id }) => [['errorLogs.listGroups', { fault: id }]],
  },
} as const satisfies Record<string, KindLooks>;

export type KnownKind = keyof typeof kinds;
export const knownKinds = Object.keys(kinds) as KnownKind[];

const ofPayouts: readonly SocketTopic[] = ['payouts'];
const ofStatements: readonly SocketTopic[] = ['statements'];
const ofAccounts: readonly SocketTopic[] = ['accounts'];
const topicsOf: Partial<Record<KnownKind, readonly SocketTopic[]>> = {
  payoutExceptions: ofPayouts,
  payoutRejections: ofPayouts,
  payoutConfirmations: ofPayouts,
  suspiciousStatements: ofStatements,
  unmatchedStatements: ofStatements,
  unparsedStatements: ofStatements,
  brokenChains: ofStatements,
  deadCallbacks: ['callbacks'],
  silentDevices: ofAccounts,
  accountsOff: ofAccounts,
  orderFindings: ['findings'],
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

const linkOf = (role: Role, [operation, filter]: Rows): string | undefined =>
  listLink(operation, role, filter);

/**
 * The role's list of all rows of a kind; undefined until the console has a screen for them. Customer service has a list
 * of statements for some of their kinds only: it gets the list of the first row that has one.
 */
export function listOf(kind: KnownKind, role: Role, rows: readonly TodoRow[] = []): string | undefined {
  const { list } = looksOf(kind);
  if (!list) return undefined;
  const [operation, filter] = list;
  const all = wholeListLink(operation, role, filter);
  if (all || rows.every(({ source }) => source === null)) return all ?? linkOf(role, list);
  return rows
    .map(({ source }) => linkOf(role, [operation, { ...filter, kind: source ?? undefined }]))
    .find((href) => href !== undefined);
}

export function hrefOf(kind: KnownKind, row: TodoRow, role: Role): string | undefined {
  const links = looksOf(kind).row?.(row) ?? [];
  return links.map((rows) => linkOf(role, rows)).find((href) => href !== undefined);
}

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
  'break',
  'replay',
  'frequency',
  'payerTimeouts',
  'addressUnpaid',
  'sharedPayer',
  'amountBurst',
  'supplierSupplements',
  'accountDrop',
  'reversals',
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
