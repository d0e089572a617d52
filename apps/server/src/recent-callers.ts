import type { RecentCallers } from './domains/access/ip-rules/ip-rules.changes.ts';
import { ordersOfSigners, recentSigners } from './domains/orders/orders/recent-signers.service.ts';
import { recentDevices } from './domains/receipts/monitor-devices/recent-devices.service.ts';

/** Gives the IP rules the addresses that lower wings record, so that they do not depend on them. */
export const recentCallers: RecentCallers = {
  merchants: async (db, now, userId) =>
    (await recentSigners(db, now, userId)).map((caller) => ({ kind: 'merchant', ...caller })),
  ordersOf: (db, now, callers) =>
    ordersOfSigners(
      db,
      now,
      callers.map(({ id, ip }) => ({ id, ip })),
    ),
  devices: async (db, now) => (await recentDevices(db, now)).map((caller) => ({ kind: 'device', ...caller })),
};
