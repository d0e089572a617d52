import type { Output } from '@platform/sdk';
import type { Tone } from '@platform/ui-kit/skin';
import { CircleCheck, CircleDot, Lock, type LucideIcon, TriangleAlert } from 'lucide-react';
import { type LinkFilter, wholeListLink } from '../../../shared/list.links.ts';
import type { Translate } from '../../../shared/messages.ts';
import { ordersOf, orderTypes } from '../../../shared/order.links.ts';
import type { Role } from '../../../shared/roles.ts';
import type { User } from '../../../shared/user.ts';
import type { reconciliationMessages } from './reconciliation.messages.ts';

export type DayRow = Output<'reconciliation.days'>['list'][number];
export type Direction = 'in' | 'out';
export type ReconciliationText = Translate<typeof reconciliationMessages.table>;

export const states = { differs: 'differs', even: 'even', closed: 'closed', changed: 'changed' } as const;

const looks: Readonly<Record<string, { tone: Tone; icon: LucideIcon }>> = {
  differs: { tone: 'warning', icon: CircleDot },
  even: { tone: 'success', icon: CircleCheck },
  closed: { tone: 'neutral', icon: Lock },
  changed: { tone: 'danger', icon: TriangleAlert },
};

export function stateLook({ state }: Pick<DayRow, 'state'>, say: ReconciliationText) {
  const known = Object.values(states).find((each) => each === state);
  return { tone: 'neutral' as const, ...looks[state], word: known ? say(known) : state };
}

/** The records of a day in one state: exactly those that the figure counts. Customer service has no list of all kinds. */
export function recordsLink(
  { resourceId, day }: DayRow,
  role: Role,
  filter: LinkFilter & { state: string },
): string | undefined {
  const times = { startTime: `${day} 00:00:00`, endTime: `${day} 23:59:59` };
  return wholeListLink('statements.list', role, { resourceId, ...times, ...filter });
}

/** The orders that the account completed on the day: those that its figure counts. */
export function ordersLink(
  { resourceId, day, supplierId }: DayRow,
  user: User,
  direction: Direction,
): string | undefined {
  const completed = {
    figure: 'paid',
    completedStartTime: `${day} 00:00:00`,
    completedEndTime: `${day} 23:59:59`,
  };
  const orderType = direction === 'in' ? orderTypes.collections : orderTypes.payouts;
  return ordersOf(user, orderType, { resourceId, ...completed }, supplierId);
}
