import { currencyDigits } from '@platform/sdk';
import { validateReference } from '@platform/sdk/rules';
import type { Cell, SheetRow } from '../../../kit/spreadsheet/sheet.ts';
import type { Order } from '../../orders/orders.public.ts';
import type { ResultReading, TemplateDefinition } from '../payout-templates/payout-templates.service.ts';
import { plainWord } from '../payout-templates/payout-templates.service.ts';
import { openStates, type Place } from './payout-batches.service.ts';
import type { JudgedLine, LineVerdict } from './payout-batches.types.ts';

/** A payout of the batch with its place. */
export interface PlacedPayout {
  readonly place: Place;
  /** As it is now; its own fields count only while it is in the batch. */
  readonly order: Order;
}

/** Another payout that has the reference; its code is null if the caller may not see it. */
export type ReferenceHolders = ReadonlyMap<string, string | null>;

/** A line as it stands in the file. */
export interface ResultLine {
  readonly line: number;
  readonly key: string | null;
  readonly word: string | null;
  /** Null: the file has no such column, or the cell is empty; a refused cell keeps its place as ''. */
  readonly utr: string | null;
  readonly amountText: string | null;
  readonly reason: string | null;
}

const textOf = (cell: Cell | undefined): string | null =>
  cell === undefined || cell === '' ? null : typeof cell === 'string' ? cell.trim() : '';

/**
 * The lines of the file by the template's columns. Undefined if a column that the template names is missing or stands
 * twice: which one is meant must not be guessed.
 */
export function readLines(rows: readonly SheetRow[], reading: ResultReading): ResultLine[] | undefined {
  const [header, ...rest] = rows.filter(({ number }) => number > reading.skipRows);
  if (!header) return undefined;
  const titles = header.cells.map((cell) => plainWord(textOf(cell) ?? ''));
  const at = (title: string | null): number | undefined => {
    if (title === null) return -1;
    const index = titles.indexOf(plainWord(title));
    return index < 0 || titles.lastIndexOf(plainWord(title)) !== index ? undefined : index;
  };
  const [key, word, utr, amount, reason] = [
    reading.keyColumn,
    reading.statusColumn,
    reading.referenceColumn,
    reading.amountColumn,
    reading.reasonColumn,
  ].map(at);
  if (
    key === undefined ||
    word === undefined ||
    utr === undefined ||
    amount === undefined ||
    reason === undefined
  )
    return undefined;
  return rest.map(({ number, cells }) => ({
    line: number,
    key: textOf(cells[key]),
    word: textOf(cells[word]),
    utr: textOf(cells[utr]),
    amountText: textOf(cells[amount]),
    reason: textOf(cells[reason]),
  }));
}

/** Judges each line beside its payout. A line is paid or failed only if nothing about it is in doubt. */
export function judgeLines(
  lines: readonly ResultLine[],
  payouts: readonly PlacedPayout[],
  template: TemplateDefinition,
  holders: ReferenceHolders,
): JudgedLine[] {
  const { result: reading } = template;
  if (!reading) return [];
  const byKey = new Map(
    payouts.flatMap((payout) => {
      const { row } = payout.place;
      if (row === null) return [];
      return [[reading.keySource === 'row' ? String(row) : payout.order.orderCode, payout] as const];
    }),
  );
  const known = lines.map((line) => ({ line, payout: line.key === null ? undefined : byKey.get(line.key) }));
  const linesOf = Map.groupBy(known, ({ payout }) => payout?.order.id);
  const references = Map.groupBy(
    known.filter(({ line }) => line.utr),
    ({ line }) => line.utr?.toUpperCase(),
  );
  const judged = known.map(({ line, payout }) => {
    const isTwice = payout !== undefined && (linesOf.get(payout.order.id)?.length ?? 0) > 1;
    const isShared = line.utr !== null && (references.get(line.utr.toUpperCase())?.length ?? 0) > 1;
    return shownLine(
      line,
      payout,
      verdictOf(line, payout, template, { reading, isTwice, isShared, holders }),
      holders,
    );
  });
  const missing = payouts
    .filter(
      ({ place, order }) =>
        place.state !== 'prepared' && openStates.has(place.state) && !linesOf.has(order.id),
    )
    .map((payout) => shownLine(undefined, payout, 'missing', holders));
  return [...judged, ...missing];
}

interface JudgingFacts {
  readonly reading: ResultReading;
  readonly isTwice: boolean;
  readonly isShared: boolean;
  readonly holders: ReferenceHolders;
}

function verdictOf(
  line: ResultLine,
  payout: PlacedPayout | undefined,
  template: TemplateDefinition,
  { reading, isTwice, isShared, holders }: JudgingFacts,
): LineVerdict {
  if (!payout) return 'notInBatch';
  if (isTwice) return 'twice';
  const word = plainWord(line.word ?? '');
  const means = (words: readonly string[]): boolean => words.some((one) => plainWord(one) === word);
  const isPaid = means(reading.paidWords);
  if (!isPaid && !means(reading.failedWords))
    return means(reading.unknownWords) ? 'undecided' : 'unknownWord';
  const { place, order } = payout;
  const isDecided = !openStates.has(place.state);
  if (reading.amountColumn !== null && (isPaid || line.amountText !== null)) {
    const amountMinor = amountOf(line.amountText ?? '', template, order);
    if (amountMinor === undefined) return 'amountUnreadable';
    if (amountMinor !== order.amountMinor) return 'amountDiffers';
  }
  if (!isPaid) {
    if (place.state === 'paying') return 'failed';
    return place.state === 'rejecting' || place.state === 'rejected' || place.state === 'returned'
      ? 'already'
      : 'contradicts';
  }
  if (isDecided) {
    const isSame =
      place.state === 'paid' && (line.utr === null || line.utr.toUpperCase() === order.utr?.toUpperCase());
    return isSame ? 'already' : 'contradicts';
  }
  if (reading.referenceColumn === null) return 'paid';
  if (line.utr === null || validateReference(line.utr, order.currency) !== undefined)
    return 'referenceInvalid';
  if (isShared) return 'referenceTwice';
  return holders.has(line.utr.toUpperCase()) ? 'referenceConsumed' : 'paid';
}

/** The amount of a cell in minor units; undefined if it can be read in two ways or in none. */
export function amountOf(
  text: string,
  { amountStyle, format }: Pick<TemplateDefinition, 'amountStyle' | 'format'>,
  { currency }: Pick<Order, 'currency'>,
): number | undefined {
  const digits = currencyDigits[currency];
  if (amountStyle === 'minor') return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
  // A number cell of a spreadsheet is read with a point, whatever its template writes.
  const isComma = amountStyle === 'decimalComma' && !(format === 'xlsx' && /^\d+(?:\.\d{1,2})?$/.test(text));
  const [group, point] = isComma ? ['.', ','] : [',', '.'];
  const [whole = '', fraction = '', ...rest] = text.split(point ?? '.');
  if (rest.length > 0 || fraction.length > digits || !/^\d*$/.test(fraction) || text.endsWith(point ?? '.'))
    return undefined;
  const parts = whole.split(group ?? ',');
  const isGrouped = parts.length === 1 || (/^\d{1,3}$/.test(parts[0] ?? '') && isThousands(parts.slice(1)));
  const plain = parts.join('');
  if (!isGrouped || !/^\d{1,12}$/.test(plain)) return undefined;
  return Number(`${plain}${fraction.padEnd(digits, '0')}`);
}

/** Groups of three, or the Indian groups of two that end with one of three. */
const isThousands = (groups: readonly string[]): boolean =>
  groups.every((one, index) => (index === groups.length - 1 ? /^\d{3}$/ : /^\d{2,3}$/).test(one));

function shownLine(
  line: ResultLine | undefined,
  payout: PlacedPayout | undefined,
  verdict: LineVerdict,
  holders: ReferenceHolders,
): JudgedLine {
  return {
    line: line?.line ?? null,
    verdict,
    key: line?.key ?? null,
    word: line?.word ?? null,
    utr: line?.utr ?? null,
    amountText: line?.amountText ?? null,
    reason: line?.reason ?? null,
    row: payout?.place.row ?? null,
    orderCode: payout?.order.orderCode ?? null,
    amountMinor: payout?.place.amountMinor ?? null,
    userName: payout?.order.userName ?? null,
    state: payout?.place.state ?? null,
    otherOrderCode:
      verdict === 'referenceConsumed' ? (holders.get((line?.utr ?? '').toUpperCase()) ?? null) : null,
  };
}
