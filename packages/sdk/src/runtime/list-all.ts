import { ValidationError } from '../errors/validation-error.ts';
import type { OperationId } from '../generated/io.ts';
import type { CallOptions } from './client-options.ts';
import type { Input, Operation, Output } from './operation.ts';

/** Operations that answer `{ list, total }`, in pages or at once. */
export type ListId = {
  [Id in OperationId]: Output<Id> extends { list: readonly unknown[]; total: number | null } ? Id : never;
}[OperationId];

/** One row of a list. */
export type Row<Id extends ListId> = Output<Id> extends { list: readonly (infer Item)[] } ? Item : never;

/** The filters of a list; which page is not the caller's to say. */
export type ListFilters<Id extends ListId> = Omit<Input<Id>, 'page' | 'cursor'>;

/** How far a walk over a list goes. */
export interface ListLimit {
  /** Ends after this many rows; all of them by default. */
  readonly limit?: number | undefined;
}

/** Options of each page's call, and of the walk. */
export type ListOptions = CallOptions & ListLimit;

/** What reads one page: a client, or a test's stand-in. */
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
 * Every row of a list, page after page, each row once; pages are read when their rows are wanted, and no more of them
 * after a `break`. `signal` is looked at before each page; `timeoutMs` and `retries` are for each page.
 *
 * Rows that arrive or go meanwhile: where the server gives a cursor (orders in their own order) the next page begins
 * behind the last row, so nothing is doubled or lost. Lists without one are read by number, newest first. Rows that
 * arrive push others on to the next page: those are known by their id and left out. Rows that go (deleted, or no longer
 * matching a filter) pull others back: the total then shrinks, and reading goes back by as many pages as could hold
 * what moved. Rows that arrive after the first page may be missing; of the others only those are, that went themselves.
 *
 * @param client what `createClient` or `createPlatform` made
 * @throws what a call throws, from the page that failed; rows already given stay good
 * @example
 * for await (const order of listAll(client, ordersList, { orderStatusId: 4 }, { limit: 5_000 })) console.log(order.orderCode);
 */
export async function* listAll<Id extends ListId, Options = CallOptions>(
  client: PageReader<Options>,
  operation: Operation<Id>,
  filters?: ListFilters<Id>,
  options?: Options & ListLimit,
): AsyncGenerator<Row<Id>, void, undefined> {
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
    // The call checks what it is given; that the filters of a list make its input is beyond the compiler.
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
    // A server that pages by cursor says so when there is no more; sorted otherwise it gives no cursor at all.
    if (cursor !== undefined || !operation.page) return;
    const gone = total === null ? 0 : lastTotal - total;
    lastTotal = total ?? 0;
    read += list.length;
    if (gone > 0) {
      page = Math.max(1, page - Math.ceil(gone / pageSize));
      // Where the server's pages begin now is not known: from here on only an empty page is the end.
      read = Number.NEGATIVE_INFINITY;
      lastKeys = [];
      continue;
    }
    // The same page again: the server has no others.
    if (list.length === 0 || keys.every((key, index) => key === lastKeys[index])) return;
    lastKeys = keys;
    if (total === null ? nextCursor === null && list.length < pageSize : read >= total) return;
    page += 1;
  }
}

/** What tells rows apart. One that has none of these is never taken for another. */
function keyOf(row: unknown): unknown {
  const { id, userId }: { id?: unknown; userId?: unknown } = Object(row);
  return id ?? userId ?? row;
}

/** Without this a server that repeats its cursor would be asked for ever. */
function stuck(operation: OperationId) {
  const issues = [{ path: 'nextCursor', code: 'repeated', message: 'is the cursor that was asked for' }];
  return new ValidationError({ operation, requestId: '', direction: 'response', foundBy: 'client', issues });
}
