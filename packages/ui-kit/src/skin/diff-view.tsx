import { Fragment, useId, useMemo, useState } from 'react';
import { type DiffKind, diffObjects, diffText } from '../headless/diff/index.ts';
import { cn } from './class-names.ts';
import { Switch } from './switch.tsx';

export interface DiffLabels {
  before: string;
  after: string;
  /** Heads the names. */
  field: string;
  added: string;
  removed: string;
  changed: string;
  same: string;
  /** Of the switch that hides what is the same. */
  onlyChanges: string;
  /** There is no difference. */
  none: string;
}

export interface DiffViewProps {
  /** The table's name. */
  label: string;
  before: unknown;
  after: unknown;
  labels: DiffLabels;
  /** A field as people call it; the technical path without it. */
  fieldName?: (path: readonly string[]) => string | undefined;
  className?: string;
}

/** A sign stands beside each colour, and its word for screen readers. */
const looks: Record<DiffKind, { sign: string; row: string }> = {
  added: { sign: '+', row: 'bg-success-surface' },
  removed: { sign: '−', row: 'bg-danger-surface' },
  changed: { sign: '~', row: 'bg-warning-surface' },
  same: { sign: '', row: '' },
};

const cellStyle = 'px-3 py-1.5 text-start align-top font-normal wrap-anywhere';

/** What an object was and what it is now, field by field. */
export function DiffView({ label, before, after, labels, fieldName, className }: DiffViewProps) {
  const rows = useMemo(() => diffObjects(before, after), [before, after]);
  const [onlyChanges, setOnlyChanges] = useState(true);
  const switchId = useId();
  const shown = onlyChanges ? rows.filter(({ kind }) => kind !== 'same') : rows;
  const hasSame = rows.some(({ kind }) => kind === 'same');
  return (
    <div className={cn('grid min-w-0 gap-2', className)}>
      {hasSame && (
        <label
          htmlFor={switchId}
          className="flex items-center gap-2 justify-self-end text-sm text-muted-foreground"
        >
          <Switch id={switchId} checked={onlyChanges} onCheckedChange={setOnlyChanges} />
          {labels.onlyChanges}
        </label>
      )}
      {shown.length === 0 ? (
        <p className="rounded-md border px-3 py-4 text-center text-sm text-muted-foreground">{labels.none}</p>
      ) : (
        <div className="overflow-hidden rounded-md border">
          <table aria-label={label} className="w-full table-fixed border-collapse text-sm">
            <thead className="bg-muted text-xs text-muted-foreground">
              <tr>
                <th scope="col" className={cn(cellStyle, 'w-[38%] ps-7 font-medium')}>
                  {labels.field}
                </th>
                <th scope="col" className={cn(cellStyle, 'font-medium')}>
                  {labels.before}
                </th>
                <th scope="col" className={cn(cellStyle, 'font-medium')}>
                  {labels.after}
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ path, kind, before: was, after: is }) => (
                <tr key={JSON.stringify(path)} className={cn('border-t', looks[kind].row)}>
                  <th scope="row" className={cn(cellStyle, 'relative ps-7')}>
                    <Sign kind={kind} labels={labels} />
                    {fieldName?.(path) ?? <DiffPath path={path} />}
                  </th>
                  <td className={cellStyle}>{kind === 'added' ? null : <DiffValue value={was} />}</td>
                  <td className={cn(cellStyle, kind === 'changed' && 'font-medium')}>
                    {kind === 'removed' ? null : <DiffValue value={is} />}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}

function Sign({ kind, labels }: { kind: DiffKind; labels: DiffLabels }) {
  return (
    <span className="absolute start-2.5 font-mono font-semibold">
      <span aria-hidden>{looks[kind].sign}</span>
      <span className="sr-only">{labels[kind]}</span>
    </span>
  );
}

/** Breaks behind its dots and before its capitals rather than anywhere. */
function DiffPath({ path }: { path: readonly string[] }) {
  const text = path.join('.') || '·';
  const pieces = text.split(/(?<=\.)|(?<=\p{Ll})(?=\p{Lu})/u);
  let from = 0;
  return (
    <span className="font-mono text-xs">
      {pieces.map((piece) => {
        const key = from;
        from += piece.length;
        return (
          <Fragment key={key}>
            {key > 0 && <wbr />}
            {piece}
          </Fragment>
        );
      })}
    </span>
  );
}

function DiffValue({ value }: { value: unknown }) {
  const text = typeof value === 'string' ? value : (JSON.stringify(value, null, 1) ?? '');
  return <span className="numeric whitespace-pre-wrap!">{text === '' ? '""' : text}</span>;
}

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
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region has to be reachable by keyboard
      tabIndex={0}
      className={cn(
        'scrollbar-thin focus-ring max-h-96 overflow-auto rounded-md border bg-card font-mono text-xs leading-5',
        className,
      )}
    >
      <table className="w-full border-collapse">
        <tbody>
          {lines.map(({ kind, text, beforeLine, afterLine }) => (
            <tr key={`${beforeLine}:${afterLine}`} className={looks[kind].row}>
              <td className={numbers}>{beforeLine}</td>
              <td className={numbers}>{afterLine}</td>
              <td className="w-5 text-center font-semibold select-none">
                <span aria-hidden>{looks[kind].sign}</span>
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
