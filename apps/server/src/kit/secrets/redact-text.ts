const mask = '[redacted]';

/** `name=value` and `"name": "value"` for every name of a secret. */
const namedSecret =
  /\b(token2?|password|passwd|secret|google_?code|sign(?:ature)?|authorization|api_?key|key|card_?number|cookie)(["']?\s*[:=]\s*["']?)([^\s"'&,;}]+)/gi;
/** Card and account numbers: 12 to 20 digits, grouped or not. */
const longNumber = /\b(?:\d[ -]?){12,20}\b/g;
/** This platform's tokens: 32 base64url characters without a break. */
const bareToken = /\b(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{32}\b/g;

/** Removes everything that looks like a secret and keeps the rest. */
export const redactSecrets = (text: string): string =>
  text
    .replace(namedSecret, (_, name: string, sign: string) => `${name}${sign}${mask}`)
    .replace(bareToken, mask);

/** A text from any sender that is safe to store: without secrets and account numbers. */
export const redactText = (text: string): string => redactSecrets(text).replace(longNumber, mask);
