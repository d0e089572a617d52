import { timingSafeEqual } from 'node:crypto';
import { parse, stringify } from 'uuid';
import type { SettingsReader } from '../../../kit/operation/context.ts';
import type { SecretBox } from '../../../kit/secrets/secret-box.ts';

const idBytes = 16;
const macBytes = 16;
const tokenPattern = /^[\w-]{43}$/;

/** Where the pages of payers are. */
export const payPath = '/pay';

/**
 * What opens an order to its payer: the order's id and 128 bits of a MAC over it. It is known before the order is
 * written, needs no index to find the order by, and nobody can make one of an order whose id he knows.
 */
export function payTokenOf(secrets: SecretBox, orderId: string): string {
  const id = parse(orderId);
  return Buffer.concat([id, macOf(secrets, id)]).toString('base64url');
}

/** The order that a token opens; undefined where the platform did not make it. */
export function orderIdOfToken(secrets: SecretBox, token: string): string | undefined {
  if (!tokenPattern.test(token)) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  const id = bytes.subarray(0, idBytes);
  return timingSafeEqual(bytes.subarray(idBytes), macOf(secrets, id)) ? stringify(id) : undefined;
}

const macOf = (secrets: SecretBox, id: Uint8Array): Uint8Array =>
  secrets.mac('pay link', id).subarray(0, macBytes);

/**
 * How orders that are created now are linked to: by the address that merchants are told, or else the one that was
 * called. Undefined where orders have no page of their own.
 */
export async function payUrlMaker(
  secrets: SecretBox,
  settings: SettingsReader,
  calledOrigin: string,
): Promise<((orderId: string) => string) | undefined> {
  if (!(await settings.get('IsNewPayUrl'))) return undefined;
  const base = baseOf((await settings.get('ApiUrl')) || calledOrigin);
  return (orderId) => `${base}${payPath}/${payTokenOf(secrets, orderId)}`;
}

/** A path before ours stays; a query or a fragment would end in the middle of the link. */
function baseOf(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(/\/+$/, '');
}
