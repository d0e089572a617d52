import type { Column, ReactTable, Row as TableRow } from '@tanstack/react-table';
import { ChevronDown, PanelRightOpen } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import type { DataColumnMeta, DataTableFeatures, RowSelection } from '../../headless/table/index.ts';
import { Button, IconButton } from '../button.tsx';
import { Checkbox } from '../fields/checkbox.tsx';
import { cn } from '../theme/class-names.ts';
import type { DataTableLabels } from './data-table-labels.ts';

/** A longer text takes the whole width of a card, so that an amount does not break between its digits. */
const fitsHalfACard = 18;

type CardColumn<Row extends object> = Column<DataTableFeatures, Row>;
type Place = NonNullable<DataColumnMeta['card']>;

interface DataCardProps<Row extends object> {
  table: Pick<ReactTable<DataTableFeatures, Row>, 'FlexRender'>;
  row: TableRow<DataTableFeatures, Row>;
  columns: readonly CardColumn<Row>[];
  labelOf: ReadonlyMap<string, string>;
  labels: DataTableLabels;
  selection: RowSelection | null;
  /** `null` when the row cannot be selected. */
  selected: boolean | null;
  visited: boolean;
  /** Its details are shown beside the table. */
  opened: boolean;
  onOpen: ((id: string) => void) | undefined;
  /** `null` when rows have no details of their own. */
  expanded: boolean | null;
  /** In a tree. */
  depth: number;
  onExpand: ((id: string) => void) | undefined;
  /** The open details. */
  children: ReactNode;
}

export function DataCard<Row extends object>(props: DataCardProps<Row>) {
  const { table, row, columns, labelOf, labels, selection, selected, visited, opened, onOpen, expanded } =
    props;
  const cells = row.getAllCellsByColumnId();
  const at = (place: Place) =>
    columns.flatMap((column) => {
      const cell = cells[column.id];
      const isHere = (column.columnDef.meta?.card ?? 'field') === place;
      const isControl = column.accessorFn === undefined;
      if (!cell || !isHere) return [];
      const value = cell.getValue();
      const { text, rigid } = column.columnDef.meta ?? {};
      const shown = text?.(value, row.original) ?? value;
      // Half a card would break a long text and cut a number that does not wrap.
      const isWide = rigid || (typeof shown === 'string' && shown.length > fitsHalfACard);
      return [{ id: column.id, isControl, isWide, content: <table.FlexRender cell={cell} /> }];
    });
  const [title, ...otherTitles] = at('title');
  const badges = at('badge');
  const actions = at('actions');
  // A column of controls (actions) handles its own clicks.
  const hasControls = columns.some(
    ({ accessorFn, columnDef }) => accessorFn === undefined && columnDef.meta?.card !== 'none',
  );

  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (!(event.target instanceof Element) || !event.currentTarget.contains(event.target)) return;
    if (event.target.closest('a, button, input, label, [role="checkbox"], [data-stop-row]')) return;
    onOpen?.(row.id);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the card's button does the same
    // biome-ignore lint/a11y/noStaticElementInteractions: the card's button does the same
    <div
      onClick={onClick}
      data-row-id={row.id}
      data-card
      data-visited={visited || undefined}
      data-opened={opened || undefined}
      style={props.depth > 0 ? { marginInlineStart: `${Math.min(props.depth, 4) * 0.75}rem` } : undefined}
      className={cn(
        'grid gap-2 rounded-lg border bg-card p-3 shadow-xs',
        (selected || opened) && 'border-primary bg-accent',
      )}
    >
      <div className="flex min-w-0 items-center gap-2">
        {selection && (
          <Checkbox
            aria-label={labels.selectRow(row.id)}
            checked={selected ?? false}
            disabled={selected === null}
            onCheckedChange={() => selection.toggle(row.id)}
          />
        )}
        {/* A name or an id is never truncated: it wraps, and so does what does not fit beside it. */}
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1">
          <div
            className={cn(
              'max-w-full grow wrap-anywhere font-medium [&_.truncate]:whitespace-normal',
              visited && 'text-muted-foreground',
            )}
          >
            {title?.content}
            {visited && <span className="sr-only">{labels.visited}</span>}
          </div>
          {badges.map(
            ({ id, isControl, content }) =>
              !isControl && (
                <div key={id} className="shrink-0">
                  {content}
                </div>
              ),
          )}
        </div>
        {badges.map(
          ({ id, isControl, content }) =>
            isControl && (
              <div key={id} className="shrink-0 self-start">
                {content}
              </div>
            ),
        )}
        {onOpen && !hasControls && (
          <IconButton label={labels.openRow(row.id)} size="icon-sm" onClick={() => onOpen(row.id)}>
            <PanelRightOpen aria-hidden />
          </IconButton>
        )}
      </div>
      <dl className="grid grid-flow-dense grid-cols-2 gap-x-3 gap-y-1.5">
        {[...otherTitles, ...at('field')].map(({ id, isWide, content }) => (
          <div key={id} className={cn('min-w-0', isWide && 'col-span-2')}>
            <dt className="truncate text-xs text-muted-foreground">{labelOf.get(id)}</dt>
            {/* A phone has no tooltip, so nothing is truncated: it wraps. */}
            <dd className="wrap-anywhere [&_.numeric]:whitespace-normal [&_.truncate]:whitespace-normal">
              {content}
            </dd>
          </div>
        ))}
      </dl>
      {expanded !== null && (
        <Button
          size="sm"
          variant="ghost"
          aria-expanded={expanded}
          aria-label={expanded ? labels.collapseRow(row.id) : labels.expandRow(row.id)}
          onClick={() => props.onExpand?.(row.id)}
        >
          <ChevronDown aria-hidden className={cn('transition-transform', expanded && 'rotate-180')} />
        </Button>
      )}
      {props.children && (
        <div data-stop-row className="min-w-0">
          {props.children}
        </div>
      )}
      {actions.length > 0 && (
        <div className="flex justify-end gap-1 border-t pt-2">
          {actions.map(({ id, content }) => (
            <div key={id}>{content}</div>
          ))}
        </div>
      )}
    </div>
  );
}
