import type { OperationId, Output } from '@platform/sdk';
import { canResendCallback, canTransition, type OrderRefusal } from '@platform/sdk/rules';
import type { Role } from '../../../../shared/roles.ts';
import type { OrderRow } from '../orders.words.ts';

export type OrderCommand = 'supplement' | 'resendCallback' | 'reselect' | 'freeResource' | 'mark' | 'reverse';
export type OrderRuleContext = Output<'orders.dossier'>['context'];

/** In the order a person looks for them; what takes money back stands last. */
const calls = {
  supplement: 'orders.supplement',
  resendCallback: 'orders.callback',
  reselect: 'orders.reselect',
  freeResource: 'orders.freeResource',
  mark: 'orders.updateMark',
  reverse: 'orders.reverse',
} as const satisfies Record<OrderCommand, OperationId>;
const commands = Object.keys(calls) as readonly OrderCommand[];
/** Payouts go through their own machine, and their steps belong to their own lists. */
const forPayouts: ReadonlySet<OrderCommand> = new Set(['resendCallback', 'mark']);
const collection = 1;

export interface OfferedOrderCommand {
  command: OrderCommand;
  /** Why not now: the order's state forbids it, not the role. */
  refusal?: OrderRefusal;
}

/** What one role may do to an order, each with the rule's own reason where its state does not allow it now. */
export function orderCommands(
  order: Pick<OrderRow, 'orderType' | 'status' | 'payoutStatus'>,
  context: OrderRuleContext,
  reader: { role: Role; mayCall: (operation: OperationId) => boolean },
): OfferedOrderCommand[] {
  return commands
    .filter((command) => reader.mayCall(calls[command]))
    .filter((command) => order.orderType === collection || forPayouts.has(command))
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
  // A label never moves anything.
  if (command === 'mark') return undefined;
  if (command === 'resendCallback') {
    return canResendCallback({ orderStatusId: status, payoutStatus }, new Date()).allowed
      ? undefined
      : 'notPaid';
  }
  const verdict = canTransition(status, command, { as, ...context });
  return verdict.allowed ? undefined : verdict.reason;
}
