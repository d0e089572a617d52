// biome-ignore-all lint/a11y/useSemanticElements: a button that draws the box is lighter than an input with a box beside it
import { Check, Minus } from 'lucide-react';

interface SelectBoxProps {
  label: string;
  selected: boolean | 'mixed';
  /** Nothing to select. The box stays focusable and announces that it is disabled. */
  disabled?: boolean;
  /** `range`: Shift was held, select up to this row. */
  onSelect: (range: boolean) => void;
}

const boxClass =
  'focus-ring relative grid size-4 place-items-center rounded-sm border after:absolute after:-inset-1 aria-disabled:opacity-50';
const emptyClass = `${boxClass} border-input bg-card`;
const markedClass = `${boxClass} border-primary bg-primary text-primary-foreground`;

/** A lighter checkbox, because every row has one. */
export function SelectBox({ label, selected, disabled = false, onSelect }: SelectBoxProps) {
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={selected}
      aria-disabled={disabled || undefined}
      aria-label={label}
      data-grid-action
      tabIndex={-1}
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      onClick={(event) => disabled || onSelect(event.shiftKey)}
      className={selected ? markedClass : emptyClass}
    >
      {selected === true && <Check aria-hidden className="size-3.5 stroke-3" />}
      {selected === 'mixed' && <Minus aria-hidden className="size-3.5 stroke-3" />}
    </button>
  );
}
