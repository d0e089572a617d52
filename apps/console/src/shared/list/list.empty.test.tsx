import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { setLanguage } from '../messages.ts';
import { ListEmpty } from './list.empty.tsx';

beforeEach(() => setLanguage('en-US'));

const ranges = [
  { from: 'startTime', to: 'endTime' },
  { from: 'receiveStartTime', to: 'receiveEndTime' },
];

function empty(search: Record<string, string>) {
  const filter = vi.fn();
  const list = { values: search, search, filter, clear: vi.fn(), goTo: vi.fn() };
  render(
    <ListEmpty list={list} total={0} ranges={ranges}>
      Nothing yet
    </ListEmpty>,
  );
  return filter;
}

it('offers a wider time range whatever the time filters are called, and keeps other filters', async () => {
  const filter = empty({ receiveStartTime: '2026-01-01 00:00:00', orderCode: 'C1' });
  expect(screen.getByText('Widen the dates or remove some filters.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Any date' }));
  expect(filter.mock.calls).toEqual([[{ receiveStartTime: '' }]]);
});

it('offers no wider time range where there is no time filter', () => {
  empty({ orderCode: 'C1' });
  expect(screen.getByText('Remove some filters.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Clear all' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Any date' })).toBeNull();
});
