import { DrizzleQueryError } from 'drizzle-orm';
import { type DestinationStream, type Logger, pino } from 'pino';
import { isSecretName } from '../secrets/masking.ts';
import { gatheredOutput } from './log-output.ts';

/** The logged facts of a request: text, numbers or absent, and never a secret. */
export interface RequestFigures {
  readonly requestId: string;
  readonly method: string;
  /** The operation's name in the contract, or else the path. */
  readonly operation: string;
  readonly status: number;
  readonly code: number;
  readonly durationMs: number;
  /** Time that a long poll waited; not in `durationMs`. */
  readonly waitedMs: number | undefined;
  readonly ip: string;
  readonly account: string | undefined;
  readonly role: string | undefined;
  readonly mchId: string | undefined;
  readonly monitorId: string | undefined;
}

export interface Log extends Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'fatal'> {
  /**
   * The same as `info` with the message "request", but much faster, because it is written for every request.
   */
  request(figures: RequestFigures): void;
}

const censor = '[redacted]';
const maxDepth = 6;

/**
 * The facts of an error that are safe to log. A failed query carries its parameters, with personal data and
 * token hashes: the SQL text is kept, the values are not.
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

/**
 * A cache: all lines have the same few field names, and a regular expression per name takes longer than
 * writing the line.
 */
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

/** Lines of the same second differ only in the milliseconds, so the rest of the timestamp is cached. */
function timestamp(): string {
  const nowMs = Date.now();
  const nowSecond = Math.floor(nowMs / 1_000);
  if (nowSecond !== second) {
    second = nowSecond;
    untilSecond = new Date(nowSecond * 1_000).toISOString().slice(0, -4);
  }
  return `${untilSecond}${String(nowMs % 1_000).padStart(3, '0')}Z`;
}

/**
 * The server's log: one JSON object per line. JSON escapes line breaks, so client input cannot forge a line.
 * Fields with a secret's name are redacted at any depth.
 */
export function createLog(level: string, destination: DestinationStream = gatheredOutput()): Log {
  const { pid } = process;
  const options = {
    level,
    base: { pid },
    timestamp: () => `,"time":"${timestamp()}"`,
    formatters: {
      level: (label: string) => ({ level: label }),
      log: (fields: Record<string, unknown>) => redact(fields, 0) as Record<string, unknown>,
    },
    // `redact` makes errors safe. The default serializer would write their parameters.
    serializers: { err: (value: unknown) => value, error: (value: unknown) => value },
  };
  const logger = pino(options, destination);
  const request: Log['request'] = (figures) => {
    if (!logger.isLevelEnabled('info')) return;
    const fields = JSON.stringify(figures).slice(1, -1);
    destination.write(`{"level":"info","time":"${timestamp()}","pid":${pid},${fields},"msg":"request"}\n`);
  };
  return Object.assign(logger, { request });
}
