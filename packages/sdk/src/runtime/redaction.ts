/** Masks the caller's secrets in a text that a server or runtime wrote. */
export type Redact = (text: string) => string;

const secretNames = /pass|token|secret|sign|key|card|googleCode/i;
const openHeaders = /^(?:x-request-id|accept-language|content-type)$/i;
// Shorter values also occur in ordinary words.
const shortestSecret = 4;
const deepestCause = 5;

/**
 * Creates a function that masks header values and fields with a secret's name. A server, a proxy or a custom
 * fetch may quote the request in its message. The secrets are collected only when there is a text to mask.
 */
export function createRedact(fields: unknown, headers: Readonly<Record<string, string>>): Redact {
  let secrets: string[] | undefined;
  return (text) => {
    secrets ??= secretsOf(fields, headers);
    return secrets.reduce((clean, secret) => clean.replaceAll(secret, '******'), text);
  };
}

function secretsOf(fields: unknown, headers: Readonly<Record<string, string>>): string[] {
  const found = new Set<string>();
  const add = (text: string) =>
    text.length >= shortestSecret && found.add(text).add(encodeURIComponent(text));
  for (const name in headers) if (!openHeaders.test(name)) add(headers[name] ?? '');
  const collect = (value: unknown, isSecret: boolean) => {
    if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) collect(inner, isSecret || secretNames.test(name));
    else if (isSecret) add(String(value ?? ''));
  };
  collect(fields, false);
  // Longest first, so that a secret that starts with another is masked whole.
  return [...found].sort((a, b) => b.length - a.length);
}

/**
 * Copies what may be kept of an error that fetch threw: name, code and message, without secrets and without
 * queries of addresses. Runtimes and instrumentation attach whole requests to their errors.
 */
export function cleanCause(cause: unknown, redact: Redact, depth = 0): unknown {
  const { name, message, code, cause: inner }: Record<string, unknown> = Object(cause);
  if (typeof message !== 'string') return undefined;
  const options = inner && depth < deepestCause ? { cause: cleanCause(inner, redact, depth + 1) } : {};
  const text = redact(message).replace(/(https?:\/\/[^\s?'"]*)\?[^\s'"]*/gi, '$1?…');
  const clean = new Error(text, options);
  if (typeof name === 'string' && name !== 'Error') clean.name = name;
  return typeof code === 'string' ? Object.assign(clean, { code }) : clean;
}

/**
 * Whether the request failed before its first byte was sent, by the runtimes' error codes: unknown host,
 * connection refused, certificate not trusted.
 */
export function isNeverSent(cause: unknown): boolean {
  for (let depth = 0; depth < deepestCause && cause; depth++) {
    const { code, cause: inner }: { code?: unknown; cause?: unknown } = Object(cause);
    if (/CONNREFUSED|ConnectionRefused|ENOTFOUND|EAI_|CONNECT_TIMEOUT|CERT/.test(String(code))) return true;
    cause = inner;
  }
  return false;
}
