import { webhookFieldKinds, webhookValidators } from '../generated/webhooks.ts';
import type { Clock } from '../runtime/clock.ts';
import { sameText } from '../sign/same-text.ts';
import { type Profile, verify as verifySign } from '../sign/sign.ts';
import { utf8 } from '../sign/utf8.ts';
import type {
  CallbackFormat,
  CallbackHeaders,
  CallbackRefusal,
  CallbackResult,
  OrderCallback,
  SignedCallback,
} from './callback-types.ts';
import { readBody } from './read-body.ts';
import { readHeaders } from './read-headers.ts';
import { bodySignature, checkedKeys, signCallback } from './sign-callback.ts';

interface CommonOptions {
  /**
   * How the merchant's requests and callbacks are signed.
   * @default 'md5-sorted'
   */
  readonly signProfile?: Profile;
  /**
   * Allowed difference between the sending time and now, in milliseconds, in both directions; Infinity for no
   * limit.
   * @default 300_000
   */
  readonly toleranceMs?: number;
  /**
   * Returns whether an event was handled before. Called last, for a callback that is valid otherwise. It only
   * checks: store the event as handled in the same transaction as its effect, or a crash in between loses it.
   */
  readonly isReplay?: (event: OrderCallback) => boolean | Promise<boolean>;
  /** For tests. */
  readonly clock?: Pick<Clock, 'now'>;
}

/** One signing key, or during a key change the new and the old key. */
export type CallbacksOptions = CommonOptions &
  (
    | { readonly key: string; readonly keys?: undefined }
    | { readonly keys: readonly string[]; readonly key?: undefined }
  );

export interface TestCallback extends SignedCallback {
  /** Target address, if given. */
  readonly url?: string;
  /** The event in the body. */
  readonly event: Omit<OrderCallback, 'sign'>;
}

/** Options of a test callback. */
export interface TestCallbackOptions {
  /** Fields that override the defaults. */
  readonly payload?: Partial<Omit<OrderCallback, 'sign'>>;
  /**
   * Format of the body.
   * @default 'json'
   */
  readonly format?: CallbackFormat;
  /**
   * Sending time, in milliseconds since 1970.
   * @default now
   */
  readonly sentAtMs?: number;
  /** Target address; returned unchanged. */
  readonly url?: string;
}

/** The merchant's side of callbacks: verify them, and create them for tests. */
export interface Callbacks {
  /**
   * Verifies a callback: both signatures in constant time, the sending time, the payload, and whether it was
   * handled before. The body is parsed only after its signature is verified. It throws only what `isReplay`
   * throws, and a TypeError if the body is not raw.
   *
   * @param rawBody the body as received, before any parser: text or bytes
   * @example
   * const result = await callbacks.verify(await request.text(), request.headers);
   * if (result.ok) await book(result.event);
   * return new Response(result.answer.body, { status: result.answer.status });
   */
  verify(rawBody: string | Uint8Array, headers: CallbackHeaders): Promise<CallbackResult>;
  /**
   * Creates a callback as the platform sends it, signed with the same keys, to test a receiver. Each has a
   * new id unless the payload contains one.
   *
   * @example
   * const { headers, rawBody } = callbacks.generateTest({ payload: { status: 'paid', amountMinor: 50_000 } });
   * const response = await fetch(url, { method: 'POST', headers, body: rawBody });
   */
  generateTest(options?: TestCallbackOptions): TestCallback;
}

const mostBytes = 65_536;
const statusOf: Readonly<Partial<Record<CallbackRefusal, number>>> = {
  bodyTooLarge: 413,
  contentTypeUnsupported: 415,
  signatureMismatch: 401,
  timestampOutsideWindow: 401,
  signMismatch: 401,
};

/**
 * Creates the receiver's side of merchant callbacks.
 *
 * @throws TypeError when there is no key, or the tolerance is not a valid duration
 * @example const callbacks = createCallbacks({ key: process.env.PLATFORM_KEY ?? '' });
 */
export function createCallbacks(options: CallbacksOptions): Callbacks {
  const { signProfile = 'md5-sorted', toleranceMs = 300_000, isReplay, clock = Date } = options;
  const keys = checkedKeys(options.keys ?? [options.key ?? '']);
  if (!(toleranceMs >= 0)) throw new TypeError('toleranceMs is not a number from 0.');

  async function verify(rawBody: string | Uint8Array, headers: CallbackHeaders): Promise<CallbackResult> {
    const event = judged(bytesOf(rawBody), headers);
    if (typeof event === 'string') return refused(event);
    if (await isReplay?.(event)) return refused('replay');
    return { ok: true, event, answer: { status: 200, body: 'success' } };
  }

  function judged(body: Uint8Array, headers: CallbackHeaders): OrderCallback | CallbackRefusal {
    if (body.length > mostBytes) return 'bodyTooLarge';
    const read = readHeaders(headers);
    if (typeof read === 'string') return read;
    const { id, timestamp, signatures, format } = read;
    // Compares every key with every signature, without stopping at a match, so the time does not reveal which
    // one matches.
    const isSigned = keys
      .map((key) => bodySignature(key, id, timestamp, body))
      .flatMap((expected) => signatures.map((given) => sameText(given, expected)))
      .filter(Boolean).length;
    if (!isSigned) return 'signatureMismatch';
    if (Math.abs(clock.now() - Number(timestamp) * 1_000) > toleranceMs) return 'timestampOutsideWindow';
    const fields = readBody(body, format);
    if (typeof fields === 'string') return fields;
    return judgedFields(fields, id, format);
  }

  function judgedFields(
    fields: Readonly<Record<string, unknown>>,
    id: string,
    format: CallbackFormat,
  ): OrderCallback | CallbackRefusal {
    if (!keys.filter((key) => isSignedBy(fields, key)).length) return 'signMismatch';
    const payload = webhookValidators.orderCallback.safeParse(format === 'form' ? typed(fields) : fields);
    if (!payload.success) return 'payloadInvalid';
    return payload.data.eventId === id ? payload.data : 'eventIdMismatch';
  }

  function isSignedBy(fields: Readonly<Record<string, unknown>>, key: string): boolean {
    try {
      return verifySign(fields, key, signProfile);
    } catch {
      // A number that no sender writes, such as 1e999.
      return false;
    }
  }

  function generateTest({ payload, format, sentAtMs, url }: TestCallbackOptions = {}): TestCallback {
    const event = { ...examplePayload(clock.now()), ...payload };
    const signed = signCallback(event, {
      keys,
      signProfile,
      sentAtMs: sentAtMs ?? clock.now(),
      ...(format === undefined ? {} : { format }),
    });
    return { ...signed, event, ...(url === undefined ? {} : { url }) };
  }

  return { verify, generateTest };
}

function refused(reason: CallbackRefusal): CallbackResult {
  // The event was acknowledged before; acknowledging it again stops the retries.
  if (reason === 'replay') return { ok: false, reason, answer: { status: 200, body: 'success' } };
  return { ok: false, reason, answer: { status: statusOf[reason] ?? 400, body: `refused: ${reason}` } };
}

function bytesOf(rawBody: string | Uint8Array): Uint8Array {
  if (typeof rawBody === 'string') return utf8(rawBody);
  // Not `instanceof`: a test environment has its own Uint8Array.
  if (ArrayBuffer.isView(rawBody))
    return new Uint8Array(rawBody.buffer, rawBody.byteOffset, rawBody.byteLength);
  throw new TypeError('The body must be raw, text or bytes as they came: parsing loses what was signed.');
}

/**
 * Converts a form's texts to the types of the payload. A text that cannot be converted stays text, and the
 * validator refuses it.
 */
function typed(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const kinds: Readonly<Record<string, 'integer' | 'object' | undefined>> = webhookFieldKinds.orderCallback;
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
      if (typeof value !== 'string' || !kind) return [name, value];
      if (kind === 'integer') return [name, /^(?:0|-?[1-9]\d*)$/.test(value) ? Number(value) : value];
      const inner = readBody(utf8(value), 'json');
      return [name, typeof inner === 'string' ? value : inner];
    }),
  );
}

function examplePayload(nowMs: number): Omit<OrderCallback, 'sign'> {
  const now = new Date(nowMs).toISOString();
  return {
    eventId: crypto.randomUUID(),
    orderType: 1,
    mchId: '10000101',
    orderCode: 'C2026112012000012345678',
    mchOrderNo: 'M20261120-0001',
    productId: 3001,
    amountMinor: 50_000,
    receivedMinor: 50_000,
    feeMinor: 250,
    currency: 'INR',
    status: 'paid',
    utr: '432100012345',
    createdAt: now,
    completedAt: now,
    extra: { table: '12' },
  };
}
