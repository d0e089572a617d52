import { timingSafeEqual } from 'node:crypto';
import type { HandlerMap } from '@platform/sdk/wire';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { requestPayment } from './simulated-payments.service.ts';
import {
  mustBeAttached,
  noSimulator,
  setSimulator,
  simulatorStatus,
  simulatorToken,
  takeReport,
} from './simulator.service.ts';

/** @param isAllowed whether this server was started for a simulator; in production none is */
export const simulatorHandlers = (isAllowed: boolean) =>
  ({
    'simulator.status': async (_input, context) => (isAllowed ? simulatorStatus(context) : noSimulator),
    'simulator.set': async (input, context) => {
      if (!isAllowed) throw new BusinessError('simulatorNotAttached');
      return setSimulator(context, input);
    },
    'simulator.pay': async ({ orderCode }, context) => {
      if (!isAllowed) throw new BusinessError('simulatorNotAttached');
      await mustBeAttached(context);
      return requestPayment(context, orderCode);
    },
    'simulator.report': async ({ token, plan, counts }, context) => {
      if (!isAllowed) throw new BusinessError('simulatorNotAttached');
      if (!isSame(token, simulatorToken(context.secrets))) throw new BusinessError('forbidden');
      return takeReport(context, { plan, counts });
    },
  }) satisfies Partial<HandlerMap<HandlerContext>>;

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
