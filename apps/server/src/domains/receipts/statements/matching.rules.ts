import type { SettingsReader } from '../../../kit/operation/context.ts';
import { type BlackList, listedParties } from '../../orders/orders.public.ts';
import { type ChainRules, readChainRules } from '../security-chain/security-chain.service.ts';

const secondMs = 1_000;

/** Settings for matching, read when a statement is processed. */
export interface MatchingRules {
  /** How long after an order's expiry its money still matches. */
  readonly lateMessageMs: number;
  /** Confirmed chain transfers are auto-matched. */
  readonly matchesUsdt: boolean;
  /** The payer's name must match the order. */
  readonly needsNameCheck: boolean;
  /** AlipayToAlipayByHandSubmitName: without a name from the merchant, the name from the pay page counts. */
  readonly takesPayerNames: boolean;
  /** One device may watch accounts of several suppliers. */
  readonly mayShareMonitor: boolean;
  /** Orders of listed payers are marked. */
  readonly blackList: BlackList;
  /** Settings of the security chain. */
  readonly chain: ChainRules;
}

export async function readMatchingRules(settings: SettingsReader): Promise<MatchingRules> {
  return {
    lateMessageMs: (await settings.get('MessageDelay')) * secondMs,
    matchesUsdt: await settings.get('UsdtAuto'),
    needsNameCheck: await settings.get('NeedNameCheck'),
    takesPayerNames: await settings.get('AlipayToAlipayByHandSubmitName'),
    mayShareMonitor: await settings.get('AllowOneMonitorAccountMoreUser'),
    blackList: await settings.rules(listedParties),
    chain: await readChainRules(settings),
  };
}
