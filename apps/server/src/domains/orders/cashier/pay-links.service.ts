import { timingSafeEqual } from 'node:crypto';
import { parse, stringify } from 'uuid';
import type { SettingsReader } from '../../../kit/operation/context.ts';
import type { SecretBox } from '../../../kit/secrets/secret-box.ts';

const idBytes = 16;
const macBytes = 16;
const tokenPattern = /^[\w-]{43}$/;

/** Path of the payers' pages. */
export const payPath = '/pay';

/**
 * Token of a pay link: the order's id and 128 bits of a MAC over it. It is known before the order is written,
 * needs no index, and cannot be forged from an order id.
 */
export function payTokenOf(secrets: SecretBox, orderId: string): string {
  const id = parse(orderId);
  return Buffer.concat([id, macOf(secrets, id)]).toString('base64url');
}

/** The order id of a token; undefined when the MAC is wrong. */
export function orderIdOfToken(secrets: SecretBox, token: string): string | undefined {
  if (!tokenPattern.test(token)) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  const id = bytes.subarray(0, idBytes);
  return timingSafeEqual(bytes.subarray(idBytes), macOf(secrets, id)) ? stringify(id) : undefined;
}

const macOf = (secrets: SecretBox, id: Uint8Array): Uint8Array =>
  secrets.mac('pay link', id).subarray(0, macBytes);

/**
 * Builds pay links of new orders, starting with the configured API address, or else with the address of the
 * request. Undefined when orders have no page of their own.
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

/** Keeps a path prefix. Query and fragment are dropped, because the link continues after them. */
function baseOf(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(/\/+$/, '');
}
