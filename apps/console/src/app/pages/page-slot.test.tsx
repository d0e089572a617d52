import { memoryStorage } from '@platform/ui-kit/headless/storage';
import { createOpenedTabs, type OpenedTabsStore, useOpenedTabs } from '@platform/ui-kit/headless/tabs';
import { UiProvider } from '@platform/ui-kit/skin';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, fireEvent, screen as page, render, waitFor } from '@testing-library/react';
import { createContext, useContext, useEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { useBeforeClose, usePage } from '../../shared/page.tsx';
import { defineScreen, type Screen } from '../../shared/screen.ts';
import { useUiLabels } from '../shell/ui.labels.ts';
import { PageSlot } from './page-slot.tsx';

const words = (text: string) => ({ 'zh-CN': text, 'zh-TW': text, 'en-US': text });
const polling = vi.fn();

/** A form page that polls while visible, and asks before closing if it has input. */
function FormPage() {
  const [text, setText] = useState('');
  useBeforeClose(text !== '');
  useEffect(() => {
    polling('start');
    return () => polling('stop');
  }, []);
  return <input aria-label="field" value={text} onChange={(event) => setText(event.target.value)} />;
}

function FilterPage() {
  const { search, setSearch } = usePage();
  return (
    <button type="button" onClick={() => setSearch({ ...search, status: '4', empty: '' })}>
      {JSON.stringify(search)}
    </button>
  );
}

const form = defineScreen({
  path: '/form',
  title: words('form'),
  roles: 'everyone',
  load: async () => FormPage,
});
const filter = defineScreen({
  path: '/filter',
  title: words('filter'),
  roles: 'everyone',
  load: async () => FilterPage,
});

const locationOf = ({ path }: Screen, search = '') => ({ routeId: path, params: {}, href: path + search });

const TabsContext = createContext<OpenedTabsStore | null>(null);

/** Stands in for the shell: a slot for each open tab. */
function Slots() {
  const tabs = useContext(TabsContext);
  const labels = useUiLabels();
  return (
    tabs && (
      <UiProvider labels={labels}>
        <OpenedSlots tabs={tabs} />
      </UiProvider>
    )
  );
}

function OpenedSlots({ tabs }: { tabs: OpenedTabsStore }) {
  const { tabs: opened, active } = useOpenedTabs(tabs);
  return opened.map((tab) => {
    const own = [form, filter].find(({ path }) => path === tab.routeId);
    return own && <PageSlot key={tab.id} tabs={tabs} tab={tab} screen={own} shown={tab === active} />;
  });
}

function setUp(first: Screen, search = '') {
  const confirmClose = vi.fn(async () => false);
  const tabs = createOpenedTabs({
    home: { routeId: '/home', params: {}, href: '/home' },
    storage: memoryStorage(),
    storageKey: 'tabs',
    navigate: () => undefined,
    confirmClose,
  });
  tabs.visit(locationOf(first, search));
  const history = createMemoryHistory({ initialEntries: [first.path + search] });
  const router = createRouter({ routeTree: createRootRoute({ component: Slots }), history });
  render(
    <TabsContext value={tabs}>
      <RouterProvider router={router} />
    </TabsContext>,
  );
  return { tabs, confirmClose, history };
}

const field = () => page.findByLabelText<HTMLInputElement>('field');
const isShown = (element: HTMLElement) =>
  getComputedStyle(element.closest('div.relative') ?? element).display !== 'none';

it('keeps typed input while hidden, and stops its effects', async () => {
  const { tabs } = setUp(form);
  fireEvent.change(await field(), { target: { value: 'half a word' } });
  act(() => tabs.activate('/home'));
  await waitFor(async () => expect(isShown(await field())).toBe(false));
  expect(polling.mock.calls.flat().at(-1)).toBe('stop');
  act(() => tabs.activate('/form'));
  await waitFor(async () => expect(isShown(await field())).toBe(true));
  expect((await field()).value).toBe('half a word');
  expect(polling.mock.calls.flat().at(-1)).toBe('start');
});

it('closes without a question when no input would be lost', async () => {
  const { tabs, confirmClose } = setUp(form);
  await field();
  await act(() => tabs.closeAll());
  expect(confirmClose).not.toHaveBeenCalled();
  expect(page.queryByLabelText('field')).toBeNull();
});

it('asks before a page with unsaved input closes, even while it is hidden', async () => {
  const { tabs, confirmClose } = setUp(form);
  fireEvent.change(await field(), { target: { value: 'x' } });
  act(() => tabs.activate('/home'));
  await waitFor(async () => expect(isShown(await field())).toBe(false));
  await act(async () => expect(await tabs.closeAll()).toBe(false));
  expect(confirmClose).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ id: '/form' })]);
  expect((await field()).value).toBe('x');
});

it('writes its filters into the address, without empty ones', async () => {
  const { history } = setUp(filter, '?merchant=a%20b');
  fireEvent.click(await page.findByRole('button', { name: '{"merchant":"a b"}' }));
  expect(history.location.href).toBe('/filter?merchant=a+b&status=4');
});
