import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { EmbeddedStatements } from './embedded-statements.ts';
import { sqlStateOf } from './retry.ts';

const engine = new PGlite();
let statements: EmbeddedStatements;

beforeAll(() => engine.waitReady);
beforeEach(async () => {
  await engine.exec(
    'deallocate all; drop table if exists notes; create table notes (id int primary key, text text)',
  );
  statements = new EmbeddedStatements(engine, 3);
});
afterAll(() => engine.close());

const rowsOf = async (text: string, ...values: unknown[]): Promise<unknown[]> =>
  (await statements.run(text, values)).rows;

async function namesKept(): Promise<number> {
  const { rows } = await engine.query<{ count: number }>(
    'select count(*)::int as count from pg_prepared_statements',
  );
  return rows[0]?.count ?? Number.NaN;
}

const refusalOf = (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(() => undefined, sqlStateOf);

test('a text is parsed once, however often it runs', async () => {
  for (const id of [1, 2, 3, 4, 5, 6, 7, 8])
    await rowsOf('insert into notes values ($1, $2)', id, `note ${id}`);
  expect(await rowsOf('select text from notes where id = $1', 7)).toEqual([{ text: 'note 7' }]);
  expect(await rowsOf('select text from notes where id = $1', 9)).toEqual([]);
  expect(await namesKept()).toBe(2);
});

test('values are written and read as by PGlite', async () => {
  const text = `select $1::int as small, $2::bigint as big, $3::text as text, $4::jsonb as json, $5::timestamptz as at,
    $6::text[] as texts, $7::boolean as yes, $8::numeric as sum, $9::bytea as bytes, $10::uuid as id`;
  const values = [
    -1,
    9_007_199_254_740_993n,
    'a\'"\\\n客户',
    { deep: [null, 1, 'x'] },
    new Date(1_700_000_000_123),
    ['a,b', '"', '\\', ''],
    false,
    '12.340',
    new Uint8Array([0, 255]),
    '0192f0a0-0000-7000-8000-000000000001',
  ];
  for (const given of [values, values.map(() => null)]) {
    for (const rowMode of ['array', 'object'] as const) {
      const own = await engine.query(text, given, { rowMode });
      for (let turn = 0; turn < 2; turn += 1)
        expect(await statements.run(text, given, { rowMode })).toEqual(own);
    }
  }
});

test('long values are written and read like short ones', async () => {
  const text =
    'select $1::text as text, $2::json as json, $3::varchar as varchar, $4::jsonb as jsonb, $5::text[] as texts';
  for (const length of [255, 256, 257, 70_000]) {
    for (const letter of ['a', '客', 'é', '😀']) {
      const long = letter.repeat(length);
      const json = JSON.stringify({ long, quoted: `"${letter}"` });
      const given = [long, json, long, { long }, [long, letter]];
      expect((await statements.run(text, given)).rows).toEqual([
        { text: long, json: JSON.parse(json), varchar: long, jsonb: { long }, texts: [long, letter] },
      ]);
    }
  }
});

test('the number of changed rows is returned', async () => {
  await rowsOf('insert into notes values (1, null), (2, null)');
  expect(await statements.run('delete from notes', [])).toMatchObject({ affectedRows: 2, rows: [] });
});

test('the least recently used statement is dropped, and parsed again when needed', async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    for (const number of [1, 2, 3, 4]) expect(await rowsOf(`select ${number} as n`)).toEqual([{ n: number }]);
  }
  expect(await namesKept()).toBe(3);
});

test('a new column of a table is seen', async () => {
  await rowsOf('insert into notes values (1, $1)', 'x');
  expect(await rowsOf('select * from notes')).toEqual([{ id: 1, text: 'x' }]);
  await engine.exec('alter table notes add column at int');
  expect(await rowsOf('select * from notes')).toEqual([{ id: 1, text: 'x', at: null }]);
});

test('a statement deallocated by other code is parsed again', async () => {
  expect(await rowsOf('select 1 as one')).toEqual([{ one: 1 }]);
  await engine.exec('deallocate all');
  expect(await rowsOf('select 1 as one')).toEqual([{ one: 1 }]);
});

test('a text that failed to parse can run once its table exists', async () => {
  expect(await refusalOf(rowsOf('select * from later'))).toBe('42P01');
  await engine.exec('create temp table later (id int)');
  expect(await rowsOf('select * from later')).toEqual([]);
});

test('an error ends its transaction, but not the statement or later ones', async () => {
  const insertion = 'insert into notes values ($1, $2)';
  await rowsOf(insertion, 1, 'x');
  await engine.exec('begin');
  await rowsOf(insertion, 2, 'y');
  expect(await refusalOf(rowsOf(insertion, 1, 'x'))).toBe('23505');
  expect(await refusalOf(rowsOf('select 1 as one'))).toBe('25P02');
  await engine.exec('rollback');
  await rowsOf(insertion, 3, 'z');
  expect(await rowsOf('select id from notes order by id')).toEqual([{ id: 1 }, { id: 3 }]);
});
