/** Addresses of block explorers by network, with `{txid}` in place of the transaction hash. */
export type Explorers = Readonly<Record<string, string>>;

let explorers: Explorers = {};

/** Set once at the start, from `/config.json`. */
export function setExplorers(configured: Explorers): void {
  explorers = configured;
}

/** The page of a transaction in the network's explorer; undefined if the installation names none. */
export function explorerLink(network: string, txid: string): string | undefined {
  const address = Object.hasOwn(explorers, network) ? explorers[network] : undefined;
  return address?.replace('{txid}', encodeURIComponent(txid));
}
