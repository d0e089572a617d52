import type { LucideIcon } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { cn } from './class-names.ts';
import { type Tone, toneIcon, toneText } from './tone.ts';

export interface MoneyProps {
  /** Already formatted for the locale, sign and all: "1,200.00". */
  amount: string;
  /** "INR", "USDT". */
  currency?: string;
  /** Only where the sign means something good or bad. */
  tone?: Tone;
  className?: string;
}

/** Tabular figures with the currency beside them, smaller. */
export function Money({ amount, currency, tone, className }: MoneyProps) {
  return (
    <span className={cn('numeric inline-flex items-baseline gap-1', tone && toneText[tone], className)}>
      <span>{amount}</span>
      {currency && <span className="text-xs text-muted-foreground">{currency}</span>}
    </span>
  );
}

export interface TimeTextProps {
  /** Machine-readable, ISO 8601. */
  dateTime: string;
  /** What is shown: "3 minutes ago", "00:12:33". */
  text: string;
  /** The whole, with its zone, on hover. */
  exact?: string;
  className?: string;
}

export function TimeText({ dateTime, text, exact, className }: TimeTextProps) {
  return (
    <time dateTime={dateTime} title={exact} className={cn('numeric', className)}>
      {text}
    </time>
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
  /** Label above the value rather than beside it. */
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
          className={cn('min-w-0', stacked ? 'grid' : 'grid grid-cols-[minmax(6rem,9rem)_1fr] gap-3')}
        >
          <dt className={cn('text-muted-foreground', stacked && 'text-xs')}>{item.label}</dt>
          <dd className="min-w-0 wrap-anywhere">{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface StatTileProps {
  label: ReactNode;
  value: ReactNode;
  detail?: ReactNode;
  tone?: Tone;
  icon?: LucideIcon;
  /** Makes the tile a button: filters by this state. */
  onSelect?: () => void;
  /** The filter is on. */
  pressed?: boolean;
  className?: string;
}

export function StatTile({ label, value, detail, tone, icon, onSelect, pressed, className }: StatTileProps) {
  const Icon = icon ?? (tone ? toneIcon[tone] : undefined);
  const classes = cn(
    'grid min-w-0 content-start gap-0.5 rounded-lg border bg-card px-4 py-3 text-left shadow-xs',
    onSelect &&
      'focus-ring transition-colors hover:bg-hover aria-pressed:border-primary aria-pressed:bg-accent',
    className,
  );
  const inside = (
    <>
      <span className="flex min-w-0 items-center gap-1.5 text-sm text-muted-foreground">
        {Icon && <Icon aria-hidden className={cn('size-4 shrink-0', tone && toneText[tone])} />}
        <span className="truncate">{label}</span>
      </span>
      <span className="numeric truncate text-xl font-semibold">{value}</span>
      {detail && <span className="truncate text-xs text-muted-foreground">{detail}</span>}
    </>
  );
  if (!onSelect) return <div className={classes}>{inside}</div>;
  return (
    <button type="button" aria-pressed={pressed ?? false} onClick={onSelect} className={classes}>
      {inside}
    </button>
  );
}

export interface TimelineItem {
  id: string;
  tone: Tone;
  icon?: LucideIcon;
  title: ReactNode;
  time?: ReactNode;
  body?: ReactNode;
}

/** What happened, in order. */
export function Timeline({ items, className }: { items: readonly TimelineItem[]; className?: string }) {
  return (
    <ol className={cn('grid', className)}>
      {items.map((item, index) => {
        const Icon = item.icon ?? toneIcon[item.tone];
        return (
          <li key={item.id} className="relative grid grid-cols-[1.25rem_1fr] gap-x-3 pb-5 last:pb-0">
            {index < items.length - 1 && (
              <span aria-hidden className="absolute top-6 bottom-0.5 left-[0.59375rem] w-px bg-border" />
            )}
            <Icon aria-hidden className={cn('mt-0.5 size-5 rounded-full bg-card', toneText[item.tone])} />
            <div className="min-w-0">
              <div className="flex flex-wrap items-baseline gap-x-3">
                <span className="font-medium">{item.title}</span>
                {item.time && <span className="text-xs text-muted-foreground">{item.time}</span>}
              </div>
              {item.body && <div className="mt-1 text-sm text-muted-foreground">{item.body}</div>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

export interface PageHeaderProps {
  title: ReactNode;
  description?: ReactNode;
  /** Live state, beside the title. */
  status?: ReactNode;
  actions?: ReactNode;
  className?: string;
}

export function PageHeader({ title, description, status, actions, className }: PageHeaderProps) {
  return (
    <header className={cn('flex flex-wrap items-center gap-x-3 gap-y-2', className)}>
      <div className="mr-auto min-w-0">
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

/** The last one is where we are. Links are the app's own. */
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
