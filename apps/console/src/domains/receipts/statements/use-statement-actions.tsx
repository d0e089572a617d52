import {
  ordersDossier,
  ordersList,
  ordersStatusCounts,
  statementsDetail,
  statementsIgnore,
  statementsList,
  statementsRematch,
  statementsStateCounts,
} from '@platform/sdk/operations';
import { toast, useDialogs } from '@platform/ui-kit/skin';
import { Suspense } from 'react';
import { call } from '../../../shared/client.ts';
import { useStep } from '../../../shared/dialogs/use-step.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { useText } from '../../../shared/messages.ts';
import { useRefresh } from '../../../shared/query.ts';
import type { StatementCommand } from './statements.commands.ts';
import { statementDrawerMessages } from './statements.drawer.messages.ts';
import { type StatementRow, stateLook } from './statements.labels.ts';
import { statementMessages } from './statements.messages.ts';

const MatchPanel = lazyPart(
  'matching by hand',
  async () => (await import('./matching/match.panel.tsx')).MatchPanel,
);

const SplitPanel = lazyPart(
  'matching several',
  async () => (await import('./splitting/split.panel.tsx')).SplitPanel,
);

const TolerancePanel = lazyPart(
  'tolerances of matching several',
  async () => (await import('./splitting/split.tolerance.tsx')).TolerancePanel,
);

const refreshed = [statementsList, statementsStateCounts, statementsDetail];

/** Shows the tolerances of matches of several, and changes them. */
export function useTolerances(): () => Promise<void> {
  const dialogs = useDialogs();
  const { atOnce } = useStep();
  return async () => {
    if (!(await atOnce(TolerancePanel.fetch))) return;
    await dialogs.open({
      render: (control) => (
        <Suspense fallback={null}>
          <TolerancePanel control={control} />
        </Suspense>
      ),
    });
  };
}

/** Actions on a record: asks what they need, calls, reports the result. */
export function useStatementActions() {
  const say = useText(statementDrawerMessages);
  const sayState = useText(statementMessages);
  const dialogs = useDialogs();
  const refresh = useRefresh();
  const { atOnce, withQuestion } = useStep(...refreshed);

  const runs: Record<StatementCommand, (row: StatementRow) => Promise<void>> = {
    match: async (row) => {
      if (!(await atOnce(MatchPanel.fetch))) return;
      await dialogs.open({
        size: 'xl',
        render: (control) => (
          <Suspense fallback={null}>
            <MatchPanel
              control={control}
              statement={row}
              onMatched={() => refresh(...refreshed, ordersList, ordersStatusCounts, ordersDossier)}
            />
          </Suspense>
        ),
      });
    },
    split: async (row) => {
      if (!(await atOnce(SplitPanel.fetch))) return;
      await dialogs.open({
        size: 'xl',
        render: (control) => (
          <Suspense fallback={null}>
            <SplitPanel
              control={control}
              statement={row}
              onMatched={() => refresh(...refreshed, ordersList, ordersStatusCounts, ordersDossier)}
            />
          </Suspense>
        ),
      });
    },
    rematch: async ({ id }) => {
      let after: StatementRow | undefined;
      await atOnce(async () => {
        after = await call(statementsRematch, { statementId: id });
      });
      if (after) toast.success(say('rematched', { state: stateLook(after.state, sayState).word }));
    },
    ignore: async ({ id }) => {
      const done = await withQuestion(
        {
          title: say('ignoreTitle'),
          body: say('ignoreBody'),
          reason: { label: say('reasonLabel'), help: say('reasonHelp'), missing: sayState('reasonMissing') },
          confirmLabel: sayState('ignore'),
        },
        ({ reason }) => call(statementsIgnore, { statementId: id, reason: reason.trim() }),
      );
      if (done) toast.success(say('ignored'));
    },
  };
  return (command: StatementCommand, row: StatementRow): Promise<void> => runs[command](row);
}
