import { messagesListBox } from '@platform/sdk/operations';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createQueries, useInvalidate, useRefresh } from '../../../shared/query.ts';
import { mockPlatform } from '../../../shared/testing/mock-platform.ts';
import { MessageBox } from './messages.box.tsx';

const { fixtures, handlers, use } = mockPlatform();
const unwatched = () => undefined;
const pageRows = 50;

/** Messages of the fake platform, newest first. A cursor is the number of rows before it. */
function holds(...numbers: number[]): void {
  const [example] = fixtures.messageBox().list;
  if (!example) throw new Error('The example of a box holds no message.');
  const rows = numbers.map((number) => ({
    ...example,
    title: `message ${number}`,
    msg_id: `${example.msg_id.slice(0, -4)}${String(number).padStart(4, '0')}`,
  }));
  use(
    handlers.messages.listBox(({ cursor }) => {
      const end = Number(cursor ?? 0) + pageRows;
      return {
        list: rows.slice(end - pageRows, end),
        total: rows.length,
        unreadCount: rows.length,
        nextCursor: end < rows.length ? String(end) : null,
      };
    }),
  );
}

/** A box and its callbacks for pushed messages and local actions. */
function shown(queries = createQueries()) {
  const { result, unmount } = renderHook(() => ({ reread: useInvalidate(), refresh: useRefresh() }), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queries}>
        {children}
        <MessageBox name="unread" openId={null} onOpen={unwatched} onRows={unwatched} />
      </QueryClientProvider>
    ),
  });
  return {
    came: () => act(() => result.current.reread(messagesListBox)),
    done: () => act(() => result.current.refresh(messagesListBox)),
    unmount,
  };
}

const rows = () => screen.queryAllByText(/^message /).map(({ textContent }) => Number(textContent.slice(8)));
const waiting = (count: number) => screen.findByRole('button', { name: `有 ${count} 条新消息，点击显示` });

it('moves no row when messages arrive, shows how many wait, and shows them on request', async () => {
  holds(2, 1);
  const box = shown();
  await screen.findByText('message 2');
  holds(4, 3, 2, 1);
  box.came();
  const button = await waiting(2);
  expect(rows()).toEqual([2, 1]);
  fireEvent.click(button);
  expect(rows()).toEqual([4, 3, 2, 1]);
  expect(screen.queryByRole('button', { name: /条新消息/ })).toBeNull();
});

it('reports waiting messages above an empty list', async () => {
  holds();
  const box = shown();
  await screen.findByText('没有未读消息');
  holds(1);
  box.came();
  fireEvent.click(await waiting(1));
  expect(rows()).toEqual([1]);
});

it('shows the user’s own changes at once', async () => {
  holds(2, 1);
  const box = shown();
  await screen.findByText('message 2');
  holds(1);
  box.done();
  await waitFor(() => expect(rows()).toEqual([1]));
});

it('does not keep rows that an earlier visit has loaded', async () => {
  holds(2, 1);
  const queries = createQueries();
  const earlier = shown(queries);
  await screen.findByText('message 2');
  earlier.unmount();
  void queries.invalidateQueries();
  holds(3, 1);
  shown(queries);
  expect(rows()).toEqual([2, 1]);
  await waitFor(() => expect(rows()).toEqual([3, 1]));
});

it('appends the next page', async () => {
  const all = Array.from({ length: pageRows + 1 }, (_, index) => pageRows + 1 - index);
  holds(...all);
  shown();
  fireEvent.click(await screen.findByRole('button', { name: '加载更多（还有 1 条）' }));
  await screen.findByText('message 1');
  expect(rows()).toEqual(all);
});

it('appends the next page while newer messages wait above', async () => {
  const all = Array.from({ length: pageRows + 1 }, (_, index) => pageRows + 1 - index);
  holds(...all);
  const box = shown();
  await screen.findByRole('button', { name: '加载更多（还有 1 条）' });
  holds(pageRows + 2, ...all);
  box.came();
  await waiting(1);
  fireEvent.click(screen.getByRole('button', { name: /^加载更多/ }));
  await screen.findByText('message 1');
  expect(rows()).toEqual(all);
  fireEvent.click(await waiting(1));
  expect(rows()).toEqual([pageRows + 2, ...all]);
});
