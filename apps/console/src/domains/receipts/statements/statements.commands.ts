import type { OperationId } from '@platform/sdk';
import type { RowCommand } from '../../../shared/list/row.menu.tsx';
import type { StatementRow, StatementText } from './statements.labels.ts';

export type StatementCommand = 'match' | 'split' | 'rematch' | 'ignore';
type Facts = Pick<StatementRow, 'state' | 'direction' | 'amountMinor'>;

/** Why a record cannot be matched by hand now. Money that left for no payout is ignored without being queued. */
export function matchRefusal(
  { state, direction, amountMinor }: Facts,
  say: StatementText,
): string | undefined {
  if (state === 'matched') return say('alreadyMatched');
  if (direction === null || amountMinor === null) return say('notReadable');
  if (state === 'unmatched' || state === 'suspicious') return undefined;
  return direction === 'out' && state === 'ignored' ? undefined : say('notOpen');
}

/** Only money in is shared: a payout is paid by one transfer. */
export const splitRefusal = (facts: Facts, say: StatementText): string | undefined =>
  matchRefusal(facts, say) ?? (facts.direction === 'out' ? say('outNotSplit') : undefined);

export const rematchRefusal = ({ state }: Pick<Facts, 'state'>, say: StatementText): string | undefined =>
  state === 'matched' ? say('alreadyMatched') : undefined;

export function ignoreRefusal({ state }: Pick<Facts, 'state'>, say: StatementText): string | undefined {
  if (state === 'matched') return say('alreadyMatched');
  return state === 'ignored' ? say('alreadyIgnored') : undefined;
}

/** Actions on a record that the role may use, each with the reason if disabled. */
export function commandsFor(
  row: Facts,
  mayCall: (operation: OperationId) => boolean,
  say: StatementText,
): RowCommand<StatementCommand>[] {
  const offers: (RowCommand<StatementCommand> & { operation: OperationId })[] = [
    {
      operation: 'statements.matchByHand',
      command: 'match',
      label: say('match'),
      refusal: matchRefusal(row, say),
    },
    {
      operation: 'splitMatches.add',
      command: 'split',
      label: say('split'),
      refusal: splitRefusal(row, say),
    },
    {
      operation: 'statements.rematch',
      command: 'rematch',
      label: say('rematch'),
      refusal: rematchRefusal(row, say),
    },
    {
      operation: 'statements.ignore',
      command: 'ignore',
      label: say('ignore'),
      refusal: ignoreRefusal(row, say),
    },
  ];
  return offers.flatMap(({ operation, ...offer }) => (mayCall(operation) ? [offer] : []));
}
