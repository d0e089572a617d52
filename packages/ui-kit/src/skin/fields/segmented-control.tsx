import type { KeyboardEvent, ReactNode } from 'react';
import { keyAlongLine } from '../../headless/direction/index.ts';
import { cn } from '../theme/class-names.ts';

export interface SegmentedControlProps<Value extends string> {
  /** Accessible name of the group. */
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  size?: 'sm' | 'md';
  className?: string;
}

/** A choice among a few visible options. With an icon, the label is for screen readers and the tooltip. */
export function SegmentedControl<Value extends string>({
  label,
  value,
  onValueChange,
  options,
  size = 'md',
  className,
}: SegmentedControlProps<Value>) {
  return (
    <div
      role="radiogroup"
      aria-label={label}
      onKeyDown={walk}
      className={cn('inline-flex rounded-md bg-muted p-0.5', className)}
    >
      {options.map((option, index) => {
        const chosen = option.value === value;
        // One Tab stop: the selected option.
        const isStop = chosen || (index === 0 && options.every((other) => other.value !== value));
        return (
          // biome-ignore lint/a11y/useSemanticElements: an input has no content, and each option shows its label or icon
          <button
            key={option.value}
            type="button"
            role="radio"
            aria-checked={chosen}
            data-state={chosen ? 'on' : 'off'}
            tabIndex={isStop ? 0 : -1}
            aria-label={option.icon ? option.label : undefined}
            title={option.icon ? option.label : undefined}
            onClick={() => !chosen && onValueChange(option.value)}
            className={cn(
              'focus-ring inline-flex items-center justify-center gap-1 rounded-sm px-2.5 text-muted-foreground transition-colors hover:text-foreground data-[state=on]:bg-raised data-[state=on]:text-foreground data-[state=on]:shadow-xs [&_svg]:size-4',
              size === 'sm' ? 'h-6 text-xs' : 'h-7 text-sm',
            )}
          >
            {option.icon ?? option.label}
          </button>
        );
      })}
    </div>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Arrow keys move between the options and wrap around; Space and Enter select. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[keyAlongLine(event.key, event.currentTarget)];
  if (step === undefined) return;
  event.preventDefault();
  const choices = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')];
  const index = choices.indexOf(event.target as HTMLElement);
  choices.at((index + step) % choices.length)?.focus();
}
