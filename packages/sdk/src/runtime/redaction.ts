/** Takes what the caller sent in confidence out of a text that somebody else wrote. */
export type Redact = (text: string) => string;

const secretNames = /pass|token|secret|sign|key|card|googleCode/i;
const openHeaders = /^(?:x-request-id|accept-language|content-type)$/i;
// Shorter ones are found in ordinary words.
const shortestSecret = 4;
const deepestCause = 5;

/**
 * A server, a proxy or a fetch of one's own may quote the request in its message: header values, and fields that are
 * named like a secret, are masked there. Nothing is looked at before there is a text to clean.
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
  // Longest first: one that begins with another is masked whole.
  return [...found].sort((a, b) => b.length - a.length);
}

/**
 * What a fetch threw, as much of it as may be kept: name, code and message, without the secrets and without queries of
 * addresses. Runtimes and instrumentation hang whole requests on their errors.
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

/** Failures that come before the first byte is sent, as runtimes name them: no such host, nobody listens, no trust. */
export function isNeverSent(cause: unknown): boolean {
  for (let depth = 0; depth < deepestCause && cause; depth++) {
    const { code, cause: inner }: { code?: unknown; cause?: unknown } = Object(cause);
    if (/CONNREFUSED|ConnectionRefused|ENOTFOUND|EAI_|CONNECT_TIMEOUT|CERT/.test(String(code))) return true;
    cause = inner;
  }
  return false;
}
