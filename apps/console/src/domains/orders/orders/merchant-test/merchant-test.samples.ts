import { explainOrder, type SignProfileName } from '@platform/sdk';
import { ordersCreate } from '@platform/sdk/operations';
import { encodeRequest } from '@platform/sdk/wire';
import type { UnsignedOrder } from './merchant-test.form.ts';

/** Environment variable of the key. Samples never contain the key itself. */
export const keyVariable = 'PLATFORM_SIGNING_KEY';

const orderPath = ordersCreate.path;

/** For a POSIX shell: everything is literal between single quotes but the single quote itself. */
export function shellQuote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

const digests: Record<SignProfileName, string> = {
  'md5-sorted': "md5sum | cut -c1-32 | tr 'a-f' 'A-F'",
  'hmac-sha256': `openssl dgst -sha256 -hmac "$${keyVariable}" | sed 's/.*= //' | tr 'a-f' 'A-F'`,
};

const signPlace = '@sign@';

/** The order as one command: it signs with the key of the environment and sends. */
export function curlSample(order: UnsignedOrder, profile: SignProfileName, merchantBaseUrl: string): string {
  const { baseString } = explainOrder(order, 'masked', profile);
  const toSign = baseString.slice(0, baseString.lastIndexOf('key='));
  const wire = encodeRequest(ordersCreate, { ...order, sign: signPlace });
  const quoted = shellQuote(JSON.stringify(wire));
  // The last one: a field before it may hold the same text.
  const at = quoted.lastIndexOf(signPlace);
  const body = `${quoted.slice(0, at)}'"$SIGN"'${quoted.slice(at + signPlace.length)}`;
  return [
    `SIGN=$(printf '%s' ${shellQuote(toSign)}"key=$${keyVariable}" | ${digests[profile]})`,
    `curl -sS ${shellQuote(`${merchantBaseUrl}${orderPath}`)} \\`,
    `  -H 'content-type: application/json' \\`,
    `  --data-raw ${body}`,
  ].join('\n');
}

/** The same with the SDK. */
export function sdkSample(order: UnsignedOrder, profile: SignProfileName, merchantBaseUrl: string): string {
  const fields = JSON.stringify(order, null, 2)
    .replace(/^ {2}"amount": (\d+)/m, '  "amount": minorUnits($1)')
    .replaceAll('\n', '\n  ');
  return [
    "import { createPlatform, minorUnits, signOrder } from '@platform/sdk';",
    '',
    `const platform = createPlatform({ baseUrl: ${JSON.stringify(merchantBaseUrl)} });`,
    `const created = await platform.orders.create(`,
    `  signOrder(${fields}, process.env.${keyVariable} ?? '', ${JSON.stringify(profile)}),`,
    ');',
    'console.log(created.orderCode, created.payUrl);',
  ].join('\n');
}
