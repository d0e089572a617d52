import type { OperationIO } from '@platform/sdk';
import type { Texts } from '@platform/sdk/errors';
import { type PayoutStatus, payoutStatusIds } from '@platform/sdk/rules';
import { texts } from '../../../kit/exporting/export-columns.ts';
import { payoutStatusLabels } from '../../../kit/refusals/state-labels.ts';
import { orderStatuses } from './orders.labels.ts';

type Row = OperationIO['orders.list']['output']['list'][number];

const statusNames: Readonly<Record<number, Texts>> = Object.fromEntries(
  orderStatuses.map(({ id, name }) => [id, name]),
);
const paidNotCalled = texts('待回调', '待回呼', 'Callback pending');
const reversed = texts('已冲正', '已沖正', 'Reversed');

/**
 * As lists show it: a paid order without a callback is "callback pending", and a reversed order is not "timed
 * out".
 */
export function orderStatusLabel({
  status,
  callbackAttempts,
  reversedAt,
}: Pick<Row, 'status' | 'callbackAttempts' | 'reversedAt'>): Texts | undefined {
  if (status === 5 && callbackAttempts === 0) return paidNotCalled;
  if (status === 3 && reversedAt !== null) return reversed;
  return statusNames[status];
}

export const payoutStatusNames: Readonly<Record<number, Texts>> = Object.fromEntries(
  Object.entries(payoutStatusLabels).map(([key, name]) => [payoutStatusIds[key as PayoutStatus], name]),
);
