import { Field, Switch } from '@platform/ui-kit/skin';
import type { FilterInputProps } from './filter.text.tsx';
import type { FilterView } from './filter.view.ts';

export function SwitchFilter({
  view,
  text,
  onText,
}: FilterInputProps<Extract<FilterView, { kind: 'switch' }>>) {
  return (
    <Field label={view.label} layout="inline" help={view.description}>
      <Switch checked={text === view.on} onCheckedChange={(on) => onText(on ? view.on : '')} />
    </Field>
  );
}
