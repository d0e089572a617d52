import { type Currency, type MinorUnits, minorUnits, type Operation, type Output } from '@platform/sdk';
import { adjustmentsApprove, adjustmentsList, adjustmentsRefuse } from '@platform/sdk/operations';
import { type ConfirmOptions, toast } from '@platform/ui-kit/skin';
import { isCurrency, moneyText } from '../cells/money.text.ts';
import { call } from '../client.ts';
import { useStep } from '../dialogs/use-step.ts';
import { useText } from '../messages.ts';
import type { PartyOption } from '../party.options.ts';
import { fieldReasonMessages } from '../reasons.messages.ts';
import { AdjustFields, type AdjustForm, adjustProblems } from './adjustments.form.tsx';
import { adjustmentMessages } from './adjustments.messages.ts';

export type Adjustment = Output<'adjustments.list'>['list'][number];

/** One posting. A call that is sent again with the same key posts once. */
export interface Posting {
  currency: Currency;
  /** Negative: taken from the owner. */
  amountMinor: MinorUnits;
  reason: string;
  key: string;
}

export interface Adjustments {
  /** Asks for amount and reason, and posts them. */
  adjust: (
    asked: {
      title: string;
      body: string;
      currencies: readonly string[];
      /** Whether the form asks for the owner, too. */
      asksOwner?: boolean;
    },
    work: (posting: Posting, owner: PartyOption | null) => Promise<unknown>,
  ) => Promise<void>;
  /** Asks for a reason only; the amount is the question's. */
  askReason: (
    asked: Pick<ConfirmOptions, 'title' | 'body' | 'confirmLabel'>,
    work: (posting: Pick<Posting, 'reason' | 'key'>) => Promise<unknown>,
  ) => Promise<void>;
  approve: (waiting: Adjustment) => Promise<void>;
  refuse: (waiting: Adjustment) => Promise<void>;
}

/**
 * Postings by hand. Each dialog has one key: a call that is sent again after a lost answer posts once. Above the
 * limit the first person's call is a request, which another person approves. The responses of the given
 * operations are refetched afterwards.
 */
export function useAdjustments(...refreshed: readonly Operation[]): Adjustments {
  const say = useText(adjustmentMessages);
  const sayReason = useText(fieldReasonMessages);
  const { withForm, withQuestion } = useStep(...refreshed, adjustmentsList);

  const reasonField = { label: say('reason'), missing: say('reasonMissing') };

  return {
    adjust: async ({ title, body, currencies, asksOwner = false }, work) => {
      const key = crypto.randomUUID();
      const initial: AdjustForm = {
        currency: currencies.find(isCurrency) ?? 'INR',
        direction: 'credit',
        amountMinor: null,
        againMinor: null,
        reason: '',
        owner: null,
      };
      const done = await withForm<AdjustForm>(
        {
          title,
          body,
          initial,
          validate: (form) => adjustProblems(form, say, sayReason, asksOwner),
          fields: (form) => <AdjustFields form={form} asksOwner={asksOwner} />,
          fieldName: (field) => say(field as keyof AdjustForm),
          confirmLabel: say('post'),
          tone: 'danger',
        },
        async ({ currency, direction, amountMinor, reason, owner }) => {
          const amount = minorUnits((direction === 'debit' ? -1 : 1) * (amountMinor ?? 0));
          await work({ currency, amountMinor: amount, reason: reason.trim(), key }, owner);
        },
      );
      if (done) toast.success(say('posted'));
    },
    askReason: async (asked, work) => {
      const key = crypto.randomUUID();
      const done = await withQuestion({ ...asked, reason: reasonField, tone: 'danger' }, ({ reason }) =>
        work({ reason: reason.trim(), key }),
      );
      if (done) toast.success(say('posted'));
    },
    approve: async (waiting) => {
      const done = await withQuestion(
        { title: say('approveTitle'), body: textOf(waiting), confirmLabel: say('approve'), tone: 'danger' },
        () => call(adjustmentsApprove, { id: waiting.id }),
      );
      if (done) toast.success(say('posted'));
    },
    refuse: async (waiting) => {
      const done = await withQuestion(
        {
          title: say('refuseTitle'),
          body: textOf(waiting),
          reason: reasonField,
          confirmLabel: say('refuse'),
        },
        ({ reason }) => call(adjustmentsRefuse, { id: waiting.id, reason: reason.trim() }),
      );
      if (done) toast.success(say('refused'));
    },
  };
}

const textOf = ({ amountMinor, currency, reason }: Adjustment) =>
  `${moneyText(amountMinor, currency)} ${currency} – ${reason}`;
