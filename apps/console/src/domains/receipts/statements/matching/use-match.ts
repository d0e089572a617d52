import { statementsCandidates, statementsMatchByHand } from '@platform/sdk/operations';
import { toast } from '@platform/ui-kit/skin';
import { moneyText } from '../../../../shared/cells/money.text.ts';
import { call } from '../../../../shared/client.ts';
import { useStep } from '../../../../shared/dialogs/use-step.ts';
import { useText } from '../../../../shared/messages.ts';
import type { StatementRow } from '../statements.labels.ts';
import { matchMessages } from './match.messages.ts';
import { type Candidate, useDifferenceWords } from './match.words.ts';

/** Whether the server asks for a reason: account, amount or reference differ. */
export const needsReason = ({ differences }: Pick<Candidate, 'differences'>): boolean =>
  differences.some(({ effect }) => effect === 'reason');

/**
 * Asks and matches a record with what was chosen; true if it was matched. The choice is a list, of one order today: one
 * transfer for several orders is confirmed here too, by a call of its own.
 */
export function useMatch(statement: StatementRow): (choice: readonly [Candidate]) => Promise<boolean> {
  const say = useText(matchMessages);
  const { fieldWord, sizeOf } = useDifferenceWords(statement.currency ?? '');
  const { withQuestion } = useStep(statementsCandidates);
  return async ([order]) => {
    const amount = `${moneyText(statement.amountMinor ?? 0, statement.currency ?? '')} ${statement.currency}`;
    const differences = order.differences.map((difference) =>
      [fieldWord(difference.field), sizeOf(difference)].filter(Boolean).join(' '),
    );
    const done = await withQuestion(
      {
        title: say('confirmTitle', { order: order.orderCode }),
        body: [
          say(statement.direction === 'out' ? 'confirmOut' : 'confirmIn', { amount }),
          differences.length > 0 && say('differences', { list: differences.join(' · ') }),
        ]
          .filter(Boolean)
          .join(' '),
        confirmLabel: say('confirm'),
        ...(needsReason(order) && {
          reason: { label: say('reason'), help: say('reasonHelp'), missing: say('reasonMissing') },
        }),
      },
      ({ reason }) =>
        call(statementsMatchByHand, {
          statementId: statement.id,
          orderCode: order.orderCode,
          ...(reason.trim() !== '' && { reason: reason.trim() }),
        }),
    );
    if (done) toast.success(say('done', { order: order.orderCode }));
    return done;
  };
}
