const mask = '[redacted]';

/** `name=value` and `"name": "value"` of whatever is named like a secret. */
const namedSecret =
  /\b(token2?|password|passwd|secret|google_?code|sign(?:ature)?|authorization|api_?key|key|card_?number|cookie)(["']?\s*[:=]\s*["']?)([^\s"'&,;}]+)/gi;
/** Card and account numbers: 12 to 20 digits, grouped or not. */
const longNumber = /\b(?:\d[ -]?){12,20}\b/g;
/** Tokens as this platform makes them: 32 letters of base64url without a break. */
const bareToken = /\b(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{32}\b/g;

/** What looks like a secret is gone, the rest is as it was. */
export const redactSecrets = (text: string): string =>
  text
    .replace(namedSecret, (_, name: string, sign: string) => `${name}${sign}${mask}`)
    .replace(bareToken, mask);

/** A text that may be kept whoever sent it: without secrets and without the numbers of accounts. */
export const redactText = (text: string): string => redactSecrets(text).replace(longNumber, mask);
