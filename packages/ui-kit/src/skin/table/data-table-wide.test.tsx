import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type DataColumns, dataColumns, useClientTable } from '../../headless/table/index.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { tableLabels } from '../../testing/table-labels.ts';
import { DataTable } from './data-table.tsx';

interface Line {
  id: string;
}
const columnCount = 60;
const rowCount = 400;
const column = dataColumns<Line>();
const columns = column.columns([
  column.accessor('id', { header: 'Line', meta: { pin: 'start', fixed: true, card: 'title' } }),
  ...Array.from({ length: columnCount }, (_, index) =>
    column.accessor((line) => `${line.id}.${index}`, { id: `c${index}`, header: `C${index}` }),
  ),
]);
const lines = Array.from({ length: rowCount }, (_, index) => ({ id: `L${index}` }));
const rowId = (line: Line) => line.id;

function Lines({ columns: given = columns }: { columns?: DataColumns<Line> }) {
  const { model } = useClientTable({ columns: given, rows: lines, rowId, locale: 'en' });
  return <DataTable model={model} label="Lines" labels={tableLabels} empty={null} total={rowCount} />;
}

it('renders the rows and columns in view with their positions, and reaches others by keyboard', async () => {
  const { user } = renderUi(<Lines />);
  await waitFor(() => expect(screen.getByText('L0')).toBeDefined());
  const grid = screen.getByRole('grid');
  expect(grid.getAttribute('aria-colcount')).toBe(String(columnCount + 1));
  expect(grid.getAttribute('aria-rowcount')).toBe(String(rowCount + 1));
  const headers = screen.getAllByRole('columnheader');
  expect(headers.length).toBeLessThan(25);
  expect(headers.map((header) => header.getAttribute('aria-colindex')).slice(0, 3)).toEqual(['1', '2', '3']);
  expect(screen.getAllByRole('row').length).toBeLessThan(60);

  headers[1]?.focus();
  await user.keyboard('{Control>}{End}{/Control}');
  await waitFor(() =>
    expect(document.activeElement?.textContent).toBe(`L${rowCount - 1}.${columnCount - 1}`),
  );
  const cell = document.activeElement;
  expect(cell?.getAttribute('aria-colindex')).toBe(String(columnCount + 1));
  expect(cell?.parentElement?.getAttribute('aria-rowindex')).toBe(String(rowCount + 1));
  await user.keyboard('{ArrowLeft}{ArrowUp}');
  await waitFor(() =>
    expect(document.activeElement?.textContent).toBe(`L${rowCount - 2}.${columnCount - 2}`),
  );
});

it('renders only the cards in view of a long list', async () => {
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  renderUi(<Lines columns={columns.slice(0, 4)} />);
  // The code for long lists is loaded with the first one.
  await waitFor(() => expect(screen.getByText('L0').closest('li')?.getAttribute('aria-posinset')).toBe('1'));
  const cards = screen.getAllByRole('listitem');
  expect(cards.length).toBeLessThan(30);
  expect(cards[2]?.getAttribute('aria-posinset')).toBe('3');
  expect(cards[2]?.getAttribute('aria-setsize')).toBe(String(rowCount));
  width.mockRestore();
});
