import { cn } from '../theme/class-names.ts';

export interface ProgressBarProps {
  /** What is in progress. */
  label: string;
  /** 0 to 1; null: indeterminate. */
  value: number | null;
  /** Value as text, where a percentage says less: "120 of 400". */
  text?: string;
  className?: string;
}

export function ProgressBar({ label, value, text, className }: ProgressBarProps) {
  const share = value === null ? undefined : Math.min(Math.max(value, 0), 1);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={1}
      aria-valuenow={share}
      aria-valuetext={text}
      className={cn('flex h-1.5 overflow-hidden rounded-full bg-muted', className)}
    >
      <div
        style={share === undefined ? undefined : { flexGrow: share }}
        className={cn('rounded-full bg-primary', share === undefined && 'w-1/3 animate-indeterminate')}
      />
      {share !== undefined && <div style={{ flexGrow: 1 - share }} />}
    </div>
  );
}
