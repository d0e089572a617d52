import type { HandlerMap } from '@platform/sdk/wire';
import type { DeviceActor, HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { payoutStatusIdOf } from '../../orders/orders.public.ts';
import { listInstructions } from './payout-instructions.list.ts';
import { reportInstruction } from './payout-instructions.report.ts';
import { takeInstruction } from './payout-instructions.take.ts';

export const payoutInstructionsHandlers = {
  'payoutInstructions.take': async ({ resourceId }, context) => ({
    instruction: await takeInstruction(context, deviceOf(context), resourceId),
  }),
  'payoutInstructions.report': async (report, context) => {
    const { instruction, order } = await reportInstruction(context, deviceOf(context), report);
    return {
      instructionId: instruction.id,
      state: instruction.state,
      payoutStatus: payoutStatusIdOf(order),
      leaseExpiresAt: instruction.leaseExpiresAt.toISOString(),
    };
  },
  'payoutInstructions.list': ({ pageNum: pageSize = 20, ...filter }, { db, scope }) =>
    listInstructions(db, { pageSize, ...filter }, scope),
} satisfies Partial<HandlerMap<HandlerContext>>;

function deviceOf({ actor }: HandlerContext): DeviceActor {
  if (actor.kind !== 'device') throw new BusinessError('deviceUnauthorized');
  return actor;
}
