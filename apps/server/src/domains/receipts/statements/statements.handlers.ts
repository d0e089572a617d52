import type { HandlerMap } from '@platform/sdk/wire';
import { and } from 'drizzle-orm';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { suppliersMeant } from '../../parties/parties.public.ts';
import { candidatesOf } from './candidates.service.ts';
import { resolutionOf, startResolution, stopResolution } from './resolutions.service.ts';
import { ignoreStatement, matchByHand, rematchStatement } from './statements.actions.ts';
import { countStates } from './statements.counts.ts';
import { statementDetail } from './statements.detail.ts';
import { conditionsOf, type StatementFilters } from './statements.filters.ts';
import { ingestRecords } from './statements.ingest.ts';
import { listStatements } from './statements.list.ts';
import { statementScope } from './statements.row.ts';

async function filtersOf(
  { db, settings }: HandlerContext,
  { supplierId, ...rest }: Omit<StatementFilters, 'supplierIds'> & { readonly supplierId?: string },
): Promise<StatementFilters> {
  return { ...rest, ...(await suppliersMeant(db, settings, supplierId)) };
}

export const statementsHandlers = {
  'statements.ingest': async ({ records }, context) => ({ results: await ingestRecords(context, records) }),

  'statements.list': async (input, context) => {
    const { page = 1, pageSize = 20, cursor, sortBy = 'storedAt', sortOrder = 'desc', ...asked } = input;
    const { withSummary = false, ...rest } = asked;
    const { db, scope, now, settings } = context;
    return listStatements(db, await filtersOf(context, rest), scope, {
      page,
      pageSize,
      sortBy,
      sortOrder,
      now,
      withSummary,
      withoutTotal: await settings.get('HighPerfOrderQuery'),
      ...(cursor === undefined ? {} : { cursor }),
    });
  },

  'statements.stateCounts': async (asked, context) => {
    const { db, scope, now } = context;
    const conditions = conditionsOf(db, await filtersOf(context, asked), now);
    return countStates(db, and(statementScope(scope), conditions));
  },

  'statements.detail': ({ statementId }, context) => statementDetail(context, statementId),

  'statements.candidates': async ({ statementId, orderNo }, context) => ({
    list: await candidatesOf(context, statementId, orderNo),
  }),

  'statements.matchByHand': ({ statementId, orderCode, reason }, context) =>
    matchByHand(context, statementId, orderCode, reason),

  'statements.ignore': ({ statementId, reason }, context) => ignoreStatement(context, statementId, reason),

  'statements.rematch': ({ statementId }, context) => rematchStatement(context, statementId),

  'statements.resolveMany': (input, context) => startResolution(context, input),

  'statements.resolution': ({ id }, context) => resolutionOf(context, id),

  'statements.stopResolution': ({ id }, context) => stopResolution(context, id),
} satisfies Partial<HandlerMap<HandlerContext>>;
