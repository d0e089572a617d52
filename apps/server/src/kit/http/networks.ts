import ipaddr from 'ipaddr.js';

/** A network, or a single address, which is the network of all its bits. */
export interface Network {
  readonly family: 4 | 6;
  /** Bits of the prefix. */
  readonly bits: number;
  /** The first address, as bytes. */
  readonly bytes: readonly number[];
}

const widthOf = { 4: 32, 6: 128 } as const;

/**
 * Reads an address or a network (`10.0.0.0/8`). Bits beyond the prefix are dropped, and an IPv4 address that is written
 * as IPv6 is read as IPv4, so that two ways of writing one network are equal.
 *
 * @returns undefined for any other text
 */
export function parseNetwork(text: string): Network | undefined {
  const [address = '', prefix, more] = text.trim().split('/');
  if (more !== undefined || (prefix !== undefined && !/^\d{1,3}$/.test(prefix))) return undefined;
  const parsed = parseAddress(address);
  if (!parsed) return undefined;
  const mappedBits = parsed.isMapped ? 96 : 0;
  const width = widthOf[parsed.family];
  const bits = prefix === undefined ? width : Number(prefix) - mappedBits;
  if (bits < 0 || bits > width) return undefined;
  return { family: parsed.family, bits, bytes: masked(parsed.bytes, bits) };
}

/** The one way of writing a network: `203.0.113.7`, `10.0.0.0/8`, `2001:db8::/32`. */
export function networkText({ family, bits, bytes }: Network): string {
  const address = ipaddr.fromByteArray([...bytes]).toString();
  return bits === widthOf[family] ? address : `${address}/${bits}`;
}

/** An address in its one way of writing; a text that is no address stays as it is. */
export function canonicalAddress(text: string): string {
  const network = parseNetwork(text);
  return network && network.bits === widthOf[network.family] ? networkText(network) : text;
}

/** Values by network. Finding those of an address takes one look-up for each length of prefix that occurs. */
export class NetworkMap<Value> {
  readonly #values = new Map<string, Value[]>();
  readonly #lengths = { 4: new Set<number>(), 6: new Set<number>() };

  constructor(entries: Iterable<readonly [network: string, value: Value]>) {
    for (const [text, value] of entries) {
      const network = parseNetwork(text);
      if (!network) throw new Error(`"${text}" is neither an address nor a network.`);
      const key = keyOf(network);
      const held = this.#values.get(key);
      if (held) held.push(value);
      else this.#values.set(key, [value]);
      this.#lengths[network.family].add(network.bits);
    }
  }

  /** The values of all networks that hold the address, widest or narrowest in no order. */
  of(address: string): Value[] {
    if (this.#values.size === 0) return [];
    const whole = parseNetwork(address);
    if (!whole) return [];
    const { family, bytes } = whole;
    return [...this.#lengths[family]].flatMap(
      (bits) => this.#values.get(keyOf({ family, bits, bytes: masked(bytes, bits) })) ?? [],
    );
  }
}

const keyOf = ({ family, bits, bytes }: Network): string => `${family} ${bits} ${bytes.join('.')}`;

function parseAddress(text: string) {
  if (text.includes('%') || !(ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text)))
    return undefined;
  // `::1.2.3.4` is an address of IPv6 of its own; ipaddr.js reads it as if `::ffff:1.2.3.4` was written.
  const parsed = ipaddr.parse(text.replace(/^::(?=\d+\.)/, '::0:'));
  if (parsed instanceof ipaddr.IPv6 && parsed.isIPv4MappedAddress())
    return { family: 4 as const, bytes: parsed.toIPv4Address().toByteArray(), isMapped: true };
  const family = parsed.kind() === 'ipv4' ? (4 as const) : (6 as const);
  return { family, bytes: parsed.toByteArray(), isMapped: false };
}

function masked(bytes: readonly number[], bits: number): number[] {
  return bytes.map((byte, index) => {
    const kept = Math.min(8, Math.max(0, bits - index * 8));
    return byte & (0xff << (8 - kept)) & 0xff;
  });
}
