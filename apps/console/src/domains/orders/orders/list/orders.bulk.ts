import { ordersUpdateMark } from '@platform/sdk/operations';
import { canResendCallback } from '@platform/sdk/rules';
import { resendJob } from '../../../../shared/list/bulk/resend.job.ts';
import { type MarkId, markKeys } from '../orders.labels.ts';
import { bulkAction, bulkJobAction } from './orders.parts.ts';

const markIds = Object.keys(markKeys).map(Number) as readonly MarkId[];
const markOf = (choice: string): MarkId => markIds.find((id) => String(id) === choice) ?? 0;

/** Bulk actions on orders. */
export const orderBulk = [
  bulkJobAction(resendJob, 'resend', {
    body: 'resendManyBody',
    refusals:
      ({ say }) =>
      ({ status, payoutStatus }) => {
        const verdict = canResendCallback({ orderStatusId: status, payoutStatus }, new Date());
        return verdict.allowed ? undefined : say('notPaid');
      },
  }),
  bulkAction(ordersUpdateMark, 'setMark', ({ id }, choice) => ({ id, orderMark: markOf(choice) }), {
    body: 'setMarkBody',
    choice: {
      label: 'mark',
      options: ({ say }) => markIds.map((id) => ({ value: String(id), label: say(markKeys[id]) })),
    },
    refusals:
      ({ say }, choice) =>
      ({ mark }) =>
        mark === markOf(choice) ? say('marked') : undefined,
  }),
];
