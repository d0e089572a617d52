import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adminListUsers, monitorLogsList, ordersList } from '../generated/operations.ts';
import { allOperations } from '../generated/platform.ts';
import { bindOperations } from './bind-operations.ts';
import { toCall } from './call.ts';
import { type Client, createClient } from './client.ts';
import { type ListLimit, listAll } from './list-all.ts';
import type { Operation } from './operation.ts';

interface Request {
  page?: number;
  pageSize: number;
  cursor?: string;
  sortBy?: string;
}

/** A list, newest first, that changes after each page is read. */
class Rows {
  ids: number[];
  readonly asked: Request[] = [];
  #change: (rows: Rows) => void;

  constructor(count: number, change: (rows: Rows) => void = () => undefined) {
    this.ids = Array.from({ length: count }, (_, index) => count - index);
    this.#change = change;
  }

  arrive(count = 1) {
    for (; count > 0; count--) this.ids.unshift(Math.max(0, ...this.ids) + 1);
  }

  /** Answers by page number, with a total unless `counts` is false. */
  byNumber = (request: Request, counts = true) => {
    this.asked.push(request);
    const start = ((request.page ?? 1) - 1) * request.pageSize;
    const list = this.ids.slice(start, start + request.pageSize).map((id) => ({ id }));
    const total = counts ? this.ids.length : null;
    this.#change(this);
    return { list, total };
  };

  byCursor = (request: Request) => {
    this.asked.push(request);
    const behind = request.cursor === undefined ? Number.POSITIVE_INFINITY : Number(request.cursor);
    const rest = this.ids.filter((id) => id < behind);
    const list = rest.slice(0, request.pageSize).map((id) => ({ id }));
    this.#change(this);
    return { list, total: null, nextCursor: rest.length > list.length ? String(list.at(-1)?.id) : null };
  };
}

const readerOf = (answer: (request: Request) => unknown, mostPages = 1_000) => ({
  call: async (_operation: Operation, input: Request, _options?: ListLimit) => {
    if (--mostPages < 0) throw new Error('this list is read without end');
    return answer(input);
  },
});

async function idsOf(
  answer: (request: Request) => unknown,
  { operation = adminListUsers as Operation<'admin.listUsers' | 'orders.list'>, ...options } = {} as {
    operation?: Operation<'admin.listUsers' | 'orders.list'>;
    limit?: number;
    pageSize?: number;
    sortBy?: 'amount';
  },
): Promise<unknown[]> {
  const { limit, ...filters } = options;
  const ids: unknown[] = [];
  for await (const row of listAll(readerOf(answer), operation, filters, { limit })) ids.push(row.id);
  return ids;
}

const down = (from: number, to = 1) => Array.from({ length: from - to + 1 }, (_, index) => from - index);

describe('every row of a list', () => {
  it('comes in order, in pages of the largest allowed size', async () => {
    const rows = new Rows(450);
    expect(await idsOf(rows.byNumber)).toEqual(down(450));
    expect(rows.asked.map(({ page, pageSize }) => [page, pageSize])).toEqual([
      [1, 200],
      [2, 200],
      [3, 200],
    ]);
  });

  it('is read on demand, and no further after a break', async () => {
    const rows = new Rows(450);
    for await (const { id } of listAll(readerOf(rows.byNumber), adminListUsers))
      if (Number(id) === 440) break;
    expect(rows.asked).toHaveLength(1);
  });

  it.each([0, 1, 199, 200, 201, 450, 1_000])('ends after %d rows when that is the limit', async (limit) => {
    const rows = new Rows(450);
    expect(await idsOf(rows.byNumber, { limit })).toEqual(down(450).slice(0, limit));
    expect(rows.asked).toHaveLength(Math.ceil(Math.min(limit, 450) / Math.min(200, Math.max(1, limit))));
  });

  it.each([-1, Number.NaN])('has no limit of %d', async (limit) => {
    await expect(idsOf(new Rows(1).byNumber, { limit })).rejects.toThrow(RangeError);
  });

  it('uses the requested page size, and the filters with each page', async () => {
    const rows = new Rows(5);
    expect(await idsOf(rows.byCursor, { operation: ordersList, pageSize: 2, sortBy: 'amount' })).toEqual(
      down(5),
    );
    expect(rows.asked).toEqual([
      { page: 1, pageSize: 2, sortBy: 'amount' },
      { cursor: '4', pageSize: 2, sortBy: 'amount' },
      { cursor: '2', pageSize: 2, sortBy: 'amount' },
    ]);
  });
});

describe('rows that arrive meanwhile', () => {
  it('cause no duplicates and no losses, page by number', async () => {
    const rows = new Rows(30, (list) => list.arrive(3));
    expect(await idsOf(rows.byNumber, { pageSize: 7 })).toEqual(down(30));
  });

  it('cause no duplicates and no losses, page by cursor', async () => {
    const rows = new Rows(30, (list) => list.arrive(9));
    expect(await idsOf(rows.byCursor, { operation: ordersList, pageSize: 7 })).toEqual(down(30));
  });

  it('cause no loss of remaining rows, whatever is added and removed between pages', async () => {
    const step = fc.record({ arrive: fc.nat(4), go: fc.array(fc.nat(60), { maxLength: 12 }) });
    const steps = fc.array(step, { maxLength: 10 });
    const run = async (byCursor: boolean, changes: { arrive: number; go: number[] }[], count: number) => {
      const gone = new Set<number>();
      let turn = 0;
      const rows = new Rows(count, (list) => {
        const change = changes[turn++];
        list.arrive(change?.arrive ?? 0);
        for (const id of change?.go ?? []) gone.add(id);
        list.ids = list.ids.filter((id) => !gone.has(id));
      });
      const ids = byCursor
        ? await idsOf(rows.byCursor, { operation: ordersList, pageSize: 5 })
        : await idsOf(rows.byNumber, { pageSize: 5 });
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toEqual(expect.arrayContaining(down(count).filter((id) => !gone.has(id))));
    };
    await fc.assert(fc.asyncProperty(fc.boolean(), steps, fc.integer({ min: 1, max: 60 }), run), {
      numRuns: 1_000,
    });
  });
});

describe('a server with unexpected answers', () => {
  it('a short page is not the end when the total is larger', async () => {
    const rows = new Rows(10);
    const hiding = (request: Request) => {
      const { list, total } = rows.byNumber(request);
      return { list: list.filter(({ id }) => id !== 9), total };
    };
    expect(await idsOf(hiding, { pageSize: 4 })).toEqual(down(10).filter((id) => id !== 9));
  });

  it('an empty page is the end', async () => {
    const rows = new Rows(4);
    const boasting = (request: Request) => ({ ...rows.byNumber(request), total: 1_000 });
    expect(await idsOf(boasting, { pageSize: 4 })).toEqual(down(4));
    expect(rows.asked).toHaveLength(2);
    expect(await idsOf(new Rows(0).byNumber)).toEqual([]);
  });

  it('an empty page with a cursor is not the end', async () => {
    const pages = [
      { list: [{ id: 2 }], total: null, nextCursor: 'a' },
      { list: [], total: null, nextCursor: 'b' },
      { list: [{ id: 1 }], total: null, nextCursor: null },
    ];
    expect(await idsOf(() => pages.shift(), { operation: ordersList })).toEqual([2, 1]);
  });

  it('without a total, it reads to the first empty page', async () => {
    const rows = new Rows(9);
    expect(await idsOf((request) => rows.byNumber(request, false), { pageSize: 3 })).toEqual(down(9));
    expect(rows.asked).toHaveLength(4);
  });

  it('a full page repeated for the next number is the end', async () => {
    const rows = new Rows(4);
    expect(await idsOf(rows.byCursor, { operation: ordersList, pageSize: 4 })).toEqual(down(4));
    expect(rows.asked).toHaveLength(2);
  });

  it('in another sort order a list of orders has no cursor and is read by number', async () => {
    const rows = new Rows(9);
    const sorted = (request: Request) => ({ ...rows.byNumber(request), nextCursor: null });
    expect(await idsOf(sorted, { operation: ordersList, pageSize: 4, sortBy: 'amount' })).toEqual(down(9));
  });

  it('a single page of orders is recognized as complete', async () => {
    const rows = new Rows(3);
    expect(await idsOf(rows.byCursor, { operation: ordersList })).toEqual([3, 2, 1]);
    expect(rows.asked).toHaveLength(1);
  });

  it('a cursor that makes no progress ends in an error', async () => {
    const looping = () => ({ list: [{ id: Math.random() }], total: null, nextCursor: 'same' });
    await expect(idsOf(looping, { operation: ordersList })).rejects.toMatchObject({
      name: 'ValidationError',
      direction: 'response',
    });
  });
});

describe('through a client', () => {
  it('is requested as pages of the contract, converted', async () => {
    const asked: string[] = [];
    const client = createClient({
      baseUrl: 'https://p.example',
      fetch: async ({ url }) => {
        asked.push(new URL(url).search);
        const list = Array.from({ length: asked.length === 1 ? 200 : 1 }, (_, id) => ({
          id: `${asked.length}-${id}`,
        }));
        return Response.json({ code: 200, msg: '', data: { list, total: 201 } });
      },
    });
    const logs = listAll(client, monitorLogsList, { startTime: '2026-11-20T04:00:00Z' });
    let count = 0;
    for await (const _ of logs) count += 1;
    expect(count).toBe(201);
    expect(asked).toEqual([
      '?startTime=2026-11-20%2012%3A00%3A00&pageSize=200&pageIndex=1',
      '?startTime=2026-11-20%2012%3A00%3A00&pageSize=200&pageIndex=2',
    ]);
  });

  it('stops between pages when its signal is aborted', async () => {
    const rows = new Rows(9);
    const fetch = async ({ url }: { url: string }) => {
      const page = Number(new URL(url).searchParams.get('pageIndex'));
      return Response.json({ code: 200, msg: '', data: rows.byNumber({ page, pageSize: 3 }) });
    };
    const client = createClient({ baseUrl: 'https://p.example', fetch });
    const controller = new AbortController();
    const seen: unknown[] = [];
    const walk = async () => {
      for await (const { id } of listAll(
        client,
        adminListUsers,
        { pageSize: 3 },
        { signal: controller.signal },
      )) {
        seen.push(id);
        if (seen.length === 2) controller.abort();
      }
    };
    await expect(walk()).rejects.toMatchObject({ name: 'AbortedError' });
    expect(seen).toEqual([9, 8, 7]);
    expect(rows.asked).toHaveLength(1);
  });
});

describe('the methods of a platform', () => {
  it('are all operations of the contract, and exactly the paged ones have `all`', async () => {
    const called: string[] = [];
    const answer = {
      data: { list: [], total: 0 },
      status: 200,
      headers: new Headers(),
      requestId: '',
      rawBody: '',
    };
    const platform: Record<string, Record<string, { (): unknown; all?: () => AsyncGenerator }>> = Object(
      bindOperations({
        call: (({ id }: Operation) => {
          called.push(id);
          return toCall<never>(Promise.resolve(answer as never));
        }) as Client['call'],
      }),
    );
    for (const { id, page } of allOperations) {
      const [noun = '', verb = ''] = id.split('.');
      const method = platform[noun]?.[verb];
      method?.();
      expect([called.pop(), Boolean(method?.all)]).toEqual([id, Boolean(page)]);
      for await (const _row of method?.all?.() ?? []) expect.fail('no rows were given');
      if (page) expect(called.pop()).toBe(id);
    }
    expect(called).toEqual([]);
  });
});

it('says what it needs when it is given a function that reads a page', async () => {
  const read = (async () => ({ list: [], total: 0 })) as never;
  await expect(listAll(read, { pageSize: 100 } as never).next()).rejects.toThrow(
    /listAll\(client, ordersList\)/,
  );
});
