import { cn, type Tone, toneText } from '@platform/ui-kit/skin';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useFormats } from '../format.ts';

export interface StatusTile {
  key: string;
  label: string;
  /** Null if unknown: then no number is shown. */
  count: number | null;
  /** The count is a lower bound, because the server stopped counting. */
  atLeast?: boolean;
  active: boolean;
  look?: { tone: Tone; icon: LucideIcon };
  onSelect: () => void;
}

/** Statuses as buttons that filter the list below. */
export function StatusTiles({ label, tiles }: { label: string; tiles: readonly StatusTile[] }) {
  const { number } = useFormats();
  const group = useRef<HTMLDivElement>(null);
  const chosen = tiles.find(({ active }) => active)?.key;
  const revealed = useRef<string>(undefined);
  useEffect(() => {
    // A kept page keeps its scroll position. Measuring again would force a layout during the click.
    if (chosen === revealed.current) return;
    revealed.current = chosen;
    // On a narrow screen the new choice may be outside the view.
    group.current
      ?.querySelector('[aria-pressed="true"]')
      ?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; these buttons filter at once.
    <div
      ref={group}
      role="group"
      aria-label={label}
      className="scrollbar-none flex gap-2 overflow-x-auto p-0.5"
    >
      {tiles.map(({ key, label: word, count, atLeast, active, look, onSelect }) => {
        const Icon = look?.icon;
        return (
          <button
            key={key}
            type="button"
            aria-pressed={active}
            onClick={onSelect}
            className={cn(
              'focus-ring flex h-9 flex-auto shrink-0 items-center gap-1.5 rounded-md border bg-card px-3 text-sm whitespace-nowrap transition-colors hover:bg-hover',
              active && 'border-primary bg-accent text-accent-foreground hover:bg-accent',
            )}
          >
            {Icon && <Icon aria-hidden className={cn('size-4 shrink-0', look && toneText[look.tone])} />}
            <span>{word}</span>
            {count !== null && (
              <span className="numeric ms-auto ps-2 font-semibold">
                {number(count)}
                {atLeast && '+'}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
