import type { HandlerMap } from '@platform/sdk/wire';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { listFundRecords } from './fund-records.list.ts';
import { showStatement } from './party-statement.service.ts';

export const fundRecordsHandlers = {
  'fundRecords.list': async ({ sortBy: _only, sortOrder = 'desc', ...input }, { db, scope, settings }) => {
    const { page = 1, pageSize = 20, cursor, withSummary = false, ...filters } = input;
    return listFundRecords(db, filters, scope, {
      page,
      pageSize,
      sortOrder,
      withSummary,
      withoutTotal: await settings.get('HighPerfOrderQuery'),
      ...(cursor === undefined ? {} : { cursor }),
    });
  },

  'fundRecords.statement': async (input, context) => showStatement(context, input),
} satisfies Partial<HandlerMap<HandlerContext>>;
