import { screen, waitFor, within } from '@testing-library/react';
import { useMemo, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { memoryStorage } from '../../headless/storage/index.ts';
import {
  type DataSort,
  dataColumns,
  nothingSelected,
  type Selection,
  useDataTable,
} from '../../headless/table/index.ts';
import { findAxeViolations } from '../../testing/axe.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { tableLabels as labels } from '../../testing/table-labels.ts';
import { Button } from '../button.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { TableViewOptions } from './table-view-options.tsx';

interface Order {
  id: string;
  code: string;
  amount: string;
}

const orders: Order[] = ['1', '2', '3'].map((id) => ({ id, code: `P${id}`, amount: `${id}00.00` }));
const onAction = vi.fn();

const column = dataColumns<Order>();
const columns = column.columns([
  column.accessor('code', { header: 'Order', meta: { pin: 'start', fixed: true, card: 'title' } }),
  column.accessor('amount', { header: 'Amount', meta: { align: 'end' } }),
  column.accessor('id', { header: 'Number', enableSorting: false }),
  column.display({
    id: 'actions',
    header: 'Actions',
    meta: { pin: 'end', fixed: true },
    cell: ({ row }) => <Button onClick={() => onAction(row.id)}>Details of {row.id}</Button>,
  }),
]);

const rowId = (order: Order) => order.id;

interface TableProps extends Partial<DataTableProps<Order>> {
  rows?: readonly Order[] | undefined;
  storage?: ReturnType<typeof memoryStorage>;
  onSort?: (sort: DataSort | null) => void;
  usualSort?: DataSort | null;
}

function Orders({ rows, storage, onSort, usualSort = null, ...props }: TableProps) {
  const [asked, setSort] = useState<DataSort | null>(null);
  const sort = asked ?? usualSort;
  const [selection, setSelection] = useState<Selection>(nothingSelected);
  const memory = useMemo(() => ({ storage: storage ?? memoryStorage(), key: 'orders' }), [storage]);
  const model = useDataTable({
    columns,
    rows,
    rowId,
    memory,
    sort,
    isUsualSort: asked === null,
    onSortChange: (next) => {
      setSort(next);
      onSort?.(next);
    },
    selection,
    onSelectionChange: setSelection,
    total: props.total,
  });
  return (
    <>
      <TableViewOptions model={model} labels={labels} />
      <DataTable model={model} label="Orders" labels={labels} empty={<p>No orders today</p>} {...props} />
      <output data-mode={selection.mode}>
        {[...(selection.mode === 'some' ? selection.ids : selection.except)].join(' ')}
      </output>
    </>
  );
}

const headers = () => screen.getAllByRole('columnheader').map((header) => header.textContent);
const cell = (row: number, columnIndex: number) =>
  document.querySelector<HTMLElement>(`[data-grid-row="${row}"] > [aria-colindex="${columnIndex + 1}"]`)!;

it('is a grid with row count and row positions', async () => {
  renderUi(<Orders rows={orders} total={120} firstRowIndex={50} />);
  const grid = screen.getByRole('grid', { name: 'Orders' });
  expect(grid.getAttribute('aria-rowcount')).toBe('121');
  const rows = within(grid).getAllByRole('row');
  expect(rows.map((row) => row.getAttribute('aria-rowindex'))).toEqual(['1', '52', '53', '54']);
  expect(headers()).toEqual(['', 'Order', 'Amount', 'Number', 'Actions']);
  expect(await findAxeViolations()).toEqual([]);
});

it('opens a row by a click, but not by a click on a control in it', async () => {
  const onRowOpen = vi.fn();
  const { user } = renderUi(<Orders rows={orders} onRowOpen={onRowOpen} />);
  await user.click(screen.getByRole('button', { name: 'Details of 2' }));
  expect(onAction).toHaveBeenCalledWith('2');
  expect(onRowOpen).not.toHaveBeenCalled();
  await user.click(screen.getByText('200.00'));
  expect(onRowOpen).toHaveBeenCalledExactlyOnceWith('2');
});

it('is navigated by the arrows, and Enter opens a row or enters its controls', async () => {
  const onRowOpen = vi.fn();
  const { user } = renderUi(<Orders rows={orders} onRowOpen={onRowOpen} />);
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(cell(0, 0));
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(cell(2, 2));
  await user.keyboard('{Enter}');
  expect(onRowOpen).toHaveBeenCalledExactlyOnceWith('2');
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  await user.keyboard('{End}{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Details of 2' }));
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(cell(2, 4));
  expect(focus.mock.calls, 'a table would scroll to a pinned cell').toEqual(
    focus.mock.calls.map(() => [{ preventScroll: true }]),
  );
  focus.mockRestore();
  await user.keyboard('{Control>}{Home}{/Control}');
  expect(document.activeElement).toBe(cell(0, 0));
});

it('is one Tab stop', async () => {
  const { user } = renderUi(<Orders rows={orders} />);
  await user.tab();
  await user.tab();
  await user.tab();
  expect(screen.getByRole('grid').contains(document.activeElement)).toBe(false);
});

it('sorts ascending, descending and not at all by its header', async () => {
  const onSort = vi.fn();
  const { user } = renderUi(<Orders rows={orders} onSort={onSort} />);
  const header = screen.getByRole('columnheader', { name: /Amount/ });
  const button = within(header).getByRole('button', { name: 'Amount' });
  await user.click(button);
  expect(onSort).toHaveBeenLastCalledWith({ columnId: 'amount', direction: 'asc' });
  expect(header.getAttribute('aria-sort')).toBe('ascending');
  await user.click(button);
  expect(header.getAttribute('aria-sort')).toBe('descending');
  await user.click(button);
  expect(onSort).toHaveBeenLastCalledWith(null);
  expect(screen.queryByRole('button', { name: 'Number' })).toBeNull();
});

it('toggles from the default order to the other one, without a way to unsorted', async () => {
  const usualSort = { columnId: 'amount', direction: 'desc' } as const;
  const { user } = renderUi(<Orders rows={orders} usualSort={usualSort} />);
  const header = screen.getByRole('columnheader', { name: /Amount/ });
  const offered = async () => {
    await user.click(within(header).getByRole('button', { name: 'Options of Amount' }));
    const names = screen.getAllByRole('menuitem').map((item) => item.textContent);
    await user.keyboard('{Escape}');
    return names;
  };
  expect(header.getAttribute('aria-sort')).toBe('descending');
  expect(await offered()).not.toContain('Do not sort');
  await user.click(within(header).getByRole('button', { name: 'Amount' }));
  expect(header.getAttribute('aria-sort')).toBe('ascending');
  expect(await offered()).toContain('Do not sort');
});

it('hides a column by its menu, and remembers it', async () => {
  const storage = memoryStorage();
  const { user, unmount } = renderUi(<Orders rows={orders} storage={storage} />);
  await user.click(screen.getByRole('button', { name: 'Options of Amount' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Hide' }));
  expect(headers()).toEqual(['', 'Order', 'Number', 'Actions']);
  unmount();
  renderUi(<Orders rows={orders} storage={storage} />);
  expect(headers()).toEqual(['', 'Order', 'Number', 'Actions']);
});

it('moves columns by keyboard in the chooser, and resets everything', async () => {
  const { user } = renderUi(<Orders rows={orders} />);
  await user.click(screen.getByRole('button', { name: 'View' }));
  await user.click(screen.getByRole('checkbox', { name: 'Number' }));
  expect(headers()).toEqual(['', 'Order', 'Amount', 'Actions']);
  await user.click(screen.getByRole('checkbox', { name: 'Number' }));
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(headers()).toEqual(['', 'Order', 'Number', 'Amount', 'Actions']);
  await user.click(screen.getByRole('button', { name: 'Reset view' }));
  expect(headers()).toEqual(['', 'Order', 'Amount', 'Number', 'Actions']);
});

it('changes its density', async () => {
  const { user } = renderUi(<Orders rows={orders} />);
  await user.click(screen.getByRole('button', { name: 'View' }));
  await user.click(screen.getByRole('radio', { name: 'Compact' }));
  expect(screen.getByRole('grid').closest('[data-density]')?.getAttribute('data-density')).toBe('compact');
});

it('offers no page selection without rows', async () => {
  const { user, rerender } = renderUi(<Orders rows={[]} />);
  const box = screen.getByRole('checkbox', { name: 'Select page' });
  expect(box.getAttribute('aria-disabled')).toBe('true');
  await user.click(box);
  expect(box.getAttribute('aria-checked')).toBe('false');
  rerender(<Orders rows={orders} />);
  expect(box.getAttribute('aria-disabled')).toBeNull();
});

it('selects a row by its box and by Space, and the whole page', async () => {
  const { user } = renderUi(<Orders rows={orders} />);
  await user.click(screen.getByRole('checkbox', { name: 'Select 2' }));
  expect(screen.getByText('2', { selector: 'output' })).toBeDefined();
  expect(screen.getByRole('checkbox', { name: 'Select page' }).getAttribute('aria-checked')).toBe('mixed');
  cell(3, 1).focus();
  await user.keyboard(' ');
  expect(screen.getByText('2 3')).toBeDefined();
  await user.click(screen.getByRole('checkbox', { name: 'Select page' }));
  expect(screen.getByText('2 3 1')).toBeDefined();
  await user.click(screen.getByRole('checkbox', { name: 'Select page' }));
  expect(screen.queryByText('2 3 1')).toBeNull();
});

it('shows skeletons and announces loading', () => {
  renderUi(<Orders rows={undefined} loading />);
  expect(screen.getByText('Loading')).toBeDefined();
  expect(screen.queryByText('No orders today')).toBeNull();
  expect(within(screen.getByRole('grid')).getAllByRole('row')).toHaveLength(1);
});

it('shows why it is empty', () => {
  renderUi(<Orders rows={[]} />);
  expect(screen.getByText('No orders today')).toBeDefined();
});

it('shows an error, keeps its rows, and offers a retry', async () => {
  const onRetry = vi.fn();
  const problem = { title: 'The list could not be loaded', description: 'The network is down' };
  const { user } = renderUi(<Orders rows={orders} problem={problem} onRetry={onRetry} />);
  expect(screen.getByRole('alert').textContent).toContain('The network is down');
  expect(screen.getByText('200.00')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('marks visited rows', () => {
  renderUi(<Orders rows={orders} visitedIds={new Set(['2'])} />);
  expect(screen.getByText('visited').closest('[role="row"]')?.getAttribute('data-row-id')).toBe('2');
});

it('renders only the rows in view of a long list', async () => {
  const many = Array.from({ length: 5_000 }, (_, index) => ({
    id: String(index),
    code: `P${index}`,
    amount: '1.00',
  }));
  renderUi(<Orders rows={many} total={5_000} />);
  await waitFor(() => expect(screen.getByText('P0')).toBeDefined());
  expect(screen.getAllByRole('row').length).toBeLessThan(60);
});

it('becomes cards on a narrow screen', async () => {
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  const onRowOpen = vi.fn();
  const { user } = renderUi(<Orders rows={orders} onRowOpen={onRowOpen} />);
  const cards = within(await screen.findByRole('list', { name: 'Orders' })).getAllByRole('listitem');
  expect(cards).toHaveLength(3);
  expect(cards[0]?.textContent).toContain('Amount100.00');
  await user.click(within(cards[1]!).getByText('200.00'));
  expect(onRowOpen).toHaveBeenCalledExactlyOnceWith('2');
  expect(await findAxeViolations()).toEqual([]);
  width.mockRestore();
});

it('sorts cards by a menu, because they have no headers', async () => {
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  const onSort = vi.fn();
  const { user } = renderUi(<Orders rows={orders} onSort={onSort} />);
  const choose = async (item: string, role: 'menuitem' | 'menuitemradio' = 'menuitemradio') => {
    await user.click(screen.getByRole('button', { name: /^Sort/ }));
    await user.click(await screen.findByRole(role, { name: item }));
  };
  await user.click(await screen.findByRole('button', { name: 'Sort' }));
  const offered = (await screen.findAllByRole('menuitemradio')).map((item) => item.textContent);
  expect(offered).toEqual(['Order', 'Amount']);
  await user.keyboard('{Escape}');
  await choose('Amount');
  expect(onSort).toHaveBeenLastCalledWith({ columnId: 'amount', direction: 'asc' });
  await choose('Sort descending');
  expect(onSort).toHaveBeenLastCalledWith({ columnId: 'amount', direction: 'desc' });
  expect(screen.getByRole('button', { name: 'Sort Amount Sort descending' })).toBeDefined();
  await choose('Order');
  expect(onSort).toHaveBeenLastCalledWith({ columnId: 'code', direction: 'desc' });
  expect(await findAxeViolations()).toEqual([]);
  await choose('Do not sort', 'menuitem');
  expect(onSort).toHaveBeenLastCalledWith(null);
  width.mockRestore();
});
