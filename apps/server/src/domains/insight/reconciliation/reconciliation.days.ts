import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { texts } from '../../../kit/exporting/export-columns.ts';
import { RequestFault } from '../../../kit/http/envelope.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { ownedRows } from '../../../kit/operation/owned-rows.ts';
import { users } from '../../access/access.public.ts';
import { resources } from '../../orders/orders.public.ts';
import { suppliers } from '../../parties/parties.public.ts';
import {
  type DayFigures,
  type DayRange,
  emptyDay,
  figuresOf,
  flatFigures,
} from './reconciliation.figures.ts';
import { reconciliationClosings } from './reconciliation.table.ts';

type State = 'differs' | 'even' | 'closed' | 'changed';

export interface DaysRequest {
  readonly page: number;
  readonly pageSize: number;
  readonly sortOrder: 'asc' | 'desc';
  readonly startTime?: Date;
  readonly endTime?: Date;
  readonly resourceId?: string;
  readonly supplierId?: string;
  readonly state?: State;
}

const dayMs = 86_400_000;
const mostDays = 31;
const usualDays = 7;

const tooLong = texts('最多 31 天', '最多 31 天', 'At most 31 days.');

/** Made once: a comparison by `localeCompare` finds its rules anew. */
const byName = new Intl.Collator('en');

/** The day of a moment in the time zone. */
export const dayAt = (time: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(time);

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs;

function rangeOf({ startTime, endTime }: DaysRequest, now: Date, timeZone: string): DayRange {
  const to = dayAt(endTime ?? now, timeZone);
  const usual = new Date(Date.parse(to) - (usualDays - 1) * dayMs).toISOString().slice(0, 10);
  const from = startTime ? dayAt(startTime, timeZone) : usual;
  if (daysBetween(from, to) >= mostDays)
    throw new RequestFault('validationFailed', {
      issues: [{ path: 'startTime', code: 'custom', message: tooLong }],
    });
  return { from, to };
}

export async function listDays(
  { db, now, timeZone, scope }: Pick<HandlerContext, 'db' | 'now' | 'timeZone' | 'scope'>,
  request: DaysRequest,
) {
  const range = rangeOf(request, now, timeZone);
  const { resourceId, supplierId, state, sortOrder, page, pageSize } = request;
  const owned = and(
    ownedRows(scope, { supplier: resources.supplierId }),
    resourceId === undefined ? undefined : eq(resources.id, resourceId),
    supplierId === undefined ? undefined : eq(resources.supplierId, supplierId),
  );
  const days = await readDays(db, owned ?? sql`true`, range, timeZone);
  const found = state === undefined ? days : days.filter((day) => stateOf(day) === state);
  const sign = sortOrder === 'asc' ? 1 : -1;
  found.sort((a, b) =>
    a.figures.day === b.figures.day
      ? a.account.place - b.account.place
      : (a.figures.day < b.figures.day ? -1 : 1) * sign,
  );
  return { list: found.slice((page - 1) * pageSize, page * pageSize).map(rowOf), total: found.length };
}

interface BoardDay {
  readonly figures: DayFigures;
  readonly account: BoardAccount;
  readonly closing: Closing | undefined;
}

type BoardAccount =
  Awaited<ReturnType<typeof accountsOf>> extends Map<string, infer Account> ? Account : never;

/** The accounts by id, each with its place among them in the order of their names. */
async function accountsOf(db: Queryable, owned: SQL) {
  const { id, name, currency, supplierId } = resources;
  const accounts = await db
    .select({ id, name, currency, supplierId, supplierName: suppliers.name })
    .from(resources)
    .innerJoin(suppliers, eq(suppliers.id, resources.supplierId))
    .where(owned);
  accounts.sort((a, b) => byName.compare(a.name, b.name) || (a.id < b.id ? -1 : 1));
  return new Map(accounts.map((account, place) => [account.id, { ...account, place }]));
}

/** The days of the accounts, in no order. `owned` is a condition on `resources`. */
async function readDays(db: Queryable, owned: SQL, range: DayRange, timeZone: string): Promise<BoardDay[]> {
  const accounts = await accountsOf(db, owned);
  const ids = sql`select ${resources.id} as id from ${resources} where ${owned}`;
  const figures = await figuresOf(db, ids, range, timeZone);
  const closings = await closingsIn(db, owned, range);
  const days = new Map(figures.map((day) => [keyOf(day), day]));
  // A closed day may have lost all of its rows since.
  for (const closing of closings.values())
    if (!days.has(keyOf(closing))) days.set(keyOf(closing), emptyDay(closing.resourceId, closing.day));
  return [...days].flatMap(([key, day]) => {
    const account = accounts.get(day.resourceId);
    return account ? [{ figures: day, account, closing: closings.get(key) }] : [];
  });
}

/** A day of an account in the contract's shape, unless it is open and without any row. */
export async function readDay(db: Queryable, resourceId: string, day: string, timeZone: string) {
  const [found] = await readDays(db, eq(resources.id, resourceId), { from: day, to: day }, timeZone);
  return found && rowOf(found);
}

const keyOf = ({ resourceId, day }: { resourceId: string; day: string }) => `${resourceId}.${day}`;

async function closingsIn(db: Queryable, owned: SQL, { from, to }: DayRange) {
  const { resourceId, day, figures, closedAt, reopenedAt } = reconciliationClosings;
  const rows = await db
    .select({ resourceId, day, figures, closedAt, closedBy: users.account })
    .from(reconciliationClosings)
    .innerJoin(resources, eq(resources.id, resourceId))
    .innerJoin(users, eq(users.id, reconciliationClosings.closedBy))
    .where(and(owned, sql`${reopenedAt} is null and ${day} between ${from} and ${to}`));
  return new Map(rows.map((row) => [keyOf(row), row]));
}

type Closing = Awaited<ReturnType<typeof closingsIn>> extends Map<string, infer Row> ? Row : never;

function rowOf(found: BoardDay) {
  const { figures, account, closing } = found;
  const { resourceId, day, in: inward, out, unreadCount } = figures;
  const change = (direction: 'in' | 'out') =>
    closing
      ? figures[direction].differenceMinor - (closing.figures[`${direction}.differenceMinor`] ?? 0)
      : null;
  return {
    id: keyOf(figures),
    ...{ day, resourceId, resourceName: account.name },
    ...{ supplierId: account.supplierId, supplierName: account.supplierName },
    ...{ currency: account.currency, in: inward, out, unreadCount },
    state: stateOf(found),
    closedAt: closing?.closedAt.toISOString() ?? null,
    closedBy: closing?.closedBy ?? null,
    inChangeMinor: change('in'),
    outChangeMinor: change('out'),
  };
}

function stateOf({ figures, closing }: BoardDay): State {
  if (closing) {
    const now = flatFigures(figures);
    const kept = closing.figures;
    const names = new Set([...Object.keys(now), ...Object.keys(kept)]);
    return [...names].every((name) => (now[name] ?? 0) === (kept[name] ?? 0)) ? 'closed' : 'changed';
  }
  const toDecide = [figures.in, figures.out].some(
    ({ differenceMinor, unmatched, suspicious, elsewhereMinor, withoutRecordMinor }) =>
      differenceMinor !== 0 ||
      unmatched.count + suspicious.count > 0 ||
      elsewhereMinor !== 0 ||
      withoutRecordMinor !== 0,
  );
  return toDecide || figures.unreadCount > 0 ? 'differs' : 'even';
}
