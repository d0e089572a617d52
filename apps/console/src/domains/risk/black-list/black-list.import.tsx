import { blackListAdd } from '@platform/sdk/operations';
import { call } from '../../../shared/client.ts';
import { readerZone } from '../../../shared/format.ts';
import { ImportDialog } from '../../../shared/list/import/import.dialog.tsx';
import { useFileReason } from '../../../shared/list/import/use-file-reason.ts';
import type { ImportProps } from '../../../shared/list/import/use-import.tsx';
import { useText } from '../../../shared/messages.ts';
import { blackListColumns, blackListExample, type Listing, readListing } from './black-list.file.ts';
import { blackListFormMessages } from './black-list.form.messages.ts';
import { blackListMessages } from './black-list.messages.ts';

/** Adds entries from a file, also from an exported one. */
export function BlackListImport({ control, onBegin }: ImportProps) {
  const say = useText(blackListMessages);
  const sayForm = useText(blackListFormMessages);
  const sayReason = useFileReason();
  const zone = readerZone();
  return (
    <ImportDialog<Listing>
      control={control}
      title={sayForm('importTitle')}
      description={sayForm('importBody')}
      fileStem={sayForm('importStem')}
      columns={blackListColumns(say, zone)}
      example={blackListExample(say)}
      read={(record) => {
        const { listing, problems } = readListing(record, { say, zone, nowMs: Date.now() });
        const name = listing.values[0] ?? '';
        const texts = Object.entries(problems).map(([column, why]) => {
          const reason =
            why === 'notATime' || why === 'isOver' || why === 'wasRemoved' ? sayForm(why) : sayReason(why);
          return [say(column as keyof typeof problems), reason] as const;
        });
        return texts.length > 0 ? { ok: false, name, problems: texts } : { ok: true, name, value: listing };
      }}
      add={(listing) => call(blackListAdd, listing)}
      onBegin={onBegin}
    />
  );
}
