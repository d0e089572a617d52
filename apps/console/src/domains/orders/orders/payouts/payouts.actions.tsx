import { Button, SheetFooter } from '@platform/ui-kit/skin';
import { RowMenu } from '../../../../shared/list/row.menu.tsx';
import { useText } from '../../../../shared/messages.ts';
import { payoutReasonMessages } from '../../../../shared/reasons.messages.ts';
import type { OrderGiven } from '../list/orders.parts.ts';
import type { OrderRow } from '../orders.labels.ts';
import { payoutCommandMessages } from './payouts.commands.messages.ts';
import { type OfferedPayoutCommand, payoutCommands } from './payouts.commands.ts';
import { usePayoutActions } from './use-payout-actions.tsx';

const isDangerous = (command: string): boolean => command === 'reverse' || command === 'cancel';

/** Actions at the foot of a payout's drawer. Those that its status forbids are in a menu, each with the reason. */
export function PayoutActions({ order, given }: { order: OrderRow; given: OrderGiven }) {
  const say = useText(payoutCommandMessages);
  const sayReason = useText(payoutReasonMessages);
  const { perform } = usePayoutActions(given);
  const offered = payoutCommands(order, given);
  if (offered.length === 0) return null;
  const refusalText = ({ refusal }: OfferedPayoutCommand) =>
    refusal && (refusal === 'notEnded' ? say(refusal) : sayReason(refusal));
  const refused = offered.filter(({ refusal }) => refusal);
  return (
    // At the start, because success toasts appear at the end and would cover the next action.
    <SheetFooter className="sm:justify-start">
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that belong together are no fieldset */}
      <div role="group" aria-label={say('actions')} className="flex flex-wrap items-center gap-2">
        {offered
          .filter(({ refusal }) => !refusal)
          .map(({ command }, index) => (
            <Button
              key={command}
              size="sm"
              variant={isDangerous(command) ? 'danger-quiet' : index === 0 ? 'primary' : 'secondary'}
              onClick={() => void perform(command, order)}
            >
              {say(command)}
            </Button>
          ))}
        {refused.length > 0 && (
          <RowMenu
            label={say('more')}
            commands={refused.map((one) => ({
              command: one.command,
              label: say(one.command),
              refusal: refusalText(one),
            }))}
            onCommand={(command) => void perform(command, order)}
          />
        )}
      </div>
    </SheetFooter>
  );
}
