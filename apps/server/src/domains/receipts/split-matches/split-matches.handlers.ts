import type { HandlerMap } from '@platform/sdk/wire';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { splitMatchOf } from './split-matches.row.ts';
import { addSplitMatch } from './split-matches.service.ts';
import { setTolerance, tolerancesOf } from './tolerances.service.ts';

export const splitMatchesHandlers = {
  'splitMatches.add': (input, context) => addSplitMatch(context, input),

  'splitMatches.detail': ({ splitMatchId }, context) => splitMatchOf(context, splitMatchId),

  'splitMatches.tolerances': async (_input, { db }) => ({ list: await tolerancesOf(db) }),

  'splitMatches.setTolerance': ({ currency, maximumMinor }, context) =>
    setTolerance(context, currency, maximumMinor),
} satisfies Partial<HandlerMap<HandlerContext>>;
