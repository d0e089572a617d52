import { exportsColumns, exportsStart } from '@platform/sdk/operations';
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
import { type ReactNode, useId, useState } from 'react';
import { call } from '../client.ts';
import { ErrorNotice } from '../error-notice.tsx';
import { platformZone, useFormats, useReaderZone } from '../format.ts';
import { useLanguage, useText, useWords } from '../messages.ts';
import { usePage } from '../page.tsx';
import { useOperation } from '../query.ts';
import { zoneLabel } from '../time-zone.ts';
import { exportMessages } from './export.messages.ts';
import { type FilteredList, filterNotes } from './export.notes.ts';
import {
  columnsShown,
  type ExportedOperation,
  filterTexts,
  type ListExport,
  orderTypeIn,
  selectedAtMost,
} from './export.request.ts';
import { useShowExport } from './export.show.ts';
import { listMessages } from './list.messages.ts';

type Format = 'csv' | 'xlsx';
type Choice = 'shown' | 'all';
type Rows = 'selected' | 'all';

export interface ExportDialogProps extends ListExport {
  filtered: FilteredList;
  /** Ids of the visible table columns, in order. */
  shownIds: readonly string[];
  /** Null while the total is unknown. */
  total: number | null;
  onClose: () => void;
}

/** Asks for format and columns, and starts the export on the server. */
export function ExportDialog(props: ExportDialogProps) {
  const { operation, input, filtered, selected = null, shownIds, total, onClose } = props;
  const say = useText(exportMessages);
  const sayList = useText(listMessages);
  const words = useWords();
  const { screen } = usePage();
  const language = useLanguage();
  const { number } = useFormats();
  const zone = useReaderZone();
  const show = useShowExport();
  const exported = operation.id as ExportedOperation;
  const { data, error, isPending } = useOperation(exportsColumns, {
    operation: exported,
    ...orderTypeIn(input),
  });
  const [format, setFormat] = useState<Format>('xlsx');
  const [choice, setChoice] = useState<Choice>('shown');
  const [rows, setRows] = useState<Rows>(selected ? 'selected' : 'all');
  const [starting, setStarting] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const helpId = useId();
  const shown = data ? columnsShown(shownIds, data.columns) : [];
  const columns = choice === 'shown' && shown.length > 0 ? shown : undefined;
  const title = words(screen.title);
  const limit = data?.rowLimits[format] ?? 0;
  const chosen = rows === 'selected' ? selected : null;
  const count = chosen ? chosen.count : total;
  const isTooMany = chosen !== null && chosen.selection.ids.length > selectedAtMost;

  const start = async () => {
    setStarting(true);
    setFailure(null);
    try {
      const started = await call(exportsStart, {
        operation: exported,
        format,
        language,
        timeZone: zone,
        filters: filterTexts({ operation, input }, platformZone()),
        filterNotes: [
          // Several screens may show one list, each with filters of its own.
          ...(title === data?.title ? [] : [{ label: say('page'), value: title }]),
          ...filterNotes(filtered, input, { none: sayList('none'), yes: sayList('yes') }),
        ],
        ...(columns && { columns }),
        ...(chosen && { selection: chosen.selection }),
      });
      onClose();
      show(started);
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
            {chosen
              ? say('selectedRows')
              : say(total === null ? 'allRows' : 'rows', { count: number(total ?? 0) })}
          </DialogDescription>
        </DialogHeader>
        <DialogBody className="grid gap-4">
          {selected && (
            <Labelled label={say('rowsToExport')}>
              <SegmentedControl<Rows>
                label={say('rowsToExport')}
                value={rows}
                onValueChange={setRows}
                options={[
                  { value: 'selected', label: withCount(say('selected'), selected.count, number) },
                  { value: 'all', label: withCount(say('allMatching'), total, number) },
                ]}
              />
            </Labelled>
          )}
          <Labelled label={say('format')}>
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
          </Labelled>
          <Labelled label={say('columns')}>
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
            <p className="text-xs text-muted-foreground">
              {say('zone', { zone: zoneLabel(zone, new Date()) })}
            </p>
          </Labelled>
          {isTooMany && (
            <Notice tone="warning">{say('tooManySelected', { limit: number(selectedAtMost) })}</Notice>
          )}
          {data && count !== null && count > limit && (
            <Notice tone="warning">{say('tooMany', { limit: number(limit) })}</Notice>
          )}
          <ErrorNotice error={failure ?? error} />
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>{say('cancel')}</Button>
          <Button
            variant="primary"
            loading={starting}
            disabled={isPending || isTooMany}
            onClick={() => void start()}
          >
            {say('start')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

const withCount = (label: string, count: number | null, number: (value: number) => string): string =>
  count === null ? label : `${label} (${number(count)})`;

/** The control names itself to screen readers. */
const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid justify-items-start gap-1.5">
    <span className="text-sm font-medium">{label}</span>
    {children}
  </div>
);
