import { botMessagesList } from '@platform/sdk/operations';
import { KeyValueList, SheetFooter } from '@platform/ui-kit/skin';
import type { ReactNode } from 'react';
import { NoValue, StatusCell, TimeCell } from '../../../shared/cells/cells.tsx';
import { DrawerPart, RowDrawer, type RowDrawerProps } from '../../../shared/list/row.drawer.tsx';
import { listLink } from '../../../shared/list.links.ts';
import { useLanguage, useText } from '../../../shared/messages.ts';
import { useOperation } from '../../../shared/query.ts';
import type { Role } from '../../../shared/roles.ts';
import { botWord, reasonWord } from './bots.labels.ts';
import { LinkOrText } from './bots.link.tsx';
import { sentMessages } from './sent.messages.ts';
import { kindWord, receiverWord, type SentRow, sentLook } from './sent.parts.ts';

type Drawer = RowDrawerProps<SentRow, SentRow>;
export interface SentDrawerProps extends Pick<Drawer, 'of' | 'screen'> {
  role: Role;
  buttons: ((row: SentRow) => ReactNode) | null;
}

/** One message at its own URL (`?message=`). */
export function SentDrawer({ of, screen, role, buttons }: SentDrawerProps) {
  const say = useText(sentMessages);
  return (
    <RowDrawer
      of={of}
      screen={screen}
      label={say('details')}
      useRow={useMessage}
      missing={{ title: say('notFound'), description: say('notFoundHelp') }}
      head={(row) => {
        if (!row) return {};
        const { word, ...looks } = sentLook(row, say);
        return {
          title: (
            <>
              {receiverWord(row, say)}
              <StatusCell looks={looks}>{word}</StatusCell>
            </>
          ),
        };
      }}
      foot={(row) => row.state === 'dead' && buttons && <SheetFooter>{buttons(row)}</SheetFooter>}
    >
      {(row) => <Facts row={row} role={role} />}
    </RowDrawer>
  );
}

const useMessage: Drawer['useRow'] = (messageId, listed) => {
  const { data, isPending, error } = useOperation(
    botMessagesList,
    { messageId },
    { enabled: listed === undefined },
  );
  return { data: listed ?? data?.list[0], isPending, error };
};

function Facts({ row, role }: { row: SentRow; role: Role }) {
  const say = useText(sentMessages);
  const language = useLanguage();
  const href =
    row.groupId === null ? undefined : listLink('botGroups.list', role, { bot: row.bot, group: row.groupId });
  return (
    <>
      <DrawerPart title={say('text')}>
        <p className="whitespace-pre-wrap rounded-md border bg-muted p-3 wrap-anywhere">{row.text}</p>
      </DrawerPart>
      <KeyValueList
        items={[
          {
            key: 'group',
            label: say('receiver'),
            value: <LinkOrText href={href}>{receiverWord(row, say)}</LinkOrText>,
          },
          { key: 'bot', label: say('bot'), value: botWord(row.bot, language) },
          { key: 'kind', label: say('kind'), value: kindWord(row, say) },
          {
            key: 'notice',
            label: say('about'),
            value: row.notice === null ? <NoValue /> : botWord(row.notice, language),
          },
          { key: 'attempts', label: say('attempts'), value: String(row.attempts) },
          {
            key: 'nextAttemptAt',
            label: say('nextAttemptAt'),
            value: <TimeCell value={row.nextAttemptAt} />,
          },
          {
            key: 'lastError',
            label: say('lastError'),
            value: reasonWord(row.lastError, language) || <NoValue />,
          },
          { key: 'createdAt', label: say('createdAt'), value: <TimeCell value={row.createdAt} /> },
          { key: 'sentAt', label: say('sentAt'), value: <TimeCell value={row.sentAt} /> },
        ]}
      />
    </>
  );
}
