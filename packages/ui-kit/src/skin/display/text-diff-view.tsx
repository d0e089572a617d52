import { useMemo } from 'react';
import { diffText } from '../../headless/diff/index.ts';
import { cn } from '../theme/class-names.ts';
import { type DiffLabels, diffLooks } from './diff-looks.ts';

export interface TextDiffViewProps {
  label: string;
  before: string;
  after: string;
  labels: Pick<DiffLabels, 'added' | 'removed' | 'changed' | 'same' | 'none'>;
  className?: string;
}

/** Two texts line by line: a template, a script, the answer of a callback. */
export function TextDiffView({ label, before, after, labels, className }: TextDiffViewProps) {
  const lines = useMemo(() => diffText(before, after), [before, after]);
  const numbers = 'numeric w-10 px-2 text-end text-muted-foreground select-none';
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      className={cn(
        'scrollbar-thin focus-ring max-h-96 overflow-auto rounded-md border bg-card font-mono text-xs leading-5',
        className,
      )}
    >
      <table className="w-full border-collapse">
        <tbody>
          {lines.map(({ kind, text, beforeLine, afterLine }) => (
            <tr key={`${beforeLine}:${afterLine}`} className={diffLooks[kind].row}>
              <td className={numbers}>{beforeLine}</td>
              <td className={numbers}>{afterLine}</td>
              <td className="w-5 text-center font-semibold select-none">
                <span aria-hidden>{diffLooks[kind].sign}</span>
                {kind !== 'same' && <span className="sr-only">{labels[kind]}</span>}
              </td>
              <td className="pe-3 whitespace-pre-wrap wrap-anywhere">{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {lines.every(({ kind }) => kind === 'same') && (
        <p className="border-t px-3 py-1.5 font-sans text-muted-foreground">{labels.none}</p>
      )}
    </section>
  );
}
