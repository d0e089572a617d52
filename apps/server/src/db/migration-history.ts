import { sql } from 'drizzle-orm';
import { type MigrationConfig, readMigrationFiles } from 'drizzle-orm/migrator';
import type { Queryable } from './connection.ts';
import { migrationsFolder } from './migrations-folder.ts';

/** The tables come from another version of the program, and no migration leads from them to this one. */
export class OtherHistoryError extends Error {
  override readonly name = 'OtherHistoryError';
  constructor() {
    super(
      'The data was written by another version of this program, and nothing leads from its tables to these. ' +
        'Go back to that version, or begin anew: DATA_DIR=data-2 npm start (or another database). ' +
        'Data that nobody needs, such as a demo’s, may simply be removed.',
    );
  }
}

const config: MigrationConfig = { migrationsFolder };

/**
 * Refuses tables made by migrations that this program does not know, before anything is changed. The first
 * migration was regenerated several times before the first release, so old stores may have tables from which
 * no migration leads on.
 */
export async function assertKnownHistory(db: Pick<Queryable, 'execute'>): Promise<void> {
  const { rows: found } = await db.execute(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (found[0]?.exists !== true) return;
  const { rows } = await db.execute(sql`select hash from drizzle.__drizzle_migrations`);
  const known = new Set(readMigrationFiles(config).map(({ hash }) => hash));
  if (!rows.every(({ hash }) => known.has(String(hash)))) throw new OtherHistoryError();
}
