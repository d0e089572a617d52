// The bank that the payout bot pays through. Replace this file with your bank's interface. Each payment needs
// a reference of ours, and the answer must tell definite results from unknown ones.

/**
 * @typedef {{ reference: string, amountMinor: number, currency: string, userName: string, cardNumber: string,
 *   ifscCode: string }} Payment
 * @typedef {{ outcome: 'paid', utr: string } | { outcome: 'declined', reason: string } | { outcome: 'unknown' }} BankAnswer
 */

const timeoutMs = 10_000;

/** @param {string} url */
export function createBank(url) {
  return {
    /**
     * Requests a payment once. A time-out, a broken connection or a 5xx is `unknown`: it may have been made.
     * @param {Payment} payment
     * @returns {Promise<BankAnswer>}
     */
    pay: (payment) =>
      ask(`${url}/payments/${payment.reference}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(payment),
      }),
    /**
     * Returns the result of a payment. A payment that the bank does not know may still be in transit: `unknown`.
     * @param {string} reference
     * @returns {Promise<BankAnswer>}
     */
    find: (reference) => ask(`${url}/payments/${reference}`, { method: 'GET' }),
  };
}

/** @param {string} url @param {RequestInit} init @returns {Promise<BankAnswer>} */
async function ask(url, init) {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) return { outcome: 'unknown' };
    const { status, utr, reason } = await response.json();
    if (status === 'paid' && typeof utr === 'string') return { outcome: 'paid', utr };
    return status === 'declined' ? { outcome: 'declined', reason: String(reason) } : { outcome: 'unknown' };
  } catch {
    return { outcome: 'unknown' };
  }
}
