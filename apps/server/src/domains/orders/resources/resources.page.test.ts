import { errorCodes } from '@platform/sdk/errors';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountDesk, openAccountDesk } from '../../../testing/account-desk.ts';
import { resourceLoads } from '../allocation/allocation.table.ts';
import { resources } from './resources.table.ts';

let desk: AccountDesk;
let token: string;
beforeAll(async () => {
  desk = await openAccountDesk();
  token = await desk.signIn('admin');
  const { db } = desk.store;
  for (const turn of Array.from({ length: 24 }, (_, number) => number)) {
    // Few values, so that pages end among equal ones; a moment between two milliseconds; amounts of every size.
    const id = await desk.addForeign({
      vpa: `page${turn}@bank`,
      name: ['Beta', 'alpha', '账户'][turn % 3] ?? '',
    });
    const createdAt = new Date(desk.clock.now().getTime() + (turn % 4));
    await db
      .update(resources)
      .set({ weight: turn % 5, createdAt })
      .where(eq(resources.id, id));
    await db
      .update(resourceLoads)
      .set({
        processingCount: turn % 2,
        reservedMinor: turn % 2 ? ([1, 2 ** 42, 2 ** 53 - 1][turn % 3] ?? 0) : 0,
      })
      .where(eq(resourceLoads.resourceId, id));
  }
  await db.execute(
    `update resources set created_at = created_at + interval '1 microsecond' where weight = 1`,
  );
});
afterAll(() => desk.close());

const list = (query: string) => desk.accountList(query, token);
const refusal = async (query: string) =>
  (await desk.get(`/v1.0/resource/getList?${query}`, { token })) as { code: number };

async function readOn(query: string): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page = await list(`${query}&pageNum=5${cursor && `&cursor=${cursor}`}`);
    ids.push(...page.list.map(({ id }) => id));
    cursor = page.nextCursor;
  }
  return ids;
}

describe('accounts read on by cursor', () => {
  it.each(['name', 'supplierName', 'createdAt', 'weight', 'processingOrderCount', 'dailyUsed'])(
    'are the pages by number, by %s in both directions, of all and of some',
    async (sortBy) => {
      for (const sortOrder of ['asc', 'desc'])
        for (const filter of ['', '&name=a', '&monitorState=notNeeded']) {
          const query = `sortBy=${sortBy}&sortOrder=${sortOrder}${filter}`;
          const whole = (await list(`${query}&pageNum=200`)).list.map(({ id }) => id);
          expect(whole.length).toBeGreaterThan(5);
          expect(await readOn(query)).toEqual(whole);
        }
    },
  );

  it('go on behind the last one read, also when that one has moved or is gone', async () => {
    const query = 'sortBy=name&sortOrder=asc&pageNum=5';
    const [before, after] = [await list(query), await list(`${query}&pageIndex=2`)];
    const last = before.list.at(-1)?.id ?? '';
    const { db } = desk.store;
    const [stored] = await db.select({ name: resources.name }).from(resources).where(eq(resources.id, last));
    await db.update(resources).set({ name: 'zzz' }).where(eq(resources.id, last));
    expect((await list(`${query}&cursor=${before.nextCursor}`)).list).toEqual(after.list);
    await db
      .update(resources)
      .set({ name: stored?.name ?? '' })
      .where(eq(resources.id, last));
  });

  it('have no next page behind the last, by number and by cursor', async () => {
    const { total } = await list('pageNum=5');
    const lastPage = Math.ceil(total / 5);
    expect((await list(`pageNum=5&pageIndex=${lastPage}`)).nextCursor).toBeNull();
    expect((await list(`pageNum=5&pageIndex=${lastPage + 1}`)).nextCursor).toBeNull();
    const { nextCursor } = await list(`pageNum=5&pageIndex=${lastPage - 1}`);
    expect((await list(`pageNum=5&cursor=${nextCursor}`)).nextCursor).toBeNull();
  });
});

describe('a cursor', () => {
  const invented = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
  const id = '0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01';

  it('of another order is refused', async () => {
    const { nextCursor } = await list('pageNum=5&sortBy=weight&sortOrder=asc');
    for (const order of [
      'sortBy=weight&sortOrder=desc',
      'sortBy=processingOrderCount&sortOrder=asc',
      'sortBy=name',
    ])
      expect(await refusal(`${order}&cursor=${nextCursor}`)).toMatchObject({
        code: errorCodes.pageCursorInvalid,
      });
  });

  it.each([
    ['no text', '', 'weight'],
    ['no list', Buffer.from('{}').toString('base64url'), 'weight'],
    ['no texts', invented('weight asc', 5, id), 'weight'],
    ['too few values', invented('weight asc', '5'), 'weight'],
    ['too many values', invented('weight asc', '5', id, id), 'weight'],
    ['no number', invented('weight asc', '5; drop', id), 'weight'],
    ['a number too large', invented('weight asc', '9223372036854775808', id), 'weight'],
    ['no id', invented('weight asc', '5', 'x'), 'weight'],
    ['a moment too far', invented('createdAt asc', '99999999999999999', id), 'createdAt'],
    ['a name with NUL', invented('name asc', 'a\0b', id), 'name'],
  ])('with %s is refused', async (_, cursor, sortBy) => {
    const found = await refusal(`sortBy=${sortBy}&sortOrder=asc&cursor=${cursor || 'AAAA'}`);
    expect(found).toMatchObject({ code: errorCodes.pageCursorInvalid });
  });
});
