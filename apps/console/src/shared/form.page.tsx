import type { Operation } from '@platform/sdk';
import { useForm } from '@platform/ui-kit/headless/form';
import { Button, Form, FormActions, useDialogs } from '@platform/ui-kit/skin';
import { useRef } from 'react';
import { useLeaveWords } from './dialogs/leave.question.ts';
import { stepMessages } from './dialogs/step.messages.ts';
import { type AskedForm, useStep } from './dialogs/use-step.ts';
import { useGo } from './link.tsx';
import { useText, useWords } from './messages.ts';
import { useBeforeClose, usePage } from './page.tsx';

export interface FormPageProps<Values extends object> {
  /** The same as for a dialog with this form. */
  asked: Pick<AskedForm<Values>, 'initial' | 'validate' | 'fields' | 'fieldName' | 'confirmLabel'>;
  help: string;
  /** The list that "Cancel" leads to. */
  back: string;
  /** Operations whose responses are refetched. */
  refreshed: readonly Operation[];
  work: (values: Values) => Promise<unknown>;
  /** After success, with an empty form. */
  onDone: () => void;
}

/**
 * A form with an address of its own, for what is too long for a dialog. Closing its tab or cancelling with unsaved
 * input asks; going to another tab keeps the input. Its page needs `PageDialogs`.
 */
export function FormPage<Values extends object>({
  asked,
  help,
  back,
  refreshed,
  work,
  onDone,
}: FormPageProps<Values>) {
  const say = useText(stepMessages);
  const words = useWords();
  const { screen } = usePage();
  const { submit } = useStep(...refreshed);
  const dialogs = useDialogs();
  const leave = useLeaveWords();
  const go = useGo();
  const isDone = useRef(false);
  const form = useForm<Values>({
    initial: asked.initial,
    validate: asked.validate,
    onSubmit: async (values) => {
      const { done, answer } = await submit(values, work);
      isDone.current = done;
      return answer;
    },
  });
  useBeforeClose(form.dirty);
  const cancel = async () => {
    if (form.dirty && !(await dialogs.confirm(leave))) return;
    form.reset();
    go(back);
  };
  return (
    <div className="grid content-start gap-4 p-3 sm:p-4">
      <header>
        <h1 className="text-lg font-semibold">{words(screen.title)}</h1>
        <p className="text-muted-foreground">{help}</p>
      </header>
      <div className="max-w-3xl rounded-lg border bg-card p-4 sm:p-5">
        <Form
          form={form}
          summaryTitle={(count) => say('problems', { count })}
          fieldName={asked.fieldName}
          onSubmitted={() => {
            if (!isDone.current) return;
            form.reset();
            onDone();
          }}
          className="gap-5"
        >
          {asked.fields(form)}
          <FormActions>
            <Button onClick={() => void cancel()}>{say('cancel')}</Button>
            <Button variant="primary" type="submit" loading={form.submitting}>
              {asked.confirmLabel}
            </Button>
          </FormActions>
        </Form>
      </div>
    </div>
  );
}
