import { botGroupsList } from '@platform/sdk/operations';
import { KeyValueList, Notice } from '@platform/ui-kit/skin';
import type { ReactNode } from 'react';
import { MoneyCell, NoValue, StatusCell, TimeCell } from '../../../shared/cells/cells.tsx';
import { CopyText } from '../../../shared/cells/copy.cell.tsx';
import type { Language } from '../../../shared/language.ts';
import { DrawerPart, RowDrawer, type RowDrawerProps } from '../../../shared/list/row.drawer.tsx';
import { listLink } from '../../../shared/list.links.ts';
import { type Translate, useLanguage, useText } from '../../../shared/messages.ts';
import { useOperation } from '../../../shared/query.ts';
import type { Role } from '../../../shared/roles.ts';
import { commandsText, noticesText, reasonWord } from './bots.labels.ts';
import { LinkOrText } from './bots.link.tsx';
import { OwnerCell } from './groups.cells.tsx';
import { groupMessages } from './groups.messages.ts';
import { type GroupRow, groupLook, languageText, quietText } from './groups.parts.ts';

type Drawer = RowDrawerProps<GroupRow, GroupRow>;
export interface GroupDrawerProps extends Pick<Drawer, 'of' | 'screen'> {
  role: Role;
  controls: (row: GroupRow) => ReactNode;
}

/** One group at its own URL (`?group=`). */
export function GroupDrawer({ of, screen, role, controls }: GroupDrawerProps) {
  const say = useText(groupMessages);
  return (
    <RowDrawer
      of={of}
      screen={screen}
      label={say('details')}
      useRow={useGroup}
      missing={{ title: say('notFound') }}
      head={(row) => {
        if (!row) return {};
        const { word, ...looks } = groupLook(row, say);
        return {
          title: (
            <>
              {row.name}
              <StatusCell looks={looks}>{word}</StatusCell>
            </>
          ),
          note: <OwnerCell row={row} role={role} />,
          corner: controls(row),
        };
      }}
    >
      {(row) => <Facts row={row} role={role} />}
    </RowDrawer>
  );
}

const useGroup: Drawer['useRow'] = (groupId, listed) => {
  const { data, isPending, error } = useOperation(
    botGroupsList,
    { groupId },
    { enabled: listed === undefined },
  );
  return { data: listed ?? data?.list[0], isPending, error };
};

/** The amounts of the notices that compare with one. */
function limitItems({ limits }: GroupRow, say: Translate<typeof groupMessages.table>) {
  if (!limits) return [];
  const { currency } = limits;
  return (['largeOrderMinor', 'lowBalanceMinor'] as const).flatMap((key) =>
    limits[key] === null
      ? []
      : [{ key, label: say(key), value: <MoneyCell amountMinor={limits[key]} currency={currency} /> }],
  );
}

/** The transfer bot has none of these: it carries questions. */
const noticeItems = (row: GroupRow, say: Translate<typeof groupMessages.table>, language: Language) => [
  { key: 'notices', label: say('notices'), value: noticesText(row.notices, language) || <NoValue /> },
  { key: 'commands', label: say('commands'), value: commandsText(row.commands) || <NoValue /> },
  { key: 'quietHours', label: say('quietHours'), value: quietText(row) || <NoValue /> },
  ...limitItems(row, say),
];

function Facts({ row, role }: { row: GroupRow; role: Role }) {
  const say = useText(groupMessages);
  const language = useLanguage();
  const refused = row.chatId === null ? undefined : listLink('botRefusals.list', role, { groupId: row.id });
  return (
    <>
      {row.state === 'lost' && <Notice tone="warning">{say('lostHelp')}</Notice>}
      {row.state === 'waiting' && <Notice tone="info">{say('waitingHelp')}</Notice>}
      <DrawerPart title={say('does')}>
        <KeyValueList
          items={[
            { key: 'language', label: say('language'), value: languageText(row.language) },
            ...(row.bot === 'transfer' ? [] : noticeItems(row, say, language)),
            { key: 'lastSentAt', label: say('lastSentAt'), value: <TimeCell value={row.lastSentAt} /> },
            {
              key: 'lastError',
              label: say('lastError'),
              value: reasonWord(row.lastError, language) || <NoValue />,
            },
          ]}
        />
      </DrawerPart>
      <DrawerPart title={say('binding')}>
        <KeyValueList
          items={[
            { key: 'chatTitle', label: say('chatTitle'), value: row.chatTitle ?? <NoValue /> },
            {
              key: 'chatId',
              label: say('chatId'),
              value: row.chatId ? <CopyText value={row.chatId} className="font-mono text-sm" /> : <NoValue />,
            },
            { key: 'boundAt', label: say('boundAt'), value: <TimeCell value={row.boundAt} /> },
            ...(refused === undefined
              ? []
              : [
                  {
                    key: 'refused',
                    label: say('refused'),
                    value: <LinkOrText href={refused}>{say('showRefused')}</LinkOrText>,
                  },
                ]),
            { key: 'createdAt', label: say('createdAt'), value: <TimeCell value={row.createdAt} /> },
            { key: 'updatedAt', label: say('updatedAt'), value: <TimeCell value={row.updatedAt} /> },
          ]}
        />
      </DrawerPart>
    </>
  );
}
