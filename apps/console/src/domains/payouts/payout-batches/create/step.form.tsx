import { type Form as FormModel, useForm } from '@platform/ui-kit/headless/form';
import { Button, Form, FormActions } from '@platform/ui-kit/skin';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useText } from '../../../../shared/messages.ts';
import { fieldReasonMessages } from '../../../../shared/reasons.messages.ts';
import { createMessages } from './create.messages.ts';
import { type BatchDraft, stepRefusals, type WizardStep, wizardSteps } from './draft.model.ts';
import type { StepProps } from './step.props.ts';

export interface StepFormProps extends StepProps {
  step: Exclude<WizardStep, 'preview'>;
  help: string;
  fields: (form: FormModel<BatchDraft>) => ReactNode;
}

const fieldNames = createMessages.table;
const isNamed = (name: string): name is 'payoutTime' | 'resourceId' => Object.hasOwn(fieldNames, name);

/** The fields of a step. What is typed is kept at once; Enter goes to the next step. */
export function StepForm({ step, help, fields, draft, moved, onChange, onStep, onDiscard }: StepFormProps) {
  const say = useText(createMessages);
  const sayReason = useText(fieldReasonMessages);
  const form = useForm<BatchDraft>({
    initial: draft,
    validate: (values) =>
      Object.fromEntries(
        Object.entries(stepRefusals(values, step)).map(([field, why]) => [field, sayReason(why)]),
      ),
    onSubmit: async (values) => {
      onStep({ ...values, step: wizardSteps[wizardSteps.indexOf(step) + 1] ?? 'preview' });
      return undefined;
    },
  });
  const keep = useEffectEvent(() => {
    if (form.dirty) onChange({ ...form.values, step });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a value changes
  useEffect(keep, [form.values]);
  const focusFirst = useEffectEvent(() => {
    if (moved) form.focus(step === 'choose' ? 'currency' : 'resourceId');
  });
  useEffect(focusFirst, []);
  return (
    <Form
      form={form}
      summaryTitle={(count) => say('problems', { count })}
      fieldName={(name) => (isNamed(name) ? say(name) : name)}
      className="gap-5"
    >
      <p className="text-sm text-muted-foreground">
        {help} {say('draftKept')}
      </p>
      <div className="grid items-start gap-4 sm:grid-cols-2">{fields(form)}</div>
      <FormActions className="sm:justify-start">
        {step !== 'choose' && (
          <Button onClick={() => onStep({ ...form.values, step: 'choose' })}>
            <ArrowLeft aria-hidden />
            {say('back')}
          </Button>
        )}
        <Button variant="primary" type="submit">
          {say('next')}
          <ArrowRight aria-hidden />
        </Button>
        <Button variant="ghost" className="max-sm:order-first" onClick={onDiscard}>
          {say('discard')}
        </Button>
      </FormActions>
    </Form>
  );
}
