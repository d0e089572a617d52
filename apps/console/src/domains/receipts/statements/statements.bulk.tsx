import { statementsIgnore, statementsRematch } from '@platform/sdk/operations';
import { Field, Textarea } from '@platform/ui-kit/skin';
import type { BulkEntryProps } from '../../../shared/list/bulk/bulk.action.ts';
import { useText } from '../../../shared/messages.ts';
import { ignoreRefusal, rematchRefusal } from './statements.commands.ts';
import { statementDrawerMessages } from './statements.drawer.messages.ts';
import { bulkAction } from './statements.parts.ts';

const longestReason = 500;

function ReasonEntry({ value, onValueChange }: BulkEntryProps) {
  const say = useText(statementDrawerMessages);
  return (
    <Field label={say('reasonLabel')} help={say('reasonHelp')} required>
      <Textarea
        value={value}
        rows={2}
        maxLength={longestReason}
        onChange={({ target }) => onValueChange(target.value)}
      />
    </Field>
  );
}

/** Actions on many records. */
export const statementBulk = [
  bulkAction(statementsRematch, 'rematchMany', ({ id }) => ({ statementId: id }), {
    body: 'rematchManyBody',
    refusals:
      ({ say }) =>
      (row) =>
        rematchRefusal(row, say),
  }),
  bulkAction(
    statementsIgnore,
    'ignoreMany',
    ({ id }, reason) => ({ statementId: id, reason: reason.trim() }),
    {
      body: 'ignoreManyBody',
      tone: 'danger',
      entry: {
        initial: '',
        control: ReasonEntry,
        refusal: (reason) => (reason.trim() === '' ? 'reasonMissing' : undefined),
      },
      refusals:
        ({ say }) =>
        (row) =>
          ignoreRefusal(row, say),
    },
  ),
];
