import { Button, EmptyState } from '@platform/ui-kit/skin';
import { CircleCheck, CircleSlash, Plus } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { RatioCell } from '../../../../shared/cells/ratio.cell.tsx';
import { ratioText } from '../../../../shared/cells/ratio.text.ts';
import { lazyPart } from '../../../../shared/lazy-part.tsx';
import { useGo } from '../../../../shared/link.tsx';
import { listPage } from '../../../../shared/list/list.context.tsx';
import { ListScreen } from '../../../../shared/list/list.screen.tsx';
import type { ListContext } from '../../../../shared/list/list.types.ts';
import { RowControls } from '../../../../shared/list/row.controls.tsx';
import { type ListScreenState, useListScreen } from '../../../../shared/list/use-list-screen.ts';
import { listLink } from '../../../../shared/list.links.ts';
import { useBeforeClose } from '../../../../shared/page.tsx';
import { answeredRatio, scriptDirectionWord } from '../../../../shared/script-run/run.labels.ts';
import { useScriptActions } from './scripts.actions.tsx';
import type { scriptMessages } from './scripts.messages.ts';
import { column, define, filter, type ScriptRow } from './scripts.parts.ts';
import type { Drafts } from './workbench.draft.ts';

const Workbench = lazyPart('script', async () => (await import('./workbench.tsx')).Workbench);

export const scriptList = define({
  label: 'table',
  rowId: 'id',
  openName: 'script',
  nameOf: ({ name }) => name,
  sort: { by: 'name', order: 'asc' },
  sortKeys: ['name', 'createdAt', 'updatedAt'],
  filters: {
    main: [
      filter.text('name', 'name', { rule: 'partOf' }),
      filter.choice('live', 'liveVersion', {
        of: ({ say }) => [
          { value: 'true', label: say('isLive') },
          { value: 'false', label: say('notLive') },
        ],
      }),
      filter.choice('direction', 'direction', {
        of: { payout: 'payout', collection: 'collection', choice: 'choice' },
      }),
    ],
  },
  columns: [
    column.text('name', 'name', { sort: 'name', pin: 'start', fixed: true, card: 'title', size: 232 }),
    column.status(
      'liveVersion',
      'liveVersion',
      ({ liveVersion: version }, { say }) =>
        version === null
          ? { tone: 'neutral', icon: CircleSlash, word: say('notLive') }
          : { tone: 'success', icon: CircleCheck, word: say('live', { version }) },
      { card: 'badge', size: 160 },
    ),
    column.count('newestVersion', 'newestVersion', { size: 120 }),
    column.words('direction', 'direction', ({ direction }, { say }) => scriptDirectionWord(direction, say), {
      size: 104,
    }),
    column.count('gatewayCount', 'gatewayCount', { size: 96 }),
    column.count('productCount', 'productCount', { size: 152, card: 'none' }),
    column.time('lastRunAt', 'lastRunAt'),
    column.count('runCount', 'runCount', { size: 112 }),
    column.count('failureCount', 'failureCount', { size: 128 }),
    column.drawn(
      'successRate',
      'successRate',
      {
        cell: ({ errorRate }) => <RatioCell ratio={answeredRatio(errorRate)} />,
        text: ({ errorRate }, { language }) => ratioText(answeredRatio(errorRate), language),
      },
      { align: 'end', size: 120 },
    ),
    column.time('updatedAt', 'updatedAt', { sort: 'updatedAt', card: 'none' }),
    column.time('createdAt', 'createdAt', { sort: 'createdAt', card: 'none' }),
  ],
});

/** Pay scripts, and the page of the one that is open (`?script=`). */
export const ScriptsListPage = listPage('payScripts.list', function ScriptList({ context }) {
  const screen = useListScreen(scriptList, context);
  // Kept here, so that going back to the list loses nothing that was typed.
  const [drafts, setDrafts] = useState<Drafts>(new Map());
  useBeforeClose([...drafts.values()].some(({ isChanged }) => isChanged));
  const { open } = screen.list;
  if (open === null) return <ScriptRows context={context} screen={screen} />;
  return (
    <Suspense fallback={null}>
      <Workbench
        key={open}
        scriptId={open}
        listed={screen.rows?.find(({ id }) => id === open)}
        context={context}
        draft={drafts.get(open)}
        onDraft={(draft) =>
          setDrafts((before) => {
            const after = new Map(before);
            if (draft) after.set(open, draft);
            else after.delete(open);
            return after;
          })
        }
        onBack={() => screen.open(null)}
      />
    </Suspense>
  );
});

interface ScriptRowsProps {
  context: ListContext;
  screen: ListScreenState<'payScripts.list', typeof scriptMessages.table, ListContext>;
}

type ScriptCommand = 'open' | 'rename' | 'runs' | 'bringBack';

function ScriptRows({ context, screen }: ScriptRowsProps) {
  const { say } = screen.telling;
  const { mayCall, user } = context;
  const actions = useScriptActions();
  const go = useGo();
  const run = async (command: ScriptCommand, row: ScriptRow) => {
    if (command === 'open') screen.open(row.id);
    else if (command === 'runs') {
      const href = listLink('payScriptRuns.list', user.access, { scriptId: row.id });
      if (href) go(href);
    } else await actions[command](row);
  };
  const controls = (row: ScriptRow): ReactNode => (
    <RowControls<ScriptCommand>
      label={say('actionsOf', { name: row.name })}
      commands={[
        { command: 'open', label: say('open') },
        ...(mayCall('payScripts.rename') ? [{ command: 'rename' as const, label: say('rename') }] : []),
        { command: 'runs', label: say('runs') },
        ...(mayCall('payScripts.bringBack')
          ? [
              {
                command: 'bringBack' as const,
                label:
                  row.previousVersion === null
                    ? say('bringBack')
                    : say('bringBackTo', { version: row.previousVersion }),
                refusal: row.previousVersion === null ? say('noneBefore') : undefined,
              },
            ]
          : []),
      ]}
      onCommand={(command) => void run(command, row)}
    />
  );
  const add = async () => {
    const id = await actions.add();
    if (id) screen.open(id);
  };
  return (
    <ListScreen
      of={scriptList}
      screen={screen}
      exported
      rowActions={{ cell: controls, label: say('actions'), size: 88, card: 'badge' }}
      actions={
        mayCall('payScripts.add') && (
          <Button variant="primary" onClick={() => void add()}>
            <Plus aria-hidden />
            {say('add')}
          </Button>
        )
      }
      nothing={<EmptyState title={say('none')} description={say('noneHelp')} />}
    />
  );
}
