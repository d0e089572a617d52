import { createEvent, fireEvent, screen } from '@testing-library/react';
import { useMemo, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../headless/storage/index.ts';
import { dataColumns, nothingSelected, type Selection, useDataTable } from '../../headless/table/index.ts';
import { findAxeViolations } from '../../testing/axe.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { tableLabels as labels } from '../../testing/table-labels.ts';
import { Button } from '../button.tsx';
import { DataTable } from './data-table.tsx';

interface Order {
  id: string;
  shop: string;
  link: string;
}

const orders = (count: number): Order[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index + 1}`,
    shop: `Shop ${index + 1}`,
    link: 'open',
  }));
const column = dataColumns<Order>();
const columns = column.columns([
  column.accessor('id', { header: 'Order', meta: { pin: 'start' } }),
  column.accessor('shop', { header: 'Shop' }),
  column.accessor('link', { header: 'Link', cell: () => <a href="/x">open</a> }),
  column.display({ id: 'actions', header: 'Actions', cell: () => <Button>Go</Button> }),
]);
const rowId = (order: Order) => order.id;

function Orders({ rows, onRowOpen = () => undefined }: { rows: readonly Order[]; onRowOpen?: () => void }) {
  const [selection, onSelectionChange] = useState<Selection>(nothingSelected);
  const memory = useMemo(() => ({ storage: memoryStorage(), key: 'orders' }), []);
  const model = useDataTable({ columns, rows, rowId, memory, selection, onSelectionChange });
  return <DataTable model={model} label="Orders" labels={labels} empty={null} onRowOpen={onRowOpen} />;
}

/** A cell by line and column; column 0 is the checkbox. */
const cell = (line: number, index: number) =>
  document.querySelector<HTMLElement>(`[data-grid-row="${line}"] > [aria-colindex="${index + 1}"]`)!;
const inRange = () =>
  [...document.querySelectorAll('[role="gridcell"][aria-selected="true"]')].map((one) => one.textContent);
const note = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter(Boolean);

/** Presses at a cell, moves over the others and releases at the last one. */
function drag(...cells: HTMLElement[]) {
  const [first, ...others] = cells;
  if (!first) return;
  fireEvent.mouseDown(first);
  first.focus();
  for (const one of others) fireEvent.mouseMove(one, { buttons: 1 });
  fireEvent.mouseUp(others.at(-1) ?? first);
}

/** What the copy command writes. */
function copied(): Record<string, string> {
  const written: Record<string, string> = {};
  const target = document.activeElement ?? document.body;
  const event = createEvent.copy(target);
  Object.defineProperty(event, 'clipboardData', {
    value: { setData: (kind: string, text: string) => (written[kind] = text) },
  });
  fireEvent(target, event);
  return written;
}

describe('a range of cells', () => {
  it('is selected by drag and copied with its headers', async () => {
    renderUi(<Orders rows={orders(4)} />);
    drag(cell(3, 2), cell(2, 2), cell(2, 1));
    expect(inRange()).toEqual(['2', 'Shop 2', '3', 'Shop 3']);
    expect(note()).toEqual(['2 rows, 2 columns selected']);
    expect(await findAxeViolations()).toEqual([]);
    expect(copied()).toEqual({
      'text/plain': 'Order\tShop\r\n2\tShop 2\r\n3\tShop 3',
      'text/html': expect.stringContaining('<td>Shop 3</td>'),
    });
    expect(note()).toEqual(['2 rows, 2 columns copied']);
  });

  it('is extended and shrunk by Shift with the arrows, and ends with Escape or a plain move', async () => {
    const { user } = renderUi(<Orders rows={orders(4)} />);
    cell(1, 1).focus();
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowRight}{/Shift}');
    expect(inRange()).toEqual(['1', 'Shop 1', '2', 'Shop 2', '3', 'Shop 3']);
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(inRange()).toEqual(['1', 'Shop 1', '2', 'Shop 2']);
    expect(document.activeElement).toBe(cell(2, 2));
    await user.keyboard('{Escape}');
    expect(inRange()).toEqual([]);
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}{ArrowDown}');
    expect(inRange()).toEqual([]);
  });

  it('reaches from the focused cell to a cell that is clicked with Shift, without opening its row', async () => {
    const opened = vi.fn();
    const { user } = renderUi(<Orders rows={orders(4)} onRowOpen={opened} />);
    cell(1, 1).focus();
    await user.keyboard('{Shift>}');
    await user.click(cell(2, 2));
    await user.keyboard('{/Shift}');
    expect(inRange()).toEqual(['1', 'Shop 1', '2', 'Shop 2']);
    expect(opened).not.toHaveBeenCalled();
  });

  it('leaves a press inside one cell to the text and to the row', () => {
    const opened = vi.fn();
    renderUi(<Orders rows={orders(2)} onRowOpen={opened} />);
    drag(cell(1, 2), cell(1, 2));
    fireEvent.click(cell(1, 2), { detail: 1 });
    expect(inRange()).toEqual([]);
    expect(opened).toHaveBeenCalledOnce();
    expect(copied()).toEqual({});
  });

  it('opens no row at the end of a drag, and the next click opens one', () => {
    const opened = vi.fn();
    renderUi(<Orders rows={orders(2)} onRowOpen={opened} />);
    drag(cell(1, 1), cell(1, 2));
    fireEvent.click(cell(1, 2), { detail: 1 });
    expect(opened).not.toHaveBeenCalled();
    drag(cell(1, 1));
    fireEvent.click(cell(1, 1), { detail: 1 });
    expect(opened).toHaveBeenCalledOnce();
  });

  it('does not begin on a link or a checkbox', () => {
    renderUi(<Orders rows={orders(2)} />);
    drag(cell(1, 3).querySelector('a')!, cell(2, 2));
    drag(cell(1, 0), cell(2, 2));
    expect(inRange()).toEqual([]);
  });

  it('leaves out columns without a value', () => {
    renderUi(<Orders rows={orders(2)} />);
    drag(cell(1, 2), cell(1, 4));
    expect(copied()['text/plain']).toBe('Shop\tLink\r\nShop 1\topen');
  });

  it('stays when the rows are read again, and ends when other rows take their place', () => {
    const { rerender } = renderUi(<Orders rows={orders(3)} />);
    drag(cell(1, 1), cell(2, 2));
    rerender(<Orders rows={orders(3)} />);
    expect(inRange()).toHaveLength(4);
    rerender(<Orders rows={orders(3).slice(1)} />);
    expect(inRange()).toEqual([]);
  });
});
