import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { findAxeViolations } from '../../testing/axe.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import {
  type OpenedTabCommand,
  type OpenedTabItem,
  OpenedTabs,
  type OpenedTabsLabels,
} from './opened-tabs.tsx';

const labels: OpenedTabsLabels = {
  strip: 'Opened pages',
  scrollLeft: 'Scroll left',
  scrollRight: 'Scroll right',
  closeTab: (title) => `Close ${title}`,
  commands: {
    reload: 'Reload',
    copyLink: 'Copy link',
    openInNewWindow: 'Open in new window',
    close: 'Close',
    closeOthers: 'Close others',
    closeRight: 'Close to the right',
    closeAll: 'Close all',
  },
};
const allTabs: OpenedTabItem[] = [
  { id: '/home', title: 'Home', closable: false },
  { id: '/orders', title: 'Orders', closable: true },
  { id: '/merchants', title: 'Merchants', closable: true },
];

const onCommand = vi.fn<(command: OpenedTabCommand, id: string) => void>();

function Strip() {
  const [tabs, setTabs] = useState(allTabs);
  const [activeId, setActiveId] = useState('/orders');
  return (
    <>
      <OpenedTabs
        tabs={tabs}
        activeId={activeId}
        labels={labels}
        panelId="page"
        onActivate={setActiveId}
        onCommand={(command, id) => {
          onCommand(command, id);
          if (command !== 'close') return;
          setTabs(tabs.filter((tab) => tab.id !== id));
          if (id === activeId) setActiveId('/home');
        }}
      />
      <div id="page" role="tabpanel" aria-label="Page" />
    </>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });

it('shows the open page, and opens another by a click', async () => {
  const { user } = renderUi(<Strip />);
  expect(tab('Orders').getAttribute('aria-selected')).toBe('true');
  await user.click(tab('Merchants'));
  expect(tab('Merchants').getAttribute('aria-selected')).toBe('true');
  expect(tab('Orders').getAttribute('aria-selected')).toBe('false');
  expect(await findAxeViolations()).toEqual([]);
});

it('has no close button on home', () => {
  renderUi(<Strip />);
  expect(screen.queryByRole('button', { name: 'Close Home' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Close Orders' })).toBeDefined();
});

it('is one Tab stop; arrows move without opening pages', async () => {
  const { user } = renderUi(<Strip />);
  await user.tab();
  expect(document.activeElement).toBe(tab('Orders'));
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(tab('Merchants'));
  await user.keyboard('{ArrowRight}{Home}');
  expect(document.activeElement).toBe(tab('Home'));
  expect(tab('Orders').getAttribute('aria-selected')).toBe('true');
  await user.keyboard('{End}{Enter}');
  expect(tab('Merchants').getAttribute('aria-selected')).toBe('true');
});

it('closes by Delete and keeps the focus in the strip', async () => {
  const { user } = renderUi(<Strip />);
  await user.tab();
  await user.keyboard('{ArrowRight}{Delete}');
  expect(onCommand).toHaveBeenLastCalledWith('close', '/merchants');
  await waitFor(() => expect(document.activeElement).toBe(tab('Orders')));
  await user.keyboard('{Home}{Delete}');
  expect(tab('Home')).toBeDefined();
});

it('closes by its close button and by the middle mouse button', async () => {
  const { user } = renderUi(<Strip />);
  await user.click(screen.getByRole('button', { name: 'Close Orders' }));
  expect(screen.queryByRole('tab', { name: 'Orders' })).toBeNull();
  await user.pointer({ keys: '[MouseMiddle]', target: tab('Merchants') });
  expect(screen.queryByRole('tab', { name: 'Merchants' })).toBeNull();
});

it('has a menu for the clicked tab, not the open one', async () => {
  const { user } = renderUi(<Strip />);
  await user.pointer({ keys: '[MouseRight]', target: tab('Merchants') });
  await user.click(await screen.findByRole('menuitem', { name: 'Close others' }));
  expect(onCommand).toHaveBeenLastCalledWith('closeOthers', '/merchants');
});

it('opens the menu by Shift+F10, where home cannot be closed', async () => {
  const { user } = renderUi(<Strip />);
  await user.tab();
  await user.keyboard('{Home}{Shift>}{F10}{/Shift}');
  expect((await screen.findByRole('menuitem', { name: 'Close' })).getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('menuitem', { name: 'Close all' }).getAttribute('aria-disabled')).toBeNull();
});

it('keeps the open tab visible when space shrinks', () => {
  const resize: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        resize.push(tell);
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  renderUi(<Strip />);
  const strip = screen.getByRole('tablist').parentElement as HTMLElement;
  strip.scrollLeft = 0;
  strip.getBoundingClientRect = () => new DOMRect(0, 0, 100, 40);
  tab('Orders').getBoundingClientRect = () => new DOMRect(90, 0, 60, 40);
  for (const tell of resize) tell();
  expect(strip.scrollLeft).toBe(50);
});
