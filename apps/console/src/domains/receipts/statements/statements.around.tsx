import { cn } from '@platform/ui-kit/skin';
import { MoneyCell, NoValue, StatusCell } from '../../../shared/cells/cells.tsx';
import { useFormats } from '../../../shared/format.ts';
import { AppLink } from '../../../shared/link.tsx';
import { DrawerPart } from '../../../shared/list/row.drawer.tsx';
import { wholeListLink } from '../../../shared/list.links.ts';
import { useText } from '../../../shared/messages.ts';
import { statementDrawerMessages } from './statements.drawer.messages.ts';
import { nameOf, type StatementRow, stateLook } from './statements.labels.ts';
import { statementMessages } from './statements.messages.ts';
import type { StatementGiven } from './statements.parts.ts';

interface AroundProps {
  statement: StatementRow;
  around: readonly StatementRow[];
  given: StatementGiven;
  onOpen: (id: string) => void;
}

/** The messages of the account before and after a record, newest first, with the record in its place. */
export function MessagesAround({ statement, around, given, onOpen }: AroundProps) {
  const say = useText(statementDrawerMessages);
  const { resourceId } = statement;
  const all = wholeListLink('statements.list', given.user.access, { resourceId: resourceId ?? '' });
  const rows = [...around, statement].toSorted(
    (a, b) => b.storedAt.localeCompare(a.storedAt) || b.id.localeCompare(a.id),
  );
  return (
    <DrawerPart title={say('around')}>
      {around.length === 0 ? (
        <p className="text-sm text-muted-foreground">{say('aroundNone')}</p>
      ) : (
        <ul className="divided rounded-md border">
          {rows.map((row) => (
            <li key={row.id}>
              <Neighbour row={row} isThis={row.id === statement.id} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
      {all && (
        <AppLink
          href={all}
          className="focus-ring justify-self-start rounded-xs text-sm text-primary underline underline-offset-2"
        >
          {say('aroundAll')}
        </AppLink>
      )}
    </DrawerPart>
  );
}

interface NeighbourProps {
  row: StatementRow;
  isThis: boolean;
  onOpen: (id: string) => void;
}

function Neighbour({ row, isThis, onOpen }: NeighbourProps) {
  const say = useText(statementMessages);
  const sayDrawer = useText(statementDrawerMessages);
  const { dateTime } = useFormats();
  const { word, ...looks } = stateLook(row.state, say);
  const { amountMinor, currency, balanceMinor } = row;
  return (
    <button
      type="button"
      aria-current={isThis ? 'true' : undefined}
      disabled={isThis}
      onClick={() => onOpen(row.id)}
      className={cn(
        'focus-ring grid w-full grid-cols-[1fr_auto] items-center gap-x-3 gap-y-0.5 px-3 py-2 text-start text-sm',
        isThis ? 'bg-accent text-accent-foreground' : 'hover:bg-hover',
      )}
    >
      <span className="min-w-0 truncate">
        {isThis && <span className="me-2 font-semibold">{sayDrawer('thisOne')}</span>}
        <span className="numeric">{dateTime(row.storedAt)}</span> · {nameOf(row)}
      </span>
      {amountMinor !== null && currency !== null ? (
        <span className="numeric text-end">
          {row.direction === 'out' ? '−' : '+'}
          <MoneyCell amountMinor={amountMinor} currency={currency} />
        </span>
      ) : (
        <NoValue />
      )}
      <span>
        <StatusCell looks={looks}>{word}</StatusCell>
      </span>
      {balanceMinor !== null && currency !== null && (
        <span className={cn('text-end text-xs', !isThis && 'text-muted-foreground')}>
          {say('balance')} <MoneyCell bare amountMinor={balanceMinor} currency={currency} />
        </span>
      )}
    </button>
  );
}
