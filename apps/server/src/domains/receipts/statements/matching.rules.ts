import type { SettingsReader } from '../../../kit/operation/context.ts';
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
  /** AlipayToAlipayByHandSubmitName: the name is the one on the pay page where the merchant named nobody. */
  readonly takesPayerNames: boolean;
  /** One device may watch accounts of several suppliers. */
  readonly mayShareMonitor: boolean;
  /** How messages must follow from one another. */
  readonly chain: ChainRules;
}

export async function readMatchingRules(settings: SettingsReader): Promise<MatchingRules> {
  return {
    lateMessageMs: (await settings.get('MessageDelay')) * secondMs,
    matchesUsdt: await settings.get('UsdtAuto'),
    needsNameCheck: await settings.get('NeedNameCheck'),
    takesPayerNames: await settings.get('AlipayToAlipayByHandSubmitName'),
    mayShareMonitor: await settings.get('AllowOneMonitorAccountMoreUser'),
    chain: await readChainRules(settings),
  };
}
