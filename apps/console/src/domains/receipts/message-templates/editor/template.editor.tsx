import { BusinessError } from '@platform/sdk';
import { messageTemplatesAdd, messageTemplatesTrial, messageTemplatesUpdate } from '@platform/sdk/operations';
import { useForm } from '@platform/ui-kit/headless/form';
import {
  Button,
  type CustomDialogControl,
  DialogBody,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  FormField,
  FormSection,
  FormSummary,
  toast,
  useDialogs,
} from '@platform/ui-kit/skin';
import { type FormEvent, useEffect, useState } from 'react';
import { call } from '../../../../shared/client.ts';
import { useLeaveWords } from '../../../../shared/dialogs/leave.question.ts';
import type { Step, StepOutcome } from '../../../../shared/dialogs/use-step.ts';
import { problemsBeside } from '../../../../shared/error.fields.ts';
import { FormText } from '../../../../shared/form.text.tsx';
import { type Translate, useText } from '../../../../shared/messages.ts';
import { fieldReasonMessages } from '../../../../shared/reasons.messages.ts';
import type { TemplateRow } from '../templates.parts.ts';
import { editorMessages } from './editor.messages.ts';
import { MarkedTextarea } from './marks.tsx';
import { readPattern } from './pattern.groups.ts';
import { SampleVerdict, sampleMarks, useSampleTest } from './sample.verdict.tsx';
import { BasicFields, SenderField } from './template.fields.tsx';
import {
  disturbedBy,
  formOf,
  formRefusals,
  readNewTemplate,
  readTemplateChange,
  type TemplateForm,
  type TemplateRefusal,
  type TemplateTrial,
  trialOf,
} from './template.form.ts';
import { trialMessages } from './trial.messages.ts';
import { TrialSection } from './trial.section.tsx';

/** The saved template, and whether its trial found messages that nothing could parse before. */
export interface SavedTemplate {
  id: string;
  name: string;
  hasUnread: boolean;
}

export interface TemplateEditorProps {
  control: CustomDialogControl<SavedTemplate>;
  row: TemplateRow | undefined;
  /** A new template that begins as the row. */
  isCopy: boolean;
  attempt: Step['attempt'];
}

/** The result of a trial, and the draft that it is about. */
interface Tried {
  of: string;
  trial: TemplateTrial;
}

/**
 * Adds or changes a template: the sample beside the pattern, and a trial on real messages before it is saved. What the
 * trial would disturb is asked about first.
 */
export function TemplateEditor({ control, row, isCopy, attempt }: TemplateEditorProps) {
  const say = useText(editorMessages);
  const sayTrial = useText(trialMessages);
  const sayReason = useText(fieldReasonMessages);
  const dialogs = useDialogs();
  const leave = useLeaveWords();
  const changed = isCopy ? undefined : row;
  const [tried, setTried] = useState<Tried>();
  const [running, setRunning] = useState(false);

  const run = async (values: TemplateForm): Promise<StepOutcome & { trial?: TemplateTrial }> => {
    const input = trialOf(values, changed);
    if (!input) return { done: false };
    const of = JSON.stringify(input);
    if (tried?.of === of) return { done: true, trial: tried.trial };
    setRunning(true);
    let trial: TemplateTrial | undefined;
    const outcome = await attempt(async () => {
      trial = await call(messageTemplatesTrial, input);
    });
    setRunning(false);
    if (trial) setTried({ of, trial });
    return { ...outcome, ...(trial && { trial }) };
  };
  /** False if the user goes back to the draft. */
  const mayDisturb = async (name: string, trial: TemplateTrial): Promise<boolean> => {
    if (disturbedBy(trial) === 0) return true;
    const { taken, changed: others, lost } = trial;
    return dialogs.confirm({
      title: sayTrial('saveTitle', { name }),
      body: sayTrial('saveBody', {
        tried: trial.tried,
        taken: taken.count,
        changed: others.count,
        lost: lost.count,
      }),
      tone: 'danger',
      confirmLabel: sayTrial('saveAnyway'),
      cancelLabel: sayTrial('back'),
    });
  };

  const form = useForm<TemplateForm>({
    initial: startOf(row, isCopy, (name) => say('copyName', { name })),
    validate: (values) =>
      Object.fromEntries(
        Object.entries(formRefusals(values)).map(([field, why]) => [field, refusalText(why, say, sayReason)]),
      ),
    onSubmit: async (values) => {
      // A template that is not in use disturbs nothing.
      const { trial, problem } = values.enabled ? await run(values) : {};
      if (problem) return problem;
      if (trial && !(await mayDisturb(values.name, trial))) return sayTrial('notSaved');
      let saved: TemplateRow | undefined;
      const outcome = await attempt(async () => {
        saved = changed
          ? await call(messageTemplatesUpdate, readTemplateChange(values, changed))
          : await call(messageTemplatesAdd, readNewTemplate(values));
      });
      if (outcome.done && saved) {
        toast.success(say('saved', { name: saved.name }));
        control.resolve({ id: saved.id, name: saved.name, hasUnread: (trial?.newlyRead.count ?? 0) > 0 });
        return undefined;
      }
      if (BusinessError.is(outcome.refusal, 'templateInvalid')) return { sample: outcome.refusal.reason };
      return (
        problemsBeside(outcome.refusal, Object.keys(values) as (keyof TemplateForm)[]) ??
        outcome.problem ??
        ''
      );
    },
  });
  const { dirty, values } = form;
  const { setBeforeClose } = control;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when `dirty` changes
  useEffect(() => setBeforeClose(dirty ? () => dialogs.confirm(leave) : undefined), [dirty]);

  const { test, error } = useSampleTest(values);
  const { groups, problems } = readPattern(values.pattern);
  const refused = test?.problemAt?.field === 'pattern' ? [{ ...test.problemAt, why: 'refused' }] : [];
  const patternMarks = [
    ...groups,
    ...[...problems, ...refused].map(({ start, end }) => ({ name: '', start, end })),
  ];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void form.submit();
  };
  const names: Readonly<Record<string, { 'zh-CN': string }>> = editorMessages.table;
  const fieldName = (name: string) => (Object.hasOwn(names, name) ? say(name as 'name') : name);
  return (
    <form onSubmit={submit} noValidate className="flex min-h-0 flex-col">
      <DialogHeader>
        <DialogTitle>{changed ? say('editTitle', { name: changed.name }) : say('addTitle')}</DialogTitle>
        <DialogDescription>{say('body')}</DialogDescription>
      </DialogHeader>
      <DialogBody className="grid gap-6">
        <FormSummary form={form} title={(count) => say('problems', { count })} fieldName={fieldName} />
        <FormSection title={say('basics')}>
          <BasicFields form={form} />
        </FormSection>
        <FormSection title={say('patternSection')}>
          <div className="grid items-start gap-4 lg:grid-cols-2">
            <div className="grid gap-3">
              <SenderField form={form} />
              <FormField form={form} name="pattern" label={say('pattern')} help={say('patternHelp')} required>
                <MarkedTextarea
                  value={values.pattern}
                  marks={patternMarks}
                  maxLength={1000}
                  onValueChange={(pattern) => form.set({ pattern })}
                />
              </FormField>
            </div>
            <div className="grid gap-3">
              <FormText
                form={form}
                name="sampleSender"
                label={say('sampleSender')}
                maxLength={64}
                mono
                required
              />
              <FormField form={form} name="sample" label={say('sample')} help={say('sampleHelp')} required>
                <MarkedTextarea
                  value={values.sample}
                  marks={sampleMarks(test, values.sample)}
                  maxLength={2000}
                  onValueChange={(sample) => form.set({ sample })}
                />
              </FormField>
              <section aria-label={say('verdict')} aria-live="polite" className="grid gap-1.5">
                <h4 className="font-medium">{say('verdict')}</h4>
                <SampleVerdict sample={values.sample} test={test} error={error} />
              </section>
            </div>
          </div>
        </FormSection>
        <TrialSection
          trial={tried?.trial}
          isStale={tried !== undefined && tried.of !== JSON.stringify(trialOf(values, changed))}
          running={running && !form.submitting}
          onRun={() =>
            void run(values).then(({ problem }) => {
              if (problem) toast.danger(problem);
            })
          }
        />
      </DialogBody>
      <DialogFooter>
        <Button onClick={control.dismiss}>{say('cancel')}</Button>
        <Button type="submit" variant="primary" loading={form.submitting}>
          {say(changed ? 'save' : 'add')}
        </Button>
      </DialogFooter>
    </form>
  );
}

/** A copy gets a name of its own and a place after all others. */
function startOf(
  row: TemplateRow | undefined,
  isCopy: boolean,
  copyName: (name: string) => string,
): TemplateForm {
  const form = formOf(row);
  return isCopy ? { ...form, name: copyName(form.name).slice(0, 64), priority: null } : form;
}

function refusalText(
  why: TemplateRefusal,
  say: Translate<typeof editorMessages.table>,
  sayReason: Translate<typeof fieldReasonMessages.table>,
): string {
  switch (why) {
    case 'unclosed':
    case 'unopened':
    case 'unclosedSet':
    case 'unknownGroup':
    case 'amountMissing':
      return say(why);
    default:
      return sayReason(why);
  }
}
