import {
  orderCallbacksCancelResend,
  orderCallbacksListResendResults,
  orderCallbacksResendMany,
} from '@platform/sdk/operations';
import { call } from '../../client.ts';
import type { BulkJob } from './bulk.job.ts';

const problemsAtOnce = 200;

/** Server job that resends the callbacks of many orders. The server checks each order before it resends. */
export const resendJob: BulkJob<{ orderCode: string }> = {
  operation: orderCallbacksResendMany.id,
  nameOf: ({ orderCode }) => orderCode,
  start: async (rows) =>
    (await call(orderCallbacksResendMany, { orderCodes: rows.map(({ orderCode }) => orderCode) })).id,
  read: async (id) => {
    const { job } = await call(orderCallbacksListResendResults, { id, page: 1, pageSize: 1 });
    const failed = job.skipped.reduce((sum, { count }) => sum + count, 0);
    return { done: job.resent, failed, ended: job.state !== 'running' };
  },
  problems: async (id) => {
    const found = new Map<string, string>();
    for (let page = 1; ; page += 1) {
      const place = { page, pageSize: problemsAtOnce };
      const { list } = await call(orderCallbacksListResendResults, { id, outcome: 'skipped', ...place });
      for (const { orderCode, reason, reasonText } of list) found.set(orderCode, reasonText ?? reason ?? '');
      if (list.length < problemsAtOnce) return found;
    }
  },
  stop: (id) => call(orderCallbacksCancelResend, { id }),
};
