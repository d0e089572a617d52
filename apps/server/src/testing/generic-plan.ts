import { type Query, sql } from 'drizzle-orm';
import type { Store } from '../db/connection.ts';

interface PlanNode {
  readonly 'Index Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

/** The indexes that a statement uses in its generic plan, which is made without knowing the values. */
export async function indexesOfGenericPlan(store: Store, query: Query): Promise<string[]> {
  return store.transaction(async (tx) => {
    // Tables of a test are small, so the planner would normally scan them.
    for (const setting of ['plan_cache_mode = force_generic_plan', 'enable_seqscan = off'])
      await tx.execute(sql.raw(`set local ${setting}`));
    await tx.execute(sql.raw(`prepare asked as ${query.sql}`));
    const values = query.params.length > 0 ? `(${query.params.map(() => 'null').join(', ')})` : '';
    const { rows } = await tx.execute<{ 'QUERY PLAN': readonly [{ readonly Plan: PlanNode }] }>(
      sql.raw(`explain (format json) execute asked${values}`),
    );
    await tx.execute(sql`deallocate asked`);
    return rows.flatMap((row) => indexesOf(row['QUERY PLAN'][0].Plan));
  });
}

const indexesOf = (node: PlanNode): string[] => [
  ...(node['Index Name'] === undefined ? [] : [node['Index Name']]),
  ...(node.Plans ?? []).flatMap(indexesOf),
];
