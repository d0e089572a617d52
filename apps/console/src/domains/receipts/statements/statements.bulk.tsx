import { Field, Textarea } from '@platform/ui-kit/skin';
import type { BulkEntryProps } from '../../../shared/list/bulk/bulk.action.ts';
import { useText } from '../../../shared/messages.ts';
import { ignoreRefusal, rematchRefusal } from './statements.commands.ts';
import { statementDrawerMessages } from './statements.drawer.messages.ts';
import { ignoreJob, rematchJob } from './statements.job.ts';
import { stateLook } from './statements.labels.ts';
import { bulkJobAction } from './statements.parts.ts';

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

/** Actions on many records. The server runs them as a job. */
export const statementBulk = [
  bulkJobAction(rematchJob, 'rematchMany', {
    body: 'rematchManyBody',
    outcomes:
      ({ say }) =>
      (outcome) =>
        outcome === 'skipped' ? say('refusedMany') : stateLook(outcome, say).word,
    refusals:
      ({ say }) =>
      (row) =>
        rematchRefusal(row, say),
  }),
  bulkJobAction(ignoreJob, 'ignoreMany', {
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
  }),
];
