import type { HandlerMap } from '@platform/sdk/wire';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { suppliersMeant } from '../../parties/parties.public.ts';
import { ignoreStatement, matchByHand, rematchStatement } from './statements.actions.ts';
import { ingestRecords } from './statements.ingest.ts';
import { listStatements } from './statements.list.ts';

export const statementsHandlers = {
  'statements.ingest': async ({ records }, context) => ({ results: await ingestRecords(context, records) }),

  'statements.list': async (input, context) => {
    const { page = 1, pageSize = 20, cursor, sortBy = 'storedAt', sortOrder = 'desc', ...asked } = input;
    const { supplierId, ...rest } = asked;
    const { db, scope, now, settings } = context;
    const filters = { ...rest, ...(await suppliersMeant(db, settings, supplierId)) };
    return listStatements(db, filters, scope, {
      page,
      pageSize,
      sortBy,
      sortOrder,
      now,
      withoutTotal: await settings.get('HighPerfOrderQuery'),
      ...(cursor === undefined ? {} : { cursor }),
    });
  },

  'statements.matchByHand': ({ statementId, orderCode, reason }, context) =>
    matchByHand(context, statementId, orderCode, reason),

  'statements.ignore': ({ statementId, reason }, context) => ignoreStatement(context, statementId, reason),

  'statements.rematch': ({ statementId }, context) => rematchStatement(context, statementId),
} satisfies Partial<HandlerMap<HandlerContext>>;
