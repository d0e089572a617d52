import { texts } from '../exporting/export-columns.ts';
import { AddressSet } from './client-address.ts';
import { RequestFault } from './envelope.ts';

const notANetwork = texts(
  '不是 IP 地址，也不是网段',
  '不是 IP 位址，也不是網段',
  'Neither an address nor a network.',
);

/**
 * Refuses entries that are neither an address nor a network. The contract's pattern checks only their shape.
 *
 * @throws validationFailed at the first wrong entry of the field
 */
export function checkNetworks(field: string, entries: readonly string[] | null | undefined): void {
  for (const [index, entry] of (entries ?? []).entries()) {
    try {
      new AddressSet([entry]);
    } catch {
      const issue = { path: `${field}.${index}`, code: 'not_an_address', message: notANetwork };
      throw new RequestFault('validationFailed', { issues: [issue] });
    }
  }
}
