import { BusinessError } from '../errors/business-error.ts';
import { HttpError } from '../errors/http-error.ts';
import type { PlatformError } from '../errors/platform-error.ts';
import { ValidationError, type ValidationIssue } from '../errors/validation-error.ts';
import { type ErrorName, errorCodes } from '../generated/errors.ts';
import type { Redact } from './redaction.ts';
import type { TransportAnswer } from './transport.ts';

export interface Envelope {
  readonly code: number;
  readonly msg: string;
  readonly data: unknown;
}

export function readEnvelope(body: unknown): Envelope | undefined {
  const { code, msg, data }: { code?: unknown; msg?: unknown; data?: unknown } = Object(body);
  return typeof code === 'number' ? { code, msg: typeof msg === 'string' ? msg : '', data } : undefined;
}

/** Returns the name of a code; undefined if this SDK version does not know the code. */
export function errorNameOf(code: number | undefined): ErrorName | undefined {
  return (Object.keys(errorCodes) as ErrorName[]).find((name) => errorCodes[name] === code);
}

/** Returns the error of an answer; undefined for a success. */
export function errorOf(
  { status, body }: Pick<TransportAnswer, 'status' | 'body'>,
  operation: string,
  requestId: string,
  waitMs: number | undefined,
  adviceOf: (codeName: ErrorName) => string | undefined,
  redact: Redact,
): PlatformError | undefined {
  const envelope = readEnvelope(body);
  const isOk = status >= 200 && status < 300;
  if (isOk && envelope?.code === errorCodes.success) return undefined;
  const codeName = errorNameOf(envelope?.code);
  const advice = codeName && adviceOf(codeName);
  // Only the server can fill the placeholders in such advice.
  const action = advice?.includes('{') ? undefined : advice;
  const facts = { operation, requestId, status, code: envelope?.code, codeName, action };
  const issues = issuesIn(envelope?.data, redact);
  if (envelope && (isOk || envelope.code === errorCodes.sessionExpired))
    return new BusinessError({ ...facts, code: envelope.code, reason: redact(envelope.msg), issues });
  if (status === 400 && issues.length)
    return new ValidationError({ ...facts, direction: 'request', foundBy: 'server', issues });
  const reason = envelope ? redact(envelope.msg) : 'the answer is not the envelope {code, msg, data}.';
  return new HttpError({ ...facts, reason, retryAfterMs: waitMs });
}

function issuesIn(data: unknown, redact: Redact): ValidationIssue[] {
  const { issues }: { issues?: unknown } = Object(data);
  if (!Array.isArray(issues)) return [];
  return issues.map((issue: unknown) => {
    const {
      path = '',
      code = 'invalid',
      message = '',
    }: { path?: unknown; code?: unknown; message?: unknown } = Object(issue);
    return { path: redact(String(path)), code: String(code), message: redact(String(message)) };
  });
}
