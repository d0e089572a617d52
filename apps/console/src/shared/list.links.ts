import type { OperationId } from '@platform/sdk';
import type { Role } from './roles.ts';
import { type FixedValue, mayOpen, type Screen } from './screen.ts';
import { siteMap } from './site.ts';
import type { User } from './user.ts';

/**
 * The rows wanted: filters of the list's call by their names in the API, with values as in the URL. Empty
 * values are omitted. The URL parameter that opens a row's drawer may be among them.
 */
export type LinkFilter = Readonly<Record<string, string | number | boolean | undefined>>;

/** A value as text, so that a list of values is equal in any order. */
const textOf = (value: FixedValue): string =>
  (typeof value === 'object' ? value.map(String) : String(value).split(',')).toSorted().join(',');

const filledOf = (filter: LinkFilter): [string, string][] =>
  Object.entries(filter).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );

/**
 * Which of a supplier's two lists of orders has those of a supplier: its own, or its team's. Other roles have one list.
 *
 * @example listLink('orders.list', user.access, { orderType: 1, supplierId, ...partOfTeam(user, supplierId) })
 */
export const partOfTeam = (
  { access, supplierId: own }: Pick<User, 'access' | 'supplierId'>,
  supplierId: string | null,
): LinkFilter => (access === 'supplier' && supplierId !== null ? { isProxy: supplierId !== own } : {});

/** The filters that a screen fixes for a call. Only the call whose rows it shows takes them. */
const fixedFor = ({ operations, fixed }: Screen, operation: OperationId): Screen['fixed'] =>
  operations[0] === operation ? fixed : {};

interface Fit {
  screen: Screen;
  /** The call is the one whose rows the page shows, not one that it makes besides. */
  isMain: boolean;
  /** Fixed filters that were not asked for. Each hides some of the rows wanted. */
  narrower: number;
  /** Fixed filters that were asked for. */
  asked: number;
}

/**
 * The role's screen for the rows of a call; undefined if none shows them. A screen that fixes another value
 * than wanted shows other rows, so it is none. Of several, the one that hides the fewest of the rows wanted
 * is taken, then the most special one, then the first in routes.ts.
 */
export function screenFor(operation: OperationId, role: Role, filter: LinkFilter = {}): Screen | undefined {
  const wanted = new Map(filledOf(filter));
  const fits = siteMap().screens.flatMap((screen): Fit[] => {
    if (screen.roles === 'public' || !mayOpen(screen, role)) return [];
    if (!screen.operations.includes(operation)) return [];
    const isMain = screen.operations[0] === operation;
    const fixed = Object.entries(fixedFor(screen, operation));
    const differs = fixed.some(
      ([name, value]) => wanted.has(name) && textOf(wanted.get(name) ?? '') !== textOf(value),
    );
    const asked = fixed.filter(([name]) => wanted.has(name)).length;
    return differs ? [] : [{ screen, isMain, narrower: fixed.length - asked, asked }];
  });
  return fits.toSorted(
    (a, b) => Number(b.isMain) - Number(a.isMain) || a.narrower - b.narrower || b.asked - a.asked,
  )[0]?.screen;
}

/**
 * The address of the role's screen for the rows of a call, without the filters that the screen fixes;
 * undefined if no screen shows them.
 *
 * @example
 * listLink('orders.list', 'supplier', { orderType: 1, isProxy: true, orderCode: 'C1' });
 * // '/order/list/supplierProxy?orderCode=C1'
 */
export function listLink(operation: OperationId, role: Role, filter: LinkFilter = {}): string | undefined {
  const screen = screenFor(operation, role, filter);
  return screen && addressOf(screen, operation, filter);
}

/** As `listLink`, but undefined if the screen would hide some of the rows: a count, or a link to all, opens all of them. */
export function wholeListLink(operation: OperationId, role: Role, filter: LinkFilter): string | undefined {
  const screen = screenFor(operation, role, filter);
  if (!screen) return undefined;
  const wanted = new Map(filledOf(filter));
  const isWhole = Object.keys(fixedFor(screen, operation)).every((name) => wanted.has(name));
  return isWhole ? addressOf(screen, operation, filter) : undefined;
}

function addressOf(screen: Screen, operation: OperationId, filter: LinkFilter): string {
  const fixed = fixedFor(screen, operation);
  const view = screen.views?.[operation];
  const rest = filledOf({ view, ...filter }).filter(([name]) => !Object.hasOwn(fixed, name));
  const search = new URLSearchParams(rest).toString();
  return search ? `${screen.path}?${search}` : screen.path;
}
