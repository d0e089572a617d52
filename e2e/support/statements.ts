import { createMemorySession, createPlatform, deviceSigner, formatMoney, minorUnits } from '@platform/sdk';
import type { Page } from '@playwright/test';
import { newUtr, platformOf } from './payout-batches.ts';
import { unique } from './unique.ts';

/** A phone of the platform that watches no account, so that its messages match nothing by themselves. */
export async function newPhone(page: Page) {
  const platform = await platformOf(page, 'superadmin');
  const { token, secret } = await platform.monitorDevices.add({
    monitorId: unique('phone-'),
    name: unique('Phone '),
    kind: 'sms',
  });
  const baseUrl = new URL(page.url()).origin;
  const device = createPlatform({
    baseUrl,
    session: createMemorySession(),
    device: deviceSigner({ token, secret }),
  });
  return {
    /** Reports money of an account, and answers the message's reference. */
    credit: async (amountMinor: number): Promise<string> => {
      const utr = newUtr();
      const amount = formatMoney(minorUnits(amountMinor), 'INR', { grouping: 'none' });
      const body = `Rs.${amount} credited to a/c XX4821 on 21-11-26 by ASHA RAO (UPI Ref No ${utr})`;
      await device.statements.ingest({
        records: [{ sms: { sender: 'VM-GANGAB', body, receivedAt: new Date().toISOString(), sequence: 1 } }],
      });
      return utr;
    },
  };
}

/** A collection that timed out unpaid within the last days. */
export async function timedOutOrder(page: Page) {
  const platform = await platformOf(page, 'superadmin');
  const { list } = await platform.orders.list({
    orderType: 1,
    orderStatusId: 3,
    currency: 'INR',
    startTime: new Date(Date.now() - 2 * 86_400_000),
    pageSize: 50,
  });
  const order = list.find(
    ({ reversedAt, supplementStatus }) => reversedAt === null && supplementStatus === 0,
  );
  if (!order) throw new Error('The demo has no order that timed out lately.');
  return order;
}
