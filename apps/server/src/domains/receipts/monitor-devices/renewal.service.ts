import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import type { SecretBox } from '../../../kit/secrets/secret-box.ts';
import { newCredentials } from './device-authentication.service.ts';
import { type MonitorDeviceKind, monitorDevices } from './monitor-devices.table.ts';

export interface RenewedDevice {
  readonly monitorId: string;
  readonly kind: MonitorDeviceKind;
  readonly token: string;
  readonly secret: string;
}

/**
 * Issues new credentials for every device that may report; the old ones are refused from now on. For a demo,
 * where one program simulates all devices and restarts with the server.
 */
export async function renewAllCredentials(
  tx: Queryable,
  secrets: SecretBox,
  now: Date,
): Promise<RenewedDevice[]> {
  const devices = await tx
    .select()
    .from(monitorDevices)
    .where(eq(monitorDevices.enabled, true))
    .orderBy(monitorDevices.id)
    .for('update');
  const renewed: RenewedDevice[] = [];
  for (const { id, kind, revokedAt } of devices) {
    if (revokedAt !== null) continue;
    const { shown, stored } = newCredentials(secrets);
    await tx
      .update(monitorDevices)
      .set({ ...stored, updatedAt: now })
      .where(eq(monitorDevices.id, id));
    renewed.push({ monitorId: id, kind, ...shown });
  }
  return renewed;
}
