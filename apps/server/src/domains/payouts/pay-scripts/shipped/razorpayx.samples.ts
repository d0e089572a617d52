import type { ScriptSample } from '../pay-scripts.table.ts';

const key = 'P2026112012000012345678-1';
const credentials = {
  keyId: 'rzp_test_sample',
  keySecret: 'sample-key-secret',
  webhookSecret: 'sample-webhook-secret',
};
const payout = {
  orderCode: 'P2026112012000012345678',
  key,
  attempt: 1,
  amountMinor: 250_000,
  currency: 'INR',
  createdAt: '2026-11-20T04:00:00.000Z',
  reference: null,
  userName: 'B Sample',
  cardNumber: '50100012345678',
  bankName: 'Example Bank',
  ifscCode: 'EXMP0000123',
  vpa: null,
  usdtAddress: null,
} as const;

const entity = (status: string, more: object = {}) => ({
  id: 'pout_00000000000001',
  entity: 'payout',
  amount: 250_000,
  currency: 'INR',
  status,
  utr: null,
  reference_id: key,
  status_details: null,
  ...more,
});
const answered = (status: number, body: object) => ({ status, body: JSON.stringify(body) });
const processed = entity('processed', { utr: '432100012345' });
const failed = entity('failed', {
  status_details: { reason: 'beneficiary_bank_offline', description: 'The bank is not available' },
});

const base = { credentials, parameters: { accountNumber: '7878780080316316' } };
const sending = (
  name: string,
  answers: ScriptSample['answers'],
  expected: ScriptSample['expected'],
): ScriptSample => ({ ...base, name, entryPoint: 'send', payout, answers, expected });
const querying = (
  name: string,
  reference: string | null,
  answers: ScriptSample['answers'],
  expected: ScriptSample['expected'],
): ScriptSample => ({
  ...base,
  name,
  entryPoint: 'query',
  payout: { ...payout, reference },
  answers,
  expected,
});
const noticed = (
  name: string,
  body: object,
  signature: string,
  expected: ScriptSample['expected'],
): ScriptSample => ({
  ...base,
  name,
  entryPoint: 'readNotice',
  notice: { headers: { 'x-razorpay-signature': signature }, body: JSON.stringify(body) },
  answers: [],
  expected,
});

const notice = (event: string, payoutEntity: object) => ({
  entity: 'event',
  event,
  payload: { payout: { entity: payoutEntity } },
});

/** What RazorpayX answers, as its documentation shows it, and what each answer means. */
export const razorpayxSamples = (sign: (secret: string, body: string) => string): readonly ScriptSample[] => {
  const signed = (body: object) => sign(credentials.webhookSecret, JSON.stringify(body));
  const done = notice('payout.processed', processed);
  return [
    sending('Accepted', [answered(200, entity('processing'))], {
      verdict: 'accepted',
      reference: 'pout_00000000000001',
    }),
    sending('Paid at once', [answered(200, processed)], { verdict: 'completed', utr: '432100012345' }),
    sending(
      'Refused',
      [answered(400, { error: { code: 'BAD_REQUEST_ERROR', description: 'Invalid IFSC' } })],
      {
        verdict: 'declined',
        code: 'BAD_REQUEST_ERROR',
      },
    ),
    sending('A gateway in between', [{ status: 400, body: '{}' }], { verdict: 'unknown' }),
    sending('Broken', [{ status: 502, body: 'Bad Gateway' }], { verdict: 'unknown' }),
    sending('No answer', [{ failure: 'timedOut' }], { verdict: 'unknown' }),
    querying('Paid', 'pout_00000000000001', [answered(200, processed)], { verdict: 'completed' }),
    querying('Failed', 'pout_00000000000001', [answered(200, failed)], {
      verdict: 'declined',
      code: 'beneficiary_bank_offline',
    }),
    querying('Found by its key', null, [answered(200, { count: 1, items: [processed] })], {
      verdict: 'completed',
    }),
    querying('Not found', null, [answered(200, { count: 0, items: [] })], { verdict: 'unknown' }),
    querying('Not to be asked', null, [{ status: 503, body: '' }], { verdict: 'unknown' }),
    noticed('Processed', done, signed(done), { verdict: 'completed', utr: '432100012345' }),
    noticed('Failed', notice('payout.failed', failed), signed(notice('payout.failed', failed)), {
      verdict: 'declined',
    }),
    noticed('Another event', { event: 'transaction.created' }, signed({ event: 'transaction.created' }), {
      verdict: 'ignored',
    }),
    noticed('Forged', done, '00'.repeat(32), { verdict: 'forged' }),
  ];
};
