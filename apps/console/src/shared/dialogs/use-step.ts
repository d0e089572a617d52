import { BusinessError, type Operation } from '@platform/sdk';
import type { SubmitAnswer } from '@platform/ui-kit/headless/form';
import { type ConfirmOptions, type FormDialogOptions, toast, useDialogs } from '@platform/ui-kit/skin';
import { type FieldProblem, problemsBeside } from '../error.fields.ts';
import { errorText } from '../error.text.ts';
import { useLanguage, useText } from '../messages.ts';
import { isSessionError, useRefresh } from '../query.ts';
import { whileWorking } from '../working.ts';
import { useLeaveWords } from './leave.question.ts';
import { stepMessages } from './step.messages.ts';

/**
 * Action result. `problem` is undefined when it is told elsewhere: by the sign-in dialog, or by the toast that a second
 * person has to approve it. The action is not done then either.
 */
export interface StepOutcome {
  done: boolean;
  problem?: string;
  /** The thrown error; a form shows its field errors beside the fields. */
  refusal?: unknown;
}
type Work = () => Promise<unknown>;
export type AskedForm<Values extends object> = Omit<
  FormDialogOptions<Values>,
  'onSubmit' | 'cancelLabel' | 'leave' | 'summaryTitle'
>;

export interface Step {
  /** For a dialog of the caller, which shows the problem. */
  attempt: (work: Work) => Promise<StepOutcome>;
  /** For a form of the caller: what it shows of the outcome. */
  submit: <Values extends object>(
    values: Values,
    work: (values: Values) => Promise<unknown>,
  ) => Promise<{ done: boolean; answer: SubmitAnswer<Values> }>;
  /** Without a dialog; a refusal is shown as a toast. True on success. */
  atOnce: (work: Work) => Promise<boolean>;
  /** Opens a form first; true on success. */
  withForm: <Values extends object>(
    asked: AskedForm<Values>,
    work: (values: Values) => Promise<unknown>,
  ) => Promise<boolean>;
  /** Asks for confirmation first; true on success. */
  withQuestion: (
    asked: Omit<ConfirmOptions, 'onConfirm' | 'cancelLabel'>,
    work: (answers: { reason: string }) => Promise<unknown>,
  ) => Promise<boolean>;
}

/**
 * Runs actions on a row: form or question, call, result. A refusal is shown in the dialog, beside its field
 * where it names one. The responses of the given operations are refetched in any case, because a refusal may
 * mean that the row on screen is old.
 *
 * @example
 * const { withQuestion } = useStep(ordersList, ordersDossier);
 * const done = await withQuestion({ title, body, confirmLabel }, () => call(ordersFreeResource, { orderCode }));
 */
export function useStep(...refreshed: readonly Operation[]): Step {
  const say = useText(stepMessages);
  const language = useLanguage();
  const refresh = useRefresh();
  const dialogs = useDialogs();
  const leave = useLeaveWords();

  const attempt = async (work: Work): Promise<StepOutcome> => {
    try {
      await whileWorking(work);
      return { done: true };
    } catch (thrown) {
      // What waits for a second person is asked for, and no failure.
      if (BusinessError.is(thrown, 'secondApprovalRequired')) {
        toast.info(say('requested'));
        return { done: false };
      }
      if (isSessionError(thrown)) return { done: false };
      const { what, advice } = errorText(thrown, language);
      return { done: false, problem: advice ? `${what} (${advice})` : what, refusal: thrown };
    } finally {
      refresh(...refreshed);
    }
  };
  // The server's text of a broken pattern is the pattern, which is for developers.
  const told = ({ code, message }: FieldProblem) =>
    code === 'invalid_format' && /\/.+\//.test(message) ? say('wrongFormat') : message;
  const submit: Step['submit'] = async (values, work) => {
    let isSignedOut = false;
    const { done, problem, refusal } = await attempt(async () => {
      try {
        await work(values);
      } catch (thrown) {
        isSignedOut = isSessionError(thrown);
        throw thrown;
      }
    });
    // The sign-in dialog shows the problem; the form below it stays with what is typed.
    const stays = isSignedOut ? {} : undefined;
    return { done, answer: problemsBeside(refusal, namesIn(values), told) ?? problem ?? stays };
  };
  return {
    attempt,
    submit,
    atOnce: async (work) => {
      const { done, problem } = await attempt(work);
      if (problem) toast.danger(say('failed'), { description: problem });
      return done;
    },
    withForm: async (asked, work) => {
      let done = false;
      await dialogs.form({
        ...asked,
        cancelLabel: say('cancel'),
        leave,
        summaryTitle: (count) => say('problems', { count }),
        onSubmit: async (values) => {
          const outcome = await submit(values, work);
          done = outcome.done;
          return outcome.answer;
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
          return problemsBeside(outcome.refusal, ['reason'], told)?.reason ?? outcome.problem;
        },
      });
      return done;
    },
  };
}

const namesIn = <Values extends object>(values: Values): (keyof Values & string)[] =>
  Object.keys(values) as (keyof Values & string)[];
