import type { ScriptSample } from '../pay-scripts.table.ts';

const key = 'C2026112012000012345678-1';
const credentials = {
  keyId: 'rzp_test_sample',
  keySecret: 'sample-key-secret',
  webhookSecret: 'sample-webhook-secret',
};
const order = {
  orderCode: 'C2026112012000012345678',
  mchId: 'M10001',
  productId: 1045,
  amountMinor: 250_000,
  currency: 'INR',
  createdAt: '2026-11-20T04:00:00.000Z',
  key,
  attempt: 1,
  expiresAt: '2026-11-20T04:10:00.000Z',
  reference: null,
  subject: 'Top-up',
} as const;

const id = 'plink_00000000000001';
const paymentId = 'pay_00000000000001';
const entity = (status: string, more: object = {}) => ({
  id,
  amount: 250_000,
  amount_paid: status === 'paid' ? 250_000 : 0,
  currency: 'INR',
  reference_id: key,
  short_url: 'https://rzp.io/i/sample',
  status,
  payments: null,
  ...more,
});
const payment = (acquirer: object) => ({
  id: paymentId,
  entity: 'payment',
  amount: 250_000,
  currency: 'INR',
  status: 'captured',
  acquirer_data: acquirer,
});
const answered = (status: number, body: object) => ({ status, body: JSON.stringify(body) });
const refused = answered(400, {
  error: { code: 'BAD_REQUEST_ERROR', description: 'The amount is too small' },
});
const paid = entity('paid', { payments: [{ payment_id: paymentId, amount: 250_000, status: 'captured' }] });
const byUpi = payment({ rrn: '432100012345' });

const creating = (
  name: string,
  answers: ScriptSample['answers'],
  expected: ScriptSample['expected'],
): ScriptSample => ({ credentials, name, entryPoint: 'create', order, answers, expected });
const querying = (
  name: string,
  reference: string | null,
  answers: ScriptSample['answers'],
  expected: ScriptSample['expected'],
): ScriptSample => ({
  credentials,
  name,
  entryPoint: 'query',
  order: { ...order, reference },
  answers,
  expected,
});
const noticed = (
  name: string,
  body: object,
  signature: string,
  expected: ScriptSample['expected'],
): ScriptSample => ({
  credentials,
  name,
  entryPoint: 'readNotice',
  notice: { headers: { 'x-razorpay-signature': signature }, body: JSON.stringify(body) },
  answers: [],
  expected,
});

const notice = (event: string, link: object, more: object = {}) => ({
  entity: 'event',
  event,
  payload: { payment_link: { entity: link }, ...more },
});

/** What Razorpay answers about payment links, as its documentation shows it, and what each answer means. */
export const razorpayLinksSamples = (
  sign: (secret: string, body: string) => string,
): readonly ScriptSample[] => {
  const signed = (body: object) => sign(credentials.webhookSecret, JSON.stringify(body));
  const done = notice('payment_link.paid', paid, { payment: { entity: byUpi } });
  const over = notice('payment_link.expired', entity('expired'));
  const found = (links: readonly object[]) => answered(200, { payment_links: links });
  const link = 'https://rzp.io/i/sample';
  return [
    creating('Created', [answered(200, entity('created'))], { verdict: 'created', reference: id, link }),
    creating('Created by an earlier request', [refused, found([entity('created')])], {
      verdict: 'created',
      reference: id,
      link,
    }),
    creating('Refused', [refused, found([])], { verdict: 'declined', code: 'BAD_REQUEST_ERROR' }),
    creating('A gateway in between', [{ status: 400, body: '{}' }], { verdict: 'unknown' }),
    creating('Broken', [{ status: 502, body: 'Bad Gateway' }], { verdict: 'unknown' }),
    creating('No answer', [{ failure: 'timedOut' }], { verdict: 'unknown' }),
    querying('Not paid yet', id, [answered(200, entity('created'))], { verdict: 'pending' }),
    querying('Paid by UPI', id, [answered(200, paid), answered(200, byUpi)], {
      verdict: 'completed',
      utr: '432100012345',
    }),
    querying('Paid by card', id, [answered(200, paid), answered(200, payment({}))], {
      verdict: 'completed',
      utr: 'pay00000000000001',
    }),
    querying('Found by its key', null, [found([entity('created')])], { verdict: 'pending', reference: id }),
    querying('Not found', null, [found([])], { verdict: 'unknown' }),
    querying('Expired', id, [answered(200, entity('expired'))], { verdict: 'expired' }),
    querying('Cancelled', id, [answered(200, entity('cancelled'))], {
      verdict: 'declined',
      code: 'cancelled',
    }),
    querying('Not to be asked', id, [{ status: 503, body: '' }], { verdict: 'unknown' }),
    noticed('Paid', done, signed(done), { verdict: 'completed', utr: '432100012345' }),
    noticed('Expired', over, signed(over), { verdict: 'expired' }),
    noticed('Another event', { event: 'order.paid' }, signed({ event: 'order.paid' }), {
      verdict: 'ignored',
    }),
    noticed('Forged', done, '00'.repeat(32), { verdict: 'forged' }),
  ];
};
