import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useContext, useMemo, useState } from 'react';
import { filterOptions, useListbox } from '../../headless/listbox/index.ts';
import { lazyComponent } from '../overlays/overlay.lazy.tsx';
import { Popover, PopoverLayer, PopoverTrigger } from '../overlays/popover.tsx';
import { cn } from '../theme/class-names.ts';
import { FieldContext, useFieldControl } from './field-context.ts';
import { inputStyle } from './input.tsx';
import type { SelectOption } from './listbox-panel.tsx';

const ListboxPanel = lazyComponent((parts) => parts.ListboxPanel);

/** Common to all fields that choose from a list. */
export interface ListboxFieldSettings<Value extends string | number> {
  options: readonly SelectOption<Value>[];
  placeholder?: string;
  disabled?: boolean;
  /** Accessible name, when there is no `Field`. */
  label?: string;
  id?: string;
  size?: 'sm' | 'md';
  className?: string;
  onBlur?: () => void;
}

interface ListboxFieldProps<Value extends string | number> extends ListboxFieldSettings<Value> {
  /** Adds a search field above the list. */
  searchable: boolean;
  /** The list stays open after a choice. */
  multiple?: boolean;
  isSelected: (value: Value) => boolean;
  onChoose: (value: Value) => void;
  /** The selected value as text, or empty. */
  text: string;
  icon?: ReactNode;
  /** Accessible name of the closed field, when `label` alone would hide the selected value. */
  triggerLabel?: string;
  footer?: ReactNode;
}

const panelStyle =
  'z-50 flex max-h-(--radix-popover-content-available-height) w-max min-w-(--radix-popover-trigger-width) max-w-[min(28rem,calc(100vw-1rem))] flex-col overflow-hidden rounded-lg border bg-popover text-popover-foreground shadow-md outline-none data-[state=open]:animate-pop-in';

/** The closed field and its list, for single and multiple choice. */
export function ListboxField<Value extends string | number>({
  options,
  searchable,
  multiple = false,
  isSelected,
  onChoose,
  text,
  icon,
  placeholder,
  disabled = false,
  label,
  triggerLabel = label,
  id,
  size = 'md',
  className,
  onBlur,
  footer,
}: ListboxFieldProps<Value>) {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const field = useContext(FieldContext);
  const control = useFieldControl({ id });
  const listOptions = useMemo(
    () => options.map((option) => ({ ...option, text: option.label, disabled: option.disabled ?? false })),
    [options],
  );
  const shown = searchable ? filterOptions(listOptions, query) : listOptions;

  const changeOpen = (next: boolean) => {
    setOpen(next);
    if (next) return;
    setQuery('');
    onBlur?.();
  };
  const listbox = useListbox<Value>({
    options: shown,
    open,
    searchable,
    isSelected,
    onChoose: (value) => {
      onChoose(value);
      if (!multiple) changeOpen(false);
    },
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      setOpen(true);
    } else if (!searchable) {
      listbox.controlProps.onKeyDown(event);
    }
  };

  const triggerRole = searchable
    ? ({ 'aria-haspopup': 'dialog' } as const)
    : ({
        ...listbox.controlProps,
        'aria-required': control.required,
        'aria-invalid': control['aria-invalid'],
      } as const);
  return (
    <Popover open={open} onOpenChange={changeOpen}>
      <PopoverTrigger asChild>
        <button
          type="button"
          id={control.id}
          disabled={disabled}
          aria-label={triggerLabel}
          aria-describedby={control['aria-describedby']}
          data-invalid={control['aria-invalid'] || undefined}
          {...triggerRole}
          onKeyDown={onKeyDown}
          className={cn(
            inputStyle,
            'flex items-center justify-between gap-2 text-start data-invalid:border-danger',
            size === 'sm' && 'h-7 text-sm',
            className,
          )}
        >
          <span className={cn('flex min-w-0 items-center gap-2', !text && 'text-muted-foreground')}>
            {icon}
            <span className="truncate">{text || placeholder || ' '}</span>
          </span>
          <ChevronDown aria-hidden className="size-4 shrink-0 text-muted-foreground" />
        </button>
      </PopoverTrigger>
      <PopoverLayer
        role={searchable ? 'dialog' : 'presentation'}
        aria-label={searchable ? label : undefined}
        aria-labelledby={searchable && !label ? field?.labelId : undefined}
        onOpenAutoFocus={searchable ? undefined : (event) => event.preventDefault()}
        className={panelStyle}
      >
        <ListboxPanel
          listbox={listbox}
          options={shown}
          label={label}
          labelledBy={field?.labelId}
          {...(multiple && { multiple })}
          {...(searchable && { search: { query, onQueryChange: setQuery } })}
          footer={footer}
        />
      </PopoverLayer>
    </Popover>
  );
}
