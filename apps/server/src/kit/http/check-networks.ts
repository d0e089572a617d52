import { texts } from '../exporting/export-columns.ts';
import { RequestFault } from './envelope.ts';
import { type Network, networkText, parseNetwork } from './networks.ts';

const notANetwork = texts(
  '不是 IP 地址，也不是网段',
  '不是 IP 位址，也不是網段',
  'Neither an address nor a network.',
);
const tooWide = texts(
  '网段过大：IPv4 至少 /8，IPv6 至少 /16',
  '網段過大：IPv4 至少 /8，IPv6 至少 /16',
  'Too wide: at least /8 for IPv4 and /16 for IPv6.',
);

/** A wider network would stop the business of whole countries. */
const shortestPrefix = { 4: 8, 6: 16 } as const;

interface Limits {
  /** Refuses networks wider than /8 (IPv4) and /16 (IPv6). */
  readonly notTooWide?: boolean;
}

/**
 * Reads addresses and networks that a person entered. The contract checks only their shape.
 *
 * @returns each network once, in its one way of writing
 * @throws validationFailed at the first wrong entry of the field
 */
export function readNetworks(field: string, entries: readonly string[], limits: Limits = {}): string[] {
  return [...new Set(entries.map((entry, index) => networkText(read(entry, `${field}.${index}`, limits))))];
}

function read(entry: string, path: string, { notTooWide = false }: Limits): Network {
  const network = parseNetwork(entry);
  if (!network) throw refused(path, 'not_an_address', notANetwork);
  if (notTooWide && network.bits < shortestPrefix[network.family]) throw refused(path, 'too_wide', tooWide);
  return network;
}

const refused = (path: string, code: string, message: ReturnType<typeof texts>) =>
  new RequestFault('validationFailed', { issues: [{ path, code, message }] });

/** Whether a list is the stored one. None is an empty one. */
export const isSameList = (expected: readonly string[], stored: readonly string[] | null): boolean =>
  expected.toSorted().join() === (stored ?? []).toSorted().join();
