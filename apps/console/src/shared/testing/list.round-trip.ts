import { encodeRequest } from '@platform/sdk/wire';
import fc from 'fast-check';
import { readFilters, writeFilters } from '../list/filter.codecs.ts';
import type { ListOf } from '../list/list.of.ts';
import type { ListOperationId, Table } from '../list/list.types.ts';
import type { PageSearch } from '../page.tsx';

/** Texts that some filters accept, and malicious ones. */
const filterText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 70 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.integer({ min: 0, max: 12 }).map(String),
  fc.nat(99_999).map(String),
  fc.uuid(),
  fc.ipV4(),
  fc.constantFrom('true', 'false', 'none', '__proto__', 'null', '1,2', '10', '4,4,5'),
  fc.stringMatching(/^[A-Za-z]{4,12}$/),
  fc.stringMatching(/^\d{1,20}$/),
  // An address of a chain.
  fc.stringMatching(/^T[A-Za-z0-9]{33}$/),
  fc.stringMatching(/^[A-Z]{4}$/),
  fc.stringMatching(/^[A-Z]{4}0[A-Z0-9]{6}$/),
  fc
    .tuple(fc.integer({ min: 0, max: 99_999_999 }), fc.constantFrom('INR', 'CNY', 'KES', 'USDT'))
    .map(([hundredths, currency]) => `${(hundredths / 100).toFixed(2)}${currency}`),
  fc
    .date({
      min: new Date('2000-01-01T00:00:00Z'),
      max: new Date('2099-01-01T00:00:00Z'),
      noInvalidDate: true,
    })
    .map((date) => date.toISOString().slice(0, 19).replace('T', ' ')),
);

/** Writes to the URL and reads back. */
const overTheUrl = (search: PageSearch): PageSearch =>
  Object.fromEntries(new URLSearchParams(new URLSearchParams(search).toString()));

type AnyList = ListOf<ListOperationId, Table, never>;

/**
 * Properties of every list: a filter survives the URL round trip, no URL causes an error, and no request
 * breaks the API contract. Returns how often each filter was accepted, so that a test can check that it was
 * covered.
 */
export function roundTrip(
  { operation, url, queryOf, pageOf }: AnyList,
  accepts: (wire: unknown) => boolean,
  given: never,
  /** Values that the user can choose. */
  choices: readonly string[],
): Readonly<Record<string, number>> {
  const names = Object.keys(url.filters);
  const understood = Object.fromEntries(names.map((name) => [name, 0]));
  const text = choices.length > 0 ? fc.oneof(filterText, fc.constantFrom(...choices)) : filterText;
  // Large searches: a filter accepts about one text in twenty, and each must get one.
  const searches = fc.dictionary(fc.constantFrom(...names, '__proto__', 'x'), text, {
    maxKeys: 24,
    size: 'max',
  });
  fc.assert(
    fc.property(searches, (search) => {
      const { values, broken } = readFilters(url.filters, overTheUrl(search));
      const again = readFilters(url.filters, overTheUrl(writeFilters(url.filters, values)));
      if (again.broken.length > 0) throw new Error(`cannot read what it wrote: ${again.broken.join()}`);
      if (JSON.stringify(again.values) !== JSON.stringify(values))
        throw new Error('came back as another value');
      for (const name of Object.keys(values)) understood[name] = (understood[name] ?? 0) + 1;
      if (broken.some((name) => Object.hasOwn(values, name))) throw new Error('both understood and not');
      const place = { sort: url.sort, page: 1, pageSize: 20, cursor: null };
      const wire = encodeRequest(operation, pageOf(queryOf(values, given), place));
      if (!accepts(wire)) throw new Error(`asks what the contract refuses: ${JSON.stringify(wire)}`);
    }),
    { numRuns: Math.max(500, names.length * 60) },
  );
  return understood;
}
