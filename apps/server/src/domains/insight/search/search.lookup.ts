import type { OperationIO } from '@platform/sdk';
import type { Queryable } from '../../../db/connection.ts';
import type { Scope } from '../../../kit/operation/context.ts';
import type { Clues } from './search.clues.ts';

export type SearchGroup = OperationIO['search.find']['output']['groups'][number];
export type SearchHit = SearchGroup['hits'][number];
export type SearchField = SearchHit['field'];

/** Looks for one kind of thing, in the scope that its list has. */
export type Lookup = (db: Queryable, clues: Clues, scope: Scope) => Promise<readonly SearchGroup[]>;

export const hitsAtMost = 5;

/**
 * How many rows of an index a look may touch before the scope and the order of the hits are applied. What many rows share
 * (a card, an address) shows the newest of these; the group's `all` leads to the rest.
 */
export const readAtMost = 200;

/** The beginning of a text as a pattern for an index of `text_pattern_ops`; nothing that a person types is a pattern. */
export const beginningWith = (prefix: string): string => `${prefix.replace(/[\\%_]/g, '\\$&')}%`;

/** As `reverse()` of the database writes it: the end of a number is a beginning then. */
export const backwards = (text: string): string => [...text].reverse().join('');

/** The last characters of a number that others must not read whole. */
export const tailOf = (number: string): string => `****${number.slice(-4)}`;

/** A hit that is no order: what an order alone has is null. */
export const plainHit = (
  hit: Pick<SearchHit, 'id' | 'field' | 'label' | 'detail' | 'filter'> & Partial<SearchHit>,
): SearchHit => ({
  orderStatusId: null,
  payoutStatus: null,
  amountMinor: null,
  currency: null,
  time: null,
  ...hit,
});
