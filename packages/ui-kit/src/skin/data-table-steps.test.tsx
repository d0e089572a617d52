import { act, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dataColumns, useDataTable } from '../headless/table/index.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { tableLabels } from '../testing/table-labels.ts';
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

const rowsThere = () => document.querySelectorAll('[data-row-id]').length;
const cellsOf = (id: string) => document.querySelectorAll(`[data-row-id="${id}"] > [role="gridcell"]`).length;
const allThere = () =>
  waitFor(() => expect(cellsOf(`O${rowCount - 1}`)).toBe(columnCount + 1), { timeout: 20_000 });

/** Frames come when a test lets them. */
let frames: (() => void)[] = [];
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1_180);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(360);
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
const letFrames = () =>
  act(() => {
    for (const frame of frames.splice(0)) frame();
  });

it('draws what is in sight with the rows, and has room for the rest, which follows', async () => {
  holdFrames();
  const { rerender } = renderUi(<Orders rows={undefined} />);
  rerender(<Orders rows={orders(0)} />);
  // 360 pixels are ten rows; 1180 are eight columns, and two more on the way.
  expect(rowsThere()).toBe(10);
  expect(cellsOf('O0')).toBe(11);
  expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe(String(rowCount + 1));
  expect(document.querySelectorAll<HTMLElement>('[role="rowgroup"]')[1]?.style.minHeight).toBe('1080px');
  vi.mocked(globalThis.requestAnimationFrame).mockRestore();
  letFrames();
  await allThere();
  expect(rowsThere()).toBe(rowCount);
  expect(cellsOf('O0')).toBe(columnCount + 1);
  expect(document.querySelectorAll<HTMLElement>('[role="rowgroup"]')[1]?.style.minHeight).toBe('');
  const order = [...document.querySelectorAll('[data-row-id]')].map((row) => row.getAttribute('data-row-id'));
  expect(order).toEqual(orders(0).map(rowId));
});

it('draws each cell once until all are there', async () => {
  renderUi(<Orders rows={orders(0)} />);
  await allThere();
  const times = new Map<string, number>();
  for (const [cell] of drawn.mock.calls) times.set(cell, (times.get(cell) ?? 0) + 1);
  expect(times.size).toBe(rowCount * columnCount);
  expect([...times.values()].filter((count) => count > 1)).toEqual([]);
});

it('draws no cell again when something beside the rows changes, and one row where one has changed', async () => {
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

it('begins another page with what is in sight again, where the page has been scrolled to', async () => {
  const { rerender } = render(<Orders rows={orders(0)} />);
  await allThere();
  holdFrames();
  const scroller = screen.getByRole('grid').parentElement;
  if (!scroller) throw new Error('The grid is in no scroller.');
  scroller.scrollTop = 360;
  scroller.scrollLeft = 900;
  act(() => void scroller.dispatchEvent(new Event('scroll')));
  rerender(<Orders rows={orders(100)} />);
  expect(rowsThere()).toBe(20);
  // The last columns are in sight now, the first ones are not.
  expect(document.querySelector('[data-row-id="O100"] > [aria-colindex="15"]')).not.toBeNull();
  expect(document.querySelector('[data-row-id="O100"] > [aria-colindex="3"]')).toBeNull();
});
