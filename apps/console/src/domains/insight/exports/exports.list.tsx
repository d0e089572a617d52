import { EmptyState } from '@platform/ui-kit/skin';
import { FileDown } from 'lucide-react';
import { ErrorNotice } from '../../../shared/error-notice.tsx';
import { useText } from '../../../shared/messages.ts';
import type { Export } from './exports.download.ts';
import { ExportItem } from './exports.item.tsx';
import { exportsMessages } from './exports.messages.ts';

/** Exports, newest first, or the empty state. */
export function ExportItems({ files, error }: { files: readonly Export[] | undefined; error: unknown }) {
  const say = useText(exportsMessages);
  if (!files) return <ErrorNotice error={error} />;
  if (files.length === 0)
    return <EmptyState icon={FileDown} title={say('none')} description={say('noneHelp')} />;
  return (
    <ul className="divided">
      {files.map((file) => (
        <ExportItem key={file.id} file={file} />
      ))}
    </ul>
  );
}
