import { expect, it } from 'vitest';
import { translate } from '../../../shared/messages.ts';
import { commandsFor } from './statements.commands.ts';
import type { StatementText } from './statements.labels.ts';
import { statementMessages } from './statements.messages.ts';

const say: StatementText = (key, ...values) => translate(statementMessages, 'en-US', key, ...values);
type Facts = Parameters<typeof commandsFor>[0];
const row: Facts = { state: 'unmatched', direction: 'in', amountMinor: 500 as never };

const refusals = (changes: Partial<Facts>) =>
  Object.fromEntries(
    commandsFor({ ...row, ...changes }, () => true, say).map(({ command, refusal }) => [command, refusal]),
  );

it('offers what the record’s state allows, and says why the rest is refused', () => {
  const open = { match: undefined, split: undefined, rematch: undefined, ignore: undefined };
  expect(refusals({})).toEqual(open);
  expect(refusals({ state: 'suspicious' })).toEqual(open);
  expect(refusals({ state: 'matched' })).toEqual({
    match: 'Already matched',
    split: 'Already matched',
    rematch: 'Already matched',
    ignore: 'Already matched',
  });
  expect(refusals({ state: 'ignored' })).toEqual({
    match: 'Match it again first',
    split: 'Match it again first',
    rematch: undefined,
    ignore: 'Already ignored',
  });
  // Money that left for no payout is ignored by itself, and may still be matched.
  expect(refusals({ state: 'ignored', direction: 'out' }).match).toBeUndefined();
  expect(refusals({ state: 'ignored', direction: 'out' }).split).toBe(
    'Money that left belongs to one payout',
  );
  expect(refusals({ state: 'unparsed', direction: null, amountMinor: null }).match).toBe(
    'No amount was recognised',
  );
});

it('offers a role only its own calls', () => {
  expect(commandsFor(row, (operation) => operation === 'statements.rematch', say)).toHaveLength(1);
  expect(commandsFor(row, () => false, say)).toEqual([]);
});
