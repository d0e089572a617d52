import { ordersList } from '@platform/sdk/operations';
import { type UiLabels, UiProvider } from '@platform/ui-kit/skin';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Page } from '../page.tsx';
import { PageProvider } from '../page.tsx';
import { createQueries } from '../query.ts';
import { mockPlatform } from '../testing/mock-platform.ts';
import { ExportDialog } from './export.dialog.tsx';
import type { FilteredList } from './export.notes.ts';
import type { SelectedRows } from './export.request.ts';

const { fixtures, handlers, use } = mockPlatform();
const labels = new Proxy({} as UiLabels, { get: (_, name) => String(name) });
const two: SelectedRows = { selection: { mode: 'only', ids: ['o1', 'o2'] }, count: 2 };

const page = {
  screen: { title: { 'zh-CN': '团队代收', 'zh-TW': '團隊代收', 'en-US': 'Team' } },
} as unknown as Page;
const filtered: FilteredList = {
  filters: { main: [{ kind: 'text', name: 'utr', label: 'UTR' }], more: [] },
  search: { utr: '123' },
};

function open(selected: SelectedRows | null, input: object = { orderStatusId: 4 }) {
  const started = vi.fn();
  const asked = vi.fn();
  use(
    handlers.exports.columns((request) => {
      asked(request);
      return fixtures.exportColumns();
    }),
    handlers.exports.start((request) => {
      started(request);
      return fixtures.listExport();
    }),
  );
  render(
    <UiProvider labels={labels}>
      <QueryClientProvider client={createQueries()}>
        <PageProvider value={page}>
          <ExportDialog
            operation={ordersList}
            input={input}
            filtered={filtered}
            selected={selected}
            shownIds={['orderCode']}
            total={1200}
            onClose={() => undefined}
          />
        </PageProvider>
      </QueryClientProvider>
    </UiProvider>,
  );
  const start = async () => {
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '开始导出' })).toHaveProperty('disabled', false),
    );
    await userEvent.click(screen.getByRole('button', { name: '开始导出' }));
    await waitFor(() => expect(started).toHaveBeenCalled());
    return started.mock.calls[0]?.[0];
  };
  return { start, asked };
}

it('with rows selected, the export is of those rows unless all that match are chosen', async () => {
  const first = open(two);
  expect(screen.getByRole('radio', { name: '已选 (2)', checked: true })).toBeDefined();
  expect(await first.start()).toMatchObject({ selection: { mode: 'only', ids: ['o1', 'o2'] } });
});

it('all that match are one click away', async () => {
  const { start } = open(two);
  await userEvent.click(screen.getByRole('radio', { name: '全部符合条件 (1,200)' }));
  expect(await start()).not.toHaveProperty('selection');
});

it('a list of payouts asks for the column titles of payouts', async () => {
  const { start, asked } = open(null, { orderType: 2, payoutStatus: 1 });
  await start();
  expect(asked.mock.calls[0]?.[0]).toEqual({ operation: 'orders.list', orderType: 2 });
});

it('without a selection there is nothing to choose', async () => {
  const { start } = open(null);
  expect(screen.queryByRole('radio', { name: /已选/ })).toBeNull();
  expect(await start()).not.toHaveProperty('selection');
});

it('more selected rows than one export takes cannot be started', async () => {
  const ids = Array.from({ length: 2001 }, (_, index) => `o${index}`);
  open({ selection: { mode: 'only', ids }, count: ids.length });
  await screen.findByText(/一次最多导出 2,000 个已选行/);
  expect(screen.getByRole('button', { name: '开始导出' })).toHaveProperty('disabled', true);
});

it('the file names the filters as the screen does', async () => {
  const { start } = open(null);
  expect(await start()).toMatchObject({
    filterNotes: [
      { label: '页面', value: '团队代收' },
      { label: 'UTR', value: '123' },
    ],
  });
});
