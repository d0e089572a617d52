import { fireEvent, screen, within } from '@testing-library/react';
import { useMemo, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../headless/storage/index.ts';
import {
  dataColumns,
  exportColumns,
  nothingSelected,
  type Selection,
  useClientTable,
  useExpandedRows,
} from '../../headless/table/index.ts';
import { findAxeViolations } from '../../testing/axe.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { tableLabels as labels, pagerLabels } from '../../testing/table-labels.ts';
import { DataTable } from './data-table.tsx';
import { Pager } from './pager.tsx';

interface Payout {
  id: string;
  bank: string;
  amount: number;
}

const banks = ['Axis', 'axis 10', 'Axis 9', 'Éxim', '工商银行'];
const payouts: Payout[] = banks.map((bank, index) => ({ id: `p${index}`, bank, amount: (index * 37) % 100 }));
const column = dataColumns<Payout>();
const columns = column.columns([
  column.accessor('id', { header: 'Payout', meta: { fixed: true, pin: 'start', card: 'title' } }),
  column.accessor('bank', { header: 'Bank' }),
  column.accessor('amount', {
    header: 'Amount',
    meta: { align: 'end', text: (value) => `${String(value)}.00` },
  }),
  column.display({
    id: 'actions',
    header: 'Actions',
    meta: { fixed: true, pin: 'end' },
    cell: ({ row }) => <button type="button">Reject {row.id}</button>,
  }),
]);
const rowId = (payout: Payout) => payout.id;

interface PayoutsProps {
  rows?: readonly Payout[];
  pageSize?: number;
  search?: string;
  details?: boolean;
  selectable?: boolean;
  /** Rows that cannot be selected. */
  taken?: readonly string[];
}

function Payouts({ rows = payouts, pageSize, search = '', details, selectable, taken }: PayoutsProps) {
  const [selection, onSelectionChange] = useState<Selection>(nothingSelected);
  const { expandedIds, toggle } = useExpandedRows();
  const memory = useMemo(() => ({ storage: memoryStorage(), key: 'payouts' }), []);
  const isSelectable = useMemo(() => taken && (({ id }: Payout) => !taken.includes(id)), [taken]);
  const { model, paging, goTo, resize } = useClientTable({
    columns,
    rows,
    rowId,
    memory,
    locale: 'en',
    search,
    ...(pageSize !== undefined && { pageSize }),
    ...(selectable && { selection, onSelectionChange, isSelectable }),
  });
  const exported = exportColumns(model, columns);
  return (
    <>
      <button type="button">before</button>
      <DataTable
        model={model}
        label="Payouts"
        labels={labels}
        empty={<p>No payouts</p>}
        total={paging.total}
        bulkActions={({ count }) => <button type="button">Reject {count ?? 'all'}</button>}
        {...(details && {
          renderDetail: (payout: Payout) => <button type="button">History of {payout.id}</button>,
          expandedIds,
          onRowExpand: toggle,
        })}
      />
      <Pager {...paging} labels={pagerLabels} onPageChange={goTo} onPageSizeChange={resize} />
      <output>
        {exported.map(({ header }) => header).join(',')}
        {exported.map(({ text }) => (rows[0] ? text(rows[0]) : '')).join(',')}
      </output>
    </>
  );
}

const ids = () =>
  screen
    .getAllByRole('row')
    .flatMap((row) => row.getAttribute('data-row-id') ?? [])
    .join(' ');
const selected = () =>
  screen
    .getAllByRole('row')
    .filter((row) => row.getAttribute('aria-selected') === 'true')
    .map((row) => row.getAttribute('data-row-id'))
    .join(' ');
const cell = (line: number, columnIndex: number) =>
  document.querySelector<HTMLElement>(`[data-grid-row="${line}"] > [aria-colindex="${columnIndex}"]`)!;
const box = (id: string) => screen.getByRole('checkbox', { name: `Select ${id}` });

describe('a table with all its rows', () => {
  it('sorts texts by locale, and numbers by size', async () => {
    const { user } = renderUi(<Payouts />);
    await user.click(screen.getByRole('button', { name: 'Bank' }));
    expect(ids()).toBe('p0 p2 p1 p3 p4');
    await user.click(screen.getByRole('button', { name: 'Amount' }));
    expect(ids()).toBe('p0 p3 p1 p4 p2');
    await user.click(screen.getByRole('button', { name: 'Amount' }));
    expect(ids()).toBe('p2 p4 p1 p3 p0');
  });

  it('is searched by all words in any column, and shows the count in the pager', () => {
    const { rerender } = renderUi(<Payouts search="AXIS ９" />);
    expect(ids()).toBe('p2');
    expect(screen.getByText('1–1 of 1')).toBeDefined();
    rerender(<Payouts search="74.00" />);
    expect(ids()).toBe('p2');
    rerender(<Payouts search="nobody" />);
    expect(screen.getByText('No payouts')).toBeDefined();
  });

  it('is paged, and returns to its first page for another query', async () => {
    const { user, rerender } = renderUi(<Payouts pageSize={2} />);
    expect(ids()).toBe('p0 p1');
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(ids()).toBe('p4');
    rerender(<Payouts pageSize={2} rows={payouts.slice(0, 3)} />);
    expect(ids()).toBe('p2');
    rerender(<Payouts pageSize={2} search="axis" />);
    expect(ids()).toBe('p0 p1');
  });

  it('exports the visible columns in order, as texts', async () => {
    const { user } = renderUi(<Payouts />);
    const exported = () => document.querySelector('output')?.textContent;
    expect(exported()).toBe('Payout,Bank,Amountp0,Axis,0.00');
    await user.click(screen.getByRole('button', { name: 'Options of Bank' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move right' }));
    expect(exported()).toBe('Payout,Amount,Bankp0,0.00,Axis');
    await user.click(screen.getByRole('button', { name: 'Options of Bank' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Hide' }));
    expect(exported()).toBe('Payout,Amountp0,0.00');
  });
});

describe('selecting', () => {
  it('selects a range with Shift, extends to all matches, and back', async () => {
    const { user } = renderUi(<Payouts selectable pageSize={3} />);
    await user.click(box('p0'));
    fireEvent.click(box('p2'), { shiftKey: true });
    expect(selected()).toBe('p0 p1 p2');
    const bar = screen.getByRole('region', { name: 'Selected rows' });
    expect(within(bar).getByRole('button', { name: 'Reject 3' })).toBeDefined();
    await user.click(within(bar).getByRole('button', { name: 'Select all 5' }));
    expect(within(bar).getByText('5 selected')).toBeDefined();
    await user.click(box('p1'));
    expect(within(bar).getByText('4 selected')).toBeDefined();
    await user.click(within(bar).getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull();
    expect(selected()).toBe('');
  });

  it('leaves out rows that cannot be selected; one that was selected can be deselected', async () => {
    const none: readonly string[] = [];
    const taken = ['p1', 'p3'];
    const { user, rerender } = renderUi(<Payouts selectable taken={none} />);
    await user.click(box('p3'));
    rerender(<Payouts selectable taken={taken} />);
    expect(box('p1').getAttribute('aria-disabled')).toBe('true');
    await user.click(box('p1'));
    expect(selected()).toBe('p3');
    await user.click(box('p3'));
    expect(box('p3').getAttribute('aria-disabled')).toBe('true');
    await user.click(box('p0'));
    fireEvent.click(box('p4'), { shiftKey: true });
    expect(selected()).toBe('p0 p2 p4');
    cell(2, 1).focus();
    await user.keyboard('{Control>}a{/Control}');
    expect(selected()).toBe('');
    await user.keyboard('{Control>}a{/Control}');
    expect(selected()).toBe('p0 p2 p4');
  });

  it('works by keyboard: Space, Shift with arrows on the checkboxes, Control+A', async () => {
    const { user } = renderUi(<Payouts selectable />);
    cell(2, 1).focus();
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(selected()).toBe('p1 p2 p3');
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(selected()).toBe('p1 p2');
    await user.keyboard('{Control>}a{/Control}');
    expect(selected()).toBe('p0 p1 p2 p3 p4');
    await user.keyboard('{Home} ');
    expect(selected()).toBe('p0 p1 p3 p4');
  });
});

describe('expandable rows', () => {
  it('announce their state, are part of the keyboard path, and count as lines', async () => {
    const { user } = renderUi(<Payouts details />);
    const arrow = screen.getByRole('button', { name: 'Expand p1' });
    expect(arrow.getAttribute('aria-expanded')).toBe('false');
    cell(2, 1).focus();
    await user.keyboard('{Enter}');
    expect(arrow.getAttribute('aria-expanded')).toBe('true');
    const detail = screen.getByRole('button', { name: 'History of p1' });
    const lines = screen.getAllByRole('row').map((one) => one.getAttribute('aria-rowindex'));
    expect(lines).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('7');

    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(document.activeElement?.contains(detail)).toBe(true);
    await user.keyboard('{F2}');
    expect(document.activeElement).toBe(detail);
    await user.keyboard('{Escape}{ArrowDown}');
    expect(document.activeElement).toBe(cell(4, 2));
    expect(await findAxeViolations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Collapse p1' }));
    expect(screen.queryByRole('button', { name: 'History of p1' })).toBeNull();
  });
});

describe('headers', () => {
  const names = () => screen.getAllByRole('columnheader').map((header) => header.textContent);

  it('sort by Enter, move by Control and resize by Shift with the arrows', async () => {
    const { user } = renderUi(<Payouts />);
    cell(0, 2).focus();
    await user.keyboard('{Enter}');
    expect(cell(0, 2).getAttribute('aria-sort')).toBe('ascending');
    await user.keyboard('{Control>}{ArrowRight}{/Control}');
    expect(names()).toEqual(['Payout', 'Amount', 'Bank', 'Actions']);
    await user.keyboard('{Control>}{ArrowLeft}{ArrowLeft}{/Control}');
    expect(names()).toEqual(['Payout', 'Bank', 'Amount', 'Actions']);
    const width = vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(140);
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    width.mockRestore();
    const tracks = screen.getByRole('grid').parentElement?.style.getPropertyValue('--grid-tracks');
    expect(tracks?.split(' ')[1]).toBe('156px');
  });

  it('and their cells follow a right-to-left direction', async () => {
    const { user } = renderUi(
      <div style={{ direction: 'rtl' }}>
        <Payouts />
      </div>,
    );
    cell(1, 1).focus();
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(cell(1, 2));
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(cell(1, 1));
    cell(0, 2).focus();
    await user.keyboard('{Control>}{ArrowLeft}{/Control}');
    expect(names()).toEqual(['Payout', 'Amount', 'Bank', 'Actions']);
  });

  it('are reordered by dragging, but not with a fixed one', () => {
    renderUi(<Payouts />);
    const header = (name: string) => screen.getByRole('columnheader', { name: new RegExp(name) });
    const drag = (from: string, to: string) => {
      const dataTransfer = { setData: () => undefined, effectAllowed: 'none' };
      fireEvent.dragStart(header(from).querySelector('[draggable]')!, { dataTransfer });
      fireEvent.dragOver(header(to), { dataTransfer });
      fireEvent.drop(header(to), { dataTransfer });
    };
    drag('Amount', 'Bank');
    expect(names()).toEqual(['Payout', 'Amount', 'Bank', 'Actions']);
    drag('Amount', 'Payout');
    expect(names()).toEqual(['Payout', 'Amount', 'Bank', 'Actions']);
  });

  it('pin their columns left and right', async () => {
    const { user } = renderUi(<Payouts />);
    const choose = async (item: string) => {
      await user.click(screen.getByRole('button', { name: 'Options of Bank' }));
      await user.click(await screen.findByRole('menuitem', { name: item }));
    };
    await choose('Pin right');
    expect(names()).toEqual(['Payout', 'Amount', 'Bank', 'Actions']);
    await choose('Pin left');
    expect(names()).toEqual(['Payout', 'Bank', 'Amount', 'Actions']);
    await choose('Unpin');
    expect(names()).toEqual(['Payout', 'Bank', 'Amount', 'Actions']);
  });
});
