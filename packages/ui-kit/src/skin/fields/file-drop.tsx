import { CheckCircle2, CircleAlert, FileText, RotateCw, Upload, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { type RefusedFile, useFileDrop } from '../../headless/files/index.ts';
import { IconButton } from '../button.tsx';
import { ProgressBar } from '../display/progress-bar.tsx';
import { cn } from '../theme/class-names.ts';
import { useUiLabels } from '../ui-provider.tsx';
import { useFieldControl } from './field-context.ts';

/** An accepted file and its upload progress. */
export interface FileDropItem {
  id: string;
  name: string;
  /** Formatted: "1.2 MB". */
  size: string;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** Upload progress, 0 to 1; undefined: unknown. */
  progress?: number;
  /** An error, or findings in the file. */
  note?: ReactNode;
}

export interface FileDropLabels {
  /** In the drop area: "Choose a file or drop it here". */
  choose: string;
  /** While a file is dragged over it: "Let go to add". */
  drop: string;
  /** Accepted files: "CSV or XLSX, up to 5 MB". */
  hint: string;
  /** Why a file is refused: "report.pdf: only CSV and XLSX". */
  refused: (file: RefusedFile) => string;
  retry: string;
  sending: string;
}

export interface FileDropProps {
  accept?: string;
  mostBytes?: number;
  multiple?: boolean;
  disabled?: boolean;
  onFiles: (files: readonly File[]) => void;
  items: readonly FileDropItem[];
  onRemove: (id: string) => void;
  onRetry?: (id: string) => void;
  labels: FileDropLabels;
  /** Accessible name, when there is no `Field`. */
  label?: string;
  className?: string;
}

/** Files by drag and drop, click or Enter. A real file input covers the area, so it works without a mouse. */
export function FileDrop(props: FileDropProps) {
  const { accept, multiple = false, disabled = false, items, labels, label, className } = props;
  const control = useFieldControl({});
  const { over, refused, take, dropProps } = useFileDrop(props);
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={cn('grid min-w-0 gap-2', className)}>
      <div
        {...dropProps}
        className={cn(
          'relative grid min-h-24 place-items-center rounded-lg border border-dashed border-input bg-card px-4 py-5 text-center transition-colors has-focus-visible:outline-2 has-focus-visible:-outline-offset-1 has-focus-visible:outline-ring',
          over && 'border-solid border-primary bg-accent text-accent-foreground',
          !over && !disabled && 'hover:bg-hover',
          disabled && 'bg-muted text-muted-foreground',
          (control['aria-invalid'] || refused.length > 0) && 'border-danger',
        )}
      >
        <input
          {...control}
          ref={input}
          type="file"
          aria-label={label}
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          onChange={({ target }) => {
            take(target.files ?? []);
            // Reset, so that choosing the same file again also fires a change.
            target.value = '';
          }}
          className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-not-allowed file:cursor-pointer"
        />
        <span aria-hidden className="pointer-events-none grid justify-items-center gap-1">
          <Upload className="size-5 text-muted-foreground" />
          <span className="font-medium">{over ? labels.drop : labels.choose}</span>
          <span className="text-xs text-muted-foreground">{labels.hint}</span>
        </span>
      </div>
      {refused.length > 0 && (
        <ul role="alert" className="grid gap-0.5 text-xs text-danger">
          {refused.map((file) => (
            <li key={file.name}>{labels.refused(file)}</li>
          ))}
        </ul>
      )}
      {items.length > 0 && (
        <ul className="grid gap-1.5">
          {items.map((item) => (
            <FileLine key={item.id} item={item} {...props} />
          ))}
        </ul>
      )}
    </div>
  );
}

const looks = {
  waiting: { sign: FileText, colour: 'text-muted-foreground' },
  sending: { sign: FileText, colour: 'text-muted-foreground' },
  done: { sign: CheckCircle2, colour: 'text-success' },
  failed: { sign: CircleAlert, colour: 'text-danger' },
} as const;

interface FileLineProps extends Pick<FileDropProps, 'onRemove' | 'onRetry' | 'labels'> {
  item: FileDropItem;
}

function FileLine({ item, onRemove, onRetry, labels }: FileLineProps) {
  const uiLabels = useUiLabels();
  const failed = item.state === 'failed';
  const Sign = looks[item.state].sign;
  return (
    <li className={cn('grid gap-1.5 rounded-md border bg-card px-3 py-2', failed && 'border-danger-border')}>
      <div className="flex min-w-0 items-center gap-2">
        <Sign aria-hidden className={cn('size-4 shrink-0', looks[item.state].colour)} />
        <span className="min-w-0 flex-1 truncate" title={item.name}>
          {item.name}
        </span>
        <span className="numeric text-xs text-muted-foreground">{item.size}</span>
        {failed && onRetry && (
          <IconButton label={`${labels.retry} ${item.name}`} size="icon-xs" onClick={() => onRetry(item.id)}>
            <RotateCw aria-hidden />
          </IconButton>
        )}
        <IconButton
          label={`${uiLabels.remove} ${item.name}`}
          size="icon-xs"
          onClick={() => onRemove(item.id)}
        >
          <X aria-hidden />
        </IconButton>
      </div>
      {item.state === 'sending' && (
        <ProgressBar label={`${labels.sending} ${item.name}`} value={item.progress ?? null} />
      )}
      {item.note && (
        <p
          role={failed ? 'alert' : undefined}
          className={cn('text-xs wrap-anywhere', failed ? 'text-danger' : 'text-muted-foreground')}
        >
          {item.note}
        </p>
      )}
    </li>
  );
}
