import { createFixtures } from '@platform/sdk/testing';
import { expect, it } from 'vitest';
import { translate } from '../../../shared/messages.ts';
import { isEmpty, orderFields } from './orders.fields.ts';
import type { OrderRow, OrderText } from './orders.labels.ts';
import { orderMessages } from './orders.messages.ts';

const say: OrderText = (key, ...values) => translate(orderMessages, 'en-US', key, ...values);
const words = { yesNo: String, product: String, payoutStatus: String, reason: String };

it('a collection shows nothing under the title of payouts', () => {
  const order = createFixtures().orderRow({
    orderType: 1,
    payoutStatus: null,
    claimedBy: null,
    claimedAt: null,
    claimExpiresAt: null,
    rejectReason: null,
    payoutBatchId: null,
    resourceName: 'UPI 01',
    batchId: '01a19467-e800-7756-aeb3-35e02ea03237',
  }) as OrderRow;
  const shown = orderFields(say, 'all', words)
    .map(({ title, fields }) => ({
      title,
      keys: fields.filter(({ value }) => !isEmpty(value(order))).map(({ key }) => key),
    }))
    .filter(({ keys }) => keys.length > 0);
  expect(shown.map(({ title }) => title)).not.toContain(say('groupPayout'));
  expect(shown.find(({ title }) => title === say('groupParties'))?.keys).toContain('account');
});
