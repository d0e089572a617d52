import { Button } from '@platform/ui-kit/skin';
import { Download } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../lazy-part.tsx';
import { useText } from '../messages.ts';
import { exportMessages } from './export.messages.ts';
import type { ListExport } from './export.request.ts';

// Few who look at a list export it: the dialog comes when it is asked for.
const ExportDialog = lazyPart('export', async () => (await import('./export.dialog.tsx')).ExportDialog);

export interface ExportJobButtonProps extends ListExport {
  /** Null while the server does not count. */
  total: number | null;
  /** Ids of the table's columns in sight, in their order, as they are when the button is pressed. */
  shownIds: () => readonly string[];
}

/** Has all rows of the filter written into a file by the platform, while work here goes on. */
export function ExportJobButton({ operation, input, total, shownIds }: ExportJobButtonProps) {
  const say = useText(exportMessages);
  const [asked, setAsked] = useState<readonly string[] | null>(null);
  return (
    <>
      <Button
        size="sm"
        disabledReason={total === 0 ? say('nothing') : undefined}
        onClick={() => setAsked(shownIds())}
      >
        <Download aria-hidden />
        <span className="max-sm:sr-only">{say('export')}</span>
      </Button>
      {asked && (
        <Suspense fallback={null}>
          <ExportDialog
            operation={operation}
            input={input}
            total={total}
            shownIds={asked}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </>
  );
}
