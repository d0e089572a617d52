import { Button } from '@platform/ui-kit/skin';
import { Download } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../lazy-part.tsx';
import { useText } from '../messages.ts';
import { exportMessages } from './export.messages.ts';
import type { FilteredList } from './export.notes.ts';
import type { ListExport } from './export.request.ts';

// Lazy loaded: few users of a list export it.
const ExportDialog = lazyPart('export', async () => (await import('./export.dialog.tsx')).ExportDialog);

export interface ExportJobButtonProps extends ListExport {
  filtered: FilteredList;
  /** Null while the server has not counted. */
  total: number | null;
  /** Ids of the visible table columns, in order, at the time of the click. */
  shownIds: () => readonly string[];
}

/** Exports all rows of the filter, or the selected ones, to a file. The server writes the file in the background. */
export function ExportJobButton({ shownIds, ...job }: ExportJobButtonProps) {
  const say = useText(exportMessages);
  const [asked, setAsked] = useState<readonly string[] | null>(null);
  return (
    <>
      <Button
        size="sm"
        disabledReason={job.total === 0 ? say('nothing') : undefined}
        onClick={() => setAsked(shownIds())}
      >
        <Download aria-hidden />
        <span className="max-sm:sr-only">{say('export')}</span>
      </Button>
      {asked && (
        <Suspense fallback={null}>
          <ExportDialog {...job} shownIds={asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  );
}
