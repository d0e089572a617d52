import type { HandlerMap } from '@platform/sdk/wire';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { type Order, orderRowOf } from '../../orders/orders.public.ts';
import {
  type DecisionFacts,
  decidePayout,
  type PayoutDecision,
  resolveException,
} from './payouts.decisions.ts';

const row = async (context: HandlerContext, decided: Promise<Order>) =>
  orderRowOf(context.db, await decided, context.scope);

const decision = (event: PayoutDecision) => (input: DecisionFacts, context: HandlerContext) =>
  row(context, decidePayout(context, event, input));

/** Payout actions other than claim, pay and reject; each returns the updated order. */
export const payoutsHandlers = {
  'payouts.cancel': decision('cancel'),
  'payouts.approveRejection': decision('approveRejection'),
  'payouts.refuseRejection': decision('refuseRejection'),
  'payouts.reportDeclined': decision('decline'),
  'payouts.reportUnknown': decision('loseOutcome'),
  'payouts.dispute': decision('dispute'),
  'payouts.resolveException': (input, context) => row(context, resolveException(context, input)),
} satisfies Partial<HandlerMap<HandlerContext>>;
