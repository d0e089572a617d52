/** Source of a new script: every entry point, none of which says yet that anything was paid. */
const scriptTemplate = `// send: asks the gateway to pay. payout.key is the same for every request about this attempt.
export const send = async ({ payout, gateway }) => {
  const answer = await http.request({
    method: 'POST',
    url: gateway.baseUrl + '/payouts',
    headers: { 'x-idempotency-key': payout.key },
    json: { amount: payout.amountMinor, currency: payout.currency },
  });
  log('status', answer.status);
  return { verdict: 'unknown', reason: 'send is not written yet' };
};

// query: asks for the outcome and changes nothing.
export const query = async () => ({ verdict: 'unknown', reason: 'query is not written yet' });

// readNotice: proves who sent a notice, and reads it.
export const readNotice = async () => ({ verdict: 'forged', reason: 'readNotice is not written yet' });

// test: asks for something harmless, such as the balance.
export const test = async () => ({ verdict: 'failed', reason: 'test is not written yet' });
`;

/** Source of a new script that chooses products: those with most room first. */
const choiceTemplate = `// choose: names the products that should serve an order, best first.
// order: orderCode, mchId, productId, amountMinor, currency, createdAt.
// capacity: productId, currency, accountCount and maxAmountMinor of each product that may serve it.
export const choose = ({ order, capacity }) => {
  const withRoom = capacity.filter(({ accountCount }) => accountCount > 0);
  withRoom.sort((one, other) => other.accountCount - one.accountCount);
  log(order.orderCode, withRoom.length);
  return { verdict: 'chosen', products: withRoom.slice(0, 20).map(({ productId }) => productId) };
};
`;

/** Source of a new script for collections: every entry point, none of which says yet that anything was paid. */
const collectionTemplate = `// create: asks the gateway for a link by which the payer pays. order.key is the same for every request about this
// attempt, and create may be called again with it: the gateway must then answer with the same link.
export const create = async ({ order, gateway }) => {
  const answer = await http.request({
    method: 'POST',
    url: gateway.baseUrl + '/links',
    headers: { 'x-idempotency-key': order.key },
    json: { amount: order.amountMinor, currency: order.currency },
  });
  log('status', answer.status);
  return { verdict: 'unknown', reason: 'create is not written yet' };
};

// query: asks whether it was paid: pending, completed with utr and amountMinor, declined or expired.
export const query = async () => ({ verdict: 'unknown', reason: 'query is not written yet' });

// readNotice: proves who sent a notice, and reads it.
export const readNotice = async () => ({ verdict: 'forged', reason: 'readNotice is not written yet' });

// test: asks for something harmless, such as the balance.
export const test = async () => ({ verdict: 'failed', reason: 'test is not written yet' });
`;

/** Source of a new script of the direction. */
export const templateOf = (direction: 'payout' | 'collection' | 'choice'): string =>
  ({ payout: scriptTemplate, collection: collectionTemplate, choice: choiceTemplate })[direction];
