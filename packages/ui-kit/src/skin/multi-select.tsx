import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useCallback, useContext, useMemo, useState } from 'react';
import { filterOptions, useListbox } from '../headless/listbox/index.ts';
import { Button } from './button.tsx';
import { cn } from './class-names.ts';
import { FieldContext, useFieldControl } from './field-context.ts';
import { inputStyle } from './input.tsx';
import type { SelectOption } from './listbox-panel.tsx';
import { late } from './overlay.late.tsx';
import { Popover, PopoverLayer, PopoverTrigger } from './popover.tsx';
import { selectPanelStyle } from './select.tsx';
import { useUiLabels } from './ui-provider.tsx';

const ListboxPanel = late((parts) => parts.ListboxPanel);

export interface MultiSelectProps<Value extends string | number> {
  options: readonly SelectOption<Value>[];
  values: readonly Value[];
  onValuesChange: (values: readonly Value[]) => void;
  placeholder?: string;
  /** "3 selected", when their names do not fit. */
  summary: (count: number) => string;
  disabled?: boolean;
  /** The name, where no `Field` gives one. */
  label?: string;
  id?: string;
  size?: 'sm' | 'md';
  className?: string;
  onBlur?: () => void;
}

const namesShown = 2;

export function MultiSelect<Value extends string | number>({
  options,
  values,
  onValuesChange,
  placeholder,
  summary,
  disabled = false,
  label,
  id,
  size = 'md',
  className,
  onBlur,
}: MultiSelectProps<Value>) {
  const labels = useUiLabels();
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const field = useContext(FieldContext);
  const control = useFieldControl({ id });
  const listOptions = useMemo(
    () => options.map((option) => ({ ...option, text: option.label, disabled: option.disabled ?? false })),
    [options],
  );
  const shown = filterOptions(listOptions, query);

  const isSelected = useCallback((candidate: Value) => values.includes(candidate), [values]);
  const listbox = useListbox<Value>({
    options: shown,
    open,
    searchable: true,
    isSelected,
    onChoose: (value) =>
      onValuesChange(isSelected(value) ? values.filter((other) => other !== value) : [...values, value]),
  });

  const changeOpen = (next: boolean) => {
    setOpen(next);
    if (next) return;
    setQuery('');
    onBlur?.();
  };
  const openByArrow = (event: KeyboardEvent) => {
    if (open || event.key !== 'ArrowDown') return;
    event.preventDefault();
    setOpen(true);
  };

  const names = options.filter((option) => values.includes(option.value)).map((option) => option.label);
  const text = names.length > namesShown ? summary(values.length) : names.join(', ');
  return (
    <Popover open={open} onOpenChange={changeOpen}>
      <PopoverTrigger asChild>
        <button
          type="button"
          id={control.id}
          disabled={disabled}
          aria-label={label && `${label} ${text}`}
          aria-describedby={control['aria-describedby']}
          data-invalid={control['aria-invalid'] || undefined}
          onKeyDown={openByArrow}
          className={cn(
            inputStyle,
            'flex items-center justify-between gap-2 text-start data-invalid:border-danger',
            size === 'sm' && 'h-7 text-sm',
            className,
          )}
        >
          <span className={cn('truncate', !text && 'text-muted-foreground')}>
            {text || placeholder || ' '}
          </span>
          <ChevronDown aria-hidden className="size-4 shrink-0 text-muted-foreground" />
        </button>
      </PopoverTrigger>
      <PopoverLayer
        aria-label={label}
        aria-labelledby={label ? undefined : field?.labelId}
        className={selectPanelStyle}
      >
        <ListboxPanel
          listbox={listbox}
          options={shown}
          label={label}
          labelledBy={field?.labelId}
          multiple
          search={{ query, onQueryChange: setQuery }}
          footer={
            values.length > 0 && (
              <Button variant="ghost" size="sm" className="w-full" onClick={() => onValuesChange([])}>
                {labels.clear}
              </Button>
            )
          }
        />
      </PopoverLayer>
    </Popover>
  );
}
