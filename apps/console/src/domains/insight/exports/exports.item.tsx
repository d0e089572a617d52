import { exportsCancel, exportsDelete, exportsList } from '@platform/sdk/operations';
import { Button, IconButton, ProgressBar, toast } from '@platform/ui-kit/skin';
import {
  Ban,
  CheckCircle2,
  CircleDot,
  Download,
  Hourglass,
  type LucideIcon,
  Trash2,
  XCircle,
} from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../shared/client.ts';
import { errorText } from '../../../shared/error.text.ts';
import { useFormats } from '../../../shared/format.ts';
import { useLanguage, useText } from '../../../shared/messages.ts';
import { useRefresh } from '../../../shared/query.ts';
import { RequestId } from '../../../shared/request-id.tsx';
import { download, type Export } from './exports.download.ts';
import { exportsMessages } from './exports.messages.ts';
import { isOpen } from './exports.query.ts';

const looks: Readonly<
  Record<
    string,
    { key: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled'; icon: LucideIcon; tone: string }
  >
> = {
  waiting: { key: 'waiting', icon: Hourglass, tone: 'text-muted-foreground' },
  running: { key: 'running', icon: CircleDot, tone: 'text-info' },
  done: { key: 'done', icon: CheckCircle2, tone: 'text-success' },
  failed: { key: 'failed', icon: XCircle, tone: 'text-danger' },
  cancelled: { key: 'cancelled', icon: Ban, tone: 'text-muted-foreground' },
};

/** One export with progress and actions. */
export function ExportItem({ file }: { file: Export }) {
  const say = useText(exportsMessages);
  const formats = useFormats();
  const look = looks[file.state];
  const Icon = look?.icon ?? CircleDot;
  const rows = say('rows', { count: formats.number(file.rowCount) });
  const progress =
    file.total === null
      ? rows
      : say('progressOf', { done: formats.number(file.rowCount), total: formats.number(file.total) });
  return (
    <li className="grid gap-1.5 py-2.5">
      <div className="flex flex-wrap justify-end gap-x-2 gap-y-1.5">
        <div className="flex min-w-0 grow basis-60 gap-2">
          <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${look?.tone ?? ''}`} />
          <div className="min-w-0 flex-1">
            <p className="text-sm font-medium wrap-anywhere">{file.fileName}</p>
            <p className="text-xs text-muted-foreground tabular-nums wrap-anywhere">
              {[
                file.title,
                look ? say(look.key) : file.state,
                ...(file.state === 'done' ? [rows, sizeText(file.sizeBytes ?? 0, formats.number)] : []),
                ...(file.state === 'done' ? [say('until', { time: formats.dateTime(file.expiresAt) })] : []),
              ].join(' · ')}
            </p>
          </div>
        </div>
        <Actions file={file} />
      </div>
      {file.state === 'running' && (
        <div className="grid gap-1 ps-6">
          <ProgressBar
            label={file.fileName}
            value={file.total ? file.rowCount / file.total : null}
            text={progress}
          />
          <p className="numeric text-xs text-muted-foreground">{progress}</p>
        </div>
      )}
      {file.limitReached && <p className="ps-6 text-xs text-warning">{say('limitReached')}</p>}
      {file.state === 'failed' && (
        <div className="grid gap-0.5 ps-6 text-xs text-danger">
          <p>{file.errorMessage}</p>
          <RequestId id={file.requestId} />
        </div>
      )}
    </li>
  );
}

function Actions({ file }: { file: Export }) {
  const say = useText(exportsMessages);
  const language = useLanguage();
  const refresh = useRefresh();
  const { percent } = useFormats();
  const [ratio, setRatio] = useState<number | null>(null);
  const fetching = useRef<AbortController | null>(null);
  // Unmounting cancels the download.
  useEffect(() => () => fetching.current?.abort(), []);
  const name = { file: file.fileName };

  const failed = (title: string, error: unknown) => {
    const { what, requestId } = errorText(error, language);
    toast.danger(title, { description: [what, requestId].filter(Boolean).join(' · ') });
  };
  const fetchFile = async () => {
    const controller = new AbortController();
    fetching.current = controller;
    setRatio(0);
    try {
      await download(file, setRatio, controller.signal);
    } catch (error) {
      if (!controller.signal.aborted) failed(say('downloadFailed'), error);
    } finally {
      setRatio(null);
    }
  };
  const end = async () => {
    try {
      await (isOpen(file) ? call(exportsCancel, { id: file.id }) : call(exportsDelete, { id: file.id }));
    } catch (error) {
      failed(say('actionFailed'), error);
    } finally {
      refresh(exportsList);
    }
  };

  return (
    <div className="flex shrink-0 items-center gap-1">
      {file.state === 'done' && (
        <Button
          size="sm"
          aria-label={say('downloadNamed', name)}
          disabled={ratio !== null}
          onClick={() => void fetchFile()}
        >
          <Download aria-hidden />
          <span className="numeric" aria-live="polite">
            {ratio === null ? say('download') : say('downloading', { percent: percent(ratio) })}
          </span>
        </Button>
      )}
      {isOpen(file) ? (
        <Button size="sm" aria-label={say('cancelNamed', name)} onClick={() => void end()}>
          {say('cancel')}
        </Button>
      ) : (
        <IconButton size="icon-sm" label={say('deleteNamed', name)} onClick={() => void end()}>
          <Trash2 aria-hidden />
        </IconButton>
      )}
    </div>
  );
}

const units = ['B', 'kB', 'MB', 'GB'];

/** File size with at most three significant digits. */
function sizeText(bytes: number, number: (value: number) => string): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  const value = bytes / 1_000 ** power;
  const shown = value < 10 && power > 0 ? Math.round(value * 10) / 10 : Math.round(value);
  return `${number(shown)} ${units[power]}`;
}
