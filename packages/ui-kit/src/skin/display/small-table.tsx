import type { ReactNode } from 'react';
import { cn } from '../theme/class-names.ts';

export interface SmallColumn<Row> {
  key: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Aligned at the end: amounts and counts. */
  atEnd?: boolean;
  /** Stands in place of the head, such as "select all"; a row shown as a block then has no name before the cell. */
  control?: ReactNode;
  className?: string;
}

export interface SmallTableProps<Row> {
  /** Accessible name. */
  label: string;
  columns: readonly SmallColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** What stands below the rows, inside the frame. */
  footer?: ReactNode;
  className?: string;
}

const shownAsBlock = '@max-md:block';
/** Without a spoken alternative: the name of the column is announced already. */
const nameBefore =
  "@max-md:before:w-24 @max-md:before:shrink-0 @max-md:before:whitespace-normal @max-md:before:text-start @max-md:before:text-muted-foreground @max-md:before:content-[attr(data-head)_/_'']";

/**
 * A table inside a drawer, a dialog or a form, without sorting and pages. Where its room is narrow, each row
 * becomes a block of names and values, so nothing has to be scrolled sideways. The roles are written out because
 * browsers drop those of table elements that are laid out as blocks.
 */
export function SmallTable<Row>(props: SmallTableProps<Row>) {
  const { label, columns, rows, rowKey, footer, className } = props;
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
      tabIndex={0}
      className={cn(
        'scrollbar-thin focus-ring-inset @container max-h-96 overflow-auto overscroll-contain rounded-lg border',
        className,
      )}
    >
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
      <table role="table" aria-label={label} className={cn('w-full text-sm', shownAsBlock)}>
        <thead
          role="rowgroup"
          className={cn('sticky top-0 z-10 bg-card text-muted-foreground', shownAsBlock)}
        >
          <tr role="row" className={shownAsBlock}>
            {columns.map(({ key, head, atEnd, control }) => (
              <th
                key={key}
                role="columnheader"
                scope="col"
                className={cn(
                  'px-3 py-1.5 font-medium whitespace-nowrap',
                  atEnd ? 'text-end' : 'text-start',
                  control ? 'w-0 @max-md:flex @max-md:items-center @max-md:gap-2' : '@max-md:sr-only',
                )}
              >
                {control ?? head}
                {control && (
                  <span aria-hidden className="hidden @max-md:inline">
                    {head}
                  </span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={shownAsBlock}>
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row" className="border-t @max-md:grid @max-md:gap-1 @max-md:py-2">
              {columns.map(({ key, head, cell, atEnd, control, className: ofCell }) => (
                <td
                  key={key}
                  role="cell"
                  data-head={head}
                  className={cn(
                    'px-3 py-1.5 align-top @max-md:flex @max-md:items-baseline @max-md:gap-3 @max-md:py-0',
                    !control && nameBefore,
                    atEnd && 'numeric text-end whitespace-nowrap',
                    ofCell,
                  )}
                >
                  <div className="min-w-0 @max-md:text-start @max-md:whitespace-normal @max-md:wrap-anywhere">
                    {cell(row)}
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
      {footer}
    </section>
  );
}
