import { entityDataList } from '@platform/sdk/operations';
import { KeyValueList } from '@platform/ui-kit/skin';
import { NoValue } from '../../../shared/cells/cells.tsx';
import { CopyText } from '../../../shared/cells/copy.cell.tsx';
import { AppLink } from '../../../shared/link.tsx';
import { DrawerPart, RowDrawer, type RowDrawerProps } from '../../../shared/list/row.drawer.tsx';
import { useLanguage, useText } from '../../../shared/messages.ts';
import { usePage } from '../../../shared/page.tsx';
import { useOperation } from '../../../shared/query.ts';
import { type Entity, type EntityColumn, type EntityRow, FullValue } from './entities.columns.tsx';
import { entityMessages } from './entities.messages.ts';
import { entityWord } from './entities.word.ts';

type Drawer = RowDrawerProps<EntityRow, EntityRow>;
interface Given extends Pick<Drawer, 'of' | 'screen'> {
  entities: readonly Entity[];
  entity: Entity;
}

/** One row (`?row=` its table and key): every column, and links to the rows related to it. */
export function EntityDrawer({ of, screen, entities, entity }: Given) {
  const say = useText(entityMessages);
  const language = useLanguage();
  return (
    <RowDrawer
      of={of}
      screen={screen}
      size="lg"
      label={say('details')}
      useRow={useRow}
      missing={{ title: say('notFound') }}
      head={(row) => ({
        title: entityWord(entity.name, language),
        note: (
          <span className="flex flex-wrap gap-x-3">
            <CopyText value={entity.name} className="font-mono text-sm" />
            {row && <CopyText value={row.key} className="font-mono text-sm" />}
          </span>
        ),
      })}
    >
      {(row) => <Content row={row} entities={entities} entity={entity} />}
    </RowDrawer>
  );
}

const useRow: Drawer['useRow'] = (id, listed) => {
  const [entity = '', ...key] = id.split('.');
  const { data, isPending, error, isEnabled } = useOperation(
    entityDataList,
    { entity, key: key.join('.') || '-', pageSize: 1 },
    { enabled: listed === undefined },
  );
  return { data: listed ?? data?.list[0], isPending: isEnabled && isPending, error };
};

function Content({ row, entities, entity }: { row: EntityRow; entities: readonly Entity[]; entity: Entity }) {
  const say = useText(entityMessages);
  const language = useLanguage();
  const { path } = usePage().screen;
  const isSingle = entity.keys.length === 1;
  const related = isSingle
    ? entities.flatMap(({ name, columns }) =>
        columns.flatMap((column) =>
          column.filter && column.entity === entity.name ? [{ entity: name, column: column.name }] : [],
        ),
      )
    : [];
  return (
    <>
      <DrawerPart title={say('columns')}>
        <KeyValueList
          // Beside its value a column's name would be broken over lines on a phone.
          className="max-sm:[&>div]:grid-cols-1 max-sm:[&>div]:gap-0"
          items={entity.columns.map((column) => ({
            key: column.name,
            label: <span className="font-mono text-sm wrap-anywhere">{column.name}</span>,
            value: <Value column={column} value={row.values[column.name]} />,
          }))}
        />
      </DrawerPart>
      {related.length > 0 && (
        <DrawerPart title={say('related')}>
          <ul className="grid gap-1 sm:grid-cols-2">
            {related.map((each) => (
              <li key={`${each.entity}.${each.column}`} className="min-w-0">
                <AppLink
                  href={`${path}?${new URLSearchParams({ ...each, value: row.key })}`}
                  className={linkStyle}
                >
                  <span className="font-sans">{entityWord(each.entity, language)}</span>{' '}
                  {`${each.entity}.${each.column}`}
                </AppLink>
              </li>
            ))}
          </ul>
        </DrawerPart>
      )}
    </>
  );
}

const linkStyle =
  'focus-ring rounded-xs font-mono text-sm wrap-anywhere text-primary underline underline-offset-2';

function Value({ column, value }: { column: EntityColumn; value: string | undefined }) {
  const say = useText(entityMessages);
  const { path } = usePage().screen;
  if (column.hidden) return <span className="text-muted-foreground">{say('hidden')}</span>;
  if (value === undefined) return <NoValue />;
  if (column.entity === null) return <FullValue column={column} value={value} />;
  return (
    <AppLink
      href={`${path}?${new URLSearchParams({ entity: column.entity, key: value })}`}
      className={linkStyle}
    >
      {value}
    </AppLink>
  );
}
