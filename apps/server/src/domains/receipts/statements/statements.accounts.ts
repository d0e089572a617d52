import type { Queryable } from '../../../db/connection.ts';
import { together } from '../../../db/together.ts';
import { accountsOfMonitor, type Resource } from '../../orders/orders.public.ts';
import type { AccountKind } from '../message-templates/message-templates.table.ts';
import { type MonitorDevice, monitorDeviceOf } from '../monitor-devices/monitor-devices.service.ts';
import type { MatchingRules } from './matching.rules.ts';
import { sameAddress } from './usdt-networks.ts';

/** Data in a message that identifies its account. */
export interface AccountHint {
  readonly currency: Resource['currency'];
  /** For a text message: the account kind of its template, and the last digits of the account number. */
  readonly kind?: AccountKind | null;
  readonly tail?: string | null;
  /** For a chain transfer. */
  readonly address?: { readonly network: string; readonly of: string };
}

/** The accounts whose messages a device may report. */
export async function accountsWatched(
  db: Queryable,
  monitorId: string,
  rules: Pick<MatchingRules, 'mayShareMonitor'>,
): Promise<readonly Resource[]> {
  if (rules.mayShareMonitor) return accountsOfMonitor(db, monitorId);
  const [watched, device] = await together(accountsOfMonitor(db, monitorId), monitorDeviceOf(db, monitorId));
  return ofOneOwner(watched, device);
}

/** Those of the accounts that a message may be about. If there is not exactly one, none is chosen. */
export const accountsMeant = (watched: readonly Resource[], hint: AccountHint): Resource[] =>
  watched.filter((account) => isMeant(account, hint));

/**
 * AllowOneMonitorAccountMoreUser takes effect at once: when it is off, messages count only for accounts of the
 * device's owner, even if the device still watches accounts of other suppliers.
 */
function ofOneOwner(watched: readonly Resource[], device: MonitorDevice | undefined): readonly Resource[] {
  const owner = device?.supplierId;
  if (owner) return watched.filter(({ supplierId }) => supplierId === owner);
  return new Set(watched.map(({ supplierId }) => supplierId)).size > 1 ? [] : watched;
}

function isMeant(account: Resource, { currency, kind, tail, address }: AccountHint): boolean {
  if (account.currency !== currency) return false;
  if (address) {
    const { network, of } = address;
    return account.usdtNetwork === network && sameAddress(network, account.usdtAddress ?? '', of);
  }
  if (kind && account.kind !== kind) return false;
  if (!tail) return true;
  const { cardNumber, mobileNumber, paybillNumber, paybillAccount, tillNumber } = account;
  const numbers = [cardNumber, mobileNumber, paybillNumber, paybillAccount, tillNumber].filter(
    (number) => number !== null,
  );
  // An account without a number cannot conflict with the number in a text.
  return numbers.length === 0 || numbers.some((number) => number.endsWith(tail));
}
