import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { findAxeViolations } from '../../testing/axe.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { Field } from './field.tsx';
import { MultiSelect } from './multi-select.tsx';
import { Select } from './select.tsx';

const options = [
  { value: 'card', label: 'Bank card' },
  { value: 'upi', label: 'UPI', disabled: true },
  { value: 'usdt', label: 'USDT' },
];

function Product({ searchable = false }) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <Field label="Product">
      <Select
        options={options}
        value={value}
        onValueChange={setValue}
        placeholder="Any"
        searchable={searchable}
      />
    </Field>
  );
}

it('can be used by keyboard alone, skipping disabled options', async () => {
  const { user } = renderUi(<Product />);
  const select = screen.getByRole('combobox', { name: 'Product' });
  expect(select.textContent).toBe('Any');
  await user.tab();
  await user.keyboard('{ArrowDown}');
  const list = await screen.findByRole('listbox', { name: 'Product' });
  expect(within(list).getAllByRole('option')).toHaveLength(3);
  expect(await findAxeViolations()).toEqual([]);
  await user.keyboard('{ArrowDown}');
  const active = document.getElementById(select.getAttribute('aria-activedescendant') ?? '');
  expect(active?.textContent).toContain('USDT');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(select.textContent).toContain('USDT');
  expect(document.activeElement).toBe(select);
});

it('opens by a click, refuses disabled options, closes by Escape', async () => {
  const { user } = renderUi(<Product />);
  const select = screen.getByRole('combobox');
  await user.click(select);
  await user.click(await screen.findByRole('option', { name: 'UPI' }));
  expect(select.textContent).toBe('Any');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
});

it('finds by typing', async () => {
  const { user } = renderUi(<Product searchable />);
  await user.click(screen.getByRole('button', { name: 'Product' }));
  await user.type(await screen.findByRole('combobox', { name: 'Search' }), 'usd{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Product' }).textContent).toBe('USDT'));
});

it('reports when nothing is found', async () => {
  const { user } = renderUi(<Product searchable />);
  await user.click(screen.getByRole('button', { name: 'Product' }));
  await user.type(await screen.findByRole('combobox'), 'paypal');
  expect(screen.getByText('No results')).toBeDefined();
});

function Statuses() {
  const [values, setValues] = useState<readonly string[]>([]);
  return (
    <Field label="Status">
      <MultiSelect
        options={['created', 'paid', 'failed'].map((value) => ({ value, label: value }))}
        values={values}
        onValuesChange={setValues}
        placeholder="Any"
        summary={(count) => `${count} chosen`}
      />
    </Field>
  );
}

it('several options can be chosen, summarized and cleared', async () => {
  const { user } = renderUi(<Statuses />);
  const button = screen.getByRole('button', { name: 'Status' });
  await user.click(button);
  for (const name of ['created', 'paid', 'failed']) await user.click(screen.getByRole('option', { name }));
  expect(button.textContent).toBe('3 chosen');
  await user.click(screen.getByRole('option', { name: 'failed' }));
  expect(button.textContent).toBe('created, paid');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(button.textContent).toBe('Any');
});
