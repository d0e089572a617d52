import {
  blackListAdd,
  orderFindingsDecide,
  orderFindingsList,
  orderFindingsMark,
} from '@platform/sdk/operations';
import { FormField, Select, toast } from '@platform/ui-kit/skin';
import { call } from '../../../../shared/client.ts';
import { useStep } from '../../../../shared/dialogs/use-step.ts';
import { useGo } from '../../../../shared/link.tsx';
import type { ListContext } from '../../../../shared/list/list.types.ts';
import { listLink } from '../../../../shared/list.links.ts';
import { useText } from '../../../../shared/messages.ts';
import { useFreeze } from '../use-freeze.tsx';
import { type FindingRow, listedKindOf, subjectOf } from './findings.labels.ts';
import { findingMessages } from './findings.messages.ts';

export type FindingCommand = 'orders' | 'mark' | 'freeze' | 'blackList' | 'dismiss' | 'confirm';

export interface FindingCommandEntry {
  command: FindingCommand;
  label: string;
  refusal?: string | undefined;
  tone?: 'danger';
}

export interface FindingActions {
  /** What the user may do with it. */
  commandsOf: (row: FindingRow) => FindingCommandEntry[];
  perform: (command: FindingCommand, row: FindingRow) => void;
}

const marks = { suspicious: 1, malicious: 4 } as const;
type Mark = keyof typeof marks;

/** The actions on a finding. */
export function useFindingActions({ mayCall, user }: Pick<ListContext, 'mayCall' | 'user'>): FindingActions {
  const say = useText(findingMessages);
  const go = useGo();
  const freeze = useFreeze(orderFindingsList);
  const { withForm, withQuestion } = useStep(orderFindingsList);

  const mark = async (row: FindingRow): Promise<void> => {
    let result = { markedCount: 0, keptCount: 0 };
    const done = await withForm<{ label: Mark }>(
      {
        title: say('markTitle', { name: subjectOf(row) }),
        body: say('markBody'),
        initial: { label: 'suspicious' },
        validate: () => ({}),
        fieldName: () => say('label'),
        fields: (form) => (
          <FormField form={form} name="label" label={say('label')}>
            <Select
              value={form.values.label}
              options={(['suspicious', 'malicious'] as const).map((value) => ({ value, label: say(value) }))}
              onValueChange={(label) => form.set({ label })}
            />
          </FormField>
        ),
        confirmLabel: say('mark'),
      },
      async ({ label }) => {
        result = await call(orderFindingsMark, { findingId: row.id, orderMark: marks[label] });
      },
    );
    if (done) toast.success(say('markedNow', { marked: result.markedCount, kept: result.keptCount }));
  };

  const blackList = async (row: FindingRow): Promise<void> => {
    const kind = listedKindOf(row);
    if (!kind) return;
    const name = subjectOf(row);
    let isNew = false;
    const asked = {
      title: say('blackListTitle', { name }),
      body: say('blackListBody'),
      confirmLabel: say('blackList'),
      tone: 'danger' as const,
      reason: { label: say('reason'), missing: say('reasonMissing') },
    };
    const done = await withQuestion(asked, async ({ reason }) => {
      const terms = { direction: 'collections', effect: 'refuse', reason: reason.trim() } as const;
      const { added } = await call(blackListAdd, { kind, values: [row.subject], ...terms });
      isNew = added.length > 0;
    });
    if (done) toast.success(say(isNew ? 'blackListedNow' : 'blackListedBefore', { name }));
  };

  const decide = async (row: FindingRow, decision: 'dismissed' | 'confirmed'): Promise<void> => {
    const name = subjectOf(row);
    const dismisses = decision === 'dismissed';
    const asked = {
      title: say(dismisses ? 'dismissTitle' : 'confirmTitle', { name }),
      body: say(dismisses ? 'dismissBody' : 'confirmBody'),
      confirmLabel: say(dismisses ? 'dismiss' : 'confirm'),
      reason: { label: say('reason'), missing: say('reasonMissing') },
    };
    const done = await withQuestion(asked, ({ reason }) =>
      call(orderFindingsDecide, {
        findingId: row.id,
        decision,
        reason: reason.trim(),
        expectedState: row.state,
      }),
    );
    if (done) toast.success(say('decidedNow', { name }));
  };

  return {
    commandsOf: (row) => [
      { command: 'orders', label: say('orders') },
      ...(mayCall('orderFindings.mark') ? [{ command: 'mark' as const, label: say('mark') }] : []),
      ...(mayCall('frozenIps.freeze') && row.subjectKind === 'address'
        ? [
            {
              command: 'freeze' as const,
              label: say('freeze'),
              refusal: row.frozen ? say('alreadyFrozen') : undefined,
              tone: 'danger' as const,
            },
          ]
        : []),
      ...(mayCall('blackList.add') && listedKindOf(row)
        ? [{ command: 'blackList' as const, label: say('blackList'), tone: 'danger' as const }]
        : []),
      ...(mayCall('orderFindings.decide')
        ? [
            {
              command: 'confirm' as const,
              label: say('confirm'),
              refusal: row.state === 'confirmed' ? say('isConfirmed') : undefined,
            },
            {
              command: 'dismiss' as const,
              label: say('dismiss'),
              refusal: row.state === 'dismissed' ? say('isDismissed') : undefined,
            },
          ]
        : []),
    ],
    perform: (command, row) => {
      const orders = listLink('orders.list', user.access, { findingId: row.id, orderType: 1 });
      if (command === 'orders') {
        if (orders) go(orders);
      } else if (command === 'mark') void mark(row);
      else if (command === 'freeze') void freeze([row.subject]);
      else if (command === 'blackList') void blackList(row);
      else void decide(row, command === 'dismiss' ? 'dismissed' : 'confirmed');
    },
  };
}
