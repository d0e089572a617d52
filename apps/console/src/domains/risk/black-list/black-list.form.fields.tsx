import { blackListTrial } from '@platform/sdk/operations';
import type { Form } from '@platform/ui-kit/headless/form';
import { FormField, Select } from '@platform/ui-kit/skin';
import { call } from '../../../shared/client.ts';
import { type Expiry, expiryOptions } from '../../../shared/expiry.ts';
import { FormText } from '../../../shared/form.text.tsx';
import { useLanguage, useText } from '../../../shared/messages.ts';
import { TrialPanel } from '../../../shared/trial.panel.tsx';
import { blackListFormMessages } from './black-list.form.messages.ts';
import { directions, effects, kinds } from './black-list.labels.ts';
import { blackListMessages } from './black-list.messages.ts';

/** What an entry says about orders. The reason is a field of the caller. */
export interface TermsForm {
  direction: (typeof directions)[number];
  effect: (typeof effects)[number];
  reason: string;
}

export interface ListingForm extends TermsForm {
  kind: (typeof kinds)[number];
  values: string;
  expiry: Expiry;
}

/** The values of a text, one a line. */
export const valuesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export function TermsFields<Values extends TermsForm>({ form }: { form: Form<Values> }) {
  const say = useText(blackListMessages);
  return (
    <>
      <FormField form={form} name="direction" label={say('direction')}>
        <Select
          value={form.values.direction}
          options={directions.map((value) => ({ value, label: say(value) }))}
          onValueChange={(direction) => form.set({ direction } as Partial<Values>)}
        />
      </FormField>
      <FormField form={form} name="effect" label={say('effect')}>
        <Select
          value={form.values.effect}
          options={effects.map((value) => ({ value, label: say(value) }))}
          onValueChange={(effect) => form.set({ effect } as Partial<Values>)}
        />
      </FormField>
    </>
  );
}

export function ListingFields({ form }: { form: Form<ListingForm> }) {
  const say = useText(blackListMessages);
  const sayForm = useText(blackListFormMessages);
  const { kind, direction, values } = form.values;
  const tried = { kind, direction, values: valuesIn(values) };
  return (
    <div className="grid gap-4">
      <FormField form={form} name="kind" label={say('kind')}>
        <Select
          value={form.values.kind}
          options={kinds.map((value) => ({ value, label: say(value) }))}
          onValueChange={(kind) => form.set({ kind })}
        />
      </FormField>
      <FormText
        form={form}
        name="values"
        label={sayForm('values')}
        help={sayForm('valuesHelp')}
        rows={4}
        required
      />
      <TermsFields form={form} />
      <FormText form={form} name="reason" label={say('reason')} maxLength={200} required />
      <ExpiryField form={form} />
      <TrialPanel
        of={JSON.stringify(tried)}
        disabled={tried.values.length === 0}
        run={() => call(blackListTrial, tried)}
      />
    </div>
  );
}

export function ExpiryField<Values extends { expiry: Expiry }>({ form }: { form: Form<Values> }) {
  const sayForm = useText(blackListFormMessages);
  const language = useLanguage();
  return (
    <FormField form={form} name="expiry" label={sayForm('expiry')}>
      <Select
        value={form.values.expiry}
        options={expiryOptions(language)}
        onValueChange={(expiry) => form.set({ expiry } as Partial<Values>)}
      />
    </FormField>
  );
}
