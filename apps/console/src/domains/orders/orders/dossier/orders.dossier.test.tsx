import { minorUnits } from '@platform/sdk';
import { createFixtures } from '@platform/sdk/testing';
import { UiProvider } from '@platform/ui-kit/skin';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { CallbackAttempt } from '../../../../shared/callback-attempt/attempt.labels.ts';
import { type Dossier, DossierParts } from './orders.dossier.parts.tsx';

// As parsed by the client: amounts are minor units, unlike in a wire fixture.
const dossier = createFixtures().orderDossier() as unknown as Dossier;
const attempt: CallbackAttempt = {
  ...(createFixtures().callbackAttempt() as unknown as CallbackAttempt),
  callbackId: 'paid',
  httpMethod: 'POST',
  url: 'https://merchant.example/callback',
  requestBody: 'orderCode=C1&status=4',
  responseHeaders: {},
};
const tried = (number: number, given: Partial<CallbackAttempt>): CallbackAttempt => ({
  ...attempt,
  id: String(number),
  attempt: number,
  ...given,
});

const labels = new Proxy({}, { get: (_target, name) => String(name) }) as never;
const part = (name: string) => {
  const section = screen.getByRole('heading', { name }).closest('section');
  if (!section) throw new Error(`no part ${name}`);
  return within(section);
};
const show = (given: Partial<Dossier>) =>
  render(
    <UiProvider labels={labels}>
      <DossierParts dossier={{ ...dossier, ...given }} />
    </UiProvider>,
  );

it('shows findings about its money with their severity, and nothing when there are none', () => {
  const finding = {
    id: '1',
    at: '2026-11-20T12:00:00+08:00',
    rule: 'brokenChain',
    severity: 'high' as const,
  };
  const { unmount } = show({ riskFindings: [{ ...finding, message: '余额不连续' }] });
  const risks = part('风险发现');
  expect(risks.getByText('余额不连续')).toBeDefined();
  expect(risks.getByText('高')).toBeDefined();
  unmount();
  show({ riskFindings: [] });
  expect(screen.queryByRole('heading', { name: '风险发现' })).toBeNull();
});

it('shows each callback attempt, and what changed since the previous attempt of the delivery', () => {
  show({
    callbacks: [
      tried(1, { outcome: 'httpError', responseStatus: 502, responseBody: 'bad gateway' }),
      tried(2, { outcome: 'acknowledged', responseStatus: 200, responseBody: 'success' }),
      tried(3, {
        callbackId: 'reversed',
        outcome: 'acknowledged',
        responseStatus: 200,
        responseBody: 'success',
      }),
    ],
  });
  const callbacks = part('回调');
  expect(callbacks.getByText('第 1 次 · HTTP 错误 · 502')).toBeDefined();
  // The first attempt of a delivery has no previous attempt.
  expect(callbacks.getAllByText('与上一次的差异')).toHaveLength(1);
  const lines = within(callbacks.getByRole('region', { name: '与上一次的差异', hidden: true }))
    .getAllByRole('row', { hidden: true })
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => text.includes('新增') || text.includes('删除'));
  expect(lines).toEqual([
    expect.stringContaining('502'),
    expect.stringContaining('bad gateway'),
    expect.stringContaining('200'),
    expect.stringContaining('success'),
  ]);
});

it('shows each booking with its account, and reversed bookings', () => {
  const posting: Dossier['postings'][number] = {
    transferId: '1',
    at: '2026-11-20T12:03:00+08:00',
    kind: 'single',
    debitKind: 'supplierReceivable',
    debitOwner: 'North team',
    creditKind: 'merchantPayable',
    creditOwner: 'Demo merchant',
    amountMinor: minorUnits(50_000),
    currency: 'INR',
    reverses: null,
  };
  show({ postings: [posting, { ...posting, transferId: '2', reverses: '1' }] });
  const [booked, back] = part('记账').getAllByRole('listitem');
  expect(booked?.textContent).toContain('供应商应缴 (North team) → 应付商户 (Demo merchant)500.00');
  expect(booked?.textContent).not.toContain('冲回');
  expect(back?.textContent).toContain('冲回');
});

it('shows foreign text as plain text, and omits empty fields', () => {
  const statement: Dossier['statements'][number] = {
    id: '1',
    kind: 'sms',
    resourceName: 'North 07',
    amountMinor: minorUnits(50_000),
    currency: 'INR',
    utr: '432109876543',
    payerName: 'A PAYER',
    rawText: '<img src=x onerror=alert(1)> Rs.500.00 credited',
    match: 'byHand',
    matchedBy: 'service',
    receivedAt: '2026-11-20T12:02:58+08:00',
    matchedAt: '2026-11-20T12:03:00+08:00',
    split: null,
  };
  show({ statements: [statement], attempts: [], callbacks: [], postings: [], request: null });
  expect(part('到账记录').getByText(/^<img src=x/)).toBeDefined();
  expect(part('到账记录').getByText('service 匹配')).toBeDefined();
  expect(screen.getAllByRole('heading')).toHaveLength(1);
});
