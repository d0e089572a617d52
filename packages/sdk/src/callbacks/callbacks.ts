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
   * How far the time of sending may lie from now, either way; Infinity for any.
   * @default 300_000
   */
  readonly toleranceMs?: number;
  /**
   * Whether an event has been handled already; asked last, for callbacks that are right in everything else. It only looks:
   * mark the event together with what you do about it (in one transaction), else a crash in between loses it.
   */
  readonly isReplay?: (event: OrderCallback) => boolean | Promise<boolean>;
  /** For tests. */
  readonly clock?: Pick<Clock, 'now'>;
}

/** One signing key, or while it is being replaced the new one and the old one. */
export type CallbacksOptions = CommonOptions &
  (
    | { readonly key: string; readonly keys?: undefined }
    | { readonly keys: readonly string[]; readonly key?: undefined }
  );

export interface TestCallback extends SignedCallback {
  /** Where it is meant to go, if that was said. */
  readonly url?: string;
  /** What the body says. */
  readonly event: Omit<OrderCallback, 'sign'>;
}

/** What a test callback says differently. */
export interface TestCallbackOptions {
  /** Fields to say something else in. */
  readonly payload?: Partial<Omit<OrderCallback, 'sign'>>;
  /**
   * How the body is written.
   * @default 'json'
   */
  readonly format?: CallbackFormat;
  /**
   * When it was sent, in milliseconds since 1970.
   * @default now
   */
  readonly sentAtMs?: number;
  /** Where it is meant to go; handed back. */
  readonly url?: string;
}

/** What a merchant does with callbacks: verify them, and make some for tests. */
export interface Callbacks {
  /**
   * Judges a callback: both signatures in constant time, the time of sending, the payload, and whether it came before.
   * Nothing of the body is looked at before its signature is known to be right. It throws nothing but what `isReplay`
   * throws, and a TypeError where the body is no longer raw.
   *
   * @param rawBody the body as it came, before any parser: text or bytes
   * @example
   * const result = await callbacks.verify(await request.text(), request.headers);
   * if (result.ok) await book(result.event);
   * return new Response(result.answer.body, { status: result.answer.status });
   */
  verify(rawBody: string | Uint8Array, headers: CallbackHeaders): Promise<CallbackResult>;
  /**
   * A callback as the platform would send it, signed with the same keys, for tests of the receiver. Each has an id of
   * its own unless the payload names one.
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
 * The receiver's side of merchant callbacks.
 *
 * @throws TypeError when there is no key, or the tolerance is no time
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
    // Every key against every signature, to the end: the time tells nothing of which one fits.
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
  // Whatever came before was acknowledged; saying so again is what stops it from coming.
  if (reason === 'replay') return { ok: false, reason, answer: { status: 200, body: 'success' } };
  return { ok: false, reason, answer: { status: statusOf[reason] ?? 400, body: `refused: ${reason}` } };
}

function bytesOf(rawBody: string | Uint8Array): Uint8Array {
  if (typeof rawBody === 'string') return utf8(rawBody);
  // Bytes of another realm too: test environments have their own Uint8Array.
  if (ArrayBuffer.isView(rawBody))
    return new Uint8Array(rawBody.buffer, rawBody.byteOffset, rawBody.byteLength);
  throw new TypeError('The body must be raw, text or bytes as they came: parsing loses what was signed.');
}

/** A form's texts as the values that they stand for; what stands for none stays text and is refused by the validator. */
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
