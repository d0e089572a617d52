import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { SegmentedControl } from '../fields/segmented-control.tsx';
import { ScrollArea } from '../navigation/scroll-area.tsx';
import { cn } from '../theme/class-names.ts';

/** Texts of a chart, passed in by the app. */
export interface ChartLabels {
  /** "Chart", in the view switch. */
  chart: string;
  /** "Table". */
  table: string;
  /** Name of the view switch. */
  view: string;
  /** Keyboard hint: "Arrow keys go from value to value, Enter opens". */
  keys: string;
  /** Shown when there are no values: "No orders today". Without it, empty axes are shown. */
  empty?: string;
}

export interface ChartLegendItem {
  readonly id: string;
  readonly label: string;
  /** Legend mark, as in the chart. */
  readonly mark: ReactNode;
  readonly hidden: boolean;
}

export interface ChartTable {
  readonly head: readonly string[];
  /** The first cell of a row is its header. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly string[] }[];
}

interface ChartFrameProps {
  label: string;
  labels: ChartLabels;
  legend?: readonly ChartLegendItem[];
  onToggle?: (id: string) => void;
  table: ChartTable;
  /** The current value in words; announced when it is reached by keyboard. */
  reading?: string | undefined;
  /** There are no values. */
  empty?: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onLeave: () => void;
  children: ReactNode;
  className?: string | undefined;
}

/**
 * Common to all charts: a name, a legend that hides series, a table of the same figures, and announcements.
 */
export function ChartFrame(props: ChartFrameProps) {
  const {
    label,
    labels,
    legend = [],
    onToggle,
    table,
    reading,
    empty = false,
    onKeyDown,
    onLeave,
    children,
    className,
  } = props;
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const keysId = useId();
  return (
    <figure aria-label={label} className={cn('grid min-w-0 gap-2', className)}>
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <ul className="flex min-w-0 flex-1 flex-wrap gap-x-1 gap-y-0.5">
          {legend.map((item) => (
            <li key={item.id}>
              <LegendButton item={item} onToggle={onToggle} />
            </li>
          ))}
        </ul>
        <SegmentedControl
          label={labels.view}
          size="sm"
          value={view}
          onValueChange={setView}
          options={[
            { value: 'chart', label: labels.chart },
            { value: 'table', label: labels.table },
          ]}
        />
      </div>
      {view === 'table' ? (
        <FigureTable label={label} table={table} />
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: no element stands for a group that handles arrow keys
        <div
          role="group"
          aria-label={label}
          aria-describedby={keysId}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys go from value to value
          tabIndex={0}
          onKeyDown={onKeyDown}
          onPointerLeave={onLeave}
          onBlur={onLeave}
          className="focus-ring relative min-w-0 rounded-md"
        >
          {children}
          {empty && labels.empty && (
            <p className="absolute inset-0 grid place-items-center text-sm text-muted-foreground">
              <span className="rounded-md border bg-card px-3 py-1.5">{labels.empty}</span>
            </p>
          )}
          <span id={keysId} className="sr-only">
            {labels.keys}
          </span>
          <span aria-live="polite" className="sr-only">
            {reading}
          </span>
        </div>
      )}
    </figure>
  );
}

function LegendButton({
  item,
  onToggle,
}: {
  item: ChartLegendItem;
  onToggle: ((id: string) => void) | undefined;
}) {
  const { mark } = item;
  const classes = 'inline-flex items-center gap-1.5 rounded-sm px-1.5 py-0.5 text-xs';
  if (!onToggle) {
    return (
      <span className={classes}>
        {mark}
        {item.label}
      </span>
    );
  }
  return (
    <button
      type="button"
      aria-pressed={!item.hidden}
      onClick={() => onToggle(item.id)}
      className={cn(
        classes,
        'focus-ring min-h-6 hover:bg-hover',
        item.hidden && 'text-muted-foreground line-through [&>*]:opacity-30',
      )}
    >
      {mark}
      {item.label}
    </button>
  );
}

function FigureTable({ label, table }: { label: string; table: ChartTable }) {
  return (
    <ScrollArea label={label} className="max-h-72 rounded-md border">
      <table className="w-full border-collapse text-sm">
        <thead className="sticky top-0 bg-muted">
          <tr>
            {table.head.map((text, index) => (
              <th
                key={text}
                scope="col"
                className={cn(
                  'px-3 py-1.5 font-medium whitespace-nowrap',
                  index === 0 ? 'text-start' : 'text-end',
                )}
              >
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ key, cells }) => (
            <tr key={key} className="border-t">
              {cells.map((text, index) =>
                index === 0 ? (
                  <th key={table.head[index]} scope="row" className="px-3 py-1.5 text-start font-normal">
                    {text}
                  </th>
                ) : (
                  <td key={table.head[index]} className="numeric px-3 py-1.5 text-end">
                    {text}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
