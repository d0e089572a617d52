import {
  BusinessError,
  createClient,
  HttpError,
  type Input,
  type Language,
  type Output,
  type SignProfileName,
  signOrder,
} from '@platform/sdk';
import { ordersCreate } from '@platform/sdk/operations';
import { problemsBeside } from '../../../../shared/error.fields.ts';
import { type FormField, formFields, type UnsignedOrder } from './merchant-test.form.ts';

export type CreatedOrder = Output<'orders.create'>;
export type SignedOrder = Input<'orders.create'>;
export type SendingKind = 'order' | 'wrongSignature' | 'replay' | 'changedReplay';

export interface RawRequest {
  method: string;
  url: string;
  headers: readonly (readonly [string, string])[];
  body: string;
}

export interface RawResponse {
  status: number;
  headers: readonly (readonly [string, string])[];
  body: string;
}

/** Request and response of one sent order. */
export interface Exchange {
  id: string;
  kind: SendingKind;
  at: Date;
  mchOrderNo: string;
  latencyMs: number;
  request: RawRequest | null;
  response: RawResponse | null;
  created: CreatedOrder | null;
  error: unknown;
}

export interface Destination {
  baseUrl: string;
  merchantBaseUrl: string;
  language: Language;
}

/**
 * Sends an order like a merchant's server: signed, without the console's session. The raw request and
 * response are kept.
 */
export async function sendOrder(
  kind: SendingKind,
  order: SignedOrder,
  destination: Destination,
): Promise<Exchange> {
  let request: RawRequest | null = null;
  let response: RawResponse | null = null;
  let sentAtMs = performance.now();
  let answeredAtMs: number | null = null;
  const client = createClient({
    ...destination,
    credentials: 'omit',
    fetch: async (outgoing) => {
      request = {
        method: outgoing.method,
        url: outgoing.url,
        headers: [...outgoing.headers],
        body: await outgoing.clone().text(),
      };
      sentAtMs = performance.now();
      const answer = await fetch(outgoing);
      answeredAtMs = performance.now();
      response = {
        status: answer.status,
        headers: [...answer.headers],
        body: await answer.clone().text(),
      };
      return answer;
    },
  });
  const at = new Date();
  const outcome = await client.call(ordersCreate, order).then(
    (created) => ({ created, error: null }),
    (error: unknown) => ({ created: null, error }),
  );
  return {
    id: crypto.randomUUID(),
    kind,
    at,
    mchOrderNo: order.mchOrderNo,
    latencyMs: Math.round((answeredAtMs ?? performance.now()) - sentAtMs),
    request,
    response,
    ...outcome,
  };
}

/** A well-formed but wrong signature. */
export function signWrongly(order: UnsignedOrder, secret: string, profile: SignProfileName): SignedOrder {
  const signed = signOrder(order, secret, profile);
  const last = signed.sign.at(-1) === '0' ? '1' : '0';
  return { ...signed, sign: `${signed.sign.slice(0, -1)}${last}` };
}

const fieldOfCode: Readonly<Record<string, FormField>> = {
  amountOutOfRange: 'amount',
  productNotFound: 'productId',
  productNotEnabled: 'productId',
  orderNumberConflict: 'mchOrderNo',
  merchantNotFound: 'mchId',
  merchantDisabled: 'mchId',
};

/** The server's field errors; the text is null if only the field's rule can describe it. */
export function fieldRefusals(error: unknown): Partial<Record<FormField, string>> {
  const beside = problemsBeside(error, formFields);
  if (beside) return beside;
  if (BusinessError.is(error) || HttpError.is(error)) {
    const field = error.codeName && fieldOfCode[error.codeName];
    if (field) return { [field]: BusinessError.is(error) ? error.reason : error.explain().why };
  }
  return {};
}
