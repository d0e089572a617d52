import { Fragment, useMemo, useState } from 'react';
import { diffText, foldLines, type TextDiffLine } from '../../headless/diff/index.ts';
import { cn } from '../theme/class-names.ts';
import { type DiffLabels, diffLooks } from './diff-looks.ts';

export interface TextDiffViewProps {
  label: string;
  before: string;
  after: string;
  labels: Pick<DiffLabels, 'added' | 'removed' | 'changed' | 'same' | 'none'>;
  /** Folds equal lines that are further away from a difference; `label` names the button that shows them. */
  fold?: { context: number; label: (count: number) => string };
  className?: string;
}

const numbers = 'numeric w-10 px-2 text-end text-muted-foreground select-none';
const keyOf = ({ beforeLine, afterLine }: TextDiffLine) => `${beforeLine}:${afterLine}`;

/** Two texts line by line: a template, a script, the answer of a callback. */
export function TextDiffView({ label, before, after, labels, fold, className }: TextDiffViewProps) {
  const lines = useMemo(() => diffText(before, after), [before, after]);
  const context = fold?.context ?? lines.length;
  const blocks = useMemo(() => foldLines(lines, context), [lines, context]);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const isSame = lines.every(({ kind }) => kind === 'same');
  const shown = fold ? blocks : [{ isFolded: false, lines }];
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
          {shown.map((block) => {
            const [first] = block.lines;
            if (!first) return null;
            const key = keyOf(first);
            return (
              <Fragment key={key}>
                {fold && block.isFolded && !opened.has(key) ? (
                  <tr className="bg-muted">
                    <td colSpan={4} className="px-2 py-0.5 text-center font-sans">
                      <button
                        type="button"
                        className="focus-ring rounded-xs text-muted-foreground underline underline-offset-2 hover:text-foreground"
                        onClick={() => setOpened(new Set([...opened, key]))}
                      >
                        {fold.label(block.lines.length)}
                      </button>
                    </td>
                  </tr>
                ) : (
                  block.lines.map((line) => <Line key={keyOf(line)} line={line} labels={labels} />)
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
      {isSame && <p className="border-t px-3 py-1.5 font-sans text-muted-foreground">{labels.none}</p>}
    </section>
  );
}

function Line({ line, labels }: { line: TextDiffLine; labels: TextDiffViewProps['labels'] }) {
  const { kind, text, beforeLine, afterLine } = line;
  return (
    <tr className={diffLooks[kind].row}>
      <td className={numbers}>{beforeLine}</td>
      <td className={numbers}>{afterLine}</td>
      <td className="w-5 text-center font-semibold select-none">
        <span aria-hidden>{diffLooks[kind].sign}</span>
        {kind !== 'same' && <span className="sr-only">{labels[kind]}</span>}
      </td>
      <td className="pe-3 whitespace-pre-wrap wrap-anywhere">{text}</td>
    </tr>
  );
}
