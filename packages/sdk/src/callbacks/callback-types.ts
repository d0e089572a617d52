import type { WebhookPayloads } from '../generated/webhooks.ts';

/** What became of an order. Amounts are integers in minor units, times ISO 8601 with their offset. */
export type OrderCallback = WebhookPayloads['orderCallback'];

/** How a merchant wants its callbacks written. */
export type CallbackFormat = 'json' | 'form';

/** Headers as `fetch`, Node, Express, Fastify, Hono or Koa give them. Names are compared without regard to case. */
export type CallbackHeaders =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * Why a callback is refused. Stable.
 *
 * - `bodyTooLarge`: above 64 KiB
 * - `contentTypeUnsupported`: neither JSON nor a form, or not UTF-8
 * - `headerMissing`, `headerMalformed`: of the three signed ones; given twice counts as malformed
 * - `signatureMismatch`: X-Signature is by none of the keys, or of another body
 * - `timestampOutsideWindow`: rightly signed, but too long ago or in the future: an old message, or a wrong clock
 * - `bodyMalformed`: not UTF-8, not JSON or no form
 * - `fieldRepeated`: a name twice, of which two readers may each take another one
 * - `signMismatch`: `sign` of the body is by none of the keys; mostly a wrong sign profile
 * - `payloadInvalid`: rightly signed, but not what the contract says
 * - `eventIdMismatch`: the header names another event than the body
 * - `replay`: `isReplay` knows the event; the answer is `success`, so that it is not sent again
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

/** What to answer the platform with: HTTP status and the whole body, as plain text. */
export interface CallbackAnswer {
  /** HTTP status. */
  readonly status: number;
  /** The whole body. */
  readonly body: string;
}

/** What became of a callback, and what to answer in either case. */
export type CallbackResult =
  | { readonly ok: true; readonly event: OrderCallback; readonly answer: CallbackAnswer }
  | { readonly ok: false; readonly reason: CallbackRefusal; readonly answer: CallbackAnswer };

/** A callback as the platform sends it. */
export interface SignedCallback {
  /** Content type and the three signed headers. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body to the letter, as it was signed. */
  readonly rawBody: string;
}
