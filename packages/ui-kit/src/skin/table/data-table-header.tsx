// biome-ignore-all lint/a11y/useSemanticElements: an ARIA grid of divs, because table rows cannot be positioned one by one
// biome-ignore-all lint/a11y/useFocusableInteractive: the cells are focused, as in the ARIA grid pattern
import {
  type DataTableModel,
  type ShownColumn,
  useColumnDrag,
  type WidthDraft,
} from '../../headless/table/index.ts';
import { HeaderCell } from './data-table-header-cell.tsx';
import type { DataTableLabels } from './data-table-labels.ts';
import { SelectBox } from './data-table-select-box.tsx';
import { headerLeadClass, leadStyles } from './data-table-style.ts';
import type { Lead } from './data-table-types.ts';

interface HeaderProps<Row extends object> {
  model: DataTableModel<Row>;
  columns: readonly ShownColumn[];
  someColumns: boolean;
  leads: readonly Lead[];
  labels: DataTableLabels;
  /** The header cell in the Tab order, or -1. */
  activeColumn: number;
  onDraft: (draft: WidthDraft | null) => void;
}

export function DataTableHeader<Row extends object>(props: HeaderProps<Row>) {
  const { model, columns, someColumns, leads, labels, activeColumn, onDraft } = props;
  const { selection } = model;
  const drag = useColumnDrag(model);
  return (
    <div role="rowgroup" className="sticky top-0 z-10 w-(--grid-width) bg-card">
      <div
        role="row"
        aria-rowindex={1}
        data-grid-row={0}
        className="grid h-9 grid-cols-(--grid-tracks) border-b bg-(--row-surface) [--row-surface:var(--card)] text-xs font-medium text-muted-foreground"
      >
        {leads.map((lead, index) => (
          <div
            key={lead}
            role="columnheader"
            aria-colindex={index + 1}
            tabIndex={activeColumn === index ? 0 : -1}
            style={leadStyles[index]}
            className={headerLeadClass}
          >
            {lead === 'expand' && <span className="sr-only">{labels.details}</span>}
            {lead === 'select' && selection && (
              <SelectBox
                label={labels.selectPage}
                selected={selection.pageState === 'some' ? 'mixed' : selection.pageState === 'all'}
                disabled={selection.isPageEmpty}
                onSelect={() => selection.togglePage()}
              />
            )}
          </div>
        ))}
        {columns.map(({ column, index }) => (
          <HeaderCell
            key={column.id}
            model={model}
            column={column}
            index={index}
            gridColumn={index + leads.length}
            inTrack={someColumns}
            labels={labels}
            active={activeColumn === index + leads.length}
            onDraft={onDraft}
            drag={drag}
          />
        ))}
      </div>
    </div>
  );
}
