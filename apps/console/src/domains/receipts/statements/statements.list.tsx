import { statementsStateCounts } from '@platform/sdk/operations';
import { Button, EmptyState, IconButton } from '@platform/ui-kit/skin';
import { PanelRightOpen, Scale } from 'lucide-react';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { listPage } from '../../../shared/list/list.context.tsx';
import { ListScreen } from '../../../shared/list/list.screen.tsx';
import { RowControls } from '../../../shared/list/row.controls.tsx';
import { StatusTiles } from '../../../shared/list/status.tiles.tsx';
import { useListScreen } from '../../../shared/list/use-list-screen.ts';
import { useLive } from '../../../shared/live.ts';
import { useInvalidate } from '../../../shared/query.ts';
import { statementBulk } from './statements.bulk.tsx';
import { commandsFor } from './statements.commands.ts';
import { statementList } from './statements.definition.ts';
import type { StatementRow } from './statements.labels.ts';
import { useStatementGiven } from './statements.options.ts';
import { StatementSummary } from './statements.summary.tsx';
import { useStateTiles } from './statements.tiles.ts';
import { useStatementActions, useTolerances } from './use-statement-actions.tsx';

const StatementDrawer = lazyPart(
  'statement',
  async () => (await import('./statements.drawer.tsx')).StatementDrawer,
);

/** All lists of statement records. They differ only by address and role, which are data. */
export const StatementsListPage = listPage('statements.list', function StatementList({ context }) {
  const given = useStatementGiven(context);
  const reread = useInvalidate();
  const recount = () => reread(statementsStateCounts);
  const screen = useListScreen(statementList, given, recount);
  const { telling, list, query, answer, open } = screen;
  const { say } = telling;
  useLive(['statements'], () => {
    recount();
    void answer.refetch();
  });
  const run = useStatementActions();
  const showTolerances = useTolerances();
  const tiles = useStateTiles(query, list.search.state, list.filter, say);
  const controls = (row: StatementRow) => (
    <span className="inline-flex items-center gap-1">
      <IconButton
        label={say('openDetails')}
        size="icon-xs"
        onClick={(event) => {
          event.stopPropagation();
          open(row.id);
        }}
      >
        <PanelRightOpen aria-hidden />
      </IconButton>
      <RowControls
        label={say('actionsOf')}
        commands={commandsFor(row, given.mayCall, say)}
        onCommand={(command) => void run(command, row)}
      />
    </span>
  );
  return (
    <ListScreen
      of={statementList}
      screen={screen}
      exported
      bulk={statementBulk}
      actions={
        given.mayCall('splitMatches.setTolerance') && (
          <Button onClick={() => void showTolerances()}>
            <Scale aria-hidden />
            {say('tolerances')}
          </Button>
        )
      }
      rowActions={{ cell: controls, label: say('actions'), size: 88, card: 'badge' }}
      tiles={<StatusTiles label={say('stateTiles')} tiles={tiles} />}
      summary={<StatementSummary summary={answer.data?.summary} loading={answer.isPending} />}
      nothing={<EmptyState title={say('none')} description={say('noneHelp')} />}
      drawer={<StatementDrawer of={statementList} screen={screen} given={given} onCommand={run} />}
    />
  );
});
