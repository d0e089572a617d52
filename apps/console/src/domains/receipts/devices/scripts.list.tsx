import { Button, EmptyState } from '@platform/ui-kit/skin';
import { CircleCheck, CircleSlash, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { useGo } from '../../../shared/link.tsx';
import { ListScreen } from '../../../shared/list/list.screen.tsx';
import type { ListContext } from '../../../shared/list/list.types.ts';
import { RowControls } from '../../../shared/list/row.controls.tsx';
import { useListScreen } from '../../../shared/list/use-list-screen.ts';
import { listLink } from '../../../shared/list.links.ts';
import { kindWord } from './devices.parts.ts';
import { useScriptActions } from './scripts.actions.tsx';
import { column, define, filter, rollOutText, type ScriptRow } from './scripts.parts.ts';

const ScriptDrawer = lazyPart(
  'monitor script',
  async () => (await import('./scripts.drawer.tsx')).ScriptDrawer,
);

export const monitorScriptList = define({
  label: 'table',
  rowId: 'id',
  openName: 'script',
  nameOf: ({ name }) => name,
  sort: { by: 'name', order: 'asc' },
  sortKeys: ['name', 'createdAt', 'updatedAt'],
  filters: {
    main: [
      filter.text('name', 'name', { rule: 'partOf' }),
      filter.choice('kind', 'kind', { of: { sms: 'sms', web: 'web', chain: 'chain' } }),
      filter.choice('rollOut', 'rollOut', { of: { all: 'all', share: 'share', named: 'named' } }),
      filter.yesNo('lagging', 'hasLagging'),
    ],
  },
  columns: [
    column.text('name', 'name', { sort: 'name', pin: 'start', fixed: true, card: 'title', size: 184 }),
    column.status(
      'liveVersion',
      'liveVersion',
      ({ liveVersion: version }, { say }) =>
        version === null
          ? { tone: 'neutral', icon: CircleSlash, word: say('notLive') }
          : { tone: 'success', icon: CircleCheck, word: say('live', { version }) },
      { card: 'badge', size: 128 },
    ),
    column.words('kind', 'kind', ({ kind }, { say }) => kindWord(kind, say), { size: 112 }),
    column.words('rollOut', 'rollOut', (row, { say }) => rollOutText(row, say), { size: 144 }),
    column.count('laggingCount', 'laggingCount', { size: 88 }),
    column.count('deviceCount', 'deviceCount', { size: 88 }),
    column.count('reachedCount', 'reachedCount', { size: 144 }),
    column.count('newestVersion', 'newestVersion', { size: 120 }),
    column.boolean('isDefault', 'isDefault', { size: 80 }),
    column.time('updatedAt', 'updatedAt', { sort: 'updatedAt', card: 'none' }),
    column.time('createdAt', 'createdAt', { sort: 'createdAt', card: 'none' }),
  ],
});

type ScriptCommand = 'edit' | 'addVersion' | 'setRollOut' | 'bringBack' | 'showDevices' | 'showLagging';

export function ScriptList({ context, views }: { context: ListContext; views: ReactNode }) {
  const screen = useListScreen(monitorScriptList, context);
  const { say } = screen.telling;
  const actions = useScriptActions();
  const go = useGo();
  const devicesOf = ({ id }: ScriptRow, more: Readonly<Record<string, string>> = {}) =>
    listLink('monitorDevices.list', context.user.access, { scriptId: id, ...more });
  const run = async (command: ScriptCommand, row: ScriptRow) => {
    if (command === 'showDevices' || command === 'showLagging') {
      const href = devicesOf(
        row,
        command === 'showLagging' ? { scriptState: 'lagging', state: 'enabled' } : {},
      );
      if (href) go(href);
    } else await actions[command](row);
  };
  const mayWrite = context.mayCall('monitorScripts.goLive');
  const controls = (row: ScriptRow): ReactNode => (
    <RowControls<ScriptCommand>
      label={say('actionsOf', { name: row.name })}
      commands={[
        ...(mayWrite
          ? [
              { command: 'addVersion' as const, label: say('addVersion') },
              {
                command: 'setRollOut' as const,
                label: say('setRollOut'),
                refusal: row.liveVersion === null ? say('noneLive') : undefined,
              },
              {
                command: 'bringBack' as const,
                label:
                  row.previousVersion === null
                    ? say('bringBack')
                    : say('bringBackTo', { version: row.previousVersion }),
                refusal: row.previousVersion === null ? say('noneBefore') : undefined,
              },
              { command: 'edit' as const, label: say('edit') },
            ]
          : []),
        { command: 'showDevices', label: say('showDevices') },
        ...(row.laggingCount > 0 ? [{ command: 'showLagging' as const, label: say('showLagging') }] : []),
      ]}
      onCommand={(command) => void run(command, row)}
    />
  );
  return (
    <ListScreen
      of={monitorScriptList}
      screen={screen}
      exported
      tiles={views}
      rowActions={{ cell: controls, label: say('actions'), size: 88, card: 'badge' }}
      actions={
        mayWrite && (
          <Button variant="primary" onClick={() => void actions.add()}>
            <Plus aria-hidden />
            {say('add')}
          </Button>
        )
      }
      nothing={<EmptyState title={say('none')} description={say('noneHelp')} />}
      drawer={
        <ScriptDrawer
          of={monitorScriptList}
          screen={screen}
          controls={controls}
          onGoLive={mayWrite ? (row, version) => void actions.goLive(row, version) : undefined}
        />
      }
    />
  );
}
