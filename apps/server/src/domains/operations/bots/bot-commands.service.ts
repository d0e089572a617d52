import { formatMoney, formatPlatformTime, isCurrency, minorUnits, type Output } from '@platform/sdk';
import type { Texts } from '@platform/sdk/errors';
import type { Log } from '../../../kit/log/log.ts';
import { type BackgroundParts, backgroundContext } from '../../../kit/operation/background-context.ts';
import type { Handlers } from '../../../kit/operation/bind.ts';
import type { HandlerContext, Language, UserActor } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { fillMessage } from '../../../kit/refusals/fill-message.ts';
import { orderStatusLabel, payoutStatusNames } from '../../orders/orders.public.ts';
import { scopeNow, userActor } from '../../parties/parties.public.ts';
import { botTexts } from './bot-answers.labels.ts';
import type { BotGroup } from './bot-groups.service.ts';
import type { BotCommand } from './bots.types.ts';

/** The calls that commands read with. */
const commandCalls = [
  'orders.list',
  'users.totalBalance',
  'userProducts.list',
  'orders.simpleStatistics',
  'todo.list',
] as const;
type CommandCall = (typeof commandCalls)[number];

export interface CommandParts extends BackgroundParts {
  readonly log: Log;
  /** The handlers that also answer the API calls. */
  readonly handlers: Partial<Handlers>;
}

export interface AskedCommand {
  readonly command: BotCommand;
  readonly argument: string;
  readonly group: BotGroup;
  /** The listed person, for the trail. */
  readonly personId: string;
}

export type OrderRow = Output<'orders.list'>['list'][number];

/**
 * Answers a command with the figures of the party that the group belongs to: the same calls as the console, with the
 * permissions of the party's user at this moment. Groups of the staff read as customer service.
 */
export async function answerOf(parts: CommandParts, asked: AskedCommand): Promise<string> {
  const { language } = asked.group;
  try {
    const lines = await answers[asked.command](parts, asked);
    return lines.length > 0 ? lines.join('\n') : botTexts.nothing[language];
  } catch (error) {
    // A fault must not keep the chat's next messages waiting.
    if (!(error instanceof BusinessError))
      parts.log.error({ error, command: asked.command }, 'a command of a group could not be answered');
    return botTexts.unavailable[language];
  }
}

const answers: Record<BotCommand, (parts: CommandParts, asked: AskedCommand) => Promise<string[]>> = {
  order: (parts, asked) => ordersOf(parts, asked, 1),
  payout: (parts, asked) => ordersOf(parts, asked, 2),
  balance: async (parts, asked) => {
    const { balances } = await read(parts, asked, 'users.totalBalance', {});
    return balances.flatMap((one) => balanceLines(one, asked.group.language));
  },
  rate: async (parts, asked) => {
    const { list } = await read(parts, asked, 'userProducts.list', { page: 1, pageSize: 50 });
    const { language } = asked.group;
    return list
      .filter(({ enabled }) => enabled)
      .map((row) => `${row.productId} ${row.productName[language]} ${row.currency} ${percent(row.rate)}`);
  },
  fund: async (parts, asked) => {
    const { today, yesterday } = await read(parts, asked, 'orders.simpleStatistics', {});
    const { language } = asked.group;
    return [
      ...dayLines(botTexts.today[language], today, language),
      ...dayLines(botTexts.yesterday[language], yesterday, language),
    ];
  },
};

/** What waits for the group's party, by kind. Groups of the staff have the work of administrators. */
export async function waitingFor(parts: CommandParts, group: BotGroup): Promise<Output<'todo.list'>['list']> {
  try {
    const asked = { command: 'order', argument: '', group, personId: group.id } as const;
    return (await read(parts, asked, 'todo.list', {}, 'admin')).list;
  } catch (error) {
    if (error instanceof BusinessError) return [];
    throw error;
  }
}

/** Yesterday's figures of the group's party, for its daily message; null when the party may not read them. */
export async function yesterdayOf(parts: CommandParts, group: BotGroup): Promise<string | null> {
  const { language } = group;
  try {
    const asked = { command: 'fund', argument: '', group, personId: group.id } as const;
    const { yesterday } = await read(parts, asked, 'orders.simpleStatistics', {});
    const lines = dayLines(botTexts.yesterday[language], yesterday, language);
    return lines.length > 0 ? lines.join('\n') : botTexts.nothing[language];
  } catch (error) {
    if (error instanceof BusinessError) return null;
    throw error;
  }
}

async function ordersOf(parts: CommandParts, asked: AskedCommand, orderType: 1 | 2): Promise<string[]> {
  const { argument, command, group } = asked;
  const { language } = group;
  if (argument === '') return [fillMessage(botTexts.numberMissing[language], { command })];
  const rows = (filter: Record<string, string>) =>
    read(parts, asked, 'orders.list', { orderType, page: 1, pageSize: 5, ...filter }).then(
      ({ list }) => list,
    );
  const byCode = await rows({ orderCode: argument.toUpperCase() });
  const found = byCode.length > 0 ? byCode : await rows({ merchantOrderId: argument });
  if (found.length === 0) return [fillMessage(botTexts.notFound[language], { number: argument })];
  return found.flatMap((row, index) => [...(index > 0 ? [''] : []), ...orderLines(parts, row, language)]);
}

export function orderLines(
  { timeZone }: Pick<CommandParts, 'timeZone'>,
  row: OrderRow,
  language: Language,
): string[] {
  const status = row.payoutStatus === null ? orderStatusLabel(row) : payoutStatusNames[row.payoutStatus];
  const line = (label: Texts, value: string) => `${label[language]}: ${value}`;
  const time = (iso: string) => formatPlatformTime(new Date(iso), timeZone);
  return [
    row.orderCode,
    line(botTexts.merchantOrderNo, row.merchantOrderNo),
    line(botTexts.amount, money(row.receivedMinor ?? row.amountMinor, row.currency)),
    line(botTexts.status, status?.[language] ?? '–'),
    ...(row.utr === null ? [] : [line(botTexts.reference, row.utr)]),
    line(botTexts.createdAt, time(row.createdAt)),
    ...(row.completedAt === null ? [] : [line(botTexts.completedAt, time(row.completedAt))]),
  ];
}

function balanceLines(one: Output<'users.totalBalance'>['balances'][number], language: Language): string[] {
  const { currency } = one;
  const shown: [Texts, number | null][] = [
    [botTexts.balance, one.merchantPayableMinor],
    [botTexts.pending, one.merchantPendingMinor],
    [botTexts.available, one.merchantAvailableMinor],
    [botTexts.receivable, one.supplierReceivableMinor],
    [botTexts.deposit, one.supplierDepositMinor],
  ];
  return shown.flatMap(([label, amountMinor]) =>
    amountMinor === null ? [] : [`${label[language]}: ${money(amountMinor, currency)}`],
  );
}

type Day = Output<'orders.simpleStatistics'>['today'];

const dayLines = (title: string, { collection, payout }: Day, language: Language): string[] => [
  ...collection.map((figures) => dayLine(title, botTexts.collections, figures, language)),
  ...payout.map((figures) => dayLine(title, botTexts.payouts, figures, language)),
];

const dayLine = (title: string, kind: Texts, figures: Day['payout'][number], language: Language): string => {
  const { paidCount: paid, orderCount: all, paidMinor, currency } = figures;
  const share = fillMessage(botTexts.paidOf[language], { paid, all });
  return `${title} ${kind[language]}: ${money(paidMinor, currency)} (${share})`;
};

export const money = (amountMinor: number, currency: string): string =>
  isCurrency(currency) ? `${formatMoney(minorUnits(amountMinor), currency)} ${currency}` : `– ${currency}`;

/** A decimal rate as a percentage, by moving the point: no digit is lost. */
export function percent(rate: string): string {
  const [whole = '0', fraction = ''] = rate.split('.');
  const digits = `${whole}${fraction.padEnd(2, '0')}`;
  const point = whole.length + 2;
  const shown = `${digits.slice(0, point).replace(/^0+(?=\d)/, '')}.${digits.slice(point)}`;
  return `${shown.replace(/\.?0*$/, '') || '0'} %`;
}

/** Calls a list as the party of the group. @throws BusinessError */
export async function read<Call extends CommandCall>(
  parts: CommandParts,
  asked: AskedCommand,
  operation: Call,
  input: Parameters<Handlers[Call]>[0],
  staffRole: 'customerService' | 'admin' = 'customerService',
): Promise<Output<Call>> {
  const handler = parts.handlers[operation];
  if (!handler) throw new BusinessError('forbidden');
  const actor = await actorOf(parts, asked, staffRole);
  const scope = await scopeNow(parts.db, operation, actor);
  const context: HandlerContext = backgroundContext(parts, {
    operation,
    actor,
    scope,
    requestId: `bot-${asked.personId}`,
    language: asked.group.language,
    ip: '',
    userAgent: 'telegram',
  });
  return (await handler(input, context)) as Output<Call>;
}

const actorOf = async (
  parts: CommandParts,
  { group, personId }: AskedCommand,
  role: UserActor['role'],
): Promise<UserActor> =>
  group.ownerUserId === null
    ? { kind: 'user', userId: personId, account: 'telegram', role, sessionId: '' }
    : userActor(parts.db, group.ownerUserId, '');
