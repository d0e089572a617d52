import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { type Page, PageProvider, type PageSearch } from '../page.tsx';
import { defineScreen } from '../screen.ts';
import { flagFilter, textFilter } from './filter.codecs.ts';
import { useList } from './use-list.ts';
import { urlWithout } from './use-list-screen.ts';

const filters = { orderCode: textFilter(() => true), isProxy: flagFilter() };
const definition = urlWithout(
  { filters, sortKeys: [], sort: { by: 'createdAt', order: 'desc' }, pageSize: 50, openName: 'order' },
  { isProxy: true },
);

function listAt(search: PageSearch) {
  const setSearch = vi.fn();
  const screen = defineScreen({
    path: '/x',
    title: { 'zh-CN': '', 'zh-TW': '', 'en-US': '' },
    roles: 'everyone',
    load: async () => () => null,
  });
  const page = { screen, href: '/x', search, setSearch, setUnsaved: vi.fn(), isShown: () => true } as Page;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PageProvider value={page}>{children}</PageProvider>
  );
  const { result } = renderHook(() => useList(definition), { wrapper });
  return { list: result.current, setSearch };
}

it('neither reads from the URL nor writes to it what the address fixes', () => {
  const { list, setSearch } = listAt({ isProxy: 'false', orderCode: 'C1' });
  expect(list.values).toEqual({ orderCode: 'C1' });
  expect(list.search).toEqual({ orderCode: 'C1' });
  act(() => list.filter({ orderCode: 'C2' }));
  expect(setSearch).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ orderCode: 'C2' }), undefined);
  expect(setSearch.mock.calls[0]?.[0]).not.toHaveProperty('isProxy');
});

it('leaves the search alone where nothing is fixed in it', () => {
  const search = { orderCode: 'C1' };
  expect(listAt(search).list.search).toBe(search);
});
