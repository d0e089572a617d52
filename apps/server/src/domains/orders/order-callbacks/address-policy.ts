import { isIP } from 'node:net';
// The library knows every reserved IANA range of both families; a list of our own would miss some.
import ipaddr from 'ipaddr.js';
import { AddressSet } from '../../../kit/http/client-address.ts';

/** Why an address is refused; shown to users. */
export type AddressRefusal =
  | 'not an http or https address'
  | 'names a user or a password'
  | 'port not allowed'
  | 'name reserved for documentation'
  | 'not a public address';

/** Reserved names (RFC 2606). Resolving them would only disclose the order to a resolver. */
const reservedName = /(?:^|\.)(?:example|invalid)\.?$/i;
const webPorts: ReadonlySet<number> = new Set([80, 443]);
const firstFreePort = 1_024;
const publicIpv6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Where callbacks may go. Merchants choose the URL, so this prevents requests to the server's own network
 * (SSRF): only public addresses are connected to, whatever name resolves to them.
 */
export class AddressPolicy {
  readonly #allowed: AddressSet;
  readonly #answersHere: (host: string) => boolean;

  /**
   * @param allowedNetworks addresses and networks that are allowed although not public: local development,
   * tests
   * @param answersHere names with a receiver in this process (the demo's merchants); no connection is made
   * for them
   */
  constructor(allowedNetworks: readonly string[], answersHere: (host: string) => boolean = () => false) {
    this.#allowed = new AddressSet(allowedNetworks);
    this.#answersHere = answersHere;
  }

  /** Reason to refuse a URL before its name is resolved. */
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

  /** Whether a resolved address may be connected to. */
  mayConnectTo(address: string): boolean {
    if (!ipaddr.isValid(address) || address.includes('%')) return false;
    if (this.#allowed.has(address)) return true;
    // IPv4 addresses embedded in IPv6 (mapped, 6to4, NAT64) have ranges of their own, none of which is
    // `unicast`.
    const parsed = ipaddr.parse(address);
    if (parsed.range() !== 'unicast') return false;
    return parsed.kind() === 'ipv4' || parsed.match(publicIpv6);
  }
}

/** The host of a URL; IPv6 addresses without brackets. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[(.*)\]$/, '$1');
