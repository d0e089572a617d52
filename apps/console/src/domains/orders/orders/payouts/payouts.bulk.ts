import {
  ordersUnlock,
  payoutClaimsClaim,
  payoutsApproveRejection,
  payoutsRefuseRejection,
} from '@platform/sdk/operations';
import { payoutStatusIds } from '@platform/sdk/rules';
import type { BulkAction } from '../../../../shared/list/bulk/bulk.action.ts';
import { orderBulk } from '../list/orders.bulk.ts';
import type { OrderGiven } from '../list/orders.parts.ts';
import type { OrderRow } from '../orders.labels.ts';
import type { payoutMessages } from './payouts.messages.ts';
import { bulkAction } from './payouts.parts.ts';
import { unlockPayout } from './payouts.unlock.ts';

const { awaiting, preparing, rejecting } = payoutStatusIds;

const claimMany = bulkAction(payoutClaimsClaim, 'claimMany', ({ id }) => ({ orderId: id }), {
  body: 'claimManyBody',
  refusals:
    ({ say }) =>
    ({ payoutStatus }) =>
      payoutStatus === awaiting ? undefined : say('notWaiting'),
});

const unlockMany = {
  ...bulkAction(ordersUnlock, 'unlockMany', ({ orderCode }) => ({ orderCodes: [orderCode] }), {
    body: 'unlockManyBody',
    refusals:
      ({ say }) =>
      ({ payoutStatus }) =>
        payoutStatus === preparing ? undefined : say('notClaimed'),
  }),
  run: unlockPayout,
  runAll: undefined,
  job: undefined,
};

const ofRejections = {
  refusals:
    ({ say }: { say: (key: 'notRejecting') => string }) =>
    ({ payoutStatus }: { payoutStatus: number | null }) =>
      payoutStatus === rejecting ? undefined : say('notRejecting'),
} as const;

/** Actions on many payouts. */
export const payoutBulk: readonly BulkAction<OrderRow, typeof payoutMessages.table, OrderGiven>[] = [
  bulkAction(payoutsApproveRejection, 'approveMany', ({ orderCode }) => ({ orderCode }), {
    ...ofRejections,
    body: 'approveManyBody',
    tone: 'danger',
  }),
  bulkAction(payoutsRefuseRejection, 'refuseMany', ({ orderCode }) => ({ orderCode }), {
    ...ofRejections,
    body: 'refuseManyBody',
  }),
  unlockMany,
  ...orderBulk,
];

/** Actions on many payouts of the pool. */
export const poolBulk = [claimMany];
