import type { HandlerMap } from '@platform/sdk/wire';
import { and, desc, gte } from 'drizzle-orm';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { upTo } from '../../../kit/time-range.ts';
import { dataClearings } from './data-clearing.table.ts';

export const dataClearingHandlers = {
  'dataClearings.list': async ({ page = 1, pageSize = 20, startTime, endTime }, { db }) => {
    const { createdAt, id } = dataClearings;
    const within = and(
      startTime ? gte(createdAt, startTime) : undefined,
      endTime ? upTo(createdAt, endTime) : undefined,
    );
    const rows = await db
      .select()
      .from(dataClearings)
      .where(within)
      .orderBy(desc(createdAt), desc(id))
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    const list = rows.map((row) => ({
      id: row.id,
      createdAt: row.createdAt.toISOString(),
      cycleDays: row.cycleDays,
      clearedBefore: row.clearedBefore.toISOString(),
      rowCount: row.rowCount,
      cleared: Object.entries(row.cleared).map(([subject, rows]) => ({ subject, ...rows })),
    }));
    return { list, total: await db.$count(dataClearings, within) };
  },
} satisfies Partial<HandlerMap<HandlerContext>>;
