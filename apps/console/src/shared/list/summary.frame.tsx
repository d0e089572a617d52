import { cn, Skeleton } from '@platform/ui-kit/skin';
import type { ReactNode } from 'react';

export interface SummaryFrameProps<Summary> {
  summary: Summary | null | undefined;
  /** Totals of typical width. They are not visible. */
  placeholder: Summary;
  loading: boolean;
  /** `SummaryFigure`s. */
  draw: (summary: Summary) => ReactNode;
}

/** The totals of a list. Space is reserved while they load, so that the rows below do not move. */
export function SummaryFrame<Summary>({ summary, placeholder, loading, draw }: SummaryFrameProps<Summary>) {
  if (summary) return <Figures>{draw(summary)}</Figures>;
  if (!loading) return null;
  return (
    <div aria-hidden className="relative">
      <Figures className="invisible">{draw(placeholder)}</Figures>
      <Skeleton className="absolute top-0.5 h-4 w-80 max-w-full" />
    </div>
  );
}

function Figures({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <dl className={cn('flex flex-wrap items-baseline gap-x-5 gap-y-1 text-sm', className)}>{children}</dl>
  );
}

/** One total with its name. */
export function SummaryFigure({
  label,
  hideLabel = false,
  children,
}: {
  label: ReactNode;
  /** The value says it all; screen readers still read the name. */
  hideLabel?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={hideLabel ? undefined : 'flex items-baseline gap-1.5'}>
      <dt className={hideLabel ? 'sr-only' : 'text-muted-foreground'}>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
