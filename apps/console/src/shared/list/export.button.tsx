import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  toast,
} from '@platform/ui-kit/skin';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../error.text.ts';
import { useFormats } from '../format.ts';
import { useLanguage, useText } from '../messages.ts';
import { csvFile, csvLine } from './csv.ts';
import { collectRows, type ExportPage, exportLimit } from './export.rows.ts';
import { listMessages } from './list.messages.ts';

export interface ExportButtonProps<Row> {
  /** Null while the server does not count. */
  total: number | null;
  fetchPage: (cursor: string | null, signal: AbortSignal) => Promise<ExportPage<Row>>;
  keyOf: (row: Row) => string;
  /** Header line and one line a row, as plain texts. */
  columns: readonly { header: string; text: (row: Row) => string }[];
  /** Without its ending. */
  fileName: string;
}

/** Writes all rows of the filter to a CSV file, page by page, with progress and a way out. */
export function ExportButton<Row>(props: ExportButtonProps<Row>) {
  const say = useText(listMessages);
  const language = useLanguage();
  const { number } = useFormats();
  const [done, setDone] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  // A closed page has nobody to give the file to.
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    const controller = new AbortController();
    running.current = controller;
    setDone(0);
    try {
      const { rows, cut } = await collectRows(props.fetchPage, props.keyOf, setDone, controller.signal);
      save(
        csvFile([
          csvLine(props.columns.map(({ header }) => header)),
          ...rows.map((row) => csvLine(props.columns.map(({ text }) => text(row)))),
        ]),
        `${props.fileName}.csv`,
      );
      if (cut) toast.warning(say('exportCut', { count: number(rows.length) }), { durationMs: 12_000 });
      else toast.success(say('exportDone', { count: number(rows.length) }));
    } catch (error) {
      if (controller.signal.aborted) return;
      const { what, requestId } = errorText(error, language);
      toast.danger(say('exportFailed'), { description: [what, requestId].filter(Boolean).join(' · ') });
    } finally {
      running.current = null;
      setDone(null);
    }
  };
  const expected = props.total === null ? null : Math.min(props.total, exportLimit);
  return (
    <>
      <Button
        size="sm"
        disabledReason={props.total === 0 ? say('exportNothing') : undefined}
        onClick={() => void start()}
      >
        <Download aria-hidden />
        <span className="max-sm:sr-only">{say('export')}</span>
      </Button>
      <Dialog open={done !== null} onOpenChange={(open) => !open && running.current?.abort()}>
        <DialogContent size="sm" hideClose>
          <DialogHeader>
            <DialogTitle>{say('exporting')}</DialogTitle>
          </DialogHeader>
          <DialogBody className="grid gap-2">
            <progress
              className="h-2 w-full accent-primary"
              aria-label={say('exporting')}
              max={expected ?? 1}
              value={expected === null ? undefined : (done ?? 0)}
            />
            <p className="numeric text-sm text-muted-foreground">
              {expected === null
                ? say('exportProgress', { done: number(done ?? 0) })
                : say('exportProgressOf', { done: number(done ?? 0), total: number(expected) })}
            </p>
          </DialogBody>
          <DialogFooter>
            <Button onClick={() => running.current?.abort()}>{say('cancel')}</Button>
          </DialogFooter>
        </DialogContent>
      </Dialog>
    </>
  );
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has taken hold of the file once the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
