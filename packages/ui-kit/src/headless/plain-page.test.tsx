import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { createDialogStack, useDialogStack } from './dialog/index.ts';
import { dataColumns, useClientTable, useDataGrid } from './table/index.ts';
import { createOpenedTabs, useOpenedTabs } from './tabs/index.ts';

// A page of plain elements: the behaviour of the kit without its styles and labels.
interface Fruit {
  name: string;
}
const column = dataColumns<Fruit>();
const columns = column.columns([column.accessor('name', { header: 'Fruit' })]);
const fruits = ['pear', 'apple', 'plum'].map((name) => ({ name }));
const nameOf = (fruit: Fruit) => fruit.name;
const noLeads: readonly number[] = [];

const asked = createDialogStack<{ eat: { props: string; result: boolean } }>();
const stored = new Map<string, string>();
const page = (routeId: string) => ({ routeId, params: {}, href: `/${routeId}` });
const tabs = createOpenedTabs({
  home: page('home'),
  storage: {
    get: (key) => stored.get(key) ?? null,
    set: (key, value) => void stored.set(key, value),
    remove: (key) => void stored.delete(key),
  },
  storageKey: 'tabs',
  navigate: () => undefined,
  confirmClose: async () => true,
});

function Fruits() {
  const scroller = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const { model } = useClientTable({ columns, rows: fruits, rowId: nameOf, locale: 'en' });
  const grid = useDataGrid({
    model,
    scroller,
    grid: table,
    availablePx: 300,
    leadWidthsPx: noLeads,
    onRowOpen: (name) => void asked.open('eat', name).then((eaten) => eaten && tabs.visit(page(name))),
  });
  const { active, gridProps } = grid.navigation;
  return (
    <div ref={scroller}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of cells that take the focus */}
      <table ref={table} role="grid" {...grid.ariaCounts} {...gridProps}>
        <tbody>
          <tr data-grid-row={0}>
            <th aria-colindex={1} tabIndex={active.row === 0 ? 0 : -1}>
              <button
                type="button"
                data-grid-action
                tabIndex={-1}
                onClick={() => model.setSort?.({ columnId: 'name', direction: 'asc' })}
              >
                {grid.columns[0]?.label}
              </button>
            </th>
          </tr>
          {Array.from({ length: grid.lines.count }, (_, line) => (
            <tr key={grid.lines.keyAt(line)} data-grid-row={line + 1} aria-rowindex={grid.ariaRowIndex(line)}>
              <td aria-colindex={1} tabIndex={active.row === line + 1 ? 0 : -1}>
                {grid.lines.at(line)?.row.original.name}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Page() {
  const dialogs = useDialogStack(asked).filter(({ open }) => open);
  return (
    <>
      <p>
        {useOpenedTabs(tabs)
          .tabs.map(({ href }) => href)
          .join(' ')}
      </p>
      <Fruits />
      {dialogs.map(({ id, props }) => (
        <dialog key={id} open aria-label={props}>
          <button type="button" onClick={() => asked.resolve(id, true)}>
            Yes
          </button>
        </dialog>
      ))}
    </>
  );
}

it('sorts, navigates, asks and opens pages with plain elements only', async () => {
  const user = userEvent.setup();
  const { container } = render(<Page />);
  await user.tab();
  await user.keyboard('{Enter}{ArrowDown}');
  const cells = screen.getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual(['apple', 'pear', 'plum']);
  expect(document.activeElement).toBe(cells[0]);

  await user.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByRole('dialog', { name: 'pear' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.getByText('/home /pear')).toBeDefined());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(stored.get('tabs')).toContain('/pear');
  expect(container.querySelector('[class]')).toBeNull();
});
