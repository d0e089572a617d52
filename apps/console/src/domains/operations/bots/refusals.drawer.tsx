import { botRefusalsList } from '@platform/sdk/operations';
import { Button, KeyValueList, SheetFooter } from '@platform/ui-kit/skin';
import { NoValue, StatusCell, TimeCell } from '../../../shared/cells/cells.tsx';
import { CopyText } from '../../../shared/cells/copy.cell.tsx';
import { useFormats } from '../../../shared/format.ts';
import { RowDrawer, type RowDrawerProps } from '../../../shared/list/row.drawer.tsx';
import { listLink } from '../../../shared/list.links.ts';
import { useLanguage, useText } from '../../../shared/messages.ts';
import { useOperation } from '../../../shared/query.ts';
import type { Role } from '../../../shared/roles.ts';
import { botWord } from './bots.labels.ts';
import { LinkOrText } from './bots.link.tsx';
import { refusalMessages } from './refusals.messages.ts';
import { addRefusal, chatOf, type RefusalRow, refusalLook, senderOf } from './refusals.parts.ts';

type Drawer = RowDrawerProps<RefusalRow, RefusalRow>;
export interface RefusalDrawerProps extends Pick<Drawer, 'of' | 'screen'> {
  role: Role;
  /** Null for a role that may not add people. */
  onAdd: ((row: RefusalRow) => void) | null;
}

/** One person's attempts in a chat (`?refusal=`). */
export function RefusalDrawer({ of, screen, role, onAdd }: RefusalDrawerProps) {
  const say = useText(refusalMessages);
  return (
    <RowDrawer
      of={of}
      screen={screen}
      label={say('details')}
      useRow={useRefusal}
      missing={{ title: say('notFound') }}
      head={(row) => {
        if (!row) return {};
        const { word, ...looks } = refusalLook(row, say);
        return {
          title: (
            <>
              {senderOf(row)}
              <StatusCell looks={looks}>{word}</StatusCell>
            </>
          ),
        };
      }}
      foot={(row) =>
        onAdd && (
          <SheetFooter>
            <Button variant="primary" disabledReason={addRefusal(row, say)} onClick={() => onAdd(row)}>
              {say('add')}
            </Button>
          </SheetFooter>
        )
      }
    >
      {(row) => <Facts row={row} role={role} />}
    </RowDrawer>
  );
}

const mostRows = 200;

/** The id ends with the person's, by which the call finds the few rows of one. */
const useRefusal: Drawer['useRow'] = (id, listed) => {
  const { data, isPending, error } = useOperation(
    botRefusalsList,
    { telegramUserId: id.split(' ').at(-1) ?? '', pageSize: mostRows },
    { enabled: listed === undefined },
  );
  return { data: listed ?? data?.list.find((row) => row.id === id), isPending, error };
};

function Facts({ row, role }: { row: RefusalRow; role: Role }) {
  const say = useText(refusalMessages);
  const language = useLanguage();
  const { number } = useFormats();
  const { bot, groupId, personId } = row;
  const groupLink = groupId === null ? undefined : listLink('botGroups.list', role, { bot, group: groupId });
  const personLink = personId === null ? undefined : listLink('botPeople.list', role, { person: personId });
  return (
    <KeyValueList
      items={[
        { key: 'lastAt', label: say('lastAt'), value: <TimeCell value={row.lastAt} /> },
        { key: 'command', label: say('command'), value: `/${row.command}` },
        { key: 'attempts', label: say('attempts'), value: number(row.attempts) },
        { key: 'bot', label: say('bot'), value: botWord(bot, language) },
        {
          key: 'telegramUserId',
          label: say('telegramUserId'),
          value: <CopyText value={row.telegramUserId} className="font-mono text-sm" />,
        },
        {
          key: 'group',
          label: say('group'),
          value:
            row.groupName === null ? <NoValue /> : <LinkOrText href={groupLink}>{row.groupName}</LinkOrText>,
        },
        { key: 'chatTitle', label: say('chatTitle'), value: chatOf(row, say) },
        {
          key: 'chatId',
          label: say('chatId'),
          value: <CopyText value={row.chatId} className="font-mono text-sm" />,
        },
        {
          key: 'personName',
          label: say('personName'),
          value:
            row.personName === null ? (
              <NoValue />
            ) : (
              <LinkOrText href={personLink}>{row.personName}</LinkOrText>
            ),
        },
      ]}
    />
  );
}
