import { describe, expect, it } from 'vitest';
import { ordersCreateBatch, payoutClaimsClaim } from '../generated/operations.ts';
import { validators } from '../generated/validators.ts';
import { createClient } from './client.ts';
import { coerceForm, coerceQuery } from './coerce.ts';

const orderId = '0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e01';
const upload = { orderType: 2, key: 'payroll-2026-11-20' } as const;

function recordingClient() {
  const sent: Request[] = [];
  const client = createClient({
    baseUrl: 'https://platform.example',
    validators,
    validation: { response: 'off' },
    fetch: async (request) => {
      sent.push(request.clone());
      return Response.json({ code: 200, msg: '', data: {} });
    },
  });
  return { client, sent };
}

describe('a POST with its parameters in the query', () => {
  it('is sent with the query and without a body', async () => {
    const { client, sent } = recordingClient();
    await client.call(payoutClaimsClaim, { orderId });
    expect(sent[0]?.method).toBe('POST');
    expect(sent[0]?.url).toBe(`https://platform.example/v1.0/payoutOrderClaim/claimOrder?orderId=${orderId}`);
    expect(await sent[0]?.text()).toBe('');
  });

  it('is checked before it is sent', async () => {
    const { client, sent } = recordingClient();
    await expect(client.call(payoutClaimsClaim, { orderId: '7' })).rejects.toMatchObject({
      issues: [{ path: 'orderId' }],
    });
    expect(sent).toEqual([]);
  });

  it('is read by a server with the same descriptor', () => {
    const wire = coerceQuery(payoutClaimsClaim, new URLSearchParams({ orderId }));
    expect(validators['payoutClaims.claim'].request.safeParse(wire)).toMatchObject({ success: true });
  });
});

describe('an upload', () => {
  it('arrives with the given fields', async () => {
    const { client, sent } = recordingClient();
    await client.call(ordersCreateBatch, { ...upload, file: new File(['a,b'], 'payroll.csv') });
    const form = await sent[0]?.formData();
    const wire = coerceForm(ordersCreateBatch, form ?? new FormData());
    expect(wire).toMatchObject(upload);
    expect(wire.file).toBeInstanceOf(File);
    expect(wire.file).toMatchObject({ name: 'payroll.csv', size: 3 });
    expect(validators['orders.createBatch'].request.safeParse(wire)).toMatchObject({ success: true });
  });

  it.each([
    ['text in place of a file', { ...upload, file: 'a,b' }],
    ['a kind that is no number', { ...upload, orderType: 'payout', file: new Blob(['a,b']) }],
    ['a field that nobody asked for', { ...upload, file: new Blob(['a,b']), merchant: '1' }],
  ])('is refused with %s', (_, fields) => {
    expect(validators['orders.createBatch'].request.safeParse(fields)).toMatchObject({ success: false });
  });

  it('keeps a field named __proto__ as a field', () => {
    const form = new FormData();
    form.append('__proto__', 'x');
    const wire = coerceForm(ordersCreateBatch, form);
    expect(Object.keys(wire)).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(wire)).toBe(Object.prototype);
  });
});
