import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as schema from './db/schema.ts';

/** Every table of the server, for the entity view: a new table is in it by default. */
export const entityTables: readonly PgTable[] = Object.values(schema).filter((each) => is(each, PgTable));
