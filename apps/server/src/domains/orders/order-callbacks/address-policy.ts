import { isIP } from 'node:net';
// Knows every range that IANA has set aside, of both families: a list of our own would miss some.
import ipaddr from 'ipaddr.js';
import { AddressSet } from '../../../kit/http/client-address.ts';

/** Why nothing is sent to an address; shown to whoever asks. */
export type AddressRefusal =
  | 'not an http or https address'
  | 'names a user or a password'
  | 'port not allowed'
  | 'name reserved for documentation'
  | 'not a public address';

/** Names that belong to nobody (RFC 2606): asking for their address would only tell others of the order. */
const reservedName = /(?:^|\.)(?:example|invalid)\.?$/i;
const webPorts: ReadonlySet<number> = new Set([80, 443]);
const firstFreePort = 1_024;
const publicIpv6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Where callbacks may go. Merchants choose the address, and the server must not become their hand inside its own
 * network: only public addresses are connected to, whatever name leads to them.
 */
export class AddressPolicy {
  readonly #allowed: AddressSet;
  readonly #answersHere: (host: string) => boolean;

  /**
   * @param allowedNetworks addresses and networks that are taken although they are not public: local development, tests
   * @param answersHere names whose receiver stands in this process, so that no connection is made: the demo's merchants
   */
  constructor(allowedNetworks: readonly string[], answersHere: (host: string) => boolean = () => false) {
    this.#allowed = new AddressSet(allowedNetworks);
    this.#answersHere = answersHere;
  }

  /** What can be said against a URL without asking for the address behind its name. */
  refusalOfUrl(text: string): AddressRefusal | undefined {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (!url || !/^https?:$/.test(url.protocol)) return 'not an http or https address';
    if (url.username !== '' || url.password !== '') return 'names a user or a password';
    const port = Number(url.port);
    if (url.port !== '' && !webPorts.has(port) && port < firstFreePort) return 'port not allowed';
    const host = hostOf(url);
    if (this.#answersHere(host)) return undefined;
    if (reservedName.test(url.hostname)) return 'name reserved for documentation';
    return isIP(host) !== 0 && !this.mayConnectTo(host) ? 'not a public address' : undefined;
  }

  /** Whether an address, as the resolver gave it, may be connected to. */
  mayConnectTo(address: string): boolean {
    if (!ipaddr.isValid(address) || address.includes('%')) return false;
    if (this.#allowed.has(address)) return true;
    // A v4 address in whatever v6 clothes (mapped, 6to4, NAT64) is in a range of its own, none of which is `unicast`.
    const parsed = ipaddr.parse(address);
    if (parsed.range() !== 'unicast') return false;
    return parsed.kind() === 'ipv4' || parsed.match(publicIpv6);
  }
}

/** The host of a URL, an IPv6 address without its brackets. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[(.*)\]$/, '$1');
