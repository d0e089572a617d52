import { act, render, screen, waitFor } from '@testing-library/react';
import { Activity, type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dataColumns, useDataTable } from '../../headless/table/index.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { tableLabels } from '../../testing/table-labels.ts';
import { DataTable } from './data-table.tsx';

interface Order {
  id: string;
  changed: number;
}
const columnCount = 14;
const rowCount = 30;
const drawn = vi.fn<(cell: string) => void>();
const column = dataColumns<Order>();
const columns = column.columns([
  column.accessor('id', { header: 'Order', meta: { pin: 'start', fixed: true, card: 'title' } }),
  ...Array.from({ length: columnCount }, (_, index) =>
    column.display({
      id: `c${index}`,
      header: `C${index}`,
      cell: ({ row }) => {
        drawn(`${row.id}.${index}`);
        return <span>{`${row.id}.${index}.${row.original.changed}`}</span>;
      },
    }),
  ),
]);
const orders = (from: number): readonly Order[] =>
  Array.from({ length: rowCount }, (_, index) => ({ id: `O${from + index}`, changed: 0 }));
const rowId = (order: Order) => order.id;

interface GivenProps {
  rows: readonly Order[] | undefined;
  refreshing?: boolean;
  total?: number;
  openedId?: string | null;
  renderDetail?: (row: Order) => ReactNode;
  expandedIds?: ReadonlySet<string>;
  empty?: ReactNode;
}
function Orders({ rows, empty = null, ...rest }: GivenProps) {
  const [sort, onSortChange] = useState<Parameters<typeof useDataTable>[0]['sort']>(null);
  const model = useDataTable({ columns, rows, rowId, sort, onSortChange });
  return (
    <DataTable
      {...rest}
      model={model}
      label="Orders"
      labels={tableLabels}
      loading={rows === undefined}
      empty={empty}
      onRowOpen={() => undefined}
    />
  );
}

/** A tab that is kept alive while another one is shown. */
const keptPage = (props: GivenProps) => (mode: 'visible' | 'hidden') => (
  <Activity mode={mode}>
    <Orders {...props} />
  </Activity>
);

const rowsThere = () => document.querySelectorAll('[data-row-id]').length;
/** Number of lines with row height, rendered or not. */
const roomFor = () => document.querySelectorAll('[role="rowgroup"] > .h-\\(--row-height\\)').length;
const cellsOf = (id: string) => document.querySelectorAll(`[data-row-id="${id}"] > [role="gridcell"]`).length;
const allThere = () =>
  waitFor(() => expect(cellsOf(`O${rowCount - 1}`)).toBe(columnCount + 1), { timeout: 20_000 });

/** Animation frames run when the test triggers them. */
let frames: (() => void)[] = [];
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1_180);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(396);
  drawn.mockClear();
});
afterEach(() => {
  frames = [];
  vi.restoreAllMocks();
});
function holdFrames() {
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((callback) => {
    frames.push(() => callback(performance.now()));
    return frames.length;
  });
}
function scrollTo(topPx: number, startPx: number) {
  const scroller = screen.getByRole('grid').parentElement;
  if (!scroller) throw new Error('The grid is in no scroller.');
  scroller.scrollTop = topPx;
  scroller.scrollLeft = startPx;
  act(() => void scroller.dispatchEvent(new Event('scroll')));
}
const letFrames = () =>
  act(() => {
    for (const frame of frames.splice(0)) frame();
  });

it('renders visible cells with the rows, and reserves space for the others, which follow', async () => {
  holdFrames();
  const { rerender } = renderUi(<Orders rows={undefined} />);
  rerender(<Orders rows={orders(0)} />);
  // 396 px: the header and ten rows. 1180 px: eight columns beside the pinned one.
  expect(rowsThere()).toBe(10);
  expect(cellsOf('O0')).toBe(9);
  expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe(String(rowCount + 1));
  expect(roomFor()).toBe(rowCount);
  vi.mocked(globalThis.requestAnimationFrame).mockRestore();
  letFrames();
  await allThere();
  expect(rowsThere()).toBe(rowCount);
  expect(cellsOf('O0')).toBe(columnCount + 1);
  const order = [...document.querySelectorAll('[data-row-id]')].map((row) => row.getAttribute('data-row-id'));
  expect(order).toEqual(orders(0).map(rowId));
});

it('renders each cell once until all are there', async () => {
  renderUi(<Orders rows={orders(0)} />);
  await allThere();
  const times = new Map<string, number>();
  for (const [cell] of drawn.mock.calls) times.set(cell, (times.get(cell) ?? 0) + 1);
  expect(times.size).toBe(rowCount * columnCount);
  expect([...times.values()].filter((count) => count > 1)).toEqual([]);
});

it('renders no cell again when something beside the rows changes, and only the changed row otherwise', async () => {
  const rows = orders(0);
  const { rerender } = render(<Orders rows={rows} />);
  await allThere();
  drawn.mockClear();
  rerender(<Orders rows={rows} refreshing total={99} empty={<p>None</p>} />);
  rerender(<Orders rows={[...rows]} openedId="O3" total={100} />);
  expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('101');
  expect(drawn).not.toHaveBeenCalled();

  rerender(<Orders rows={rows.map((row) => (row.id === 'O7' ? { ...row, changed: 1 } : row))} />);
  expect(screen.getByText('O7.4.1')).toBeDefined();
  expect(new Set(drawn.mock.calls.map(([cell]) => cell.split('.')[0]))).toEqual(new Set(['O7']));
  expect(rowsThere()).toBe(rowCount);
});

it('starts another page with the cells visible at its scroll position', async () => {
  const { rerender } = render(<Orders rows={orders(0)} />);
  await allThere();
  holdFrames();
  scrollTo(360, 900);
  rerender(<Orders rows={orders(100)} />);
  // The ten rows in view, below ten that are not.
  expect(rowsThere()).toBe(10);
  expect(roomFor()).toBe(rowCount);
  expect(cellsOf('O109')).toBe(0);
  expect(cellsOf('O110')).toBeGreaterThan(0);
  // The last columns are in view now, the first ones are not.
  expect(document.querySelector('[data-row-id="O110"] > [aria-colindex="15"]')).not.toBeNull();
  expect(document.querySelector('[data-row-id="O110"] > [aria-colindex="3"]')).toBeNull();
});

it('keeps visible and focusable cells of a hidden page, and renders the others after it is shown', async () => {
  const page = keptPage({ rows: orders(0) });
  const { rerender } = render(page('visible'));
  await allThere();
  act(() => document.querySelector<HTMLElement>('[data-row-id="O25"] > [aria-colindex="2"]')?.focus());
  rerender(page('hidden'));
  await waitFor(() => expect(rowsThere()).toBe(11));
  holdFrames();
  rerender(page('visible'));
  expect(rowsThere()).toBe(11);
  expect(roomFor()).toBe(rowCount);
  expect(document.querySelectorAll('[data-row-id] > [tabindex="0"]')).toHaveLength(1);
  expect(document.querySelector('[data-row-id="O25"] > [tabindex="0"]')).not.toBeNull();
  vi.mocked(globalThis.requestAnimationFrame).mockRestore();
  letFrames();
  await allThere();
  expect(rowsThere()).toBe(rowCount);
});

it('keeps the rows and columns at the scroll position of a hidden page', async () => {
  const page = keptPage({ rows: orders(0) });
  const { rerender } = render(page('visible'));
  await allThere();
  scrollTo(360, 900);
  rerender(page('hidden'));
  await waitFor(() => expect(rowsThere()).toBe(10));
  expect(cellsOf('O9')).toBe(0);
  expect(document.querySelector('[data-row-id="O10"] > [aria-colindex="15"]')).not.toBeNull();
  expect(document.querySelector('[data-row-id="O10"] > [aria-colindex="3"]')).toBeNull();
});

it('keeps all rows of a hidden page with open details, so their input stays', async () => {
  const page = keptPage({
    rows: orders(0),
    renderDetail: () => <input aria-label="Note" />,
    expandedIds: new Set(['O25']),
  });
  const { rerender } = render(page('visible'));
  await waitFor(() => expect(cellsOf('O29')).toBe(columnCount + 2), { timeout: 20_000 });
  const note = screen.getByRole<HTMLInputElement>('textbox', { name: 'Note' });
  note.value = 'half a sentence';
  rerender(page('hidden'));
  await act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  rerender(page('visible'));
  expect(screen.getByRole('textbox', { name: 'Note' })).toBe(note);
  expect(rowsThere()).toBe(rowCount);
});
