import { UiProvider } from '@platform/ui-kit/skin';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { type Page, PageProvider } from '../page.tsx';
import { defineScreen } from '../screen.ts';
import { RowDrawer, type RowRead } from './row.drawer.tsx';

interface Row {
  id: string;
}
const rows: readonly Row[] = [{ id: 'r1' }, { id: 'r2' }, { id: 'r3' }];
const page = {
  screen: defineScreen({
    path: '/rows',
    title: { 'zh-CN': '', 'zh-TW': '', 'en-US': '' },
    roles: 'everyone',
    load: async () => () => null,
  }),
} as Page;
const opened = vi.fn();
/** What the call answers; otherwise a row is known from the list alone. */
let answer: Partial<RowRead<Row>> = {};
const useRow = (_id: string, listed: Row | undefined): RowRead<Row> => ({
  data: listed,
  isPending: false,
  error: null,
  ...answer,
});

function Drawer({ first }: { first: string }) {
  const [open, setOpen] = useState<string | null>(first);
  const show = (id: string | null) => {
    opened(id);
    setOpen(id);
  };
  return (
    <RowDrawer
      of={{ rowIdOf: ({ id }) => id, url: { openName: 'row' } }}
      screen={{ list: { open }, rows, open: show }}
      label="详情"
      useRow={useRow}
      missing={{ title: '没有这一行' }}
      head={(row) => ({ title: row?.id })}
      foot={({ id }) => <footer>操作 {id}</footer>}
    >
      {({ id }) => (
        <>
          <p>内容 {id}</p>
          <input aria-label="字段" />
        </>
      )}
    </RowDrawer>
  );
}

async function show(first: string, read: Partial<RowRead<Row>> = {}) {
  opened.mockClear();
  answer = read;
  const labels = new Proxy({}, { get: (_target, name) => String(name) }) as never;
  render(
    <UiProvider labels={labels}>
      <PageProvider value={page}>
        <Drawer first={first} />
      </PageProvider>
    </UiProvider>,
  );
  return screen.findByRole('dialog');
}
const button = (name: string) => screen.getByRole('button', { name });

it('steps to the next row and keeps the focus on the button, also at the last row', async () => {
  await show('r2');
  button('下一条').focus();
  fireEvent.click(button('下一条'));
  expect(await screen.findByText('内容 r3')).toBeDefined();
  expect(document.activeElement).toBe(button('下一条'));
  expect(button('下一条').getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button('下一条'));
  expect(opened.mock.calls).toEqual([['r3']]);
});

it('steps by Alt and an arrow, but not in a field', async () => {
  const dialog = await show('r2');
  fireEvent.keyDown(dialog, { key: 'ArrowUp', altKey: true });
  fireEvent.keyDown(dialog, { key: 'ArrowUp' });
  fireEvent.keyDown(screen.getByLabelText('字段'), { key: 'ArrowDown', altKey: true });
  expect(opened.mock.calls).toEqual([['r1']]);
});

it('opens the row at its own address, without the filters of the list', async () => {
  await show('r2');
  expect(screen.getByRole('link', { name: '在新窗口打开' }).getAttribute('href')).toBe('/rows?row=r2');
});

it('shows a row that is not listed without steps, and says when there is none', async () => {
  await show('elsewhere', { data: { id: 'elsewhere' } });
  expect(screen.getByText('内容 elsewhere')).toBeDefined();
  expect(screen.queryByRole('button', { name: '下一条' })).toBeNull();
});

it('says that there is no such row, without actions', async () => {
  const dialog = await show('gone');
  expect(screen.getByText('没有这一行')).toBeDefined();
  expect(dialog.querySelector('footer')).toBeNull();
  expect(screen.getByRole('dialog', { name: '详情' })).toBe(dialog);
});

it('waits for a row without saying that there is none', async () => {
  const dialog = await show('later', { isPending: true });
  expect(dialog.querySelector('[aria-busy]')).not.toBeNull();
  expect(screen.queryByText('没有这一行')).toBeNull();
});
