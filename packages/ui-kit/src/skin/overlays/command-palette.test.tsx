import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { usePaletteSource } from '../../headless/palette/index.ts';
import { findAxeViolations } from '../../testing/axe.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { CommandPalette, type CommandPaletteGroup, type CommandPaletteItem } from './command-palette.tsx';

const pages: CommandPaletteGroup = {
  id: 'pages',
  heading: 'Pages',
  items: [
    { id: 'orders', label: 'Collection orders', hint: '/order/list' },
    { id: 'users', label: 'Accounts' },
  ],
};
const labels = {
  title: 'Search and commands',
  placeholder: 'Type or paste',
  empty: 'Nothing found',
  loading: 'Searching',
  keys: { move: 'move', choose: 'open', close: 'close' },
  count: (count: number) => `${count} results`,
};

interface PaletteProps {
  onSelect?: (item: CommandPaletteItem) => void;
  load?: (query: string, signal: AbortSignal) => Promise<readonly CommandPaletteGroup[]>;
}

function Palette({ onSelect = () => {}, load = async () => [] }: PaletteProps) {
  const [open, setOpen] = useState(true);
  const [query, setQuery] = useState('');
  const source = usePaletteSource({ query, load, delayMs: 0 });
  return (
    <CommandPalette
      open={open}
      onOpenChange={setOpen}
      groups={[pages, ...source.groups]}
      query={query}
      onQueryChange={setQuery}
      onSelect={onSelect}
      loading={source.loading}
      labels={labels}
    />
  );
}

const field = () => screen.getByRole('combobox', { name: 'Search and commands' });
const active = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id && document.getElementById(id)?.textContent;
};

it('focuses its field, and has one cursor that wraps around all groups', async () => {
  const { user } = renderUi(<Palette />);
  expect(document.activeElement).toBe(field());
  expect(active()).toContain('Collection orders');
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('Accounts');
  await user.keyboard('{ArrowDown}');
  expect(active()).toContain('Collection orders');
  await user.keyboard('{ArrowUp}');
  expect(active()).toBe('Accounts');
  expect(await findAxeViolations()).toEqual([]);
});

it('finds, chooses by Enter and by a click, and closes by Escape', async () => {
  const onSelect = vi.fn();
  const { user } = renderUi(<Palette onSelect={onSelect} />);
  await user.keyboard('acc{Enter}');
  expect(onSelect).toHaveBeenLastCalledWith(pages.items[1]);
  await user.clear(field());
  await user.click(screen.getByRole('option', { name: /Collection orders/ }));
  expect(onSelect).toHaveBeenLastCalledWith(pages.items[0]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('reports when nothing is found', async () => {
  const { user } = renderUi(<Palette />);
  await user.keyboard('zz');
  await waitFor(() => expect(screen.getByText('Nothing found')).toBeDefined());
  expect(screen.getByRole('status').textContent).toBe('0 results');
});

it('a slow source comes last without moving the cursor; the answer to an older query is dropped', async () => {
  const answers = new Map<string, (groups: readonly CommandPaletteGroup[]) => void>();
  const stopped: string[] = [];
  const load = (query: string, signal: AbortSignal) => {
    signal.addEventListener('abort', () => stopped.push(query));
    return new Promise<readonly CommandPaletteGroup[]>((resolve) => answers.set(query, resolve));
  };
  const found = (id: string): CommandPaletteGroup => ({
    id,
    heading: id,
    items: [{ id, label: `Order ${id}` }],
  });
  const { user } = renderUi(<Palette load={load} />);
  await user.keyboard('or');
  await waitFor(() => expect(answers.has('or')).toBe(true));
  await user.keyboard('d');
  await waitFor(() => expect(answers.has('ord')).toBe(true));
  expect(stopped).toContain('or');
  const before = active();
  answers.get('ord')?.([found('new')]);
  answers.get('or')?.([found('old')]);
  await waitFor(() => expect(screen.getByRole('option', { name: 'Order new' })).toBeDefined());
  expect(screen.queryByRole('option', { name: 'Order old' })).toBeNull();
  expect(active()).toBe(before);
});
