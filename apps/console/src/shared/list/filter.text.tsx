import { cn, Field, Input, Tooltip } from '@platform/ui-kit/skin';
import { type KeyboardEvent, useId, useState } from 'react';
import { boxedControl, FilterBox } from './filter.box.tsx';
import type { FilterCodec } from './filter.codecs.ts';
import type { FilterView } from './filter.view.ts';

export type TextView = Extract<FilterView, { kind: 'text' }>;

export interface FilterInputProps<View> {
  view: View;
  codec: FilterCodec<unknown>;
  /** The text in the URL; `''` if the filter is not set. */
  text: string;
  onText: (text: string) => void;
  /** In the bar the label is inside the control, in the sheet above it. */
  boxed: boolean;
}

/** Text filter. Enter and blur apply it, Escape reverts it. Invalid text does not reach the URL. */
export function TextFilter({ view, codec, text, onText, boxed }: FilterInputProps<TextView>) {
  const id = useId();
  const [typed, setTyped] = useState(text);
  const [refused, setRefused] = useState(false);
  const [known, setKnown] = useState(text);
  // Not in an effect: effects run again when a hidden page is shown, and that would discard the typed text.
  if (known !== text) {
    setKnown(text);
    setTyped(text);
    setRefused(false);
  }

  const commit = () => {
    const wanted = typed.trim();
    const value = wanted === '' ? '' : codec.read(wanted);
    if (value === undefined) {
      setRefused(true);
      return;
    }
    setRefused(false);
    const next = value === '' ? '' : codec.write(value);
    setTyped(next);
    if (next !== text) onText(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape' && typed !== text) {
      // Revert the text only; do not close the sheet.
      event.stopPropagation();
      setTyped(text);
      setRefused(false);
    }
  };
  const input = (
    <Input
      id={id}
      value={typed}
      autoComplete="off"
      spellCheck={false}
      aria-invalid={refused || undefined}
      onChange={({ target }) => setTyped(view.capitals ? target.value.toUpperCase() : target.value)}
      onBlur={commit}
      onKeyDown={onKeyDown}
      className={cn(boxed && boxedControl, view.mono && 'font-mono text-sm')}
    />
  );
  if (!boxed) {
    return (
      <Field id={id} label={view.label} error={refused ? view.rule : undefined}>
        {input}
      </Field>
    );
  }
  return (
    <FilterBox label={view.label} htmlFor={id} invalid={refused}>
      <Tooltip content={refused ? view.rule : undefined}>{input}</Tooltip>
      {refused && (
        <span role="alert" className="sr-only">
          {view.rule}
        </span>
      )}
    </FilterBox>
  );
}
