import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { findAxeViolations } from '../../testing/axe.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { Button } from '../button.tsx';
import type { ConfirmOptions } from './confirm-dialog.tsx';
import { DialogHeader, DialogTitle } from './dialog.tsx';
import { type Dialogs, DialogsProvider, useDialogs } from './dialogs.tsx';

function Opener({ act }: { act: (dialogs: Dialogs) => Promise<unknown> }) {
  const dialogs = useDialogs();
  const [answer, setAnswer] = useState('none');
  return (
    <>
      <Button onClick={async () => setAnswer(String(await act(dialogs)))}>Open</Button>
      <output>{answer}</output>
    </>
  );
}

function renderDialogs(act: (dialogs: Dialogs) => Promise<unknown>) {
  return renderUi(
    <DialogsProvider>
      <Opener act={act} />
    </DialogsProvider>,
  );
}

const reverse: ConfirmOptions = {
  title: 'Reverse order P1',
  body: 'INR 1,200.00 is taken back. This cannot be undone.',
  confirmLabel: 'Reverse',
  cancelLabel: 'Cancel',
  tone: 'danger',
};
const open = async (user: { click: (element: Element) => Promise<void> }) =>
  user.click(screen.getByRole('button', { name: 'Open' }));
const answered = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeDefined());

it('answers yes, names its object, and returns the focus', async () => {
  const { user } = renderDialogs((dialogs) => dialogs.confirm(reverse));
  await open(user);
  expect(screen.getByRole('dialog', { name: 'Reverse order P1' })).toBeDefined();
  expect(await findAxeViolations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Reverse' }));
  await answered('true');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
});

it.each([
  ['Cancel', async (user: ReturnType<typeof renderUi>['user']) => user.click(screen.getByText('Cancel'))],
  [
    'the cross',
    async (user: ReturnType<typeof renderUi>['user']) => user.click(screen.getByLabelText('Close')),
  ],
  ['Escape', async (user: ReturnType<typeof renderUi>['user']) => user.keyboard('{Escape}')],
])('answers no by %s', async (_way, leave) => {
  const { user } = renderDialogs((dialogs) => dialogs.confirm(reverse));
  await open(user);
  await leave(user);
  await answered('false');
});

it('requires the amount typed again before money is paid out', async () => {
  const onConfirm = vi.fn(async () => undefined);
  const typed = { expected: '1200.00', label: 'Type the amount', mismatch: 'Not the amount', lenient: true };
  const { user } = renderDialogs((dialogs) => dialogs.confirm({ ...reverse, typed, onConfirm }));
  await open(user);
  const input = screen.getByLabelText(/Type the amount/);
  await user.type(input, '120{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('Not the amount');
  expect(onConfirm).not.toHaveBeenCalled();
  await user.clear(input);
  await user.type(input, '1,200.00{Enter}');
  await answered('true');
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

it('stays open and shows the error when the action fails', async () => {
  const { user } = renderDialogs((dialogs) =>
    dialogs.confirm({ ...reverse, onConfirm: async () => 'Not enough balance' }),
  );
  await open(user);
  await user.click(screen.getByRole('button', { name: 'Reverse' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Not enough balance');
  expect(screen.getByRole('dialog')).toBeDefined();
});

it('asks for a text and returns it', async () => {
  const { user } = renderDialogs((dialogs) =>
    dialogs.prompt({
      title: 'Second-level password needed',
      label: 'Password',
      kind: 'secret',
      validate: (value) => (value ? undefined : 'Type the password'),
      confirmLabel: 'OK',
      cancelLabel: 'Cancel',
    }),
  );
  await open(user);
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.getByRole('alert').textContent).toBe('Type the password');
  await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
  await answered('secret');
});

it('stacks: the upper one is answered first, and the lower one stays', async () => {
  const { user } = renderDialogs((dialogs) =>
    dialogs.confirm({
      ...reverse,
      onConfirm: async () => {
        const sure = await dialogs.confirm({ title: 'Sure?', confirmLabel: 'Yes', cancelLabel: 'No' });
        return sure ? undefined : 'Then not';
      },
    }),
  );
  await open(user);
  await user.click(screen.getByRole('button', { name: 'Reverse' }));
  await user.click(await screen.findByRole('button', { name: 'No' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Then not');
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
});

it('keeps the page from scrolling until the last one is closed', async () => {
  const isLocked = () => document.documentElement.dataset.scrollLock === '';
  const { user } = renderDialogs(async (dialogs) => {
    const lower = dialogs.confirm({ ...reverse, title: 'Lower' });
    return [await dialogs.confirm({ ...reverse, title: 'Upper' }), await lower].join();
  });
  expect(isLocked()).toBe(false);
  await open(user);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  expect(isLocked()).toBe(true);
  await user.keyboard('{Escape}');
  await answered('false,false');
  await waitFor(() => expect(isLocked()).toBe(false));
});

it('a custom dialog returns any value, and may refuse to close', async () => {
  const { user } = renderDialogs((dialogs) =>
    dialogs.open<number>({
      render: ({ resolve, setBeforeClose }) => (
        <DialogHeader>
          <DialogTitle>Choose</DialogTitle>
          <Button onClick={() => setBeforeClose(() => false)}>Type something</Button>
          <Button onClick={() => resolve(42)}>Forty-two</Button>
        </DialogHeader>
      ),
    }),
  );
  await open(user);
  await user.click(screen.getByRole('button', { name: 'Type something' }));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Forty-two' }));
  await answered('42');
});
