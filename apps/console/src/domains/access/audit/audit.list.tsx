import { auditRecordsList } from '@platform/sdk/operations';
import { auditRecordsListRules } from '@platform/sdk/query-rules';
import { Button, EmptyState, useDialogs } from '@platform/ui-kit/skin';
import { ShieldCheck } from 'lucide-react';
import { PartyCell } from '../../../shared/cells/cells.tsx';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { listPage } from '../../../shared/list/list.context.tsx';
import { listOf } from '../../../shared/list/list.of.ts';
import { ListScreen } from '../../../shared/list/list.screen.tsx';
import { useListScreen } from '../../../shared/list/use-list-screen.ts';
import { roleName } from '../../../shared/role.messages.ts';
import { roles } from '../../../shared/roles.ts';
import { agentText } from '../../../shared/user-agent.ts';
import { actorText, outcomeLook } from './audit.labels.ts';
import { auditMessages } from './audit.messages.ts';
import { auditedOperations, objectTypes, objectWord, operationWord } from './audit.words.ts';

const AuditDrawer = lazyPart('audit record', async () => (await import('./audit.drawer.tsx')).AuditDrawer);
const VerifyDialog = lazyPart('verify chain', async () => (await import('./audit.verify.tsx')).VerifyDialog);

const { column, filter, define } = listOf()(auditRecordsList, auditRecordsListRules, auditMessages);

const byLabel = (a: { label: string }, b: { label: string }) => a.label.localeCompare(b.label);

export const auditList = define({
  label: 'table',
  rowId: 'id',
  openName: 'record',
  sortKeys: ['createdAt'],
  filters: {
    main: [
      filter.choice('operation', 'operation', {
        of: ({ language }) =>
          auditedOperations.map((value) => ({ value, label: operationWord(value, language) })).sort(byLabel),
        searchable: true,
      }),
      filter.text('actor', 'actorName', { rule: 'wholeName', mono: true }),
      filter.choice('outcome', 'outcome', { of: { success: 'success', refused: 'refused' } }),
      filter.times('startTime', 'endTime', 'createdAt'),
    ],
    more: [
      {
        title: 'groupWhat',
        filters: [
          filter.choice('objectType', 'objectType', {
            of: ({ language }) =>
              objectTypes.map((value) => ({ value, label: objectWord(value, language) })).sort(byLabel),
            searchable: true,
          }),
          filter.text('objectId', 'objectId', { rule: 'wholeId', mono: true }),
        ],
      },
      {
        title: 'groupWho',
        filters: [
          filter.choice('role', 'role', {
            of: ({ language }) => roles.map((value) => ({ value, label: roleName(value, language) })),
          }),
          filter.text('ip', 'ip', { rule: 'wholeIp', mono: true }),
          filter.text('requestId', 'requestId', { rule: 'wholeId', mono: true }),
        ],
      },
    ],
  },
  columns: [
    column.time('createdAt', 'createdAt', { sort: 'createdAt', pin: 'start', fixed: true }),
    column.words(
      'operation',
      'operation',
      ({ operation }, { language }) => operationWord(operation, language),
      { size: 216, card: 'title' },
    ),
    column.drawn(
      'actorName',
      'actorName',
      {
        cell: (row, { say, language }) => (
          <PartyCell name={actorText(row, say)} number={row.actorRole && roleName(row.actorRole, language)} />
        ),
        text: (row, { say }) => actorText(row, say),
      },
      { size: 208 },
    ),
    column.status('outcome', 'outcome', (row, { say }) => outcomeLook(row, say), {
      size: 112,
      card: 'badge',
    }),
    column.words(
      'objectType',
      'objectType',
      ({ objectType }, { language }) => objectWord(objectType, language),
      { size: 136 },
    ),
    column.orderNo('objectId', 'objectId', { size: 208 }),
    column.orderNo('ip', 'ip', { size: 144 }),
    column.words('userAgent', 'device', ({ userAgent }) => agentText(userAgent), { size: 152, card: 'none' }),
    column.count('position', 'position', { size: 112, card: 'none' }),
    column.orderNo('requestId', 'requestId', { size: 176, hidden: true, card: 'none' }),
  ],
});

/** Every change: who, when, on which object. The drawer shows the values before and after. */
export const AuditListPage = listPage('auditRecords.list', function AuditTrail({ context }) {
  const screen = useListScreen(auditList, context);
  const { say } = screen.telling;
  const dialogs = useDialogs();
  return (
    <ListScreen
      of={auditList}
      screen={screen}
      exported
      actions={
        <Button
          size="sm"
          onClick={() => void dialogs.open({ render: (control) => <VerifyDialog control={control} /> })}
        >
          <ShieldCheck aria-hidden />
          <span className="max-sm:sr-only">{say('verify')}</span>
        </Button>
      }
      nothing={<EmptyState title={say('none')} description={say('noneHelp')} />}
      drawer={<AuditDrawer of={auditList} screen={screen} role={context.user.access} />}
    />
  );
});
