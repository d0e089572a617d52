import { Check, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Listbox } from '../../headless/listbox/index.ts';
import { menuItemStyle } from '../overlays/menu-style.ts';
import { cn } from '../theme/class-names.ts';
import { useUiLabels } from '../ui-provider.tsx';

export interface SelectOption<Value extends string | number = string> {
  value: Value;
  label: string;
  /** A second line or a number, muted. */
  detail?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
}

interface ListboxPanelProps<Value extends string | number> {
  listbox: Listbox<Value>;
  options: readonly SelectOption<Value>[];
  label: string | undefined;
  labelledBy: string | undefined;
  multiple?: boolean;
  search?: { query: string; onQueryChange: (query: string) => void };
  footer?: ReactNode;
}

/** The list inside a select's popover, with its search field. */
export function ListboxPanel<Value extends string | number>({
  listbox,
  options,
  label,
  labelledBy,
  multiple = false,
  search,
  footer,
}: ListboxPanelProps<Value>) {
  const labels = useUiLabels();
  return (
    <>
      {search && (
        <div className="flex items-center gap-2 border-b px-3">
          <Search aria-hidden className="size-4 shrink-0 text-muted-foreground" />
          <input
            {...listbox.controlProps}
            aria-label={labels.search}
            aria-autocomplete="list"
            placeholder={labels.search}
            value={search.query}
            onChange={(event) => search.onQueryChange(event.target.value)}
            className="h-9 w-full min-w-0 bg-transparent outline-none"
          />
        </div>
      )}
      <div
        {...listbox.listProps}
        role="listbox"
        tabIndex={-1}
        aria-label={label}
        aria-labelledby={label ? undefined : labelledBy}
        aria-multiselectable={multiple || undefined}
        className="scrollbar-thin max-h-72 min-h-0 overflow-y-auto p-1 outline-none"
      >
        {options.map((option, index) => {
          const optionProps = listbox.optionProps(index);
          const selected = optionProps['aria-selected'];
          // The control keeps focus and keys (aria-activedescendant), so options handle only the pointer.
          return (
            <div
              key={option.value}
              {...optionProps}
              onPointerDown={(event) => event.preventDefault()}
              className={cn(
                menuItemStyle,
                '[contain-intrinsic-size:auto_2rem] [content-visibility:auto] data-active:bg-hover',
                option.disabled && 'opacity-50',
              )}
            >
              {multiple && (
                <span
                  aria-hidden
                  className={cn(
                    'grid size-4 shrink-0 place-items-center rounded-sm border border-input',
                    selected && 'border-primary bg-primary text-primary-foreground',
                  )}
                >
                  {selected && <Check className="size-3.5 stroke-3" />}
                </span>
              )}
              {option.icon}
              <span className="min-w-0 flex-1 truncate">{option.label}</span>
              {option.detail && <span className="text-xs text-muted-foreground">{option.detail}</span>}
              {!multiple && selected && <Check aria-hidden className="size-4 shrink-0 text-primary!" />}
            </div>
          );
        })}
        {options.length === 0 && (
          <p className="px-2 py-4 text-center text-sm text-muted-foreground">{labels.noResults}</p>
        )}
      </div>
      {footer && <div className="border-t p-1">{footer}</div>}
    </>
  );
}
