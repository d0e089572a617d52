import { KeyValueList } from '@platform/ui-kit/skin';
import { TimeCell } from '../../../shared/cells/cells.tsx';
import { CopyText } from '../../../shared/cells/copy.cell.tsx';
import { useFormats } from '../../../shared/format.ts';
import { DrawerPart, RowDrawer, type RowDrawerProps } from '../../../shared/list/row.drawer.tsx';
import { useText } from '../../../shared/messages.ts';
import { type ClearingRow, subjectWord } from './clearings.labels.ts';
import { clearingMessages } from './clearings.messages.ts';

type Drawer = RowDrawerProps<ClearingRow, ClearingRow>;

/** One checkpoint (`?checkpoint=`). */
export function ClearingDrawer({ of, screen }: Pick<Drawer, 'of' | 'screen'>) {
  const say = useText(clearingMessages);
  return (
    <RowDrawer
      of={of}
      screen={screen}
      label={say('details')}
      useRow={useListed}
      missing={{ title: say('notOnPage') }}
      head={(row) => (row ? { title: <TimeCell value={row.createdAt} />, note: say('details') } : {})}
    >
      {(row) => <Content row={row} />}
    </RowDrawer>
  );
}

/** No call reads a single checkpoint, so it has to be on the page. */
const useListed: Drawer['useRow'] = (_id, data) => ({ data, isPending: false, error: null });

function Content({ row }: { row: ClearingRow }) {
  const say = useText(clearingMessages);
  const { number } = useFormats();
  return (
    <>
      <KeyValueList
        items={[
          { key: 'rowCount', label: say('rowCount'), value: number(row.rowCount) },
          { key: 'cycleDays', label: say('cycleDays'), value: number(row.cycleDays) },
          { key: 'before', label: say('clearedBefore'), value: <TimeCell value={row.clearedBefore} /> },
          { key: 'id', label: say('id'), value: <CopyText value={row.id} className="font-mono text-sm" /> },
        ]}
      />
      {row.cleared.map(({ subject, count, oldestAt, newestAt }) => (
        <DrawerPart key={subject} title={subjectWord(subject, say)}>
          <KeyValueList
            items={[
              { key: 'count', label: say('count'), value: number(count) },
              { key: 'oldest', label: say('oldestAt'), value: <TimeCell value={oldestAt} /> },
              { key: 'newest', label: say('newestAt'), value: <TimeCell value={newestAt} /> },
            ]}
          />
        </DrawerPart>
      ))}
    </>
  );
}
