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

const lateDebitMs = { least: 60_000, most: 240_000 };

/** How the bank words and times its message of money that left: now and then late, or without the reference. */
export function planDebit(seed: number, reference: string, faults: FaultRates) {
  const dice = new Dice(seed, 'debit', reference);
  const isLate = dice.chance(faults.late ?? 0);
  return {
    hasUtr: !dice.chance(faults.missingUtr ?? 0),
    delayMs: isLate ? dice.integer(lateDebitMs.least, lateDebitMs.most) : 0,
  };
}
