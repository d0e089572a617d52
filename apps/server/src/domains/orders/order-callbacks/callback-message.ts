import { callbackHeaders, type SignedCallback, signCallback } from '@platform/sdk/callbacks';
import type { CallbackTerms } from '../../parties/parties.public.ts';
import type { CallbackAnswer } from './http-sender.ts';
import type { Delivery } from './order-callbacks.table.ts';

/** The signed message of one attempt. Each attempt is signed anew, because the signature covers its time. */
export function messageOf(
  { id, fields }: Pick<Delivery, 'id' | 'fields'>,
  { mchId, keys, signProfile, callbackFormat }: CallbackTerms,
  sentAt: Date,
): SignedCallback {
  return signCallback(
    { eventId: id, mchId, ...fields },
    { keys, signProfile, format: callbackFormat, sentAtMs: sentAt.getTime() },
  );
}

/** A finished attempt as stored: signatures are masked, so that a reader cannot replay it. */
export interface MadeAttempt {
  readonly sentAt: Date;
  /** Null when no answer came. */
  readonly receivedAt: Date | null;
  readonly systemFlag: string;
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly requestBody: string;
  readonly answer: CallbackAnswer;
}

/** Combines request and answer, with masked signatures. */
export function madeAttempt(
  { headers, rawBody }: SignedCallback,
  answer: CallbackAnswer,
  facts: Pick<MadeAttempt, 'sentAt' | 'receivedAt' | 'systemFlag'>,
): MadeAttempt {
  return {
    ...facts,
    answer,
    requestHeaders: { ...headers, [callbackHeaders.signature]: `v1=${mask}` },
    // Only the last field is the signature; the merchant's own data may contain a field of the same name.
    requestBody: rawBody.replace(/("sign":")[^"]+("\})$|(&sign=)[^&]+$/, `$1$3${mask}$2`),
  };
}

const mask = '***';
