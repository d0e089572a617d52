import { payoutTemplatesUpdate } from '@platform/sdk/operations';
import { Button, EmptyState } from '@platform/ui-kit/skin';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { stateLooks, stateOf } from '../../../shared/enabled.looks.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { listPage } from '../../../shared/list/list.context.tsx';
import { ListScreen } from '../../../shared/list/list.screen.tsx';
import { RowControls } from '../../../shared/list/row.controls.tsx';
import { useListScreen } from '../../../shared/list/use-list-screen.ts';
import { useTemplateActions } from './templates.actions.tsx';
import { bulkAction, column, define, filter, type TemplateRow } from './templates.parts.ts';

const TemplateDrawer = lazyPart(
  'payout template',
  async () => (await import('./templates.drawer.tsx')).TemplateDrawer,
);

export const templateList = define({
  label: 'table',
  rowId: 'id',
  openName: 'template',
  nameOf: ({ name }) => name,
  sort: { by: 'name', order: 'asc' },
  sortKeys: ['name', 'bankName', 'updatedAt'],
  filters: {
    main: [
      filter.text('name', 'name', { rule: 'rulePart' }),
      filter.text('bankName', 'bankName', { rule: 'rulePart' }),
      filter.choice('format', 'format', { of: { csv: 'csv', xlsx: 'xlsx' } }),
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
        filters: [filter.text('templateId', 'templateId', { rule: 'ruleUuid', mono: true })],
      },
    ],
  },
  columns: [
    column.text('name', 'name', { sort: 'name', pin: 'start', fixed: true, card: 'title', size: 240 }),
    column.text('bankName', 'bankName', { sort: 'bankName', size: 160 }),
    column.words('format', 'format', ({ definition }) => definition.format.toUpperCase(), { size: 88 }),
    column.words('columns', 'columns', ({ definition }) => String(definition.columns.length), {
      size: 88,
      align: 'end',
    }),
    column.words('maxRows', 'maxRows', ({ definition }) => String(definition.maxRows), {
      size: 112,
      align: 'end',
    }),
    column.boolean('readsResults', 'readsResults', { size: 128 }),
    column.status(
      'state',
      'state',
      (row, { say }) => ({ ...stateLooks[stateOf(row)], word: say(stateOf(row)) }),
      { card: 'badge', size: 112 },
    ),
    column.text('updatedByName', 'updatedBy', { size: 128, card: 'none' }),
    column.time('updatedAt', 'updatedAt', { sort: 'updatedAt', card: 'none' }),
    column.time('createdAt', 'createdAt', { hidden: true, card: 'none' }),
  ],
});

const bulk = [
  bulkAction(payoutTemplatesUpdate, 'enableMany', ({ id }) => ({ templateId: id, enabled: true }), {
    body: 'enableManyBody',
    refusals:
      ({ say }) =>
      ({ enabled }) =>
        enabled ? say('alreadyEnabled') : undefined,
  }),
  bulkAction(payoutTemplatesUpdate, 'disableMany', ({ id }) => ({ templateId: id, enabled: false }), {
    body: 'disableManyBody',
    tone: 'danger',
    refusals:
      ({ say }) =>
      ({ enabled }) =>
        enabled ? undefined : say('alreadyDisabled'),
  }),
];

/** Templates of bank files, which payout batches are written and read by. */
export const PayoutTemplatesListPage = listPage('payoutTemplates.list', function TemplateList({ context }) {
  const screen = useListScreen(templateList, context);
  const { say } = screen.telling;
  const actions = useTemplateActions();
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
        { command: 'delete', label: say('delete'), tone: 'danger' },
      ]}
      onCommand={(command) => void actions[command](row)}
    />
  );
  return (
    <ListScreen
      of={templateList}
      screen={screen}
      exported
      bulk={bulk}
      rowActions={{ cell: controls, label: say('actions'), size: 112, card: 'badge' }}
      actions={
        <Button variant="primary" onClick={() => void actions.add()}>
          <Plus aria-hidden />
          {say('add')}
        </Button>
      }
      nothing={<EmptyState title={say('none')} description={say('noneHelp')} />}
      drawer={<TemplateDrawer of={templateList} screen={screen} controls={controls} />}
    />
  );
});
