import type { Output } from '@platform/sdk';
import type { Tone } from '@platform/ui-kit/skin';
import { listLink } from '../../../shared/list.links.ts';
import type { Translate } from '../../../shared/messages.ts';
import type { Role } from '../../../shared/roles.ts';
import type { maintenanceMessages } from './maintenance.messages.ts';

export type SystemHealth = Output<'system.health'>;
export type QueueHealth = SystemHealth['queues'][number];
export type MaintenanceText = Translate<typeof maintenanceMessages.table>;

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** Maximum wait of the oldest entry before the job counts as lagging; several runs of the job. */
const patienceMs = {
  ordersToAllocate: 30 * secondMs,
  ordersToExpire: 30 * secondMs,
  statementsToRead: minuteMs,
  callbacksDue: 2 * minuteMs,
  auditToSeal: 30 * secondMs,
} as const;

export const queueNames = [
  'ordersToAllocate',
  'ordersToExpire',
  'statementsToRead',
  'callbacksDue',
  'hoursToSumUp',
  'auditToSeal',
  'statementsForPeople',
  'callbacksGivenUp',
  'payoutExceptions',
] as const;

/** Age of the oldest entry of a queue. */
export const ageMsOf = ({ oldestAt }: Pick<QueueHealth, 'oldestAt'>, nowMs: number): number =>
  oldestAt === null ? 0 : Math.max(0, nowMs - Date.parse(oldestAt));

/** Whether the job of a queue lags. Queues for manual work never do. */
export function isBehind(queue: QueueHealth, nowMs: number): boolean {
  const patience = (patienceMs as Readonly<Record<string, number>>)[queue.name];
  return patience !== undefined && ageMsOf(queue, nowMs) > patience;
}

export function queueWord(name: string, say: MaintenanceText): string {
  const known = queueNames.find((one) => one === name);
  return known ? say(known) : name;
}

/** Link to the list of a queue for a role; undefined if no list shows exactly these rows. */
export function queueLink(name: string, role: Role): string | undefined {
  if (name === 'callbacksGivenUp') return listLink('orderCallbacks.list', role, { state: 'dead' });
  if (name === 'payoutExceptions') return listLink('orders.list', role, { orderType: 2, payoutStatus: 10 });
  return undefined;
}

export function ageText(ms: number, say: MaintenanceText): string {
  const minutes = Math.max(1, Math.round(ms / minuteMs));
  return ms < 2 * hourMs
    ? say('minutes', { count: minutes })
    : say('hours', { count: Math.round(ms / hourMs) });
}

/** A problem that needs an operator. */
export interface Concern {
  key: string;
  tone: Extract<Tone, 'danger' | 'warning'>;
  text: string;
}

/** Problems, worst first; empty if there are none. */
export function concernsOf(
  health: SystemHealth,
  { isServing, nowMs }: { isServing: boolean; nowMs: number },
  say: MaintenanceText,
): Concern[] {
  const { systemCheck, audit, securityChains, devices, queues } = health;
  const concerns: Concern[] = [];
  const differences = systemCheck.findings.reduce((sum, { breachCount }) => sum + breachCount, 0);
  if (!audit.newestIntact) concerns.push({ key: 'audit', tone: 'danger', text: say('concernAudit') });
  if (differences > 0)
    concerns.push({ key: 'findings', tone: 'danger', text: say('concernFindings', { count: differences }) });
  if (!isServing) concerns.push({ key: 'service', tone: 'danger', text: say('concernStopped') });
  for (const queue of queues.filter((one) => isBehind(one, nowMs))) {
    const age = ageText(ageMsOf(queue, nowMs), say);
    const text = say('concernLag', { queue: queueWord(queue.name, say), age });
    concerns.push({ key: queue.name, tone: 'danger', text });
  }
  if (securityChains.brokenCount > 0)
    concerns.push({
      key: 'chains',
      tone: 'warning',
      text: say('concernChains', { count: securityChains.brokenCount }),
    });
  if (devices.silentCount > 0)
    concerns.push({
      key: 'devices',
      tone: 'warning',
      text: say('concernDevices', { count: devices.silentCount }),
    });
  if (!systemCheck.enabled) concerns.push({ key: 'checkOff', tone: 'warning', text: say('concernCheckOff') });
  return concerns;
}

const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** A readable size, such as "61.4 MB". */
export function sizeText(bytes: number, number: (value: number) => string): string {
  let size = bytes;
  let unit = 0;
  while (size >= 1_000 && unit < units.length - 1) {
    size /= 1_000;
    unit += 1;
  }
  return `${number(size < 100 ? Math.round(size * 10) / 10 : Math.round(size))} ${units[unit]}`;
}
