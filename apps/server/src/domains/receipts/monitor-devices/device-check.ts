import { eq } from 'drizzle-orm';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import type { DeviceCheck } from '../../orders/orders.public.ts';
import { monitorDevices } from './monitor-devices.table.ts';

/** A device of the platform watches any account; a supplier's those of its owner, unless devices may be shared. */
export const checkDevice: DeviceCheck = async (db, { monitorId, supplierId, mayShare }) => {
  const [device] = await db.select().from(monitorDevices).where(eq(monitorDevices.id, monitorId));
  if (!device || device.revokedAt !== null) throw new BusinessError('monitorNotFound', { monitorId });
  const isOwn = device.supplierId === null || device.supplierId === supplierId;
  if (!isOwn && !mayShare) throw new BusinessError('monitorSharedRefused');
};
