import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { type FormErrors, type SubmitAnswer, useForm } from '../../headless/form/index.ts';
import { findAxeViolations } from '../../testing/axe.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { Button } from '../button.tsx';
import { type Dialogs, DialogsProvider, useDialogs } from '../overlays/dialogs.tsx';
import { Form, FormField } from './form.tsx';
import { Input } from './input.tsx';

interface Account {
  name: string;
  account: string;
}
const names: Record<string, string> = { name: 'Name', account: 'Account' };
const validate = ({ name, account }: Account): FormErrors<Account> => ({
  ...(name === '' && { name: 'Give it a name' }),
  ...(!/^[a-z]+$/.test(account) && { account: 'Letters only' }),
});

function AccountForm({ onSubmit }: { onSubmit: (values: Account) => Promise<SubmitAnswer<Account>> }) {
  const form = useForm<Account>({ initial: { name: '', account: '' }, validate, onSubmit });
  const [sent, setSent] = useState(false);
  return (
    <Form
      form={form}
      summaryTitle={(count) => `${count} fields need attention`}
      fieldName={(name) => names[name]}
      onSubmitted={() => setSent(true)}
    >
      {(['name', 'account'] as const).map((name) => (
        <FormField key={name} form={form} name={name} label={names[name]}>
          <Input value={form.values[name]} onChange={({ target }) => form.set({ [name]: target.value })} />
        </FormField>
      ))}
      <Button type="submit">Save</Button>
      {sent && <output>Saved</output>}
    </Form>
  );
}

it('shows an error when a field loses focus, not before', async () => {
  const { user } = renderUi(<AccountForm onSubmit={async () => undefined} />);
  await user.type(screen.getByLabelText('Account'), '1');
  expect(screen.queryByText('Letters only')).toBeNull();
  await user.tab();
  expect(screen.getByText('Letters only')).toBeDefined();
  expect(screen.queryByText('Give it a name')).toBeNull();
});

it('lists all errors on submit, focuses the first, and each line links to its field', async () => {
  const onSubmit = vi.fn(async () => undefined);
  const { user } = renderUi(<AccountForm onSubmit={onSubmit} />);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('2 fields need attention')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  expect(await findAxeViolations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Account' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Account'));
  expect(onSubmit).not.toHaveBeenCalled();
});

it('keeps typed input when the server refuses a field, and shows the error there', async () => {
  const onSubmit = vi
    .fn<(values: Account) => Promise<SubmitAnswer<Account>>>()
    .mockResolvedValueOnce({ account: 'Already taken' })
    .mockResolvedValueOnce(undefined);
  const { user } = renderUi(<AccountForm onSubmit={onSubmit} />);
  await user.type(screen.getByLabelText('Name'), 'A');
  await user.type(screen.getByLabelText('Account'), 'abc{Enter}');
  await waitFor(() => expect(screen.getByText('Already taken')).toBeDefined());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Account')));
  expect(screen.getByLabelText('Account')).toHaveProperty('value', 'abc');
  await user.type(screen.getByLabelText('Account'), 'd{Enter}');
  await waitFor(() => expect(screen.getByText('Saved')).toBeDefined());
  expect(onSubmit).toHaveBeenLastCalledWith({ name: 'A', account: 'abcd' });
});

it('is submitted once, even when requested repeatedly', async () => {
  let finish: (answer: undefined) => void = () => {};
  const onSubmit = vi.fn(
    () =>
      new Promise<undefined>((resolve) => {
        finish = resolve;
      }),
  );
  const { user } = renderUi(<AccountForm onSubmit={onSubmit} />);
  await user.type(screen.getByLabelText('Name'), 'A');
  await user.type(screen.getByLabelText('Account'), 'abc{Enter}{Enter}{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  finish(undefined);
  await waitFor(() => expect(screen.getByText('Saved')).toBeDefined());
});

function Opener({ act }: { act: (dialogs: Dialogs) => Promise<unknown> }) {
  const dialogs = useDialogs();
  const [answer, setAnswer] = useState('none');
  return (
    <>
      <Button onClick={async () => setAnswer(JSON.stringify(await act(dialogs)) ?? 'dismissed')}>Open</Button>
      <output>{answer}</output>
    </>
  );
}

const openForm = (dialogs: Dialogs) =>
  dialogs.form<Account>({
    title: 'New account',
    initial: { name: 'A', account: '' },
    validate,
    onSubmit: async () => undefined,
    fields: (form) => (
      <FormField form={form} name="account" label="Account">
        <Input value={form.values.account} onChange={({ target }) => form.set({ account: target.value })} />
      </FormField>
    ),
    fieldName: (name) => names[name],
    summaryTitle: String,
    confirmLabel: 'Create',
    cancelLabel: 'Cancel',
    leave: { title: 'Leave without saving?', confirmLabel: 'Leave', cancelLabel: 'Stay' },
  });

it('in a dialog asks before typed input is lost, and returns what was submitted', async () => {
  const { user } = renderUi(
    <DialogsProvider>
      <Opener act={openForm} />
    </DialogsProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.type(screen.getByLabelText('Account'), 'abc');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByText('Leave without saving?')).toBeNull());
  expect(screen.getByLabelText('Account')).toHaveProperty('value', 'abc');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(screen.getByText('{"name":"A","account":"abc"}')).toBeDefined());
});

it('in a dialog closes at once when nothing was typed', async () => {
  const { user } = renderUi(
    <DialogsProvider>
      <Opener act={openForm} />
    </DialogsProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getByText('dismissed')).toBeDefined());
});

it('a confirmation about money requires the reason and the second-level password', async () => {
  const onConfirm = vi.fn(async () => undefined);
  const { user } = renderUi(
    <DialogsProvider>
      <Opener
        act={(dialogs) =>
          dialogs.confirm({
            title: 'Reverse order P1',
            confirmLabel: 'Reverse',
            cancelLabel: 'Cancel',
            tone: 'danger',
            typed: { expected: '1,200.00', lenient: true, label: 'Amount', mismatch: 'Not the amount' },
            reason: { label: 'Reason', missing: 'Say why' },
            secret: { label: 'Second password', missing: 'Needed' },
            onConfirm,
          })
        }
      />
    </DialogsProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.type(screen.getByLabelText(/^Amount/), '1200.00');
  await user.click(screen.getByRole('button', { name: 'Reverse' }));
  expect(screen.getByText('Say why')).toBeDefined();
  expect(screen.queryByText('Not the amount')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Reason/)));
  await user.type(screen.getByLabelText(/^Reason/), 'paid twice');
  await user.type(screen.getByLabelText(/^Second password/), 'Secret1{Enter}');
  await waitFor(() => expect(screen.getByText('true')).toBeDefined());
  expect(onConfirm).toHaveBeenCalledWith({ typed: '1200.00', reason: 'paid twice', secret: 'Secret1' });
});
