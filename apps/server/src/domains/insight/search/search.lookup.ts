import type { OperationIO } from '@platform/sdk';
import type { Queryable } from '../../../db/connection.ts';
import type { Scope } from '../../../kit/operation/context.ts';
import type { Clues } from './search.clues.ts';

export type SearchGroup = OperationIO['search.find']['output']['groups'][number];
export type SearchHit = SearchGroup['hits'][number];
export type SearchField = SearchHit['field'];

/** Searches one kind of record, within the scope of its list. */
export type Lookup = (db: Queryable, clues: Clues, scope: Scope) => Promise<readonly SearchGroup[]>;

export const hitsAtMost = 5;

/**
 * Maximum index rows read before the scope and the sort order apply. For a value that many rows share (a
 * card, an address) the newest are shown; the group's `all` links to the rest.
 */
export const readAtMost = 200;

/** A prefix pattern for an index of `text_pattern_ops`. Wildcards in the user's text are escaped. */
export const beginningWith = (prefix: string): string => `${prefix.replace(/[\\%_]/g, '\\$&')}%`;

/** Reverses like the database's `reverse()`, so that the end of a number becomes a prefix. */
export const backwards = (text: string): string => [...text].reverse().join('');

/** The last characters of a number that must not be shown in full. */
export const tailOf = (number: string): string => `****${number.slice(-4)}`;

/** A hit that is not an order: fields that only orders have are null. */
export const plainHit = (
  hit: Pick<SearchHit, 'id' | 'field' | 'label' | 'detail' | 'filter'> & Partial<SearchHit>,
): SearchHit => ({
  statementKind: null,
  orderStatusId: null,
  payoutStatus: null,
  amountMinor: null,
  currency: null,
  time: null,
  supplierId: null,
  ...hit,
});
