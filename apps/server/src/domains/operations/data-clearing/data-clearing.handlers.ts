import type { HandlerMap } from '@platform/sdk/wire';
import { and, gte, sql } from 'drizzle-orm';
import { listOrder } from '../../../db/list-order.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { upTo } from '../../../kit/time-range.ts';
import { type ClearingSubject, previewClearing } from './data-clearing.service.ts';
import { dataClearings } from './data-clearing.table.ts';

export const dataClearingHandlers = (subjects: readonly ClearingSubject[]) =>
  ({
    'dataClearings.preview': (_input, context) => previewClearing(context, subjects),
    'dataClearings.list': async (input, { db }) => {
      const { page = 1, pageSize = 20, sortBy = 'createdAt', sortOrder = 'desc' } = input;
      const { startTime, endTime, subject } = input;
      const { createdAt, rowCount, id } = dataClearings;
      const within = and(
        startTime ? gte(createdAt, startTime) : undefined,
        endTime ? upTo(createdAt, endTime) : undefined,
        subject === undefined ? undefined : sql`${dataClearings.cleared} ? ${subject}`,
      );
      const rows = await db
        .select()
        .from(dataClearings)
        .where(within)
        .orderBy(...listOrder({ createdAt, rowCount }, { sortBy, sortOrder }, [createdAt, id]))
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
  }) satisfies Partial<HandlerMap<HandlerContext>>;
