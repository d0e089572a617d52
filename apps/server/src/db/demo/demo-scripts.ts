import { recordRunningScript } from '../../domains/receipts/monitor-devices/monitor-devices.service.ts';
import {
  type MonitorDeviceKind,
  monitorDevices,
} from '../../domains/receipts/monitor-devices/monitor-devices.table.ts';
import {
  addMonitorScript,
  addMonitorScriptVersion,
  everyDevice,
  putVersionLive,
} from '../../domains/receipts/monitor-scripts/monitor-scripts.changes.ts';
import type { Queryable } from '../connection.ts';

interface DemoScript {
  readonly name: string;
  readonly kind: MonitorDeviceKind;
  /** Oldest first: the last is live, and the devices still report the first. */
  readonly versions: readonly { readonly note: string; readonly source: string }[];
}

const forwarder = (senders: string): string => `// Reports each message of a bank to the platform.
const senders = ${senders};

phone.onMessage(async ({ sender, body, receivedAt }) => {
  if (!senders.test(sender)) return;
  await platform.report({ sms: { sender, body, receivedAt } });
});
`;

const scripts: readonly DemoScript[] = [
  {
    name: 'SMS forwarder',
    kind: 'sms',
    versions: [
      { note: 'First version', source: forwarder('/^[A-Z]{2}-/') },
      { note: 'Also reads M-Pesa', source: forwarder('/^(?:[A-Z]{2}-|MPESA$)/') },
    ],
  },
  {
    name: 'Wallet page reader',
    kind: 'web',
    versions: [
      {
        note: 'First version',
        source: `// Reports new lines of the wallet's list of transfers.
page.onNewRow('.transfers', async (row) => {
  await platform.report({ webMessage: row });
});
`,
      },
    ],
  },
];

/** What the demo's devices run. They learn of the newest version from their first heartbeat. */
export async function addDemoScripts(tx: Queryable, now: Date): Promise<void> {
  const context = { db: tx, now, audit: () => undefined };
  for (const { name, kind, versions } of scripts) {
    const scriptId = await addMonitorScript(context, { name, kind, isDefault: true });
    const checksums: string[] = [];
    for (const version of versions) {
      const { added } = await addMonitorScriptVersion(context, scriptId, { ...version, author: null });
      await putVersionLive(context, added.id, everyDevice, null);
      checksums.push(added.checksum);
    }
    const devices = await tx
      .select({ id: monitorDevices.id, kind: monitorDevices.kind })
      .from(monitorDevices)
      .orderBy(monitorDevices.id);
    for (const device of devices)
      if (device.kind === kind) await recordRunningScript(tx, device.id, checksums[0] ?? '', now);
  }
}
