// Collections by Razorpay payment links, as its API is documented.
//
// Credentials: keyId, keySecret (of the API), webhookSecret (of the webhook).
// Webhook events to subscribe to: payment_link.paid, payment_link.expired, payment_link.cancelled.

const auth = { basic: [secret('keyId'), secret('keySecret')] };

// A link lives at least a quarter of an hour; the platform's own page stops showing it earlier.
const shortestLifeMs = 16 * 60 * 1000;

// The bank's number of the payment. A payment without one, as by card, is known by its own number.
const utrOf = ({ id, acquirer_data: bank = {} }) =>
  String(bank.rrn || bank.bank_transaction_id || bank.upi_transaction_id || id).replace(/[^A-Za-z0-9]/g, '');

function verdictOf(link, payment) {
  const reference = String(link.id);
  if (link.status === 'created' || link.status === 'partially_paid') return { verdict: 'pending', reference };
  if (link.status === 'expired') return { verdict: 'expired', reason: 'the link has expired', reference };
  if (link.status === 'cancelled')
    return { verdict: 'declined', code: 'cancelled', reason: 'the link was cancelled', reference };
  if (link.status === 'paid' && payment)
    return { verdict: 'completed', utr: utrOf(payment), amountMinor: payment.amount, reference };
  return { verdict: 'unknown', reason: `the link is ${link.status}` };
}

async function read(url, query) {
  const answer = await http.request({ url, query, auth });
  if (answer.status !== 200) throw new Error(`HTTP ${answer.status}`);
  return answer.json();
}

async function findByKey(key) {
  const { payment_links: links } = await read('/payment_links', { reference_id: key });
  return links.filter((link) => link.reference_id === key);
}

const created = (link) => ({ verdict: 'created', link: link.short_url, reference: String(link.id) });

export async function create({ order }) {
  const until = Math.max(Date.parse(order.expiresAt ?? '') || 0, Date.now() + shortestLifeMs);
  const answer = await http.request({
    url: '/payment_links',
    auth,
    json: {
      amount: order.amountMinor,
      currency: order.currency,
      accept_partial: false,
      reference_id: order.key,
      description: order.subject || order.orderCode,
      expire_by: Math.ceil(until / 1000),
      notify: { sms: false, email: false },
      reminder_enable: false,
    },
  });
  if (answer.status === 200) return created(answer.json());
  const { error } = answer.status === 400 ? answer.json() : {};
  // Anything but the gateway's own refusal may come from something in between.
  if (error?.code !== 'BAD_REQUEST_ERROR') return { verdict: 'unknown', reason: `HTTP ${answer.status}` };
  // It refuses a key that has a link. That of an earlier request is as good.
  const [known] = await findByKey(order.key);
  if (known) return created(known);
  return { verdict: 'declined', code: error.reason || error.code, reason: error.description || error.code };
}

export async function query({ order }) {
  const links = order.reference
    ? [await read(`/payment_links/${encodeURIComponent(order.reference)}`)]
    : await findByKey(order.key);
  if (links.length !== 1) return { verdict: 'unknown', reason: `${links.length} links have the key` };
  const [link] = links;
  const paid = (link.payments ?? []).find(({ status }) => status === 'captured');
  return verdictOf(link, paid && (await read(`/payments/${encodeURIComponent(paid.payment_id)}`)));
}

export function readNotice({ notice }) {
  const signature = hmac('sha256', secret('webhookSecret'), notice.body);
  if (!equal(signature, String(notice.headers['x-razorpay-signature'] ?? '')))
    return { verdict: 'forged', reason: 'the signature is not of this body' };
  const { event, payload } = JSON.parse(notice.body);
  const link = payload?.payment_link?.entity;
  if (!link) return { verdict: 'ignored', reason: `event ${event}` };
  return { ...verdictOf(link, payload.payment?.entity), key: String(link.reference_id) };
}

export async function test() {
  const answer = await http.request({ url: '/payment_links', query: { count: 1 }, auth });
  if (answer.status === 200) return { verdict: 'ok', message: 'Payment links can be read.' };
  return { verdict: 'failed', reason: `HTTP ${answer.status}` };
}
