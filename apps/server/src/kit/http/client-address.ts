import { BlockList, isIP } from 'node:net';

/** `::ffff:10.0.0.1` and `10.0.0.1` are the same address. */
function normalizeAddress(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  return mapped?.[1] ?? address.toLowerCase();
}

/** A set of addresses and networks (`10.0.0.0/8`, `2001:db8::/32`). */
export class AddressSet {
  readonly #list = new BlockList();

  /** @throws when a text is neither an address nor a network */
  constructor(entries: readonly string[]) {
    for (const entry of entries) {
      const [address = '', prefix] = entry.split('/');
      const family = isIP(address);
      const bits = prefix === undefined ? undefined : Number(prefix);
      const maxBits = family === 4 ? 32 : 128;
      if (family === 0 || (bits !== undefined && !(Number.isInteger(bits) && bits >= 0 && bits <= maxBits))) {
        throw new Error(`"${entry}" is neither an address nor a network such as 10.0.0.0/8.`);
      }
      const type = family === 4 ? 'ipv4' : 'ipv6';
      if (bits === undefined) this.#list.addAddress(address, type);
      else this.#list.addSubnet(address, bits, type);
    }
  }

  has(address: string): boolean {
    const normal = normalizeAddress(address);
    const family = isIP(normal);
    return family !== 0 && this.#list.check(normal, family === 4 ? 'ipv4' : 'ipv6');
  }
}

/**
 * The address of the client. `X-Forwarded-For` counts only as far as trusted proxies wrote it: read from the
 * right, the first address that is not a trusted proxy is the client.
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | undefined,
  trustedProxies: AddressSet,
): string {
  let client = normalizeAddress(peer);
  const hops = forwardedFor?.slice(0, 2000).split(',') ?? [];
  while (hops.length > 0 && trustedProxies.has(client)) {
    const hop = normalizeAddress(hops.pop()?.trim() ?? '');
    if (isIP(hop) === 0) break;
    client = hop;
  }
  return client;
}
