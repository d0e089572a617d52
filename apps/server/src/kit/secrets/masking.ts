const mask = '***';
const secretName =
  /^(?:token2?|.*(?:password|passwd|secret|signingkey|privatekey|apikey|masterkey)|key|sign|signature|googlecode|authorization|cookie|otpauth(?:uri)?|.*hash|.*box)$/i;
const accountName = /^(?:cardnumber|vpa|usdtaddress|utr)$/i;
const maxDepth = 8;
const maxTextLength = 2_000;

export const isSecretName = (name: string): boolean => secretName.test(name);

/**
 * A copy that is safe to store and show: without secrets, and with only the last four characters of account
 * numbers.
 */
export function maskSecrets(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') {
    return value.length > maxTextLength ? `${value.slice(0, maxTextLength)}…` : value;
  }
  if (value === null || typeof value !== 'object') return typeof value === 'bigint' ? String(value) : value;
  if (value instanceof Date) return value.toISOString();
  if (depth >= maxDepth) return '…';
  if (Array.isArray(value)) return value.slice(0, 100).map((item) => maskSecrets(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      if (item === null || item === undefined) return [name, null];
      if (isSecretName(name)) return [name, mask];
      if (accountName.test(name) && typeof item === 'string') return [name, `${mask}${item.slice(-4)}`];
      return [name, maskSecrets(item, depth + 1)];
    }),
  );
}
