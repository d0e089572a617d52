import { ListboxField, type ListboxFieldSettings } from './listbox-field.tsx';

export type { SelectOption } from './listbox-panel.tsx';

export interface SelectProps<Value extends string | number> extends ListboxFieldSettings<Value> {
  value: Value | null | undefined;
  onValueChange: (value: Value) => void;
  /** Adds a search field above the list. */
  searchable?: boolean;
}

export function Select<Value extends string | number>({
  value,
  onValueChange,
  searchable = false,
  ...settings
}: SelectProps<Value>) {
  const isSelected = (candidate: Value) => candidate === value;
  const selected = settings.options.find((option) => option.value === value);
  return (
    <ListboxField
      {...settings}
      searchable={searchable}
      isSelected={isSelected}
      onChoose={onValueChange}
      text={selected?.label ?? ''}
      icon={selected?.icon}
    />
  );
}
