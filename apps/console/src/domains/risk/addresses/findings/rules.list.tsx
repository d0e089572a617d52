import { orderAnalysisRulesList, orderAnalysisRulesUpdate } from '@platform/sdk/operations';
import { orderAnalysisRulesListRules } from '@platform/sdk/query-rules';
import { EmptyState, toast } from '@platform/ui-kit/skin';
import { CircleCheck, CircleSlash } from 'lucide-react';
import type { ReactNode } from 'react';
import { call } from '../../../../shared/client.ts';
import { useStep } from '../../../../shared/dialogs/use-step.ts';
import { listOf } from '../../../../shared/list/list.of.ts';
import { ListScreen } from '../../../../shared/list/list.screen.tsx';
import type { ListContext } from '../../../../shared/list/list.types.ts';
import { RowControls } from '../../../../shared/list/row.controls.tsx';
import { useListScreen } from '../../../../shared/list/use-list-screen.ts';
import { isRule } from './findings.labels.ts';
import { RuleFields } from './rules.fields.tsx';
import { type RuleForm, type RuleRow, ruleChanges, ruleForm, wrongIn } from './rules.form.ts';
import { analysisRuleMessages } from './rules.messages.ts';

const { column, define } = listOf()(
  orderAnalysisRulesList,
  orderAnalysisRulesListRules,
  analysisRuleMessages,
);

export const analysisRuleList = define({
  label: 'table',
  rowId: 'id',
  openName: 'analysisRule',
  filters: { main: [] },
  columns: [
    column.words('id', 'rule', ({ id }, { say }) => (isRule(id) ? say(id) : id), {
      pin: 'start',
      fixed: true,
      card: 'title',
      size: 208,
    }),
    column.status(
      'enabled',
      'enabled',
      ({ enabled }, { say }) =>
        enabled
          ? { tone: 'success', icon: CircleCheck, word: say('on') }
          : { tone: 'neutral', icon: CircleSlash, word: say('off') },
      { card: 'badge', size: 112 },
    ),
    column.count('windowHours', 'windowHours', { size: 128 }),
    column.count('least', 'least', { size: 96 }),
    column.count('percent', 'percent', { size: 104 }),
    column.count('openCount', 'openCount', { size: 112 }),
    column.time('changedAt', 'changedAt'),
    column.text('changedBy', 'changedBy', { size: 128 }),
  ],
});

/** The rules with their thresholds. */
export function RuleList({ context, views }: { context: ListContext; views: ReactNode }) {
  const screen = useListScreen(analysisRuleList, context);
  const { say } = screen.telling;
  const { withForm } = useStep(orderAnalysisRulesList);
  const nameOf = ({ id }: RuleRow): string => (isRule(id) ? say(id) : id);
  const edit = async (row: RuleRow): Promise<void> => {
    const { id } = row;
    if (!isRule(id)) return;
    const done = await withForm<RuleForm>(
      {
        title: say('editTitle', { name: nameOf(row) }),
        body: say('editBody'),
        initial: ruleForm(row),
        validate: (form) => wrongIn(id, form, say),
        fieldName: (field) => say(field as keyof RuleForm),
        fields: (form) => <RuleFields form={form} rule={id} />,
        confirmLabel: say('save'),
      },
      (form) => call(orderAnalysisRulesUpdate, { rule: id, ...ruleChanges(form, row) }),
    );
    if (done) toast.success(say('savedNow'));
  };
  const controls = (row: RuleRow): ReactNode => (
    <RowControls
      label={say('actionsOf', { name: nameOf(row) })}
      commands={[{ command: 'edit' as const, label: say('edit') }]}
      onCommand={() => void edit(row)}
    />
  );
  return (
    <ListScreen
      of={analysisRuleList}
      screen={screen}
      tiles={views}
      rowActions={
        context.mayCall('orderAnalysisRules.update')
          ? { cell: controls, label: say('actions'), size: 80, card: 'badge' }
          : undefined
      }
      nothing={<EmptyState title={say('none')} />}
    />
  );
}
