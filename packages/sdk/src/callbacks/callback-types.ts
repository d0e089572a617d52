import type { WebhookPayloads } from '../generated/webhooks.ts';

/** The result of an order. Amounts are integers in minor units; times are ISO 8601 with an offset. */
export type OrderCallback = WebhookPayloads['orderCallback'];

/** Body format of a merchant's callbacks. */
export type CallbackFormat = 'json' | 'form';

/** Headers in the shape of `fetch`, Node, Express, Fastify, Hono or Koa. Names are case-insensitive. */
export type CallbackHeaders =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * Why a callback is refused. Stable codes.
 *
 * - `bodyTooLarge`: above 64 KiB
 * - `contentTypeUnsupported`: neither JSON nor a form, or not UTF-8
 * - `headerMissing`, `headerMalformed`: one of the three signed headers; a repeated header is malformed
 * - `signatureMismatch`: no key matches X-Signature, or the body was changed
 * - `timestampOutsideWindow`: the signature is right, but the time is too far from now: an old message or a
 *   wrong clock
 * - `bodyMalformed`: not UTF-8, or neither valid JSON nor a valid form
 * - `fieldRepeated`: a field name occurs twice; two parsers could read different values
 * - `signMismatch`: no key matches the body's `sign`; usually a wrong sign profile
 * - `payloadInvalid`: the signature is right, but the payload breaks the contract
 * - `eventIdMismatch`: header and body name different events
 * - `replay`: `isReplay` knows the event; the answer is `success`, so that the platform does not send it
 *   again
 */
export type CallbackRefusal =
  | 'bodyTooLarge'
  | 'contentTypeUnsupported'
  | 'headerMissing'
  | 'headerMalformed'
  | 'signatureMismatch'
  | 'timestampOutsideWindow'
  | 'bodyMalformed'
  | 'fieldRepeated'
  | 'signMismatch'
  | 'payloadInvalid'
  | 'eventIdMismatch'
  | 'replay';

/** The answer to send to the platform, as plain text. */
export interface CallbackAnswer {
  /** HTTP status. */
  readonly status: number;
  /** The whole body. */
  readonly body: string;
}

/** Result of verifying a callback, and the answer to send. */
export type CallbackResult =
  | { readonly ok: true; readonly event: OrderCallback; readonly answer: CallbackAnswer }
  | { readonly ok: false; readonly reason: CallbackRefusal; readonly answer: CallbackAnswer };

/** A callback in the format in which the platform sends it. */
export interface SignedCallback {
  /** Content type and the three signed headers. */
  readonly headers: Readonly<Record<string, string>>;
  /** The exact body that was signed. */
  readonly rawBody: string;
}
