interface UsdtNetwork {
  /** The USDT contract of this chain. A token of another contract is not USDT, whatever its name. */
  readonly contract: string;
  /** Number of blocks after which a transfer is final. */
  readonly confirmations: number;
  /** Addresses and hashes of this chain are case-insensitive. */
  readonly ignoresCase: boolean;
}

/** Supported chains. USDT has six decimals on both. */
const networks: Readonly<Record<string, UsdtNetwork>> = {
  TRC20: { contract: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', confirmations: 19, ignoresCase: false },
  ERC20: { contract: '0xdac17f958d2ee523a2206206994597c13d831ec7', confirmations: 12, ignoresCase: true },
};

export const usdtNetwork = (name: string): UsdtNetwork | undefined =>
  Object.hasOwn(networks, name) ? networks[name] : undefined;

/** True if two addresses of a chain are equal. */
export function sameAddress(network: string, a: string, b: string): boolean {
  return usdtNetwork(network)?.ignoresCase ? a.toLowerCase() === b.toLowerCase() : a === b;
}

interface Transfer {
  readonly network: string | null;
  readonly contract: string | null;
  readonly confirmations: number | null;
  readonly success: boolean | null;
}

/** Judges a transfer: `settled` is final, `pending` may become final, `worthless` never counts. */
export function judgeTransfer({
  network,
  contract,
  confirmations,
  success,
}: Transfer): 'settled' | 'pending' | 'worthless' {
  const known = usdtNetwork(network ?? '');
  // Unknown chain: an operator has to review it.
  if (!known) return 'pending';
  if (!success || !sameAddress(network ?? '', contract ?? '', known.contract)) return 'worthless';
  return (confirmations ?? 0) >= known.confirmations ? 'settled' : 'pending';
}
