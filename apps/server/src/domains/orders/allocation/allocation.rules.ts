import type { SettingsReader } from '../../../kit/operation/context.ts';

const secondMs = 1_000;
const minuteMs = 60_000;

/** What the settings say about allocation, as it is when an order is looked at. */
export interface AllocationRules {
  /** How long an order waits for its money. */
  readonly orderTimeoutMs: number;
  /** How much longer its amount is kept for money that comes late. */
  readonly lateMessageMs: number;
  readonly monitorLiveMs: number;
  /** An order goes only where the supplier's balance covers it. */
  readonly needsBalance: boolean;
  /** What waits for its money is taken off the supplier's balance already. */
  readonly reservesBalance: boolean;
  /** What waits for its money counts towards the daily limit. */
  readonly countsReserved: boolean;
  /** So many orders an account holds at a time where payers send red packets. */
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
