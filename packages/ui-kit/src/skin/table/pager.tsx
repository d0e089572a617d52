import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { type Paging, pageForSize, pageOfJump, viewOfPaging } from '../../headless/table/index.ts';
import { IconButton } from '../button.tsx';
import { Input } from '../fields/input.tsx';
import { Select } from '../fields/select.tsx';
import { cn } from '../theme/class-names.ts';

export interface PagerLabels {
  /** The pager's name as a landmark. */
  region: string;
  previous: string;
  next: string;
  /** "1–50 of 12,345"; the total is `null` where the server does not count. */
  range: (first: number, last: number | null, total: number | null) => string;
  /** "Page 3 of 12". */
  page: (page: number, pageCount: number | null) => string;
  pageSize: string;
  /** "50 rows". */
  perPage: (size: number) => string;
  jump: string;
}

export interface PagerProps extends Paging {
  labels: PagerLabels;
  onPageChange: (page: number) => void;
  onPageSizeChange: (pageSize: number, page: number) => void;
  pageSizes?: readonly number[];
  className?: string;
}

const defaultPageSizes = [20, 50, 100, 200] as const;

export function Pager({
  labels,
  onPageChange,
  onPageSizeChange,
  pageSizes = defaultPageSizes,
  className,
  ...paging
}: PagerProps) {
  const view = viewOfPaging(paging);
  const [jump, setJump] = useState('');
  const sizes = pageSizes.includes(paging.pageSize) ? pageSizes : [paging.pageSize, ...pageSizes];

  const go = (event: FormEvent) => {
    event.preventDefault();
    const page = pageOfJump(jump, view.pageCount);
    setJump('');
    if (page !== null && page !== paging.page) onPageChange(page);
  };
  return (
    <nav
      aria-label={labels.region}
      // A container query: beside a menu the same window leaves the pager less room.
      className={cn('@container flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2 text-sm', className)}
    >
      <span className="numeric me-auto text-muted-foreground">
        {labels.range(view.firstRow, view.lastRow, paging.total)}
      </span>
      <Select
        size="sm"
        label={labels.pageSize}
        className="w-28"
        value={paging.pageSize}
        onValueChange={(size) => onPageSizeChange(size, pageForSize(paging, size))}
        options={sizes.map((size) => ({ value: size, label: labels.perPage(size) }))}
      />
      <div className="flex items-center gap-1">
        <IconButton
          label={labels.previous}
          size="icon-sm"
          variant="secondary"
          disabled={!view.canGoBack}
          onClick={() => onPageChange(paging.page - 1)}
        >
          <ChevronLeft aria-hidden className="rtl:-scale-x-100" />
        </IconButton>
        <span aria-live="polite" className="numeric px-2">
          {labels.page(paging.page, view.pageCount)}
        </span>
        <IconButton
          label={labels.next}
          size="icon-sm"
          variant="secondary"
          disabled={!view.canGoOn}
          onClick={() => onPageChange(paging.page + 1)}
        >
          <ChevronRight aria-hidden className="rtl:-scale-x-100" />
        </IconButton>
      </div>
      {(view.pageCount === null || view.pageCount > 2) && (
        <form onSubmit={go} className="@max-xl:hidden">
          <Input
            aria-label={labels.jump}
            placeholder={labels.jump}
            inputMode="numeric"
            autoComplete="off"
            className="h-7 w-20 text-sm"
            value={jump}
            onChange={(event) => setJump(event.target.value)}
          />
        </form>
      )}
    </nav>
  );
}
