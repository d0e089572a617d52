import { botPeopleList } from '@platform/sdk/operations';
import { KeyValueList } from '@platform/ui-kit/skin';
import type { ReactNode } from 'react';
import { NoValue, StatusCell, TimeCell } from '../../../shared/cells/cells.tsx';
import { CopyText } from '../../../shared/cells/copy.cell.tsx';
import { stateLooks, stateOf } from '../../../shared/enabled.looks.ts';
import { useFormats } from '../../../shared/format.ts';
import { listMessages } from '../../../shared/list/list.messages.ts';
import type { ListContext } from '../../../shared/list/list.types.ts';
import { DrawerPart, RowDrawer, type RowDrawerProps } from '../../../shared/list/row.drawer.tsx';
import { translate, useLanguage, useText } from '../../../shared/messages.ts';
import { useOperation } from '../../../shared/query.ts';
import { botWord } from './bots.labels.ts';
import { useGroupOptions } from './bots.options.ts';
import { botPeopleMessages } from './people.messages.ts';
import type { PersonRow } from './people.parts.ts';

type Drawer = RowDrawerProps<PersonRow, PersonRow>;
export interface PersonDrawerProps extends Pick<Drawer, 'of' | 'screen'> {
  context: ListContext;
  controls: (row: PersonRow) => ReactNode;
}

/** One person at its own URL (`?person=`). */
export function PersonDrawer({ of, screen, context, controls }: PersonDrawerProps) {
  const say = useText(botPeopleMessages);
  return (
    <RowDrawer
      of={of}
      screen={screen}
      label={say('details')}
      useRow={usePerson}
      missing={{ title: say('notFound') }}
      head={(row) => {
        if (!row) return {};
        return {
          title: (
            <>
              {row.name}
              <StatusCell looks={stateLooks[stateOf(row)]}>{say(stateOf(row))}</StatusCell>
            </>
          ),
          note: row.note,
          corner: controls(row),
        };
      }}
    >
      {(row) => <Facts row={row} context={context} />}
    </RowDrawer>
  );
}

const usePerson: Drawer['useRow'] = (personId, listed) => {
  const { data, isPending, error } = useOperation(
    botPeopleList,
    { personId },
    { enabled: listed === undefined },
  );
  return { data: listed ?? data?.list[0], isPending, error };
};

function Facts({ row, context }: { row: PersonRow; context: ListContext }) {
  const say = useText(botPeopleMessages);
  const language = useLanguage();
  const { number } = useFormats();
  const groups = useGroupOptions(context);
  /** Names are for roles that may read groups; others see the number. */
  const groupsText = () => {
    if (row.groupIds.length === 0) return say('allGroups');
    const names = row.groupIds.flatMap((id) => groups.find(({ value }) => value === id)?.label ?? []);
    return names.length === row.groupIds.length
      ? names.join(', ')
      : say('groupCount', { count: number(row.groupIds.length) });
  };
  return (
    <>
      <KeyValueList
        items={[
          {
            key: 'telegramUserId',
            label: say('telegramUserId'),
            value: <CopyText value={row.telegramUserId} className="font-mono text-sm" />,
          },
          {
            key: 'userName',
            label: say('userName'),
            value: row.userName === null ? <NoValue /> : `@${row.userName}`,
          },
          { key: 'groups', label: say('groups'), value: groupsText() },
          {
            key: 'mayBind',
            label: say('mayBind'),
            value: translate(listMessages, language, row.mayBind ? 'yes' : 'no'),
          },
          { key: 'lastAskedAt', label: say('lastAskedAt'), value: <TimeCell value={row.lastAskedAt} /> },
          { key: 'refusedCount', label: say('refusedCount'), value: number(row.refusedCount) },
          { key: 'createdAt', label: say('createdAt'), value: <TimeCell value={row.createdAt} /> },
          { key: 'updatedAt', label: say('updatedAt'), value: <TimeCell value={row.updatedAt} /> },
        ]}
      />
      <DrawerPart title={say('commands')}>
        {row.commands.length === 0 ? (
          <NoValue />
        ) : (
          <KeyValueList
            items={row.commands.map((command) => ({
              key: command,
              label: `/${command}`,
              value: botWord(command, language),
            }))}
          />
        )}
      </DrawerPart>
    </>
  );
}
