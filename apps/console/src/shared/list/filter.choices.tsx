import { Checkbox } from '@platform/ui-kit/skin';
import { useId } from 'react';
import type { FilterInputProps } from './filter.text.tsx';
import type { FilterView } from './filter.view.ts';

/** Selects several of a few values. Selecting none is a valid choice (`none`). */
export function ChoicesFilter({
  view,
  codec,
  text,
  onText,
}: FilterInputProps<Extract<FilterView, { kind: 'choices' }>>) {
  const id = useId();
  const shown = text || view.usual;
  const chosen = new Set(shown === 'none' ? [] : shown.split(','));
  const toggle = (value: string) => {
    const next = new Set(chosen);
    if (!next.delete(value)) next.add(value);
    const ordered = view.options.map((option) => option.value).filter((option) => next.has(option));
    const read = codec.read(ordered.join(',') || 'none');
    const written = read === undefined ? '' : codec.write(read);
    onText(written === view.usual ? '' : written);
  };
  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 font-medium">{view.label}</legend>
      <div className="grid gap-x-4 gap-y-1.5 sm:grid-cols-2">
        {view.options.map(({ value, label }) => (
          <div key={value} className="flex min-h-6 items-center gap-2">
            <Checkbox
              id={`${id}-${value}`}
              checked={chosen.has(value)}
              onCheckedChange={() => toggle(value)}
            />
            <label htmlFor={`${id}-${value}`}>{label}</label>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
