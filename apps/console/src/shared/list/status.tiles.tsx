import { cn, type Tone, toneText } from '@platform/ui-kit/skin';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useFormats } from '../format.ts';

export interface StatusTile {
  key: string;
  label: string;
  /** Null: not known, and then nothing is shown rather than a guess. */
  count: number | null;
  /** Counting ended early: there may be more. */
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
  const brought = useRef<string>(undefined);
  useEffect(() => {
    // A kept page that is shown again stands where it stood: asking would lay it out in the middle of the click.
    if (chosen === brought.current) return;
    brought.current = chosen;
    // Another choice may stand outside of a narrow screen.
    group.current
      ?.querySelector('[aria-pressed="true"]')
      ?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields; these filter at once.
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
