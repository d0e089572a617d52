import { Card } from '@platform/ui-kit/skin';
import { useText, useWords } from '../../../shared/messages.ts';
import { usePage } from '../../../shared/page.tsx';
import { ExportItems } from './exports.list.tsx';
import { exportsMessages } from './exports.messages.ts';
import { isOpen, useExports } from './exports.query.ts';

/** The user's exports of the last day. Export messages link here. */
export function ExportsPage() {
  const say = useText(exportsMessages);
  const words = useWords();
  const { screen } = usePage();
  // The header panel polls while an export is running; both share the query.
  const { data, error } = useExports(false);
  const openCount = data?.list.filter(isOpen).length ?? 0;
  return (
    <div className="grid gap-3 p-3 sm:p-4">
      <header className="grid gap-0.5">
        <h1 className="text-lg font-semibold">{words(screen.title)}</h1>
        <p className="text-sm text-muted-foreground">
          {openCount > 0 ? say('titleRunning', { count: openCount }) : say('keptNote')}
        </p>
      </header>
      <Card className="px-4 py-1">
        <ExportItems files={data?.list} error={error} />
      </Card>
    </div>
  );
}
