import { UiProvider } from '@platform/ui-kit/skin';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { BankOption } from '../../../../shared/bank.select.tsx';
import { createQueries } from '../../../../shared/query.ts';
import { mockPlatform } from '../../../../shared/testing/mock-platform.ts';
import { currencyOfBank } from './template.currency.ts';
import { formOf, previewDefinition } from './template.form.ts';
import { TemplatePreview } from './template.preview.tsx';

const { fixtures, handlers, use } = mockPlatform();
const kcb: BankOption = {
  country: 'KE',
  number: '01',
  names: { 'zh-CN': '肯尼亚商业银行', 'zh-TW': '肯亞商業銀行', 'en-US': 'Kenya Commercial Bank' },
  shortName: 'KCB',
  ifscPrefix: null,
};
const banks = [
  { ...kcb, country: 'IN' as const, shortName: 'HDFC', names: { ...kcb.names, 'en-US': 'HDFC Bank' } },
  kcb,
];

it('a template’s currency is that of its bank’s country', () => {
  expect(currencyOfBank('KCB', banks)).toBe('KES');
  expect(currencyOfBank(' kenya commercial bank ', banks)).toBe('KES');
  expect(currencyOfBank('HDFC Bank', banks)).toBe('INR');
  expect(currencyOfBank('Unlisted', banks)).toBe('INR');
});

it('previews in the currency of the bank, until another one is chosen', async () => {
  const asked = vi.fn();
  use(
    handlers.banks.options(() => [kcb]),
    handlers.payoutTemplates.preview(({ currency }) => {
      asked(currency);
      return fixtures.payoutTemplatePreview();
    }),
  );
  render(
    <UiProvider labels={new Proxy({}, { get: (_target, name) => String(name) }) as never}>
      <QueryClientProvider client={createQueries()}>
        <TemplatePreview definition={previewDefinition(formOf())} bankName="KCB" />
      </QueryClientProvider>
    </UiProvider>,
  );
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith('KES'));
  expect(screen.getByRole('radio', { name: 'KES', checked: true })).toBeDefined();
  fireEvent.click(screen.getByRole('radio', { name: 'USDT' }));
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith('USDT'));
});
