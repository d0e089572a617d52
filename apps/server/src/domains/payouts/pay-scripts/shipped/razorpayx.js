// Payouts by RazorpayX, as its API is documented.
//
// Credentials: keyId, keySecret (of the API), webhookSecret (of the webhook).
// Parameters: accountNumber (the account that pays).
// Webhook events to subscribe to: payout.queued, payout.initiated, payout.processed, payout.failed, payout.rejected,
// payout.reversed, payout.updated.

const auth = { basic: [secret('keyId'), secret('keySecret')] };

// The limit of IMPS, in paise. Larger payouts go by NEFT, which has none.
const impsLimit = 50_000_000;

// States in which the payout is not made and will not be made.
const endedUnpaid = ['rejected', 'cancelled', 'failed', 'reversed'];

const fundAccountOf = ({ userName, cardNumber, ifscCode, vpa }) => ({
  ...(vpa
    ? { account_type: 'vpa', vpa: { address: vpa } }
    : {
        account_type: 'bank_account',
        bank_account: { name: userName, ifsc: ifscCode, account_number: cardNumber },
      }),
  contact: { name: userName || 'Beneficiary', type: 'customer' },
});

const modeOf = ({ vpa, amountMinor }) => (vpa ? 'UPI' : amountMinor > impsLimit ? 'NEFT' : 'IMPS');

function verdictOf(payout) {
  const reference = String(payout.id);
  const { reason, description } = payout.status_details ?? {};
  if (endedUnpaid.includes(payout.status)) {
    return {
      verdict: 'declined',
      code: reason || payout.status,
      reason: description || payout.failure_reason || payout.status,
      reference,
    };
  }
  // Money has left when the payout is processed; the bank's number can follow a little later.
  if (payout.status === 'processed' && payout.utr)
    return { verdict: 'completed', utr: String(payout.utr), reference, amountMinor: payout.amount };
  return { verdict: 'accepted', reference };
}

export async function send({ payout, gateway }) {
  const answer = await http.request({
    url: '/payouts',
    auth,
    headers: { 'X-Payout-Idempotency': payout.key },
    json: {
      account_number: gateway.parameters.accountNumber,
      amount: payout.amountMinor,
      currency: payout.currency,
      mode: modeOf(payout),
      purpose: 'payout',
      fund_account: fundAccountOf(payout),
      queue_if_low_balance: false,
      reference_id: payout.key,
    },
  });
  if (answer.status === 200) return verdictOf(answer.json());
  const { error } = answer.status === 400 ? answer.json() : {};
  // Only the gateway's own refusal of the request is certain. Anything else may come from something in between.
  if (error?.code === 'BAD_REQUEST_ERROR')
    return { verdict: 'declined', code: error.reason || error.code, reason: error.description || error.code };
  return { verdict: 'unknown', reason: `HTTP ${answer.status}` };
}

export async function query({ payout, gateway }) {
  if (payout.reference) {
    const answer = await http.request({ url: `/payouts/${encodeURIComponent(payout.reference)}`, auth });
    if (answer.status !== 200) throw new Error(`HTTP ${answer.status}`);
    return verdictOf(answer.json());
  }
  const answer = await http.request({
    url: '/payouts',
    query: { account_number: gateway.parameters.accountNumber, reference_id: payout.key },
    auth,
  });
  if (answer.status !== 200) throw new Error(`HTTP ${answer.status}`);
  const found = answer.json().items.filter((item) => item.reference_id === payout.key);
  if (found.length === 1) return verdictOf(found[0]);
  // It may still be on its way to the gateway, so its absence proves nothing.
  return { verdict: 'unknown', reason: `${found.length} payouts have the key` };
}

export function readNotice({ notice }) {
  const signature = hmac('sha256', secret('webhookSecret'), notice.body);
  if (!equal(signature, String(notice.headers['x-razorpay-signature'] ?? '')))
    return { verdict: 'forged', reason: 'the signature is not of this body' };
  const { event, payload } = JSON.parse(notice.body);
  const payout = payload?.payout?.entity;
  if (!payout) return { verdict: 'ignored', reason: `event ${event}` };
  return { ...verdictOf(payout), key: String(payout.reference_id) };
}

export async function test({ gateway }) {
  const answer = await http.request({
    url: '/payouts',
    query: { account_number: gateway.parameters.accountNumber, count: 1 },
    auth,
  });
  if (answer.status === 200) return { verdict: 'ok', message: 'The account can be read.' };
  return { verdict: 'failed', reason: `HTTP ${answer.status}` };
}
