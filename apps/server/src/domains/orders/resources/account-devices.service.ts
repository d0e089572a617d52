import type { Queryable } from '../../../db/connection.ts';

/**
 * Whether a device may watch an account. Devices are in a higher domain, so the app injects the query.
 *
 * @throws monitorNotFound for a device that does not exist, is revoked, or is out of the caller's sight
 * @throws monitorSharedRefused for a device of another supplier, unless devices may be shared
 */
export type DeviceCheck = (
  db: Queryable,
  watch: { readonly monitorId: string; readonly supplierId: string; readonly mayShare: boolean },
) => Promise<void>;
