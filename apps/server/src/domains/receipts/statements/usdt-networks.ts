interface UsdtNetwork {
  /** The contract that USDT is on this chain; a token of another one is not USDT, whatever it is called. */
  readonly contract: string;
  /** Number of blocks after which a transfer is final. */
  readonly confirmations: number;
  /** Addresses and hashes of the chain are the same in capital and small letters. */
  readonly ignoresCase: boolean;
}

/** The chains that USDT is taken on. It has six digits on both. */
const networks: Readonly<Record<string, UsdtNetwork>> = {
  TRC20: { contract: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', confirmations: 19, ignoresCase: false },
  ERC20: { contract: '0xdac17f958d2ee523a2206206994597c13d831ec7', confirmations: 12, ignoresCase: true },
};

export const usdtNetwork = (name: string): UsdtNetwork | undefined =>
  Object.hasOwn(networks, name) ? networks[name] : undefined;

/** Whether two addresses of a chain are the same. */
export function sameAddress(network: string, a: string, b: string): boolean {
  return usdtNetwork(network)?.ignoresCase ? a.toLowerCase() === b.toLowerCase() : a === b;
}

interface Transfer {
  readonly network: string | null;
  readonly contract: string | null;
  readonly confirmations: number | null;
  readonly success: boolean | null;
}

/** Whether a transfer is final: `worthless` never becomes final, `pending` may. */
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
