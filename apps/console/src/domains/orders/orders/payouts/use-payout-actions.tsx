import {
  ordersDossier,
  ordersList,
  ordersReject,
  ordersStatusCounts,
  ordersSupplement,
  payoutClaimsCancel,
  payoutClaimsClaim,
  payoutClaimsHeld,
  payoutsApproveRejection,
  payoutsCancel,
  payoutsDispute,
  payoutsProofs,
  payoutsRefuseRejection,
  payoutsReportDeclined,
  payoutsReportUnknown,
  payoutsResolveException,
} from '@platform/sdk/operations';
import {
  otherReason,
  payoutStatusIds,
  rejectReasons,
  rejectReasonText,
  validateReference,
  validateRejectReason,
} from '@platform/sdk/rules';
import { FormField, Select, toast } from '@platform/ui-kit/skin';
import { moneyText } from '../../../../shared/cells/money.text.ts';
import { call } from '../../../../shared/client.ts';
import { useStep } from '../../../../shared/dialogs/use-step.ts';
import { FormText } from '../../../../shared/form.text.tsx';
import { useText } from '../../../../shared/messages.ts';
import { fieldReasonMessages, rejectReasonMessages } from '../../../../shared/reasons.messages.ts';
import { OffsetField, offersOffset } from '../actions/orders.offset.tsx';
import { useOrderActions } from '../actions/use-order-actions.tsx';
import type { OrderGiven } from '../list/orders.parts.ts';
import type { OrderRow } from '../orders.labels.ts';
import { payoutCommandMessages } from './payouts.commands.messages.ts';
import type { PayoutCommand } from './payouts.commands.ts';
import { gatewayQuestion, sendByGateway } from './payouts.gateway.tsx';
import { unlockPayout } from './payouts.unlock.ts';

/** Steps that payouts share with collections. */
type SharedCommand = 'reselect' | 'resendCallback' | 'mark' | 'reverse';
export type OwnCommand = Exclude<PayoutCommand, SharedCommand>;

const isShared = (command: PayoutCommand): command is SharedCommand =>
  command === 'reselect' || command === 'resendCallback' || command === 'mark' || command === 'reverse';

const reasonChoices = [...rejectReasons, otherReason] as const;

/** Success messages. */
const doneWords = {
  claim: 'claimed',
  sendByGateway: 'sentByGateway',
  pay: 'paid',
  confirm: 'confirmed',
  resolve: 'resolved',
  approveRejection: 'approved',
  refuseRejection: 'refused',
  decline: 'declined',
  loseOutcome: 'lost',
  dispute: 'disputed',
  reject: 'rejected',
  cancelClaim: 'givenBack',
  unlock: 'unlocked',
  cancel: 'cancelled',
} as const satisfies Record<OwnCommand, string>;

/** What the steps need to know of a payout. */
export type Payout = Pick<
  OrderRow,
  'id' | 'orderCode' | 'productId' | 'amountMinor' | 'currency' | 'payoutStatus' | 'supplierId'
>;

/** Runs an action on a payout: explains the effect, asks what it needs, reports the result. True if done. */
export function usePayoutActions(given: Pick<OrderGiven, 'options' | 'scope'>) {
  const say = useText(payoutCommandMessages);
  const sayReason = useText(fieldReasonMessages);
  const sayRejection = useText(rejectReasonMessages);
  const runShared = useOrderActions(given);
  const { atOnce, withForm, withQuestion } = useStep(
    ordersList,
    ordersStatusCounts,
    ordersDossier,
    payoutClaimsHeld,
    payoutsProofs,
  );

  const reasonLabels = {
    label: say('reason'),
    help: say('reasonHelp'),
    missing: say('reasonMissing'),
  };

  /** Asks for a reason of the list, or for one in words. */
  const withReason = (
    words: { title: string; body: string; confirmLabel: string },
    work: (reason: string) => Promise<unknown>,
  ) =>
    withForm(
      {
        ...words,
        size: 'sm',
        initial: { rejectReason: '', otherText: '' },
        validate: ({ rejectReason, otherText }) => {
          const refusal = validateRejectReason(rejectReason, otherText);
          if (!refusal) return {};
          return { [rejectReason === otherReason ? 'otherText' : 'rejectReason']: sayReason(refusal) };
        },
        fields: (form) => (
          <>
            <FormField form={form} name="rejectReason" label={say('rejectReason')} required>
              <Select
                options={reasonChoices.map((value) => ({
                  value,
                  label: sayRejection(value),
                }))}
                value={form.values.rejectReason}
                placeholder={say('chooseReason')}
                onValueChange={(rejectReason) => form.set({ rejectReason })}
              />
            </FormField>
            {form.values.rejectReason === otherReason && (
              <FormText
                form={form}
                name="otherText"
                label={say('otherText')}
                maxLength={200}
                rows={2}
                required
              />
            )}
          </>
        ),
        fieldName: (name) => (name === 'otherText' ? say('otherText') : say('rejectReason')),
      },
      ({ rejectReason, otherText }) => work(rejectReasonText(rejectReason, otherText)),
    );

  /** A reference of the payment, as its rail writes it. */
  const referenceRefusal = (text: string, currency: string, isNeeded: boolean): string | undefined => {
    const reference = text.trim();
    if (reference === '') return isNeeded ? sayReason('required') : undefined;
    const refusal = validateReference(reference, currency);
    return refusal && sayReason(refusal);
  };
  const referenceLabel = ({ currency }: Payout) => say(currency === 'USDT' ? 'hash' : 'utr');

  const steps: Record<OwnCommand, (payout: Payout, amount: string) => Promise<boolean>> = {
    claim: ({ id }) => atOnce(() => call(payoutClaimsClaim, { orderId: id })),
    sendByGateway: (payout, amount) =>
      withForm(gatewayQuestion(payout, amount, { say, sayReason }), ({ resourceId }) =>
        sendByGateway(payout, resourceId),
      ),
    pay: (payout, amount) => {
      const { orderCode, currency, payoutStatus } = payout;
      const isBegun = payoutStatus !== payoutStatusIds.preparing;
      return withForm(
        {
          title: say('payTitle', { order: orderCode }),
          body: say(isBegun ? 'provenBody' : 'payBody', { amount }),
          initial: { utr: '', offset: false },
          validate: ({ utr }) => {
            const refusal = referenceRefusal(utr, currency, isBegun);
            return refusal ? { utr: refusal } : {};
          },
          fields: (form) => (
            <>
              <FormText
                form={form}
                name="utr"
                label={referenceLabel(payout)}
                help={say('referenceHelp')}
                maxLength={80}
                mono
                required={isBegun}
              />
              {offersOffset(given, payout) && <OffsetField form={form} />}
            </>
          ),
          fieldName: () => referenceLabel(payout),
          confirmLabel: say('pay'),
        },
        ({ utr, offset }) =>
          call(ordersSupplement, {
            orderCode,
            isOffsetReplenishmentOrder: offset,
            ...(utr.trim() && { utr: utr.trim() }),
          }),
      );
    },
    confirm: ({ orderCode }, amount) =>
      withQuestion(
        {
          title: say('confirmTitle', { order: orderCode }),
          body: say('confirmBody', { amount }),
          confirmLabel: say('confirm'),
        },
        () => call(ordersSupplement, { orderCode }),
      ),
    resolve: (payout, amount) => {
      const { orderCode, currency } = payout;
      return withForm(
        {
          title: say('resolveTitle', { order: orderCode }),
          body: say('resolveBody', { amount }),
          initial: { outcome: '', utr: '', reason: '' },
          validate: ({ outcome, utr, reason }) => {
            const reference = outcome === 'paid' ? referenceRefusal(utr, currency, false) : undefined;
            return {
              ...(outcome === '' && { outcome: sayReason('required') }),
              ...(reference && { utr: reference }),
              ...(reason.trim() === '' && { reason: say('reasonMissing') }),
            };
          },
          fields: (form) => (
            <>
              <FormField form={form} name="outcome" label={say('outcome')} required>
                <Select
                  options={[
                    { value: 'paid', label: say('outcomePaid') },
                    { value: 'notPaid', label: say('outcomeNotPaid') },
                  ]}
                  value={form.values.outcome}
                  onValueChange={(outcome) => form.set({ outcome })}
                />
              </FormField>
              {form.values.outcome === 'paid' && (
                <FormText form={form} name="utr" label={referenceLabel(payout)} maxLength={80} mono />
              )}
              <FormText
                form={form}
                name="reason"
                label={say('reason')}
                help={say('reasonHelp')}
                maxLength={200}
                rows={2}
                required
              />
            </>
          ),
          fieldName: (name) =>
            name === 'utr' ? referenceLabel(payout) : name === 'outcome' ? say('outcome') : say('reason'),
          confirmLabel: say('resolve'),
        },
        ({ outcome, utr, reason }) =>
          call(payoutsResolveException, {
            orderCode,
            outcome: outcome === 'paid' ? 'paid' : 'notPaid',
            reason: reason.trim(),
            ...(outcome === 'paid' && utr.trim() && { utr: utr.trim() }),
          }),
      );
    },
    approveRejection: ({ orderCode }, amount) =>
      withQuestion(
        {
          title: say('approveTitle', { order: orderCode }),
          body: say('approveBody', { amount }),
          tone: 'danger',
          confirmLabel: say('approveRejection'),
        },
        () => call(payoutsApproveRejection, { orderCode }),
      ),
    refuseRejection: ({ orderCode }) =>
      withQuestion(
        {
          title: say('refuseTitle', { order: orderCode }),
          body: say('refuseBody'),
          reason: reasonLabels,
          confirmLabel: say('refuseRejection'),
        },
        ({ reason }) => call(payoutsRefuseRejection, { orderCode, reason: reason.trim() }),
      ),
    decline: ({ orderCode }) =>
      withReason(
        {
          title: say('declineTitle', { order: orderCode }),
          body: say('declineBody'),
          confirmLabel: say('decline'),
        },
        (reason) => call(payoutsReportDeclined, { orderCode, reason }),
      ),
    loseOutcome: ({ orderCode }) =>
      withQuestion(
        {
          title: say('loseTitle', { order: orderCode }),
          body: say('loseBody'),
          reason: reasonLabels,
          confirmLabel: say('loseOutcome'),
        },
        ({ reason }) => call(payoutsReportUnknown, { orderCode, reason: reason.trim() }),
      ),
    dispute: ({ orderCode }) =>
      withQuestion(
        {
          title: say('disputeTitle', { order: orderCode }),
          body: say('disputeBody'),
          reason: reasonLabels,
          confirmLabel: say('dispute'),
        },
        ({ reason }) => call(payoutsDispute, { orderCode, reason: reason.trim() }),
      ),
    reject: ({ orderCode }, amount) =>
      withReason(
        {
          title: say('rejectTitle', { order: orderCode }),
          body: say('rejectBody', { amount }),
          confirmLabel: say('reject'),
        },
        (rejectReason) => call(ordersReject, { orderCode, rejectReason }),
      ),
    cancelClaim: ({ id }) => atOnce(() => call(payoutClaimsCancel, { orderId: id })),
    unlock: (payout) => atOnce(() => unlockPayout(payout)),
    cancel: ({ orderCode }, amount) =>
      withQuestion(
        {
          title: say('cancelTitle', { order: orderCode }),
          body: say('cancelBody', { amount }),
          tone: 'danger',
          reason: reasonLabels,
          confirmLabel: say('cancel'),
        },
        ({ reason }) => call(payoutsCancel, { orderCode, reason: reason.trim() }),
      ),
  };

  const performOwn = async (command: OwnCommand, payout: Payout): Promise<boolean> => {
    const amount = `${moneyText(payout.amountMinor, payout.currency)} ${payout.currency}`;
    const done = await steps[command](payout, amount);
    if (done) toast.success(say(doneWords[command], { order: payout.orderCode }));
    return done;
  };
  return {
    /** A step of payouts alone. It needs only what a claim tells. */
    performOwn,
    perform: async (command: PayoutCommand, payout: OrderRow): Promise<boolean> => {
      if (!isShared(command)) return performOwn(command, payout);
      await runShared(command, payout);
      return true;
    },
  };
}
