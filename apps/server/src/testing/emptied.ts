import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/connection.ts';

/**
 * Deletes every row and what the planner knows of them, and resets every sequence, in one statement. Tests
 * write few rows, so deleting takes a few milliseconds, while truncating recreates the files of every table
 * and takes fifty times as long. The statement runs in the replica role, which skips the append-only triggers
 * and the foreign keys.
 */
const emptyStatement = sql.raw(`
do $do$
declare target record;
begin
  perform set_config('session_replication_role', 'replica', true);
  for target in select quote_ident(relname) as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0 loop
    execute 'delete from ' || target.name;
  end loop;
  for target in select quote_ident(sequencename) as name, start_value as first from pg_sequences
    where schemaname = 'public' and last_value is not null loop
    perform setval(target.name::regclass, target.first, false);
  end loop;
  -- What an analysis found would decide the plans of the next test.
  if exists (select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples > 0) then
    delete from pg_statistic where starelid in (select oid from pg_class where relnamespace = 'public'::regnamespace);
    update pg_class set reltuples = -1, relpages = 0
      where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples >= 0;
  end if;
end $do$`);

const stateStatement = sql`
  select pg_database_size(current_database()) as bytes, concat_ws('|',
    (select concat(count(*), ',', sum(oid::int8), ',', sum(hashtext(relname::text)))
      from pg_class where relnamespace = 'public'::regnamespace),
    (select concat(count(*), ',', sum(oid::int8)) from pg_constraint where connamespace = 'public'::regnamespace),
    (select concat(count(*), ',', sum(oid::int8), ',', sum(ascii(tgenabled::text))) from pg_trigger)
  ) as schema`;

/** The state of an unused store. */
export interface FreshState {
  /**
   * A fingerprint of tables, constraints and triggers, and of which are enabled, because some tests change
   * them.
   */
  readonly schema: string;
  readonly bytes: number;
}

export async function stateOf(db: Queryable): Promise<FreshState> {
  const { rows } = await db.execute<{ schema: string; bytes: string }>(stateStatement);
  const [state] = rows;
  if (!state) throw new Error('a statement that always has a row has none');
  return { schema: state.schema, bytes: Number(state.bytes) };
}

/** Maximum size of files left by deleted rows, which later tests would have to scan. */
const mostLeftBytes = 4_000_000;

/**
 * Empties the store for the next test, unless a test has changed the schema or has left too much in the
 * files.
 */
export async function tryToEmpty(
  db: Queryable,
  fresh: FreshState,
): Promise<'emptied' | 'changed' | 'tooLarge'> {
  const { schema, bytes } = await stateOf(db);
  if (schema !== fresh.schema) return 'changed';
  if (bytes > fresh.bytes + mostLeftBytes) return 'tooLarge';
  await db.execute(emptyStatement);
  return 'emptied';
}
