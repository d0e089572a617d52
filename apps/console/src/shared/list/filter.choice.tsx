import { cn, Field, Select, type SelectOption } from '@platform/ui-kit/skin';
import { useId, useMemo } from 'react';
import { useText } from '../messages.ts';
import { boxedControl, FilterBox } from './filter.box.tsx';
import type { FilterInputProps } from './filter.text.tsx';
import type { FilterView } from './filter.view.ts';
import { listMessages } from './list.messages.ts';

const any = '';

/**
 * Selects one value or any. A value without an option (from a newer server, or a deleted merchant) is shown
 * as it is.
 */
export function ChoiceFilter({
  view,
  text,
  onText,
  boxed,
}: FilterInputProps<Extract<FilterView, { kind: 'choice' }>>) {
  const say = useText(listMessages);
  const id = useId();
  const options = useMemo<SelectOption[]>(() => {
    const known = view.options.some(({ value }) => value === text);
    const extra = known || text === any ? [] : [{ value: text, label: text }];
    return [{ value: any, label: say('any') }, ...extra, ...view.options];
  }, [view.options, text, say]);
  const select = (
    <Select
      id={id}
      // The accessible name includes the value: "Merchant Any".
      label={`${view.label} ${options.find(({ value }) => value === text)?.label ?? ''}`}
      options={options}
      value={text}
      searchable={view.searchable ?? false}
      onValueChange={onText}
      className={cn(boxed && boxedControl)}
    />
  );
  return boxed ? (
    <FilterBox label={view.label} htmlFor={id}>
      {select}
    </FilterBox>
  ) : (
    <Field id={id} label={view.label}>
      {select}
    </Field>
  );
}
