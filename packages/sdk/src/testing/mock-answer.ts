import { errorCatalogue, type Language } from '../generated/error-catalogue.ts';
import type { ErrorName } from '../generated/errors.ts';
import { type Clock, systemClock } from '../runtime/clock.ts';

/** An error of the contract, as the answer of a mock. */
export class MockRefusal {
  /** Name in the error catalogue. */
  readonly errorName: ErrorName;
  /** Message parameters and headers. */
  readonly details: BusinessErrorDetails;

  constructor(errorName: ErrorName, details: BusinessErrorDetails) {
    this.errorName = errorName;
    this.details = details;
  }
}

/** Details of a mock's error. */
export interface BusinessErrorDetails {
  /** Values of the message's placeholders, such as `seconds` of signInDelayed. */
  readonly params?: Readonly<Record<string, string>>;
  /** Sent as `Retry-After`. */
  readonly retryAfterSeconds?: number;
}

/**
 * Returns an error of the contract as an answer: its code, its message in the caller's language, and the
 * platform's HTTP status for it (200 for a refusal, 429, 500, 503 … for a failure).
 *
 * @example
 * handlers.orders.reverse(() => businessError('orderTransitionRefused'));
 */
export function businessError(errorName: ErrorName, details: BusinessErrorDetails = {}): MockRefusal {
  return new MockRefusal(errorName, details);
}

/**
 * Returns an HTTP status with a page instead of the envelope, as a proxy does.
 *
 * @example
 * handlers.orders.list(() => httpError(502));
 */
export function httpError(status: number): Response {
  return new Response(`<h1>${status}</h1>`, { status, headers: { 'content-type': 'text/html' } });
}

/**
 * Returns a broken connection: the call throws `NetworkError`.
 *
 * @example
 * handlers.orders.list(() => networkError());
 */
export function networkError(): Response {
  return Response.error();
}

/**
 * Returns the given answer after a delay.
 *
 * @param delayMs Milliseconds of `clock`, the machine's own by default.
 * @example
 * handlers.orders.list(() => delayed(200, { list: [], total: 0, nextCursor: null, summary: null }));
 */
export function delayed<Answer>(
  delayMs: number,
  answer: Answer,
  clock: Clock = systemClock,
): Promise<Answer> {
  return new Promise((resolve) => {
    clock.after(delayMs, () => resolve(answer));
  });
}

const languages: readonly Language[] = ['zh-CN', 'zh-TW', 'en-US'];

/** Creates the envelope of a refusal, as the platform writes it. */
export function refusalResponse(
  { errorName, details }: MockRefusal,
  request: Request,
  data?: object,
): Response {
  const { code, http, message } = errorCatalogue[errorName];
  const { params = {}, retryAfterSeconds } = details;
  const asked = request.headers.get('accept-language');
  const language = languages.find((candidate) => candidate === asked) ?? 'zh-CN';
  const msg = message[language].replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '–');
  const facts = { ...(Object.keys(params).length > 0 && { params }), ...data };
  const envelope = { code, msg, data: Object.keys(facts).length > 0 ? facts : null };
  const response = envelopeResponse(envelope, request, http);
  if (retryAfterSeconds !== undefined) response.headers.set('retry-after', String(retryAfterSeconds));
  return response;
}

/** Returns the request's id, as the platform does. */
export function envelopeResponse(
  envelope: { readonly code: number; readonly msg: string; readonly data: unknown },
  request: Request,
  status = 200,
): Response {
  const requestId = request.headers.get('x-request-id') ?? 'mock';
  return Response.json(envelope, { status, headers: { 'x-request-id': requestId } });
}
