import { errorCatalogue, type Language } from '../generated/error-catalogue.ts';
import type { ErrorName } from '../generated/errors.ts';
import { type Clock, systemClock } from '../runtime/clock.ts';

/** A refusal or fault of the contract, as an answer of a mock. */
export class MockRefusal {
  /** Name in the error catalogue. */
  readonly errorName: ErrorName;
  /** What its message and headers hold. */
  readonly details: BusinessErrorDetails;

  constructor(errorName: ErrorName, details: BusinessErrorDetails) {
    this.errorName = errorName;
    this.details = details;
  }
}

/** What an error of a mock says beside its name. */
export interface BusinessErrorDetails {
  /** Fill the placeholders of the error's message, as `seconds` of signInDelayed. */
  readonly params?: Readonly<Record<string, string>>;
  /** Sent as `Retry-After`. */
  readonly retryAfterSeconds?: number;
}

/**
 * Answers with an error of the contract: its code, its message in the caller's language, and the HTTP status that the
 * platform gives it (200 for a refusal, 429, 500, 503 … for a fault).
 *
 * @example
 * handlers.orders.reverse(() => businessError('orderTransitionRefused'));
 */
export function businessError(errorName: ErrorName, details: BusinessErrorDetails = {}): MockRefusal {
  return new MockRefusal(errorName, details);
}

/**
 * Answers with an HTTP status and a page instead of the envelope, as a proxy in between does.
 *
 * @example
 * handlers.orders.list(() => httpError(502));
 */
export function httpError(status: number): Response {
  return new Response(`<h1>${status}</h1>`, { status, headers: { 'content-type': 'text/html' } });
}

/**
 * Breaks the connection: the call throws `NetworkError`.
 *
 * @example
 * handlers.orders.list(() => networkError());
 */
export function networkError(): Response {
  return Response.error();
}

/**
 * The same answer, later.
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

/** The envelope of a refusal, as the platform writes it. */
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

/** Repeats the request's id, as the platform does. */
export function envelopeResponse(
  envelope: { readonly code: number; readonly msg: string; readonly data: unknown },
  request: Request,
  status = 200,
): Response {
  const requestId = request.headers.get('x-request-id') ?? 'mock';
  return Response.json(envelope, { status, headers: { 'x-request-id': requestId } });
}
