import { exportsColumns, exportsList, exportsStart } from '@platform/sdk/operations';
import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  Notice,
  SegmentedControl,
} from '@platform/ui-kit/skin';
import { useId, useState } from 'react';
import { call } from '../client.ts';
import { ErrorNotice } from '../error-notice.tsx';
import { timeZone, useFormats } from '../format.ts';
import { useLanguage, useText } from '../messages.ts';
import { useOperation, useRefresh } from '../query.ts';
import { exportMessages } from './export.messages.ts';
import { exportPanelOpen } from './export.panel.ts';
import { columnsShown, type ExportedOperation, filterTexts, type ListExport } from './export.request.ts';

type Format = 'csv' | 'xlsx';
type Choice = 'shown' | 'all';

export interface ExportDialogProps extends ListExport {
  /** Ids of the visible table columns, in order. */
  shownIds: readonly string[];
  /** Null while the total is unknown. */
  total: number | null;
  onClose: () => void;
}

/** Asks for format and columns, and starts the export on the server. */
export function ExportDialog({ operation, input, shownIds, total, onClose }: ExportDialogProps) {
  const say = useText(exportMessages);
  const language = useLanguage();
  const { number } = useFormats();
  const refresh = useRefresh();
  const exported = operation.id as ExportedOperation;
  const { data, error, isPending } = useOperation(exportsColumns, { operation: exported });
  const [format, setFormat] = useState<Format>('xlsx');
  const [choice, setChoice] = useState<Choice>('shown');
  const [starting, setStarting] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const helpId = useId();
  const shown = data ? columnsShown(shownIds, data.columns) : [];
  const columns = choice === 'shown' && shown.length > 0 ? shown : undefined;
  const limit = data?.rowLimits[format] ?? 0;

  const start = async () => {
    setStarting(true);
    setFailure(null);
    try {
      await call(exportsStart, {
        operation: exported,
        format,
        language,
        timeZone: timeZone(),
        filters: filterTexts({ operation, input }, timeZone()),
        ...(columns && { columns }),
      });
      refresh(exportsList);
      onClose();
      exportPanelOpen.set(true);
    } catch (refusal) {
      setFailure(refusal);
      setStarting(false);
    }
  };

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="sm">
        <DialogHeader>
          <DialogTitle>{say('title', { list: data?.title ?? '' })}</DialogTitle>
          <DialogDescription>
            {total === null ? say('allRows') : say('rows', { count: number(total) })}
          </DialogDescription>
        </DialogHeader>
        <DialogBody className="grid gap-4">
          <div className="grid justify-items-start gap-1.5">
            <span className="text-sm font-medium">{say('format')}</span>
            <SegmentedControl<Format>
              label={say('format')}
              value={format}
              onValueChange={setFormat}
              options={[
                { value: 'xlsx', label: say('xlsx') },
                { value: 'csv', label: say('csv') },
              ]}
            />
            {data && (
              <p id={helpId} className="text-xs text-muted-foreground">
                {say(format === 'xlsx' ? 'xlsxHelp' : 'csvHelp', { limit: number(limit) })}
              </p>
            )}
          </div>
          <div className="grid justify-items-start gap-1.5">
            <span className="text-sm font-medium">{say('columns')}</span>
            {shown.length > 0 && (
              <SegmentedControl<Choice>
                label={say('columns')}
                value={choice}
                onValueChange={setChoice}
                options={[
                  { value: 'shown', label: say('shown', { count: shown.length }) },
                  { value: 'all', label: say('all', { count: data?.columns.length ?? 0 }) },
                ]}
              />
            )}
            {data && shown.length === 0 && (
              <p className="text-sm">{say('all', { count: data.columns.length })}</p>
            )}
            <p className="text-xs text-muted-foreground">{say('zone', { zone: timeZone() })}</p>
          </div>
          {data && total !== null && total > limit && (
            <Notice tone="warning">{say('tooMany', { limit: number(limit) })}</Notice>
          )}
          <ErrorNotice error={failure ?? error} />
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>{say('cancel')}</Button>
          <Button variant="primary" loading={starting} disabled={isPending} onClick={() => void start()}>
            {say('start')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
