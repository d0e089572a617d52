import { ordersCallback, ordersUpdateMark } from '@platform/sdk/operations';
import { bulkAction } from './orders.parts.ts';
import { type MarkId, markKeys, statusKeyOf } from './orders.words.ts';

const markIds = Object.keys(markKeys).map(Number) as readonly MarkId[];
const markOf = (choice: string): MarkId => markIds.find((id) => String(id) === choice) ?? 0;

/** What may be done to many orders at once. */
export const orderBulk = [
  bulkAction(ordersCallback, 'resend', ({ orderCode }) => ({ orderCode }), {
    body: 'resendManyBody',
    refusals:
      ({ say }) =>
      ({ status }) => {
        const key = statusKeyOf(status);
        return key === 'callbackFailed' || key === 'callbackSucceeded' ? undefined : say('notPaid');
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
