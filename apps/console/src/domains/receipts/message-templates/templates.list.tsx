import { messageTemplatesUpdate } from '@platform/sdk/operations';
import { Button, EmptyState } from '@platform/ui-kit/skin';
import { ArrowUpDown, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { stateLooks, stateOf } from '../../../shared/enabled.looks.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { listPage } from '../../../shared/list/list.context.tsx';
import { ListScreen } from '../../../shared/list/list.screen.tsx';
import { RowControls } from '../../../shared/list/row.controls.tsx';
import { useListScreen } from '../../../shared/list/use-list-screen.ts';
import { useTemplateActions } from './templates.actions.tsx';
import { ReadCount } from './templates.cells.tsx';
import { noOptions, useTemplateGiven } from './templates.options.ts';
import { bulkAction, column, define, filter, type TemplateRow, templateWord } from './templates.parts.ts';

const TemplateDrawer = lazyPart(
  'message template',
  async () => (await import('./templates.drawer.tsx')).TemplateDrawer,
);

export const messageTemplateList = define({
  label: 'table',
  rowId: 'id',
  openName: 'template',
  nameOf: ({ name }) => name,
  initial: { options: noOptions },
  sort: { by: 'priority', order: 'asc' },
  sortKeys: ['priority', 'name', 'lastReadAt', 'createdAt', 'updatedAt'],
  filters: {
    main: [
      filter.text('name', 'name', { rule: 'rulePart' }),
      filter.choice('kind', 'kind', { of: { sms: 'sms', webMessage: 'webMessage' } }),
      filter.choice('currency', 'currency', {
        of: () => ['INR', 'CNY', 'KES', 'USDT'].map((value) => ({ value, label: value })),
      }),
      filter.choice('enabled', 'state', {
        of: ({ say }) => [
          { value: 'true', label: say('enabled') },
          { value: 'false', label: say('disabled') },
        ],
      }),
    ],
    more: [
      {
        title: 'groupOther',
        filters: [
          filter.choice('direction', 'direction', { of: { in: 'in', out: 'out' } }),
          filter.choice('bankId', 'bankName', {
            of: ({ given }) => given.options.banks,
            searchable: true,
            offered: ({ mayCall }) => mayCall('banks.list'),
          }),
          filter.choice('templateId', 'template', {
            of: ({ given }) => given.options.templates,
            searchable: true,
          }),
        ],
      },
    ],
  },
  columns: [
    column.text('name', 'name', { sort: 'name', pin: 'start', fixed: true, card: 'title', size: 208 }),
    column.count('priority', 'priority', { sort: 'priority', size: 96 }),
    column.words('kind', 'kind', ({ kind }, { say }) => templateWord(kind, say), { size: 112 }),
    column.text('bankName', 'bankName', { size: 104 }),
    column.text('currency', 'currency', { size: 88 }),
    column.status(
      'state',
      'state',
      (row, { say }) => ({ ...stateLooks[stateOf(row)], word: say(stateOf(row)) }),
      { card: 'badge', size: 112 },
    ),
    column.drawn(
      'readCount',
      'readCount',
      {
        cell: ({ id, name, readCount }, { say, given }) => (
          <ReadCount
            count={readCount}
            templateId={id}
            role={given.user.access}
            label={say('messagesOf', { name })}
          />
        ),
        text: ({ readCount }) => String(readCount),
      },
      { align: 'end', size: 104 },
    ),
    column.count('readLast7Days', 'readLast7Days', { size: 136 }),
    column.time('lastReadAt', 'lastReadAt', { sort: 'lastReadAt' }),
    column.text('senderPattern', 'senderPattern', { size: 200, card: 'none' }),
    column.text('pattern', 'pattern', { size: 320, card: 'none' }),
    column.words('direction', 'direction', ({ direction }, { say }) => templateWord(direction, say), {
      size: 88,
      card: 'none',
    }),
    column.words(
      'accountKind',
      'accountKind',
      ({ accountKind }, { say }) => (accountKind === null ? say('anyKind') : templateWord(accountKind, say)),
      { size: 120, card: 'none' },
    ),
    column.time('updatedAt', 'updatedAt', { sort: 'updatedAt', card: 'none' }),
    column.time('createdAt', 'createdAt', { sort: 'createdAt', hidden: true, card: 'none' }),
  ],
});

const bulk = [
  bulkAction(messageTemplatesUpdate, 'enableMany', ({ id }) => ({ id, enabled: true }), {
    body: 'enableManyBody',
    refusals:
      ({ say }) =>
      ({ enabled }) =>
        enabled ? say('alreadyEnabled') : undefined,
  }),
  bulkAction(messageTemplatesUpdate, 'disableMany', ({ id }) => ({ id, enabled: false }), {
    body: 'disableManyBody',
    tone: 'danger',
    refusals:
      ({ say }) =>
      ({ enabled }) =>
        enabled ? undefined : say('alreadyDisabled'),
  }),
];

/** Templates that parse messages of banks and apps, in the order in which they are tried. */
export const MessageTemplatesListPage = listPage(
  'messageTemplates.list',
  function MessageTemplateList({ context }) {
    const screen = useListScreen(messageTemplateList, useTemplateGiven(context));
    const { say } = screen.telling;
    const actions = useTemplateActions();
    const mayChange = context.mayCall('messageTemplates.update');
    const controls = (row: TemplateRow): ReactNode => (
      <RowControls
        label={say('actionsOf', { name: row.name })}
        turn={{
          label: say('switchOf', { name: row.name }),
          checked: row.enabled,
          onTurn: (enable) => void actions.turn(row, enable),
        }}
        commands={[
          { command: 'edit', label: say('edit') },
          { command: 'copy', label: say('copy') },
          { command: 'rematch', label: say('rematch') },
          { command: 'delete', label: say('delete'), tone: 'danger' },
        ]}
        onCommand={(command) => void actions[command](row)}
      />
    );
    return (
      <ListScreen
        of={messageTemplateList}
        screen={screen}
        exported
        {...(mayChange && {
          bulk,
          rowActions: { cell: controls, label: say('actions'), size: 112, card: 'badge' as const },
          actions: (
            <>
              <Button onClick={() => void actions.changeOrder()}>
                <ArrowUpDown aria-hidden />
                {say('changeOrder')}
              </Button>
              <Button variant="primary" onClick={() => void actions.add()}>
                <Plus aria-hidden />
                {say('add')}
              </Button>
            </>
          ),
        })}
        nothing={<EmptyState title={say('none')} description={say('noneHelp')} />}
        drawer={
          <TemplateDrawer
            of={messageTemplateList}
            screen={screen}
            role={context.user.access}
            controls={mayChange ? controls : () => null}
          />
        }
      />
    );
  },
);
