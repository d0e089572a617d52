import { resources } from '../../domains/orders/resources/resources.table.ts';
import { addMonitorDevice } from '../../domains/receipts/monitor-devices/monitor-devices.service.ts';
import type { MonitorDeviceKind } from '../../domains/receipts/monitor-devices/monitor-devices.table.ts';
import type { SecretBox } from '../../kit/secrets/secret-box.ts';
import type { Queryable } from '../connection.ts';

type Account = Pick<typeof resources.$inferSelect, 'id' | 'kind' | 'supplierId' | 'name'>;

interface Watch {
  readonly kind: MonitorDeviceKind;
  /** Prefix of the device ids. */
  readonly label: string;
  /** One device serves all such accounts of a supplier; its messages name the account. */
  readonly shared: boolean;
}

/** The device for each account kind. Gateways have none: they report to the platform directly. */
const watches: Readonly<Partial<Record<Account['kind'], Watch>>> = {
  upi: { kind: 'sms', label: 'phone-upi', shared: false },
  bank: { kind: 'sms', label: 'phone-bank', shared: true },
  mobileMoney: { kind: 'sms', label: 'phone-mpesa', shared: false },
  wallet: { kind: 'web', label: 'page-wallet', shared: false },
  usdt: { kind: 'chain', label: 'chain-watcher', shared: true },
};

/**
 * The devices of the demo's accounts. Their first credentials are unused: each start of a demo creates new
 * ones.
 */
export async function addDemoDevices(tx: Queryable, secrets: SecretBox, now: Date): Promise<void> {
  const { id, kind, supplierId, name } = resources;
  const accounts = await tx.select({ id, kind, supplierId, name }).from(resources).orderBy(name, id);
  const groups = Map.groupBy(accounts, (account) => {
    const shared = watches[account.kind]?.shared ?? false;
    return `${account.kind} ${shared ? account.supplierId : account.id}`;
  });
  const counts = new Map<string, number>();
  for (const group of groups.values()) {
    const [first] = group;
    const watch = first && watches[first.kind];
    if (!watch) continue;
    const number = (counts.get(watch.label) ?? 0) + 1;
    counts.set(watch.label, number);
    const device = {
      monitorId: `${watch.label}-${String(number).padStart(2, '0')}`,
      name: watch.shared ? `${watch.label} ${number}` : first.name,
      kind: watch.kind,
      supplierId: first.supplierId,
      resourceIds: group.map((account) => account.id),
    };
    await addMonitorDevice(tx, secrets, device, { scope: { kind: 'all' }, mayShare: false, now });
  }
}
