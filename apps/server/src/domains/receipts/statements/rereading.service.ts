import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import type { MatchingRules } from './matching.rules.ts';
import { afterFirstOfTwo, type Processed, processLocked } from './statements.processing.ts';
import { type Statement, statements } from './statements.table.ts';

interface Rereading {
  readonly now: Date;
  /** Runs first in the transaction; false leaves the message alone. */
  readonly before: (tx: Queryable) => Promise<boolean>;
  /** Runs last in the transaction, with the result. */
  readonly after: (tx: Queryable, statement: Statement) => Promise<void>;
}

/**
 * Reads and matches a message again that no template could parse. A message that has been read or handled since, or
 * that another process holds, is left alone (undefined).
 */
export async function rereadUnparsed(
  transact: <T>(work: (tx: Queryable) => Promise<T>) => Promise<T>,
  id: string,
  rules: MatchingRules,
  { now, before, after }: Rereading,
): Promise<Processed | undefined> {
  return afterFirstOfTwo(transact, async (tx) => {
    if (!(await before(tx))) return undefined;
    const [unparsed] = await tx
      .select({ id: statements.id })
      .from(statements)
      .where(and(eq(statements.id, id), eq(statements.state, 'unparsed')))
      .for('update', { skipLocked: true });
    if (!unparsed) return undefined;
    const processed = await processLocked(tx, id, rules, now, true);
    if (processed) await after(tx, processed.statement);
    return processed;
  });
}
