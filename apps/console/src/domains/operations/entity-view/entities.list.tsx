import { entityDataEntities, entityDataList } from '@platform/sdk/operations';
import { entityDataListRules } from '@platform/sdk/query-rules';
import { Button, EmptyState } from '@platform/ui-kit/skin';
import { Database } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { ErrorNotice } from '../../../shared/error-notice.tsx';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { listPage } from '../../../shared/list/list.context.tsx';
import { listOf } from '../../../shared/list/list.of.ts';
import { ListScreen } from '../../../shared/list/list.screen.tsx';
import type { ListContext } from '../../../shared/list/list.types.ts';
import { useListScreen } from '../../../shared/list/use-list-screen.ts';
import { usePage } from '../../../shared/page.tsx';
import { useOperation } from '../../../shared/query.ts';
import { EntityChooser } from './entities.chooser.tsx';
import { columnsOf, type Entity } from './entities.columns.tsx';
import { entityMessages } from './entities.messages.ts';
import { entityWord } from './entities.word.ts';

const EntityDrawer = lazyPart('entity row', async () => (await import('./entities.drawer.tsx')).EntityDrawer);

interface EntityGiven extends ListContext {
  entities: readonly Entity[];
  entity: Entity;
}

/** Stands for the chosen table until the tables are known. */
const noEntity: Entity = { name: 'orders', keys: [], timeColumn: null, columns: [] };

const { filter, define } = listOf<EntityGiven>()(entityDataList, entityDataListRules, entityMessages);

export const entityList = define({
  label: 'table',
  rowId: 'key',
  openName: 'row',
  initial: { entities: [], entity: noEntity },
  // Each look is audited, so the rows are read again only when the user asks for it.
  seconds: 0,
  filters: {
    main: [
      filter.choice('entity', 'entity', {
        of: ({ given, language }) =>
          given.entities.map(({ name }) => ({
            value: name,
            label: entityWord(name, language),
            detail: name,
          })),
        searchable: true,
      }),
      filter.text('key', 'key', { rule: 'wholeKey', mono: true }),
      filter.times('startTime', 'endTime', 'time', {
        offered: ({ entity }) => entity.timeColumn !== null,
      }),
    ],
    more: [
      {
        title: 'groupColumn',
        filters: [
          filter.choice('column', 'column', {
            of: ({ given }) =>
              given.entity.columns.flatMap(({ name, filter: isFilter }) =>
                isFilter ? [{ value: name, label: name }] : [],
              ),
          }),
          filter.text('value', 'value', { rule: 'wholeValue', mono: true }),
        ],
      },
    ],
  },
  // A column without its value finds nothing, and the server refuses it.
  ask: ({ column, value, ...rest }, { entity }) => ({
    ...rest,
    entity: entity.name,
    ...(column !== undefined && value !== undefined && { column, value }),
  }),
  columns: [],
});

/** Rows of any table, read only. Without a table in the address it offers all of them. */
export const EntityViewPage = listPage('entityData.list', function EntityView({ context }) {
  const { search, setSearch } = usePage();
  const { data, error } = useOperation(entityDataEntities, {}, { staleMs: Number.POSITIVE_INFINITY });
  const entities = data?.entities;
  // The drawer's own address names only the row: the table is the first part of its id.
  const row = search.entity === undefined ? search.row : undefined;
  useEffect(() => {
    const [ofRow = '', ...key] = row?.split('.') ?? [];
    if (row && key.length > 0) setSearch({ entity: ofRow, key: key.join('.'), row });
  }, [row, setSearch]);
  const entity = entities?.find(({ name }) => name === search.entity);
  if (error) return <ErrorNotice error={error} />;
  if (!entity || !entities) return <EntityChooser entities={entities} wanted={search.entity} />;
  return <Rows key={entity.name} context={context} entities={entities} entity={entity} />;
});

function Rows({
  context,
  entities,
  entity,
}: {
  context: ListContext;
  entities: readonly Entity[];
  entity: Entity;
}) {
  const given = useMemo(() => ({ ...context, entities, entity }), [context, entities, entity]);
  const of = useMemo(
    () => ({
      ...entityList,
      columns: columnsOf(entity),
      rowIdOf: ({ key }: { key: string }) => `${entity.name}.${key}`,
    }),
    [entity],
  );
  const screen = useListScreen(of, given);
  const { say } = screen.telling;
  const { setSearch } = usePage();
  return (
    <ListScreen
      of={of}
      screen={screen}
      actions={
        <Button size="sm" onClick={() => setSearch({})}>
          <Database aria-hidden />
          <span className="max-sm:sr-only">{say('allTables')}</span>
        </Button>
      }
      nothing={<EmptyState title={say('none')} description={say('noneHelp')} />}
      drawer={<EntityDrawer of={of} screen={screen} entities={entities} entity={entity} />}
    />
  );
}
