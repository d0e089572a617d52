import { Fragment, useId, useMemo, useState } from 'react';
import { type DiffKind, diffObjects } from '../../headless/diff/index.ts';
import { Switch } from '../fields/switch.tsx';
import { cn } from '../theme/class-names.ts';
import { type DiffLabels, diffLooks } from './diff-looks.ts';

export interface DiffViewProps {
  /** The table's name. */
  label: string;
  before: unknown;
  after: unknown;
  labels: DiffLabels;
  /** Display name of a field; default: its technical path. */
  fieldName?: (path: readonly string[]) => string | undefined;
  className?: string;
}

const cellStyle = 'px-3 py-1.5 text-start align-top font-normal wrap-anywhere';

/** An object before and after a change, field by field. */
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
                <tr key={JSON.stringify(path)} className={cn('border-t', diffLooks[kind].row)}>
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
      <span aria-hidden>{diffLooks[kind].sign}</span>
      <span className="sr-only">{labels[kind]}</span>
    </span>
  );
}

/** Allows line breaks after dots and before capitals only. */
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
