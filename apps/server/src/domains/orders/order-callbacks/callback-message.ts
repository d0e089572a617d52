import { callbackHeaders, type SignedCallback, signCallback } from '@platform/sdk/callbacks';
import type { CallbackTerms } from '../../parties/parties.public.ts';
import type { CallbackAnswer } from './http-sender.ts';
import type { Delivery } from './order-callbacks.table.ts';

/** One attempt as it goes over the wire, signed anew since its time is signed too. */
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

/** One attempt that has been made, as it is kept: whoever sees it cannot send it. */
export interface MadeAttempt {
  readonly sentAt: Date;
  /** Null where no answer came. */
  readonly receivedAt: Date | null;
  readonly systemFlag: string;
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly requestBody: string;
  readonly answer: CallbackAnswer;
}

/** Puts together what was sent and what came back; the signatures are masked. */
export function madeAttempt(
  { headers, rawBody }: SignedCallback,
  answer: CallbackAnswer,
  facts: Pick<MadeAttempt, 'sentAt' | 'receivedAt' | 'systemFlag'>,
): MadeAttempt {
  return {
    ...facts,
    answer,
    requestHeaders: { ...headers, [callbackHeaders.signature]: `v1=${mask}` },
    // It is the last field; one of that name among the merchant's own pairs is none.
    requestBody: rawBody.replace(/("sign":")[^"]+("\})$|(&sign=)[^&]+$/, `$1$3${mask}$2`),
  };
}

const mask = '***';
