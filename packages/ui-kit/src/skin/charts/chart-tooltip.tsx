import { cn } from '../theme/class-names.ts';

export interface ChartReading {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly mark: string;
  /** The series that a click opens. */
  readonly chosen?: boolean;
}

interface ChartTooltipProps {
  title: string;
  readings: readonly ChartReading[];
  /** Anchor position and available width. */
  x: number;
  widthPx: number;
}

/** Placed on the side with more room. Hidden from screen readers: the live region has the same text. */
export function ChartTooltip({ title, readings, x, widthPx }: ChartTooltipProps) {
  const onLeft = x > widthPx / 2;
  return (
    <div
      aria-hidden
      style={onLeft ? { right: widthPx - x + 10 } : { left: x + 10 }}
      className={cn(
        'pointer-events-none absolute top-1 z-10 grid max-w-56 gap-1 rounded-md border bg-popover px-2.5 py-2 text-xs shadow-md',
      )}
    >
      <span className="font-medium">{title}</span>
      {readings.map(({ id, label, value, mark, chosen }) => (
        <span key={id} className="flex items-center gap-1.5">
          <span className={cn('size-2 shrink-0 rounded-xs', mark)} />
          <span className={cn('min-w-0 flex-1 truncate', chosen ? 'font-medium' : 'text-muted-foreground')}>
            {label}
          </span>
          <span className="numeric font-medium">{value}</span>
        </span>
      ))}
    </div>
  );
}
