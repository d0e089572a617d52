import type { OperationId } from '@platform/sdk';
import type { Role } from './roles.ts';
import { type FixedValue, mayOpen, type Screen } from './screen.ts';
import { siteMap } from './site.ts';

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

/** The filters that a screen fixes for a call. Only the call whose rows it shows takes them. */
const fixedFor = ({ operations, fixed }: Screen, operation: OperationId): Screen['fixed'] =>
  operations[0] === operation ? fixed : {};

interface Fit {
  screen: Screen;
  /** Fixed filters that were not asked for. Each hides some of the rows wanted. */
  narrower: number;
  /** The lowest fits best. */
  rank: number;
}

/**
 * The role's screen for the rows of a call; undefined if none shows them. A screen that fixes another value
 * than wanted shows other rows, so it is none. Of several, one whose rows are those of the call is taken, not one
 * that makes the call besides; then the one that hides the fewest of the rows wanted, then the most special one,
 * then the first in routes.ts.
 */
function fitFor(operation: OperationId, role: Role, filter: LinkFilter): Fit | undefined {
  const wanted = new Map(filledOf(filter));
  const fits = siteMap().screens.flatMap((screen): Fit[] => {
    if (screen.roles === 'public' || !mayOpen(screen, role)) return [];
    const place = screen.operations.indexOf(operation);
    if (place < 0) return [];
    const fixed = Object.entries(fixedFor(screen, operation));
    const asked = fixed.filter(([name]) => wanted.has(name));
    if (asked.some(([name, value]) => textOf(wanted.get(name) ?? '') !== textOf(value))) return [];
    const narrower = fixed.length - asked.length;
    // A screen fixes a few filters at most.
    return [{ screen, narrower, rank: Math.sign(place) * 1000 + narrower * 30 - asked.length }];
  });
  return fits.toSorted((some, other) => some.rank - other.rank)[0];
}

/**
 * The address of the role's screen for the rows of a call, without the filters that the screen fixes;
 * undefined if no screen shows them.
 *
 * @param mostHidden how many fixed filters that were not asked for the screen may have
 * @example
 * listLink('orders.list', 'supplier', { orderType: 1, isProxy: true, orderCode: 'C1' });
 * // '/order/list/supplierProxy?orderCode=C1'
 */
export function listLink(
  operation: OperationId,
  role: Role,
  filter: LinkFilter = {},
  mostHidden = Number.POSITIVE_INFINITY,
): string | undefined {
  const fit = fitFor(operation, role, filter);
  if (!fit || fit.narrower > mostHidden) return undefined;
  const { screen } = fit;
  const fixed = fixedFor(screen, operation);
  const view = screen.views?.[operation];
  const rest = filledOf({ view, ...filter }).filter(([name]) => !Object.hasOwn(fixed, name));
  const search = new URLSearchParams(rest).toString();
  return search ? `${screen.path}?${search}` : screen.path;
}

/** As `listLink`, but undefined if the screen would hide some of the rows: a count, or a link to all, opens all of them. */
export const wholeListLink = (operation: OperationId, role: Role, filter?: LinkFilter): string | undefined =>
  listLink(operation, role, filter, 0);
