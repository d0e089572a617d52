import { Button } from '../button.tsx';
import { useUiLabels } from '../ui-provider.tsx';
import { ListboxField, type ListboxFieldSettings } from './listbox-field.tsx';

export interface MultiSelectProps<Value extends string | number> extends ListboxFieldSettings<Value> {
  values: readonly Value[];
  onValuesChange: (values: readonly Value[]) => void;
  /** "3 selected", when their names do not fit. */
  summary: (count: number) => string;
}

const namesShown = 2;

export function MultiSelect<Value extends string | number>({
  values,
  onValuesChange,
  summary,
  ...settings
}: MultiSelectProps<Value>) {
  const labels = useUiLabels();
  const isSelected = (candidate: Value) => values.includes(candidate);
  const { options, label } = settings;
  const names = options.filter((option) => values.includes(option.value)).map((option) => option.label);
  const text = names.length > namesShown ? summary(values.length) : names.join(', ');
  return (
    <ListboxField
      {...settings}
      searchable
      multiple
      isSelected={isSelected}
      onChoose={(value) =>
        onValuesChange(isSelected(value) ? values.filter((other) => other !== value) : [...values, value])
      }
      text={text}
      {...(label && { triggerLabel: `${label} ${text}` })}
      footer={
        values.length > 0 && (
          <Button variant="ghost" size="sm" className="w-full" onClick={() => onValuesChange([])}>
            {labels.clear}
          </Button>
        )
      }
    />
  );
}
