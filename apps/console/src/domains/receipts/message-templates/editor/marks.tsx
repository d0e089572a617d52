import { Textarea } from '@platform/ui-kit/skin';
import type { ComponentProps } from 'react';
import { type GroupName, knownGroup, type Mark, piecesOf } from './pattern.groups.ts';

/** Six colours and a dashed line for the other two groups, so that no two look the same. */
const looks: Record<GroupName, string> = {
  amount: 'bg-chart-1/20 border-chart-1',
  utr: 'bg-chart-2/20 border-chart-2',
  balance: 'bg-chart-3/20 border-chart-3',
  payerName: 'bg-chart-4/20 border-chart-4',
  remark: 'bg-chart-5/20 border-chart-5',
  accountTail: 'bg-chart-6/20 border-chart-6',
  time: 'bg-chart-1/10 border-chart-1 border-dashed',
  direction: 'bg-chart-2/10 border-chart-2 border-dashed',
};
const problemLook = 'bg-danger/20 border-danger border-dotted';

const lookOf = (name: string): string => {
  const group = knownGroup(name);
  return `border-b-2 ${group ? looks[group] : problemLook}`;
};

function Pieces({ text, marks }: { text: string; marks: readonly Mark[] }) {
  return piecesOf(text, marks).map(({ text: piece, start, name }) =>
    name === undefined ? (
      <span key={start}>{piece}</span>
    ) : (
      <span key={start} data-group={name} className={lookOf(name)}>
        {piece}
      </span>
    ),
  );
}

export interface MarkedTextProps {
  text: string;
  marks: readonly Mark[];
}

/** A text to read, with its marks. */
export function MarkedText({ text, marks }: MarkedTextProps) {
  return (
    <span className="block font-mono text-sm break-all whitespace-pre-wrap">
      <Pieces text={text} marks={marks} />
    </span>
  );
}

/** The name of a group in its colour. */
export function GroupLabel({ name, children }: { name: string; children: string }) {
  return <span className={lookOf(name)}>{children}</span>;
}

export interface MarkedTextareaProps
  extends Omit<ComponentProps<typeof Textarea>, 'value' | 'onChange' | 'className' | 'rows'> {
  value: string;
  onValueChange: (text: string) => void;
  marks: readonly Mark[];
}

/**
 * A text field with coloured parts. The colours are in a copy of the text behind the field, which also gives it its
 * height; both break lines in the same places.
 */
export function MarkedTextarea({ value, onValueChange, marks, ...props }: MarkedTextareaProps) {
  const shape =
    'col-start-1 row-start-1 min-h-28 px-2.5 py-1.5 font-mono text-sm break-all whitespace-pre-wrap';
  return (
    <div className="grid rounded-md bg-card">
      <div
        aria-hidden
        className={`${shape} border border-transparent text-transparent pointer-coarse:text-lg`}
      >
        <Pieces text={value} marks={marks} />
        {'\n'}
      </div>
      <Textarea
        {...props}
        value={value}
        autoComplete="off"
        spellCheck={false}
        className={`${shape} relative h-full resize-none overflow-hidden bg-transparent`}
        onChange={({ target }) => onValueChange(target.value)}
      />
    </div>
  );
}
