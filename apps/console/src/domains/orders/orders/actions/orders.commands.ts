import type { OperationId, Output } from '@platform/sdk';
import { canResendCallback, canTransition, type OrderRefusal } from '@platform/sdk/rules';
import type { Role } from '../../../../shared/roles.ts';
import type { OrderRow } from '../orders.labels.ts';

export type OrderCommand = 'supplement' | 'resendCallback' | 'reselect' | 'freeResource' | 'mark' | 'reverse';
export type OrderRuleContext = Output<'orders.dossier'>['context'];

/** In display order. The reversal comes last. */
const calls = {
  supplement: 'orders.supplement',
  resendCallback: 'orders.callback',
  reselect: 'orders.reselect',
  freeResource: 'orders.freeResource',
  mark: 'orders.updateMark',
  reverse: 'orders.reverse',
} as const satisfies Record<OrderCommand, OperationId>;
const commands = Object.keys(calls) as readonly OrderCommand[];
export interface OfferedOrderCommand {
  command: OrderCommand;
  /** Why the state of the order does not allow it. */
  refusal?: OrderRefusal;
}

/** Actions of a role on a collection, each with the rule's reason if the state does not allow it. */
export function orderCommands(
  order: Pick<OrderRow, 'status' | 'payoutStatus'>,
  context: OrderRuleContext,
  reader: { role: Role; mayCall: (operation: OperationId) => boolean },
): OfferedOrderCommand[] {
  return commands
    .filter((command) => reader.mayCall(calls[command]))
    .map((command) => {
      const refusal = refusalOf(command, order, context, reader.role);
      return refusal === undefined ? { command } : { command, refusal };
    });
}

function refusalOf(
  command: OrderCommand,
  { status, payoutStatus }: Pick<OrderRow, 'status' | 'payoutStatus'>,
  context: OrderRuleContext,
  as: Role,
): OrderRefusal | undefined {
  // A label changes neither status nor money.
  if (command === 'mark') return undefined;
  if (command === 'resendCallback') {
    return canResendCallback({ orderStatusId: status, payoutStatus }, new Date()).allowed
      ? undefined
      : 'notPaid';
  }
  const verdict = canTransition(status, command, { as, ...context });
  return verdict.allowed ? undefined : verdict.reason;
}
