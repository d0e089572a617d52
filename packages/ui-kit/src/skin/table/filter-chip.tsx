import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../theme/class-names.ts';
import { useUiLabels } from '../ui-provider.tsx';

export interface FilterChipProps {
  label: string;
  value: ReactNode;
  onRemove: () => void;
  className?: string;
}

/** An active filter with a button to remove it. */
export function FilterChip({ label, value, onRemove, className }: FilterChipProps) {
  const labels = useUiLabels();
  return (
    <span
      className={cn(
        'inline-flex h-7 max-w-72 items-center gap-1 rounded-full border bg-card pe-0.5 ps-2.5 text-sm',
        className,
      )}
    >
      <span className="shrink-0 text-muted-foreground">{label}</span>
      <span title={typeof value === 'string' ? value : undefined} className="truncate font-medium">
        {value}
      </span>
      <button
        type="button"
        aria-label={`${labels.remove} ${label}`}
        onClick={onRemove}
        className="focus-ring grid size-6 shrink-0 place-items-center rounded-full text-muted-foreground hover:bg-hover hover:text-foreground"
      >
        <X aria-hidden className="size-3.5" />
      </button>
    </span>
  );
}
