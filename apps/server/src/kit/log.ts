import { DrizzleQueryError } from 'drizzle-orm';
import { type DestinationStream, type Logger, pino } from 'pino';
import { isSecretName } from './masking.ts';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'fatal'>;

const censor = '[redacted]';
const maxDepth = 6;
const flushEveryMs = 200;

/**
 * What may be told of an error. A failed query carries its parameters, which hold people's data and
 * hashes of tokens: its text is kept, its values are not.
 */
function errorFacts(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const cause = error.cause === undefined ? undefined : errorFacts(error.cause);
  if (error instanceof DrizzleQueryError) {
    return { type: 'DrizzleQueryError', query: error.query.slice(0, 500), cause };
  }
  const code = 'code' in error ? error.code : undefined;
  return { type: error.name, message: error.message, code, stack: error.stack, cause };
}

function redact(value: unknown, depth: number): unknown {
  if (value instanceof Error) return redact(errorFacts(value), depth);
  if (value === null || typeof value !== 'object') return value;
  if (value instanceof Date) return value.toISOString();
  if (depth >= maxDepth) return '…';
  if (Array.isArray(value)) return value.slice(0, 50).map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, isRedacted(name) ? censor : redact(item, depth + 1)]),
  );
}

/** Every line has the same few names, and asking a pattern about each takes longer than writing it. */
const judgedNames = new Map<string, boolean>();
const maxJudged = 500;

function isRedacted(name: string): boolean {
  const known = judgedNames.get(name);
  if (known !== undefined) return known;
  const redacted = isSecretName(name) || /^cardnumber$/i.test(name);
  if (judgedNames.size < maxJudged) judgedNames.set(name, redacted);
  return redacted;
}

let second = Number.NaN;
let untilSecond = '';

/** Lines of one second differ in its thousandths alone: the rest of their time is written once. */
function timestamp(): string {
  const nowMs = Date.now();
  const nowSecond = Math.floor(nowMs / 1_000);
  if (nowSecond !== second) {
    second = nowSecond;
    untilSecond = new Date(nowSecond * 1_000).toISOString().slice(0, -4);
  }
  return `,"time":"${untilSecond}${String(nowMs % 1_000).padStart(3, '0')}Z"`;
}

/**
 * The server's log: one JSON object a line. JSON escapes line breaks, so nothing a client sends can forge
 * a line; fields that are named like a secret are redacted at any depth.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: { pid: process.pid },
    timestamp,
    formatters: {
      level: (label: string) => ({ level: label }),
      log: (fields: Record<string, unknown>) => redact(fields, 0) as Record<string, unknown>,
    },
    // Errors are made safe by `redact`; the stock serializer would write their parameters.
    serializers: { err: (value: unknown) => value, error: (value: unknown) => value },
  };
  return pino(options, destination ?? bufferedOutput());
}

/**
 * Lines go out together, a few times a second: writing each by itself costs nearly as much as the request that
 * it tells of. What waits is written when the process exits, but for a kill that leaves no time.
 */
function bufferedOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: false, minLength: 8 * 1024 });
  setInterval(() => output.flush(), flushEveryMs).unref();
  return output;
}
