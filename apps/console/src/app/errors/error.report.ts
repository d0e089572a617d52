/** The content of an error report. The server redacts it again. */
export interface ErrorReport {
  message: string;
  stack?: string;
  url?: string;
  component?: string;
  requestId?: string;
  appVersion?: string;
}

const secretNames =
  'token2?|password|passwd|secret|googleSecret|googleCode|sign|signature|key|apiKey|authorization|cookie';
const rules: readonly [pattern: RegExp, replacement: string][] = [
  // name=value and "name": "value", as in addresses, form bodies and JSON.
  [
    new RegExp(`(["']?\\b(?:${secretNames})\\b["']?\\s*[=:]\\s*)("[^"]*"|'[^']*'|[^\\s&,;}]+)`, 'gi'),
    '$1[hidden]',
  ],
  [/otpauth:\/\/\S+/gi, 'otpauth://[hidden]'],
  [/\bBearer\s+\S+/gi, 'Bearer [hidden]'],
  // Card numbers and similar: the last four digits are enough to recognise one.
  [/\b\d{8,16}(\d{4})\b/g, '****$1'],
];

/** Removes secrets and card numbers from a text. */
export function redact(text: string): string {
  return rules.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);
}

/** Describes a thrown value, redacted and within the limits of the API contract. */
export function reportOf(
  thrown: unknown,
  context: { url: string; component?: string | undefined; appVersion: string },
): ErrorReport {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const requestId = 'requestId' in error && typeof error.requestId === 'string' ? error.requestId : undefined;
  return {
    message: redact(`${error.name}: ${error.message}`).slice(0, 2000),
    ...(error.stack && { stack: redact(error.stack).slice(0, 16_000) }),
    url: redact(context.url).slice(0, 2000),
    ...(context.component && { component: context.component.slice(0, 200) }),
    ...(requestId && { requestId: requestId.slice(0, 64) }),
    appVersion: context.appVersion,
  };
}

/** Sends each distinct error at most once a minute, so that a render loop does not flood the server. */
export function createReporter(
  send: (report: ErrorReport) => Promise<unknown>,
  now: () => number = Date.now,
) {
  const lastSentMs = new Map<string, number>();
  return (report: ErrorReport): void => {
    const key = `${report.message}\n${report.component ?? ''}`;
    const last = lastSentMs.get(key);
    if (last !== undefined && now() - last < 60_000) return;
    if (lastSentMs.size >= 200) lastSentMs.clear();
    lastSentMs.set(key, now());
    // A report that fails to send is dropped.
    send(report).catch(() => undefined);
  };
}
