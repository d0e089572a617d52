import { cn } from '../theme/class-names.ts';

export interface ChartReading {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly mark: string;
  /** What a click opens. */
  readonly chosen?: boolean;
}

interface ChartTooltipProps {
  title: string;
  readings: readonly ChartReading[];
  /** Where it points to, and how much room there is. */
  x: number;
  widthPx: number;
}

/** Beside the place it tells of, on the side with more room. The live text says the same: this is for the eye. */
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
