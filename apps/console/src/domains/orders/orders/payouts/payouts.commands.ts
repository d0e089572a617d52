import type { OperationId } from '@platform/sdk';
import {
  canResendCallback,
  canTransitionPayout,
  type PayoutContext,
  type PayoutEvent,
  type PayoutRefusal,
  payoutStatusIds,
} from '@platform/sdk/rules';
import type { User } from '../../../../shared/user.ts';
import type { OrderRow } from '../orders.labels.ts';

export type PayoutCommand =
  | 'claim'
  | 'sendByGateway'
  | 'pay'
  | 'confirm'
  | 'resolve'
  | 'approveRejection'
  | 'refuseRejection'
  | 'decline'
  | 'loseOutcome'
  | 'dispute'
  | 'reject'
  | 'reselect'
  | 'cancelClaim'
  | 'unlock'
  | 'cancel'
  | 'resendCallback'
  | 'mark'
  | 'reverse';

/** In display order: what a payout waits for comes first, the reversal last. */
const calls = {
  claim: 'payoutClaims.claim',
  sendByGateway: 'payGateways.send',
  pay: 'orders.supplement',
  confirm: 'orders.supplement',
  resolve: 'payouts.resolveException',
  approveRejection: 'payouts.approveRejection',
  refuseRejection: 'payouts.refuseRejection',
  decline: 'payouts.reportDeclined',
  loseOutcome: 'payouts.reportUnknown',
  dispute: 'payouts.dispute',
  reject: 'orders.reject',
  reselect: 'orders.reselect',
  cancelClaim: 'payoutClaims.cancel',
  unlock: 'orders.unlock',
  cancel: 'payouts.cancel',
  resendCallback: 'orders.callback',
  mark: 'orders.updateMark',
  reverse: 'orders.reverse',
} as const satisfies Record<PayoutCommand, OperationId>;
const commands = Object.keys(calls) as readonly PayoutCommand[];

export interface OfferedPayoutCommand {
  command: PayoutCommand;
  /** Why the state of the payout does not allow it. */
  refusal?: PayoutRefusal | 'notEnded';
}

type Payout = Pick<OrderRow, 'status' | 'payoutStatus' | 'claimedBy' | 'claimExpiresAt' | 'payoutBatchId'>;
interface Reader {
  user: Pick<User, 'access' | 'account'>;
  mayCall: (operation: OperationId) => boolean;
}

/** True for the user that claimed it, until the lease has ended. A payment that has begun has no lease. */
export const holdsClaim = (
  { claimedBy, claimExpiresAt }: Pick<OrderRow, 'claimedBy' | 'claimExpiresAt'>,
  { account }: Pick<User, 'account'>,
  now: Date,
): boolean => claimedBy === account && (claimExpiresAt === null || new Date(claimExpiresAt) > now);

/** Actions of the reader on a payout, each with the rule's reason if the state does not allow it. */
export function payoutCommands(
  payout: Payout,
  { user, mayCall }: Reader,
  now: Date = new Date(),
): OfferedPayoutCommand[] {
  const facts: PayoutContext = {
    as: user.access,
    holdsClaim: holdsClaim(payout, user, now),
    inBatch: payout.payoutBatchId !== null,
  };
  return commands
    .filter((command) => mayCall(calls[command]))
    .flatMap((command) => {
      const refusal = refusalOf(command, payout, facts);
      // What the role never may is not shown at all; who may call for one event need not for another.
      if (refusal === 'roleNotAllowed') return [];
      return refusal === undefined ? [{ command }] : [{ command, refusal }];
    });
}

/** The event of a command in the payout's status. */
function eventOf(command: Exclude<PayoutCommand, 'mark' | 'resendCallback'>, status: number): PayoutEvent {
  switch (command) {
    case 'pay':
      return status === payoutStatusIds.preparing ? 'send' : 'submitProof';
    case 'sendByGateway':
      return 'claim';
    case 'resolve':
      return 'findFailed';
    default:
      return command;
  }
}

function refusalOf(
  command: PayoutCommand,
  { status, payoutStatus }: Payout,
  facts: PayoutContext,
): OfferedPayoutCommand['refusal'] {
  // A label changes neither status nor money.
  if (command === 'mark') return undefined;
  if (command === 'resendCallback')
    return canResendCallback({ orderStatusId: status, payoutStatus }, new Date()).allowed
      ? undefined
      : 'notEnded';
  if (payoutStatus === null) return 'unknownStatus';
  // Only what was proven is confirmed by a question; a payment in progress is proven with its reference.
  if (command === 'confirm' && payoutStatus === payoutStatusIds.paying) return 'notProven';
  // A gateway takes it from the pool; the reader's own claim is not renewed for it.
  const known = command === 'sendByGateway' ? { ...facts, holdsClaim: false } : facts;
  const verdict = canTransitionPayout(payoutStatus, eventOf(command, payoutStatus), known);
  return verdict.allowed ? undefined : verdict.reason;
}
