import { ValidationError } from '../errors/validation-error.ts';
import type { OperationId } from '../generated/io.ts';
import type { CallOptions } from './client-options.ts';
import type { Input, Operation, Output } from './operation.ts';

/** Operations that answer `{ list, total }`, with or without pages. */
export type ListId = {
  [Id in OperationId]: Output<Id> extends { list: readonly unknown[]; total: number | null } ? Id : never;
}[OperationId];

/** One row of a list. */
export type Row<Id extends ListId> = Output<Id> extends { list: readonly (infer Item)[] } ? Item : never;

/** The filters of a list, without the page. */
export type ListFilters<Id extends ListId> = Omit<Input<Id>, 'page' | 'cursor'>;

/** Limit of reading a list. */
export interface ListLimit {
  /** Stops after this many rows; no limit by default. */
  readonly limit?: number | undefined;
}

/** Options of each page's call, and the row limit. */
export type ListOptions = CallOptions & ListLimit;

/** Reads one page: a client, or a test double. */
export interface PageReader<Options> {
  /** Reads one page. */
  call(operation: Operation, input: never, options?: Options): Promise<unknown>;
}

interface Page {
  readonly list: readonly unknown[];
  readonly total: number | null;
  readonly nextCursor?: string | null;
}

const largestPage = 200;

/**
 * Yields every row of a list once, page after page. A page is read when its first row is requested; after a
 * `break` no further page is read. `signal` is checked before each page; `timeoutMs` and `retries` apply to
 * each page.
 *
 * While it reads, rows may be added or removed. If the server returns a cursor (orders in default order), the
 * next page starts after the last row, so no row is repeated or lost. Other lists are read by page number,
 * newest first:
 * - Added rows push known rows to the next page. Known rows are recognised by id and skipped. The added rows
 *   themselves may be missing.
 * - Removed rows (deleted, or no longer matching the filter) pull later rows forward. The total then shrinks,
 *   and reading steps back by the number of pages that could contain the moved rows. Only the removed rows
 *   may be missing.
 *
 * @param client what `createClient` or `createPlatform` made
 * @throws TypeError without an operation; what a call throws, from the page that failed; rows already yielded stay valid
 * @example
 * for await (const order of listAll(client, ordersList, { orderStatusId: 4 }, { limit: 5_000 })) console.log(order.orderCode);
 */
export async function* listAll<Id extends ListId, Options = CallOptions>(
  client: PageReader<Options>,
  operation: Operation<Id>,
  filters?: ListFilters<Id>,
  options?: Options & ListLimit,
): AsyncGenerator<Row<Id>, void, undefined> {
  // A function has a `call` too, so plain JavaScript would get rows and then a riddle.
  if (!operation?.id) throw new TypeError('Needs a client and an operation: listAll(client, ordersList).');
  const limit = options?.limit ?? Number.POSITIVE_INFINITY;
  if (!(limit >= 0)) throw new RangeError(`A limit of rows is 0 or more, not ${limit}.`);
  const { pageSize = Math.max(1, Math.min(limit, largestPage)) }: { pageSize?: number } = filters ?? {};
  const known = new Set<unknown>();
  let given = 0;
  let page = 1;
  let read = 0;
  let lastTotal = 0;
  let lastKeys: readonly unknown[] = [];
  let cursor: string | undefined;
  while (given < limit) {
    const place = operation.page && { pageSize, ...(cursor === undefined ? { page } : { cursor }) };
    // The compiler cannot prove that the filters of a list form its input; the call validates it.
    const input = { ...filters, ...place } as never;
    const { list, total, nextCursor } = (await client.call(operation, input, options)) as Page;
    const keys = list.map(keyOf);
    for (const [index, row] of list.entries()) {
      const key = keys[index];
      if (known.has(key)) continue;
      if (cursor === undefined) known.add(key);
      yield row as Row<Id>;
      if (++given >= limit) return;
    }
    if (nextCursor) {
      if (nextCursor === cursor) throw stuck(operation.id);
      cursor = nextCursor;
      continue;
    }
    // A server that pages by cursor ends with no next cursor. Without pages there is no next page.
    if (cursor !== undefined || !operation.page) return;
    const gone = total === null ? 0 : lastTotal - total;
    lastTotal = total ?? 0;
    read += list.length;
    if (gone > 0) {
      page = Math.max(1, page - Math.ceil(gone / pageSize));
      // The position in the server's list is unknown now: from here on only an empty page ends the list.
      read = Number.NEGATIVE_INFINITY;
      lastKeys = [];
      continue;
    }
    // The same page again: the server has no more pages.
    if (list.length === 0 || keys.every((key, index) => key === lastKeys[index])) return;
    lastKeys = keys;
    if (total === null ? nextCursor === null && list.length < pageSize : read >= total) return;
    page += 1;
  }
}

/**
 * Returns the key that identifies a row. A row without id or userId is its own key, so it is never skipped.
 */
function keyOf(row: unknown): unknown {
  const { id, userId }: { id?: unknown; userId?: unknown } = Object(row);
  return id ?? userId ?? row;
}

/** Prevents an endless loop if the server repeats its cursor. */
function stuck(operation: OperationId) {
  const issues = [{ path: 'nextCursor', code: 'repeated', message: 'is the cursor that was asked for' }];
  return new ValidationError({ operation, requestId: '', direction: 'response', foundBy: 'client', issues });
}
