import { Button, SheetFooter } from '@platform/ui-kit/skin';
import { useText } from '../../../../shared/messages.ts';
import { orderReasonMessages } from '../../../../shared/reasons.messages.ts';
import type { OrderGiven } from '../list/orders.parts.ts';
import type { OrderRow } from '../orders.labels.ts';
import { orderCommandMessages } from './orders.commands.messages.ts';
import { type OrderRuleContext, orderCommands } from './orders.commands.ts';
import { useOrderActions } from './use-order-actions.tsx';

export interface OrderActionsProps {
  order: OrderRow;
  context: OrderRuleContext;
  given: OrderGiven;
}

/** Order actions at the foot of the drawer. Actions that the state forbids are disabled with the reason. */
export function OrderActions({ order, context, given }: OrderActionsProps) {
  const say = useText(orderCommandMessages);
  const sayReason = useText(orderReasonMessages);
  const perform = useOrderActions(given);
  const offered = orderCommands(order, context, { role: given.user.access, mayCall: given.mayCall });
  if (offered.length === 0) return null;
  return (
    // At the start, because success toasts appear at the end and would cover the next action.
    <SheetFooter className="sm:justify-start">
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that belong together are no fieldset */}
      <div role="group" aria-label={say('actions')} className="flex flex-wrap gap-2">
        {offered.map(({ command, refusal }) => (
          <Button
            key={command}
            size="sm"
            variant={command === 'reverse' ? 'danger-quiet' : 'secondary'}
            disabledReason={refusal && sayReason(refusal)}
            onClick={() => void perform(command, order)}
          >
            {say(command)}
          </Button>
        ))}
      </div>
    </SheetFooter>
  );
}
