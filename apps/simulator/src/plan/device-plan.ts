import { Dice } from './dice.ts';
import type { FaultRates } from './faults.ts';

const windowMs = 15 * 60_000;

/** Whether a device is offline at a moment. The outage is longer than the platform's silence limit. */
export function isSilentAt(seed: number, monitorId: string, atMs: number, faults: FaultRates): boolean {
  const window = Math.floor(atMs / windowMs);
  const dice = new Dice(seed, 'device', monitorId, window);
  if (!dice.chance(faults.deviceSilent ?? 0)) return false;
  const from = window * windowMs + dice.integer(60, 300) * 1_000;
  return atMs >= from && atMs < from + dice.integer(150, 420) * 1_000;
}

/** Whether a device stays at the script that it has. The one that lags runs the first version for ever. */
export const keepsOldScript = (lags: boolean, version: number): boolean => lags && version > 1;
