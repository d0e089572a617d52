import { eq, getTableColumns, gt, sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { columnValues, rowStatement, sqlStatement, statement } from './statements.ts';

const teams = pgTable('statement_teams', { id: integer('id').primaryKey(), name: text('name').notNull() });
const players = pgTable('statement_players', {
  id: integer('id').primaryKey(),
  teamId: integer('team_id'),
  joinedAt: timestamp('joined_at', { withTimezone: true }).notNull(),
});
const meetings = pgTable('statement_meetings', {
  id: integer('id').primaryKey(),
  topic: jsonb('topic').$type<Record<string, string>>(),
  endedAt: timestamp('ended_at', { withTimezone: true }),
});

let opened: TestStore;
beforeAll(async () => {
  opened = await openTestStore();
  const { db } = opened.store;
  await db.execute(sql`create table statement_teams (id int primary key, name text not null)`);
  await db.execute(
    sql`create table statement_players (id int primary key, team_id int, joined_at timestamptz not null)`,
  );
  await db.execute(
    sql`create table statement_meetings (id int primary key, topic jsonb, ended_at timestamptz)`,
  );
  await db.insert(teams).values({ id: 1, name: 'Reds' });
});
afterAll(async () => {
  await opened.store.db.execute(sql`drop table statement_teams, statement_players, statement_meetings`);
  await opened.close();
});

let built = 0;
const playerById = statement((db) => {
  built += 1;
  return db
    .select()
    .from(players)
    .leftJoin(teams, eq(teams.id, players.teamId))
    .where(eq(players.id, sql.placeholder('id')));
});
const join = sqlStatement<{ id: number }>((db) => {
  const { id, teamId, joinedAt } = players;
  const added = db
    .insert(players)
    .values({ id: sql.placeholder('id'), teamId: sql.placeholder('team'), joinedAt: sql.placeholder('at') })
    .returning({ id, teamId, joinedAt });
  return sql`with added as ${added} select id from added`;
});
const joinedAt = new Date('2026-03-01T10:00:00.123Z');

test('a prepared statement runs on the store and in any transaction, with their rows', async () => {
  const { store } = opened;
  await store.transaction(async (tx) => {
    expect(await join(tx).execute({ id: 1, team: 1, at: joinedAt })).toMatchObject({ rows: [{ id: 1 }] });
    await join(tx).execute({ id: 2, team: null, at: joinedAt });
    const [inside] = await playerById(tx).execute({ id: 1 });
    expect(inside?.statement_players).toEqual({ id: 1, teamId: 1, joinedAt });
  });
  const [joined] = await playerById(store.db).execute({ id: 1 });
  expect(joined?.statement_teams).toEqual({ id: 1, name: 'Reds' });
  const [alone] = await playerById(store.db).execute({ id: 2 });
  expect(alone?.statement_teams).toBeNull();
  expect(await playerById(store.db).execute({ id: 3 })).toEqual([]);
  expect(built).toBe(1);
});

test('rows written by a statement are gone after a rollback', async () => {
  const { store } = opened;
  const work = store.transaction(async (tx) => {
    await join(tx).execute({ id: 9, team: 1, at: joinedAt });
    expect(await playerById(tx).execute({ id: 9 })).toHaveLength(1);
    throw new Error('stop');
  });
  await expect(work).rejects.toThrow('stop');
  expect(await playerById(store.db).execute({ id: 9 })).toEqual([]);
});

test('the outer handle is refused inside a transaction, however often the statement has run', async () => {
  const { store } = opened;
  await playerById(store.db).execute({ id: 1 });
  await store.transaction(async () => {
    await expect((async () => playerById(store.db).execute({ id: 1 }))()).rejects.toThrow();
  });
});

test('a value given to a statement is written as its column writes it, and may be null', async () => {
  const { store } = opened;
  const add = statement((db) => db.insert(meetings).values(columnValues(getTableColumns(meetings))));
  await add(store.db).execute({ id: 1, topic: { of: 'goals' }, endedAt: joinedAt });
  await add(store.db).execute({ id: 2, topic: null, endedAt: null });
  expect(await store.db.select().from(meetings).orderBy(meetings.id)).toEqual([
    { id: 1, topic: { of: 'goals' }, endedAt: joinedAt },
    { id: 2, topic: null, endedAt: null },
  ]);
});

test('a row statement writes the columns that the row has, and is prepared once for them', async () => {
  const { store } = opened;
  let preparedCount = 0;
  const update = rowStatement<typeof meetings.$inferSelect, unknown>(meetings, (values) => {
    preparedCount += 1;
    return statement((db) =>
      db
        .update(meetings)
        .set(values)
        .where(eq(meetings.id, sql.placeholder('id'))),
    );
  });
  await store.db.insert(meetings).values({ id: 7, topic: { of: 'kits' }, endedAt: joinedAt });
  await store.db.insert(meetings).values({ id: 8, topic: { of: 'kits' }, endedAt: joinedAt });

  await update(store.db, { topic: { of: 'balls' } }, { id: 7 });
  await update(store.db, { topic: null, endedAt: undefined }, { id: 8 });
  expect(preparedCount).toBe(1);
  await update(store.db, { endedAt: null }, { id: 8 });
  expect(preparedCount).toBe(2);

  expect(await store.db.select().from(meetings).where(gt(meetings.id, 6)).orderBy(meetings.id)).toEqual([
    { id: 7, topic: { of: 'balls' }, endedAt: joinedAt },
    { id: 8, topic: null, endedAt: null },
  ]);
});
