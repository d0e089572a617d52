import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { runVariable } from './test-database.ts';

/** Tests reuse their databases. The databases of this run are dropped at its end. */
export default function nameRun(): () => Promise<void> {
  const run = randomBytes(4).toString('hex');
  process.env[runVariable] = run;
  return async () => {
    const url = process.env.TEST_DATABASE_URL;
    if (!url) return;
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      const { rows } = await client.query<{ name: string }>(
        'select quote_ident(datname) as name from pg_database where datname like $1',
        [`test\\_${run}\\_%`],
      );
      for (const { name } of rows) await client.query(`drop database if exists ${name} with (force)`);
    } finally {
      await client.end();
    }
  };
}
