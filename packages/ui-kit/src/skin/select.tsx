import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useCallback, useContext, useMemo, useState } from 'react';
import { filterOptions, useListbox } from '../headless/listbox/index.ts';
import { cn } from './class-names.ts';
import { FieldContext, useFieldControl } from './field-context.ts';
import { inputStyle } from './input.tsx';
import type { SelectOption } from './listbox-panel.tsx';
import { late } from './overlay.late.tsx';
import { Popover, PopoverLayer, PopoverTrigger } from './popover.tsx';

export type { SelectOption } from './listbox-panel.tsx';

const ListboxPanel = late((parts) => parts.ListboxPanel);

export interface SelectProps<Value extends string | number> {
  options: readonly SelectOption<Value>[];
  value: Value | null | undefined;
  onValueChange: (value: Value) => void;
  placeholder?: string;
  /** Adds a search field on top of the list. */
  searchable?: boolean;
  disabled?: boolean;
  /** The name, where no `Field` gives one. */
  label?: string;
  id?: string;
  size?: 'sm' | 'md';
  className?: string;
  onBlur?: () => void;
}

export const selectPanelStyle =
  'z-50 flex max-h-(--radix-popover-content-available-height) w-max min-w-(--radix-popover-trigger-width) max-w-[min(28rem,calc(100vw-1rem))] flex-col overflow-hidden rounded-lg border bg-popover text-popover-foreground shadow-md outline-none data-[state=open]:animate-pop-in';

export function Select<Value extends string | number>({
  options,
  value,
  onValueChange,
  placeholder,
  searchable = false,
  disabled = false,
  label,
  id,
  size = 'md',
  className,
  onBlur,
}: SelectProps<Value>) {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const field = useContext(FieldContext);
  const control = useFieldControl({ id });
  const listOptions = useMemo(
    () => options.map((option) => ({ ...option, text: option.label, disabled: option.disabled ?? false })),
    [options],
  );
  const shown = searchable ? filterOptions(listOptions, query) : listOptions;

  const isSelected = useCallback((candidate: Value) => candidate === value, [value]);
  const changeOpen = (next: boolean) => {
    setOpen(next);
    if (!next) {
      setQuery('');
      onBlur?.();
    }
  };
  const listbox = useListbox<Value>({
    options: shown,
    open,
    searchable,
    isSelected,
    onChoose: (chosen) => {
      onValueChange(chosen);
      changeOpen(false);
    },
  });

  const openByArrow = (event: KeyboardEvent) => {
    if (!open && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      setOpen(true);
    } else if (!searchable) {
      listbox.controlProps.onKeyDown(event);
    }
  };

  const selected = options.find((option) => option.value === value);
  const triggerRole = searchable
    ? ({ 'aria-haspopup': 'dialog' } as const)
    : ({ ...listbox.controlProps, 'aria-required': control.required } as const);
  return (
    <Popover open={open} onOpenChange={changeOpen}>
      <PopoverTrigger asChild>
        <button
          type="button"
          id={control.id}
          disabled={disabled}
          aria-label={label}
          aria-describedby={control['aria-describedby']}
          aria-invalid={searchable ? undefined : control['aria-invalid']}
          data-invalid={control['aria-invalid'] || undefined}
          {...triggerRole}
          onKeyDown={openByArrow}
          className={cn(
            inputStyle,
            'flex items-center justify-between gap-2 text-start data-invalid:border-danger',
            size === 'sm' && 'h-7 text-sm',
            className,
          )}
        >
          <span className={cn('flex min-w-0 items-center gap-2', !selected && 'text-muted-foreground')}>
            {selected?.icon}
            <span className="truncate">{selected?.label ?? placeholder ?? ' '}</span>
          </span>
          <ChevronDown aria-hidden className="size-4 shrink-0 text-muted-foreground" />
        </button>
      </PopoverTrigger>
      <PopoverLayer
        role={searchable ? 'dialog' : 'presentation'}
        aria-label={searchable ? label : undefined}
        aria-labelledby={searchable && !label ? field?.labelId : undefined}
        onOpenAutoFocus={searchable ? undefined : (event) => event.preventDefault()}
        className={selectPanelStyle}
      >
        <ListboxPanel
          listbox={listbox}
          options={shown}
          label={label}
          labelledBy={field?.labelId}
          {...(searchable && { search: { query, onQueryChange: setQuery } })}
        />
      </PopoverLayer>
    </Popover>
  );
}
