import type { HandlerMap } from '@platform/sdk/wire';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { addProof, listProofs } from './payout-proofs.service.ts';

export const payoutProofsHandlers = {
  'payouts.addProof': (input, context) => addProof(context, input),
  'payouts.proofs': ({ orderCode }, { db, scope }) => listProofs(db, orderCode, scope),
} satisfies Partial<HandlerMap<HandlerContext>>;
