import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { findAxeViolations } from '../../testing/axe.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { Checkbox } from './checkbox.tsx';
import { type ExtraEntry, ExtrasEditor } from './extras-editor.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { MoneyInput } from './money-input.tsx';
import { NumberInput } from './number-input.tsx';
import { SecretInput } from './secret-input.tsx';

it('connects label, help and error with the control', async () => {
  renderUi(
    <Field label="Account" help="Letters and digits" error="Already taken" required>
      <Input defaultValue="merchant" />
    </Field>,
  );
  const input = screen.getByLabelText(/^Account/);
  const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Already taken',
    'Letters and digits',
  ]);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input).toHaveProperty('required', true);
  expect(screen.getByRole('alert').textContent).toBe('Already taken');
  expect(await findAxeViolations()).toEqual([]);
});

it('a click on an inline label checks the box', async () => {
  const { user } = renderUi(
    <Field label="Only failures" layout="inline">
      <Checkbox />
    </Field>,
  );
  await user.click(screen.getByText('Only failures'));
  expect(screen.getByRole('checkbox', { name: 'Only failures' }).getAttribute('aria-checked')).toBe('true');
});

it('shows a secret only on request', async () => {
  const { user } = renderUi(
    <Field label="Password">
      <SecretInput defaultValue="hunter2" />
    </Field>,
  );
  const input = screen.getByLabelText('Password');
  expect(input).toHaveProperty('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(input).toHaveProperty('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  expect(input).toHaveProperty('type', 'password');
});

const rupees = {
  code: 'INR',
  read: (typed: string) =>
    /^\d+(\.\d{1,2})?$/.test(typed)
      ? { minor: Math.round(Number(typed) * 100) }
      : { problem: 'At most two decimals' },
  write: (minor: number) => (minor / 100).toFixed(2),
};

function Amount({ onProblem = () => {} }: { onProblem?: (problem: string | undefined) => void }) {
  const [minor, setMinor] = useState<number | null>(null);
  return (
    <>
      <MoneyInput
        aria-label="Amount"
        valueMinor={minor}
        onValueChange={setMinor}
        currency={rupees}
        onProblem={onProblem}
      />
      <output>{String(minor)}</output>
    </>
  );
}

it('money is stored in minor units, formatted on blur, and accepts full-width digits', async () => {
  const { user } = renderUi(<Amount />);
  const input = screen.getByLabelText('Amount');
  await user.type(input, '１２。5');
  expect(screen.getByText('1250')).toBeDefined();
  expect(input).toHaveProperty('value', '12.5');
  await user.tab();
  expect(input).toHaveProperty('value', '12.50');
});

it('money with too many decimals is refused, not rounded: it stays as typed with an error until it is changed', async () => {
  const onProblem = vi.fn();
  const { user } = renderUi(<Amount onProblem={onProblem} />);
  const input = screen.getByLabelText('Amount');
  await user.type(input, '1.005');
  await user.tab();
  expect(onProblem).toHaveBeenLastCalledWith('At most two decimals');
  expect(input).toHaveProperty('value', '1.005');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('null')).toBeDefined();
  await user.type(input, '{Backspace}');
  expect(onProblem).toHaveBeenLastCalledWith(undefined);
  expect(screen.getByText('100')).toBeDefined();
});

function Count({
  onValue,
  onUnreadable = () => {},
}: {
  onValue: (value: number | null) => void;
  onUnreadable?: (unreadable: boolean) => void;
}) {
  const [value, setValue] = useState<number | null>(5);
  return (
    <NumberInput
      aria-label="Count"
      value={value}
      onUnreadable={onUnreadable}
      onValueChange={(next) => {
        setValue(next);
        onValue(next);
      }}
    />
  );
}

it('a number field tells text that is no number from an empty field', async () => {
  const onUnreadable = vi.fn();
  const { user } = renderUi(<Count onValue={() => {}} onUnreadable={onUnreadable} />);
  const input = screen.getByLabelText('Count');
  await user.type(input, 'x');
  expect(onUnreadable).toHaveBeenLastCalledWith(true);
  await user.clear(input);
  expect(onUnreadable).toHaveBeenLastCalledWith(false);
  await user.type(input, '42');
  expect(onUnreadable).toHaveBeenLastCalledWith(false);
});

it('a number too large to be exact is no empty field', async () => {
  const onUnreadable = vi.fn();
  const onValue = vi.fn();
  const { user } = renderUi(<Count onValue={onValue} onUnreadable={onUnreadable} />);
  const input = screen.getByLabelText('Count');
  await user.clear(input);
  await user.type(input, '9'.repeat(20));
  expect(onUnreadable).toHaveBeenLastCalledWith(true);
  expect(onValue).toHaveBeenLastCalledWith(null);
  await user.tab();
  expect(input).toHaveProperty('value', '9'.repeat(20));
});

it('a number field returns numbers, and nothing for other text', async () => {
  const onValueChange = vi.fn();
  const { user } = renderUi(<Count onValue={onValueChange} />);
  const input = screen.getByLabelText('Count');
  await user.clear(input);
  expect(onValueChange).toHaveBeenLastCalledWith(null);
  await user.type(input, '42');
  expect(onValueChange).toHaveBeenLastCalledWith(42);
  await user.type(input, 'x');
  expect(onValueChange).toHaveBeenLastCalledWith(null);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  await user.tab();
  expect(input).toHaveProperty('value', '42x');
});

function Extras() {
  const [entries, setEntries] = useState<readonly ExtraEntry[]>([{ key: 'mode', value: 'IMPS' }]);
  return (
    <>
      <ExtrasEditor
        entries={entries}
        onEntriesChange={setEntries}
        labels={{ key: 'Name', value: 'Value', duplicate: 'This name is used twice' }}
      />
      <output>{JSON.stringify(entries)}</output>
    </>
  );
}

it('extras can be added, changed and removed, and a repeated name is reported', async () => {
  const { user } = renderUi(<Extras />);
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.type(screen.getByLabelText('Name 2'), 'mode');
  expect(screen.getAllByRole('alert')[0]?.textContent).toBe('This name is used twice');
  await user.click(screen.getAllByRole('button', { name: 'Remove mode' })[1]!);
  expect(screen.getByText('[{"key":"mode","value":"IMPS"}]')).toBeDefined();
});
