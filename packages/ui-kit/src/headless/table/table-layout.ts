import { maxColumnWidthPx, minColumnWidthPx } from './data-columns.ts';

export const densities = ['compact', 'normal', 'relaxed'] as const;
export type Density = (typeof densities)[number];

export const rowHeightPx: Record<Density, number> = { compact: 28, normal: 36, relaxed: 44 };
export const headerHeightPx = 36;

/** The user's column settings. Ids of removed columns are dropped on read. */
export interface TableLayout {
  /** All columns. Pinned columns are shown at the edges, also in this order. */
  order: readonly string[];
  hiddenIds: readonly string[];
  pinnedStart: readonly string[];
  pinnedEnd: readonly string[];
  /** Only the columns the user has resized. */
  widthsPx: Readonly<Record<string, number>>;
  density: Density;
}

/** The default settings of each column, in order. */
export interface ColumnDefaults {
  id: string;
  pin?: 'start' | 'end' | undefined;
  hidden?: boolean | undefined;
  fixed?: boolean | undefined;
}

const version = 1;

export function defaultLayout(columns: readonly ColumnDefaults[]): TableLayout {
  const idsWhere = (test: (column: ColumnDefaults) => boolean) => columns.filter(test).map(({ id }) => id);
  return {
    order: columns.map(({ id }) => id),
    hiddenIds: idsWhere((column) => column.hidden === true),
    pinnedStart: idsWhere((column) => column.pin === 'start'),
    pinnedEnd: idsWhere((column) => column.pin === 'end'),
    widthsPx: {},
    density: 'normal',
  };
}

export function serialiseLayout(layout: TableLayout): string {
  return JSON.stringify({ version, ...layout });
}

/** Parses a stored layout and fits it to the current columns; returns the default when it is unreadable. */
export function parseLayout(text: string | null, columns: readonly ColumnDefaults[]): TableLayout {
  const fallback = defaultLayout(columns);
  const stored = readRecord(text);
  if (stored?.version !== version) return fallback;
  const known = new Set(fallback.order);
  const ids = (value: unknown, otherwise: readonly string[]): readonly string[] =>
    Array.isArray(value)
      ? [...new Set(value.filter((id): id is string => typeof id === 'string' && known.has(id)))]
      : otherwise;

  const order = ids(stored.order, fallback.order);
  const isNew = (id: string) => !order.includes(id);
  const isFixed = (id: string) => columns.some((column) => column.id === id && column.fixed);
  // A new column, or one that the user cannot change, gets its default position.
  const authored = (list: readonly string[]) => list.filter((id) => isNew(id) || isFixed(id));
  const changed = (value: unknown, otherwise: readonly string[]) =>
    ids(value, otherwise).filter((id) => !isNew(id) && !isFixed(id));
  const merged = (value: unknown, otherwise: readonly string[]) => [
    ...new Set([...authored(otherwise), ...changed(value, otherwise)]),
  ];
  const pinnedStart = merged(stored.pinnedStart, fallback.pinnedStart);
  const pinnedEndUser = changed(stored.pinnedEnd, fallback.pinnedEnd);
  return {
    order: insertMissing(order, fallback.order),
    hiddenIds: merged(stored.hiddenIds, fallback.hiddenIds),
    pinnedStart,
    pinnedEnd: [...new Set([...pinnedEndUser, ...authored(fallback.pinnedEnd)])].filter(
      (id) => !pinnedStart.includes(id),
    ),
    widthsPx: readWidths(stored.widthsPx, known),
    density: densities.find((density) => density === stored.density) ?? 'normal',
  };
}

function readRecord(text: string | null): Record<string, unknown> | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

function readWidths(value: unknown, known: ReadonlySet<string>): Record<string, number> {
  const widths: Record<string, number> = {};
  if (typeof value !== 'object' || value === null) return widths;
  for (const [id, width] of Object.entries(value)) {
    if (known.has(id) && typeof width === 'number' && Number.isFinite(width)) widths[id] = clampWidth(width);
  }
  return widths;
}

/** Inserts each missing column after its predecessor in the default order. */
function insertMissing(order: readonly string[], defaults: readonly string[]): readonly string[] {
  const result = [...order];
  defaults.forEach((id, index) => {
    if (result.includes(id)) return;
    const previous = defaults[index - 1];
    result.splice(previous === undefined ? 0 : result.indexOf(previous) + 1, 0, id);
  });
  return result;
}

export function clampWidth(widthPx: number): number {
  return Math.round(Math.min(Math.max(widthPx, minColumnWidthPx), maxColumnWidthPx));
}

export function setHidden(layout: TableLayout, id: string, hidden: boolean): TableLayout {
  const others = layout.hiddenIds.filter((other) => other !== id);
  return { ...layout, hiddenIds: hidden ? [...others, id] : others };
}

export function setPin(layout: TableLayout, id: string, pin: 'start' | 'end' | null): TableLayout {
  const start = layout.pinnedStart.filter((other) => other !== id);
  const end = layout.pinnedEnd.filter((other) => other !== id);
  return {
    ...layout,
    pinnedStart: pin === 'start' ? [...start, id] : start,
    pinnedEnd: pin === 'end' ? [...end, id] : end,
  };
}

export function setWidth(layout: TableLayout, id: string, widthPx: number | null): TableLayout {
  const { [id]: _previous, ...others } = layout.widthsPx;
  return { ...layout, widthsPx: widthPx === null ? others : { ...others, [id]: clampWidth(widthPx) } };
}
