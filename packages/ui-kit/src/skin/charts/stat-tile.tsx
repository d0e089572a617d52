import { ArrowDown, ArrowRight, ArrowUp, type LucideIcon } from 'lucide-react';
import { Slot } from 'radix-ui';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { Skeleton } from '../display/skeleton.tsx';
import { cn } from '../theme/class-names.ts';
import { type Tone, toneIcon, toneText } from '../theme/tone.ts';

/**
 * Change of a figure: the arrow gives the direction, the tone whether it is good, the words both: "12 % more
 * than yesterday".
 */
export interface StatDelta {
  direction: 'up' | 'down' | 'same';
  /** Short form beside the arrow: "12 %". */
  text: string;
  /** Direction and comparison in words: "more than yesterday at this hour". */
  words: string;
  /** Fewer failures are good, fewer orders are not: the app decides. */
  tone?: Tone;
}

export interface StatTileProps {
  label: ReactNode;
  value: ReactNode;
  /** Beside the value, smaller: a currency, a unit. */
  unit?: ReactNode;
  delta?: StatDelta | undefined;
  detail?: ReactNode;
  /** A `Sparkline`, in the lower right corner. */
  sparkline?: ReactNode;
  tone?: Tone;
  icon?: LucideIcon;
  /** Makes the tile a filter button. */
  onSelect?: () => void;
  /** The filter is active. */
  pressed?: boolean;
  /** Makes the whole tile a link: the app's link element, without children. */
  link?: ReactElement<{ children?: ReactNode }> | undefined;
  /** Shows skeletons while the figures load. The tile keeps its height. */
  loading?: boolean;
  className?: string;
}

/** A figure, its change, and a link or filter for what it counts. */
export function StatTile(props: StatTileProps) {
  const { onSelect, pressed, link, loading, className } = props;
  const acts = Boolean(onSelect || link);
  const classes = cn(
    'grid min-w-0 content-start gap-0.5 rounded-lg border bg-card px-4 py-3 text-start shadow-xs',
    // The tile handles the press, not the skeleton in it: a skeleton replaced during a press would lose the
    // press.
    acts &&
      'focus-ring transition-colors [&>*]:pointer-events-none hover:bg-hover aria-pressed:border-primary aria-pressed:bg-accent',
    className,
  );
  const inside = <StatInside {...props} />;
  const busy = loading || undefined;
  if (link) {
    return (
      <Slot.Root className={classes} aria-busy={busy}>
        {cloneElement(link, {}, inside)}
      </Slot.Root>
    );
  }
  if (!onSelect) {
    return (
      <div className={classes} aria-busy={busy}>
        {inside}
      </div>
    );
  }
  return (
    <button
      type="button"
      aria-pressed={pressed ?? false}
      aria-busy={busy}
      onClick={onSelect}
      className={classes}
    >
      {inside}
    </button>
  );
}

function StatInside({ label, value, unit, delta, detail, sparkline, tone, icon, loading }: StatTileProps) {
  const Icon = icon ?? (tone ? toneIcon[tone] : undefined);
  return (
    <>
      <span className="flex min-w-0 items-center gap-1.5 text-sm text-muted-foreground">
        {Icon && <Icon aria-hidden className={cn('size-4 shrink-0', tone && toneText[tone])} />}
        <span title={typeof label === 'string' ? label : undefined} className="truncate">
          {label}
        </span>
      </span>
      <span className="flex min-h-7 min-w-0 items-end justify-between gap-3">
        {loading ? (
          <Skeleton className="my-1 h-5 w-24" />
        ) : (
          <span className="flex min-w-0 flex-wrap items-baseline gap-x-1">
            <span className={cn('min-w-0 font-semibold tabular-nums wrap-anywhere', sizeOf(value, unit))}>
              {value}
            </span>
            {unit && <span className="text-xs text-muted-foreground">{unit}</span>}
          </span>
        )}
        {!loading && sparkline}
      </span>
      {loading && (delta || detail) && <Skeleton className="my-0.5 h-3 w-32" />}
      {!loading && delta && <Delta {...delta} />}
      {!loading && detail && <span className="text-xs text-muted-foreground">{detail}</span>}
    </>
  );
}

/** A figure is never truncated: a long one gets a smaller font and wraps if it still does not fit. */
function sizeOf(value: ReactNode, unit: ReactNode): string {
  const signsOf = (text: ReactNode) => (typeof text === 'string' ? text.length : 0);
  const signs = signsOf(value) + signsOf(unit);
  if (signs > 14) return 'text-base leading-7';
  return signs > 12 ? 'text-lg leading-7' : 'text-xl';
}

const arrows = { up: ArrowUp, down: ArrowDown, same: ArrowRight } as const;

function Delta({ direction, text, words, tone = 'neutral' }: StatDelta) {
  const Arrow = arrows[direction];
  return (
    <span className="text-xs">
      <span className={cn('numeric me-1 inline-flex items-center gap-0.5 font-medium', toneText[tone])}>
        <Arrow aria-hidden className="size-3.5" />
        {text}
      </span>
      <span className="text-muted-foreground">{words}</span>
    </span>
  );
}
