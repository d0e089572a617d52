import { Fragment, type ReactNode } from 'react';
import { cn } from '../theme/class-names.ts';
import { type Tone, toneText } from '../theme/tone.ts';

export interface MoneyProps {
  /** Already formatted for the locale, with sign: "1,200.00". */
  amount: string;
  /** "INR", "USDT". */
  currency?: string;
  /** Only where the sign is good or bad. */
  tone?: Tone;
  className?: string;
}

/** An amount in tabular figures, with a smaller currency beside it. */
export function Money({ amount, currency, tone, className }: MoneyProps) {
  return (
    <span className={cn('numeric inline-flex items-baseline gap-1', tone && toneText[tone], className)}>
      <span>{amount}</span>
      {currency && <span className="text-xs text-muted-foreground">{currency}</span>}
    </span>
  );
}

export interface KeyValueItem {
  key: string;
  label: ReactNode;
  value: ReactNode;
}

export interface KeyValueListProps {
  items: readonly KeyValueItem[];
  columns?: 1 | 2 | 3;
  /** Label above the value instead of beside it. */
  stacked?: boolean;
  className?: string;
}

const columnClasses = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-2 lg:grid-cols-3' } as const;

export function KeyValueList({ items, columns = 1, stacked = false, className }: KeyValueListProps) {
  return (
    <dl className={cn('grid gap-x-6 gap-y-2', columnClasses[columns], className)}>
      {items.map((item) => (
        <div
          key={item.key}
          className={cn(
            'min-w-0',
            stacked
              ? 'grid'
              : 'grid min-h-6 grid-cols-[clamp(5.5rem,30%,9rem)_minmax(0,1fr)] items-baseline gap-3',
          )}
        >
          <dt className={cn('text-muted-foreground', stacked && 'text-xs')}>{item.label}</dt>
          <dd className="min-w-0 wrap-anywhere">{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface PageHeaderProps {
  title: ReactNode;
  description?: ReactNode;
  /** Status badge beside the title. */
  status?: ReactNode;
  actions?: ReactNode;
  className?: string;
}

export function PageHeader({ title, description, status, actions, className }: PageHeaderProps) {
  return (
    <header className={cn('flex flex-wrap items-center gap-x-3 gap-y-2', className)}>
      <div className="me-auto min-w-0">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="text-xl font-semibold wrap-anywhere">{title}</h1>
          {status}
        </div>
        {description && <p className="text-sm text-muted-foreground">{description}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  );
}

export interface BreadcrumbsProps {
  /** The landmark's name. */
  label: string;
  items: readonly { key: string; content: ReactNode }[];
  className?: string;
}

/** The last item is the current page. Links are the app's own elements. */
export function Breadcrumbs({ label, items, className }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className={cn('min-w-0', className)}>
      <ol className="flex min-w-0 items-center gap-1.5 text-sm text-muted-foreground">
        {items.map((item, index) => {
          const last = index === items.length - 1;
          return (
            <Fragment key={item.key}>
              <li
                aria-current={last ? 'page' : undefined}
                className={cn('min-w-0 truncate', last ? 'text-foreground' : 'max-sm:hidden')}
              >
                {item.content}
              </li>
              {!last && (
                <li aria-hidden className="max-sm:hidden">
                  /
                </li>
              )}
            </Fragment>
          );
        })}
      </ol>
    </nav>
  );
}
