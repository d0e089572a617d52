import { ToggleGroup } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from './class-names.ts';

export interface SegmentedControlProps<Value extends string> {
  /** The group's name. */
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  size?: 'sm' | 'md';
  className?: string;
}

/** One of a few, all in sight. With an icon the label is for screen readers and the tooltip. */
export function SegmentedControl<Value extends string>({
  label,
  value,
  onValueChange,
  options,
  size = 'md',
  className,
}: SegmentedControlProps<Value>) {
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onValueChange(option.value);
  };
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      value={value}
      onValueChange={choose}
      className={cn('inline-flex rounded-md bg-muted p-0.5', className)}
    >
      {options.map((option) => (
        <ToggleGroup.Item
          key={option.value}
          value={option.value}
          aria-label={option.icon ? option.label : undefined}
          title={option.icon ? option.label : undefined}
          className={cn(
            'focus-ring inline-flex items-center justify-center gap-1 rounded-sm px-2.5 text-muted-foreground transition-colors hover:text-foreground data-[state=on]:bg-card data-[state=on]:text-foreground data-[state=on]:shadow-xs [&_svg]:size-4',
            size === 'sm' ? 'h-6 text-xs' : 'h-7 text-sm',
          )}
        >
          {option.icon ?? option.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
