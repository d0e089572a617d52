import type { SettingsReader } from '../../../kit/operation/context.ts';

const secondMs = 1_000;
const minuteMs = 60_000;

/** The allocation settings. */
export interface AllocationRules {
  /** How long an order waits for its money. */
  readonly orderTimeoutMs: number;
  /** How much longer its amount stays reserved for late money. */
  readonly lateMessageMs: number;
  readonly monitorLiveMs: number;
  /** Allocate only to suppliers whose balance covers the order. */
  readonly needsBalance: boolean;
  /** Subtract open reservations from the supplier's balance. */
  readonly reservesBalance: boolean;
  /** Count open reservations towards the daily limit. */
  readonly countsReserved: boolean;
  /** Concurrent orders per account for red-packet products. */
  readonly redPacketLimit: number;
}

export async function readAllocationRules(settings: SettingsReader): Promise<AllocationRules> {
  return {
    orderTimeoutMs: (await settings.get('OrderTimeoutMinutes')) * minuteMs,
    lateMessageMs: (await settings.get('MessageDelay')) * secondMs,
    monitorLiveMs: (await settings.get('MonitorLiveTime')) * secondMs,
    needsBalance: (await settings.get('LimitMode')) === 'balance',
    reservesBalance: !(await settings.get('IsSupplierRemoveBalanceOnOrderFinished')),
    countsReserved: !(await settings.get('LimitUseSuccessAmount')),
    redPacketLimit: await settings.get('redWalletCount'),
  };
}
