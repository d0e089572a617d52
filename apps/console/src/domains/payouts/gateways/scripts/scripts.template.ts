/** Source of a new script: every entry point, none of which pays anything yet. */
export const scriptTemplate = `// send: asks the gateway to pay. payout.key is the same for every request about this attempt.
export const send = ({ payout, gateway }) => {
  const answer = http.request({
    method: 'POST',
    url: \`\${gateway.baseUrl}/payouts\`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key: payout.key, amount: payout.amountMinor, currency: payout.currency }),
  });
  log(\`status \${answer.status}\`);
  return { verdict: 'unknown', reason: 'not written yet' };
};

// query: asks for the outcome and changes nothing.
export const query = () => ({ verdict: 'unknown', reason: 'not written yet' });

// readNotice: proves who sent a notice, and reads it.
export const readNotice = () => ({ verdict: 'forged', reason: 'not written yet' });

// test: asks for something harmless, such as the balance.
export const test = () => ({ verdict: 'failed', reason: 'not written yet' });
`;
