import type { Export } from '../../domains/insight/exports/exports.download.ts';
import { ExportItems } from '../../domains/insight/exports/exports.list.tsx';
import { exportsMessages } from '../../domains/insight/exports/exports.messages.ts';
import { AppLink } from '../../shared/link.tsx';
import { exportPanelOpen } from '../../shared/list/export.panel.ts';
import { useText } from '../../shared/messages.ts';

export interface ExportPanelProps {
  files: readonly Export[] | undefined;
  error: Error | null;
}

/** Panel of the export tray: the latest files, and a link to all of them. */
export function ExportPanel({ files, error }: ExportPanelProps) {
  const say = useText(exportsMessages);
  return (
    <>
      <div className="flex items-baseline justify-between gap-2">
        <h2 className="text-sm font-semibold">{say('title')}</h2>
        <AppLink
          href="/exports"
          className="focus-ring rounded-sm text-sm text-primary hover:underline"
          onClick={() => exportPanelOpen.set(false)}
        >
          {say('showAll')}
        </AppLink>
      </div>
      <ExportItems files={files} error={error} />
      <p className="pt-1 text-xs text-muted-foreground">{say('keptNote')}</p>
    </>
  );
}
