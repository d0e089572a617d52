import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entityTables } from '../../../entity-tables.ts';
import { type ChainDesk, openChainDesk } from '../../../testing/chain-desk.ts';
import { auditRecords } from '../../access/access.public.ts';
import { catalogueOf } from './entity-view.catalogue.ts';
import { hiddenColumns } from './entity-view.secrets.ts';

interface Rows {
  readonly list: readonly { readonly key: string; readonly values: Readonly<Record<string, string>> }[];
  readonly total: number;
  readonly nextCursor: string | null;
}

let desk: ChainDesk;
let token: string;
beforeAll(async () => {
  desk = await openChainDesk();
  token = await desk.signIn('superAdmin');
  await desk.signInSecondLevel(token);
  for (let turn = 0; turn < 5; turn += 1) await desk.newOrder(20_000 + turn);
  await desk.say({ in: 30_000, balance: 100_000 });
});
afterAll(() => desk.close());

const read = (query: Readonly<Record<string, string>>, as = token) =>
  desk.get<Rows>(`/v1.0/entityData/getList?${new URLSearchParams(query)}`, { token: as });
const rowsOf = async (query: Readonly<Record<string, string>>) => {
  const { code, msg, data } = await read(query);
  expect(code, msg).toBe(200);
  return data;
};

const columns = entityTables.flatMap((table) => {
  const { name: table_, columns } = getTableConfig(table);
  return columns.map((column) => ({ table: table_, name: column.name, type: column.getSQLType() }));
});

describe('columns with secrets', () => {
  /** Kept apart from the rule of the entity view, so that a mistake in one of them is found. */
  const suspicious =
    /pass|secret|hash|box|token|credential|private|signing|otp|cookie|seed|mnemonic|^key$|^pay_url$|^link$/i;
  const harmless = new Set([
    'gateway_attempts.key',
    'order_batches.key',
    'pay_script_runs.key',
    'sign_in_delays.key',
    'messages.link',
    'resources.link',
  ]);

  test('are each on the list, in every table', () => {
    const missing = columns.filter(
      ({ table, name, type }) =>
        (suspicious.test(name) || type === 'bytea') &&
        !harmless.has(`${table}.${name}`) &&
        hiddenColumns[table]?.includes(name) !== true,
    );
    expect(missing, 'add it to entity-view.secrets.ts').toEqual([]);
  });

  test('are on the list only if they exist', () => {
    const listed = Object.entries(hiddenColumns).flatMap(([table, names]) =>
      names.map((name) => `${table}.${name}`),
    );
    const known = new Set(columns.map(({ table, name }) => `${table}.${name}`));
    expect(listed.filter((column) => !known.has(column))).toEqual([]);
  });

  test('do not leave the database in any table', async () => {
    for (const entity of catalogueOf(entityTables).values()) {
      const { list } = await rowsOf({ entity: entity.name, pageNum: '200' });
      const hidden = entity.columns.filter((column) => column.hidden).map(({ name }) => name);
      for (const { values } of list)
        expect([entity.name, Object.keys(values).filter((name) => hidden.includes(name))]).toEqual([
          entity.name,
          [],
        ]);
    }
  });

  test('cannot be a filter', async () => {
    const query = { entity: 'sessions', column: 'token_hash', value: 'x' };
    expect((await read(query)).status).toBe(400);
  });

  test('are masked in values that are objects', async () => {
    const before = { password: 'open sesame', cardNumber: '6222000011112222' };
    await desk.audit.write(desk.store.db, [
      {
        operation: 'users.test',
        outcome: 'success',
        actor: { kind: 'system' },
        facts: { requestId: 'r', receivedAt: desk.clock.now(), ip: '', userAgent: '' },
        before,
      },
    ]);
    const text = JSON.stringify(await rowsOf({ entity: 'audit_records' }));
    expect(text).not.toContain('open sesame');
    expect(text).not.toContain('6222000011112222');
  });
});

describe('every table', () => {
  const entities = [...catalogueOf(entityTables).values()];

  test.each(entities.map((entity) => [entity.name, entity] as const))(
    '%s is read page by page, each row once, and by its key',
    async (name) => {
      const { list } = await rowsOf({ entity: name, pageNum: '200' });
      const seen: unknown[] = [];
      let cursor: string | null | undefined;
      do {
        const page = await rowsOf({ entity: name, pageNum: '2', ...(cursor && { cursor }) });
        seen.push(...page.list.map(({ key }) => key));
        cursor = page.nextCursor;
      } while (cursor && seen.length < 200);
      // Each look adds a record to the audit trail, so its first page moves on.
      const expected = name === 'audit_records' ? seen : list.map(({ key }) => key);
      expect(seen.slice(0, expected.length)).toEqual(expected);
      expect(new Set(seen).size).toBe(seen.length);
      const [first] = list;
      if (first) expect((await rowsOf({ entity: name, key: first.key })).list).toHaveLength(1);
    },
  );

  test('finds rows by each column that allows it', async () => {
    for (const { name, columns } of entities) {
      const [first] = (await rowsOf({ entity: name })).list;
      for (const column of columns) {
        const value = first?.values[column.name];
        if (!column.filter || column.masked || value === undefined || value === '' || value.length > 300)
          continue;
        const found = await rowsOf({ entity: name, column: column.name, value, pageNum: '200' });
        expect([name, column.name, found.list.every((row) => row.values[column.name] === value)]).toEqual([
          name,
          column.name,
          true,
        ]);
        expect(found.total).toBeGreaterThan(0);
      }
    }
  });
});

test('a value that cannot be one of the column finds nothing', async () => {
  for (const [entity, column, value] of [
    ['orders', 'id', 'x'],
    ['orders', 'amount_minor', '99999999999999999999'],
    ['orders', 'amount_minor', '1.5'],
    ['products', 'id', '99999999999'],
  ] as const)
    expect(await rowsOf({ entity, column, value })).toEqual({ list: [], total: 0, nextCursor: null });
  expect((await rowsOf({ entity: 'orders', key: 'x,y' })).total).toBe(0);
});

test('an invented cursor is refused', async () => {
  for (const text of [
    'x',
    '[]',
    '["1"]',
    '["1","x"]',
    '[1,2]',
    '["99999999999999999","00000000-0000-0000-0000-000000000000"]',
  ]) {
    const cursor = Buffer.from(text).toString('base64url');
    expect([text, (await read({ entity: 'orders', cursor })).code]).not.toEqual([text, 200]);
    expect((await read({ entity: 'orders', cursor })).status).toBeLessThan(500);
  }
});

/** As the platform reads times of filters, in its time zone. */
const wire = (time: Date | string) =>
  new Date(new Date(time).getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

test('the time filter has the rows of the range', async () => {
  for (const entity of ['orders', 'users']) {
    const { list, total } = await rowsOf({ entity, pageNum: '200' });
    const inAnHour = wire(new Date(desk.clock.now().getTime() + 3_600_000));
    const dayBefore = wire(new Date(desk.clock.now().getTime() - 86_400_000));
    const times = list.map(({ values }) => values.created_at ?? '').sort();
    const [, second = ''] = times;
    const found = await rowsOf({ entity, startTime: wire(second), endTime: inAnHour, pageNum: '200' });
    expect(found.total).toBe(times.filter((time) => wire(time) >= wire(second)).length);
    expect((await rowsOf({ entity, startTime: dayBefore })).total).toBe(total);
    expect((await rowsOf({ entity, endTime: dayBefore })).total).toBe(0);
  }
  expect((await read({ entity: 'products', startTime: '2026-11-20 00:00:00' })).status).toBe(400);
});

test('each look is audited, with the filter and without account numbers', async () => {
  await rowsOf({ entity: 'orders', column: 'card_number', value: '6222000011112222' });
  const [record] = await desk.store.db
    .select()
    .from(auditRecords)
    .where(sql`object_type = 'entity' and object_id = 'orders'`)
    .orderBy(sql`id desc`)
    .limit(1);
  expect(record).toMatchObject({
    operation: 'entityData.list',
    actorName: 'superadmin',
    after: { column: 'card_number', value: '****2222' },
  });
});

test('account numbers show only their end', async () => {
  const { list } = await rowsOf({ entity: 'resources' });
  const numbers = list.flatMap(({ values }) => values.card_number ?? []);
  expect(numbers.length).toBeGreaterThan(0);
  expect(numbers.filter((number) => !/^\*{4}.{0,4}$/.test(number))).toEqual([]);
});

test('only the two roles may look', async () => {
  const maintenance = await desk.signIn('technicalMaintenance');
  expect((await read({ entity: 'orders' }, maintenance)).code).toBe(200);
  expect((await read({ entity: 'orders' }, await desk.signIn('admin'))).code).not.toBe(200);
});
