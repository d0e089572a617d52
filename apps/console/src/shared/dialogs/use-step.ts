import { ordersDossier, ordersList, ordersStatusCounts } from '@platform/sdk/operations';
import { type ConfirmOptions, type FormDialogOptions, useDialogs } from '@platform/ui-kit/skin';
import { useLeaveWords } from '../../../../shared/dialogs/leave.question.ts';
import { problemsBeside } from '../../../../shared/error.fields.ts';
import { errorText } from '../../../../shared/error.text.ts';
import { useLanguage, useText } from '../../../../shared/messages.ts';
import { isSessionError, useRefresh } from '../../../../shared/query.ts';
import { orderCommandMessages } from './orders.commands.messages.ts';

/** Action result. `problem` is undefined when the sign-in dialog reports it; the action still failed. */
export interface StepOutcome {
  done: boolean;
  problem?: string;
  /** The thrown error; a form shows its field errors beside the fields. */
  refusal?: unknown;
}
type Work = () => Promise<unknown>;
type Asked<Values extends object> = Omit<
  FormDialogOptions<Values>,
  'onSubmit' | 'cancelLabel' | 'leave' | 'summaryTitle'
>;

export interface OrderStep {
  attempt: (work: Work) => Promise<StepOutcome>;
  /** Opens a form first; true on success. */
  withForm: <Values extends object>(
    asked: Asked<Values>,
    work: (values: Values) => Promise<unknown>,
  ) => Promise<boolean>;
  /** Asks for confirmation first; true on success. */
  withQuestion: (
    asked: Omit<ConfirmOptions, 'onConfirm' | 'cancelLabel'>,
    work: (answers: { reason: string }) => Promise<unknown>,
  ) => Promise<boolean>;
}

/** Runs order actions. A refusal is shown in the dialog; the data is always refetched. */
export function useOrderStep(): OrderStep {
  const say = useText(orderCommandMessages);
  const language = useLanguage();
  const refresh = useRefresh();
  const dialogs = useDialogs();
  const leave = useLeaveWords();

  const attempt = async (work: Work): Promise<StepOutcome> => {
    try {
      await work();
      return { done: true };
    } catch (thrown) {
      return isSessionError(thrown)
        ? { done: false }
        : { done: false, problem: errorText(thrown, language).what, refusal: thrown };
    } finally {
      refresh(ordersList, ordersStatusCounts, ordersDossier);
    }
  };
  return {
    attempt,
    withForm: async (asked, work) => {
      let done = false;
      await dialogs.form({
        ...asked,
        cancelLabel: say('cancel'),
        leave,
        summaryTitle: (count) => say('problems', { count }),
        onSubmit: async (values) => {
          const outcome = await attempt(() => work(values));
          done = outcome.done;
          return problemsBeside(outcome.refusal, namesIn(values)) ?? outcome.problem;
        },
      });
      return done;
    },
    withQuestion: async (asked, work) => {
      let done = false;
      await dialogs.confirm({
        ...asked,
        cancelLabel: say('cancel'),
        onConfirm: async (answers) => {
          const outcome = await attempt(() => work(answers));
          done = outcome.done;
          // The reason is the only field, so its error needs no title.
          return problemsBeside(outcome.refusal, ['reason'])?.reason ?? outcome.problem;
        },
      });
      return done;
    },
  };
}

const namesIn = <Values extends object>(values: Values): (keyof Values & string)[] =>
  Object.keys(values) as (keyof Values & string)[];
