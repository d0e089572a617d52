import type { Output } from '@platform/sdk';
import { statementsDetail } from '@platform/sdk/operations';
import { Button, JsonView, SheetFooter } from '@platform/ui-kit/skin';
import { Suspense } from 'react';
import { MoneyCell, StatusCell, TimeCell } from '../../../shared/cells/cells.tsx';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { DrawerPart, RowDrawer, type RowDrawerProps } from '../../../shared/list/row.drawer.tsx';
import { useText } from '../../../shared/messages.ts';
import { useOperation } from '../../../shared/query.ts';
import { MessagesAround } from './statements.around.tsx';
import { commandsFor, type StatementCommand } from './statements.commands.ts';
import { Differences } from './statements.differences.tsx';
import { statementDrawerMessages } from './statements.drawer.messages.ts';
import { ChainFacts, OriginFacts, orderLink, StatementFacts, TransferFacts } from './statements.facts.tsx';
import { directionWord, kindWord, type StatementRow, stateLook, whyText } from './statements.labels.ts';
import { statementMessages } from './statements.messages.ts';
import type { StatementGiven } from './statements.parts.ts';
import { MarkedText } from './statements.text.tsx';

// Lazy loaded: few records are part of a match of several.
const SplitFacts = lazyPart(
  'match of several',
  async () => (await import('./splitting/split.facts.tsx')).SplitFacts,
);

type Detail = Output<'statements.detail'>;
type Drawer = RowDrawerProps<StatementRow, Detail>;
export interface StatementDrawerProps extends Pick<Drawer, 'of' | 'screen'> {
  given: StatementGiven;
  onCommand: (command: StatementCommand, row: StatementRow) => Promise<void>;
}

/** One record at its own URL (`?statement=`): its text with the recognised parts, its order, its account. */
export function StatementDrawer({ of, screen, given, onCommand }: StatementDrawerProps) {
  const say = useText(statementDrawerMessages);
  const sayRow = useText(statementMessages);
  return (
    <RowDrawer
      of={of}
      screen={screen}
      size="lg"
      label={say('details')}
      useRow={useStatement}
      missing={{ title: say('missing'), description: say('missingHelp') }}
      head={(detail) => {
        if (!detail) return {};
        const { state, kind, direction, storedAt } = detail.statement;
        const { word, ...looks } = stateLook(state, sayRow);
        return {
          title: (
            <>
              {[kindWord(kind, sayRow), directionWord(direction, sayRow)].filter(Boolean).join(' · ')}
              <StatusCell looks={looks}>{word}</StatusCell>
            </>
          ),
          note: <TimeCell value={storedAt} />,
        };
      }}
      foot={({ statement }) => <Foot row={statement} given={given} onCommand={onCommand} />}
    >
      {(detail) => <Content detail={detail} given={given} onOpen={screen.open} />}
    </RowDrawer>
  );
}

const useStatement: Drawer['useRow'] = (statementId) => {
  const { data, isPending, error } = useOperation(statementsDetail, { statementId });
  return { data, isPending, error };
};

interface ContentProps {
  detail: Detail;
  given: StatementGiven;
  onOpen: (id: string) => void;
}

function Content({ detail: { statement, parts, around }, given, onOpen }: ContentProps) {
  const say = useText(statementDrawerMessages);
  const sayRow = useText(statementMessages);
  const { amountMinor, currency, rawText, usdt, differences } = statement;
  const why = whyText(statement, sayRow);
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        {amountMinor !== null && currency !== null && (
          <MoneyCell amountMinor={amountMinor} currency={currency} className="text-2xl font-semibold" />
        )}
        {why && <span className="text-sm text-muted-foreground">{why}</span>}
      </div>
      {rawText !== null && (
        <DrawerPart title={say('text')}>
          {statement.kind === 'gateway' ? (
            <JsonView label={say('text')} value={rawText} />
          ) : (
            <MarkedText text={rawText} parts={parts} />
          )}
          {parts.length === 0 && statement.kind !== 'gateway' && (
            <p className="text-sm text-muted-foreground">{say('partsNone')}</p>
          )}
        </DrawerPart>
      )}
      {usdt && <TransferFacts usdt={usdt} />}
      {differences !== null && differences.length > 0 && currency !== null && (
        <DrawerPart title={say('differs')}>
          <Differences differences={differences} currency={currency} />
        </DrawerPart>
      )}
      <StatementFacts statement={statement} given={given} />
      {statement.splitMatchId !== null && given.mayCall('splitMatches.detail') && (
        <Suspense fallback={null}>
          <SplitFacts
            splitMatchId={statement.splitMatchId}
            statementId={statement.id}
            linkOf={(orderCode) => orderLink(given, orderCode, statement)}
            onOpen={onOpen}
          />
        </Suspense>
      )}
      {given.mayCall('securityNodes.list') && <ChainFacts statement={statement} />}
      <OriginFacts statement={statement} given={given} />
      {statement.resourceId !== null && (
        <MessagesAround statement={statement} around={around} given={given} onOpen={onOpen} />
      )}
    </>
  );
}

interface FootProps {
  row: StatementRow;
  given: StatementGiven;
  onCommand: StatementDrawerProps['onCommand'];
}

function Foot({ row, given, onCommand }: FootProps) {
  const say = useText(statementMessages);
  const commands = commandsFor(row, given.mayCall, say);
  if (commands.length === 0 || row.state === 'matched') return null;
  return (
    <SheetFooter className="flex-wrap">
      {commands.toReversed().map(({ command, label, refusal }) => (
        <Button
          key={command}
          variant={command === 'match' ? 'primary' : undefined}
          disabledReason={refusal}
          onClick={() => void onCommand(command, row)}
        >
          {label}
        </Button>
      ))}
    </SheetFooter>
  );
}
