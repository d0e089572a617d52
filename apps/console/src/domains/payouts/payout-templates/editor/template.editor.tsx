import { BusinessError, ValidationError } from '@platform/sdk';
import { payoutTemplatesAdd, payoutTemplatesUpdate } from '@platform/sdk/operations';
import { type FormErrors, useForm } from '@platform/ui-kit/headless/form';
import {
  Button,
  type CustomDialogControl,
  DialogBody,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  FormSection,
  FormSummary,
  toast,
  useDialogs,
} from '@platform/ui-kit/skin';
import { type FormEvent, useEffect } from 'react';
import { call } from '../../../../shared/client.ts';
import { useLeaveWords } from '../../../../shared/dialogs/leave.question.ts';
import type { Step } from '../../../../shared/dialogs/use-step.ts';
import { useText } from '../../../../shared/messages.ts';
import { fieldReasonMessages } from '../../../../shared/reasons.messages.ts';
import type { TemplateRow } from '../templates.parts.ts';
import { ColumnsField } from './columns.field.tsx';
import { BasicFields, FileFields } from './file.fields.tsx';
import { ResultFields } from './result.fields.tsx';
import { templateFormMessages } from './template.form.messages.ts';
import {
  definitionOf,
  fieldOfPath,
  formOf,
  formRefusals,
  type TemplateForm,
  type TemplateRefusal,
} from './template.form.ts';
import { LatePreview } from './template.preview.tsx';

export interface TemplateEditorProps {
  control: CustomDialogControl<unknown>;
  row: TemplateRow | undefined;
  /** A new template that begins as the row. */
  isCopy: boolean;
  attempt: Step['attempt'];
}

/** Adds or changes a template, with the first lines of its file as the bank will read them. */
export function TemplateEditor({ control, row, isCopy, attempt }: TemplateEditorProps) {
  const say = useText(templateFormMessages);
  const sayReason = useText(fieldReasonMessages);
  const dialogs = useDialogs();
  const leave = useLeaveWords();
  const changed = isCopy ? undefined : row;
  const refusalText = (why: TemplateRefusal): string => {
    if (typeof why === 'object') return say(why.why, { at: why.column });
    switch (why) {
      case 'noColumns':
      case 'tooManyColumns':
      case 'amountMissing':
      case 'keyMissing':
      case 'wordTwice':
      case 'headerTooLarge':
        return say(why);
      default:
        return sayReason(why);
    }
  };
  const form = useForm<TemplateForm>({
    initial: { ...formOf(row), ...(isCopy && row && { name: say('copyName', { name: row.name }) }) },
    validate: (values) =>
      Object.fromEntries(
        Object.entries(formRefusals(values)).map(([field, why]) => [field, refusalText(why)]),
      ),
    onSubmit: async (values) => {
      const given = {
        name: values.name.trim(),
        bankName: values.bankName.trim(),
        definition: definitionOf(values),
      };
      const { done, problem, refusal } = await attempt(() =>
        changed
          ? call(payoutTemplatesUpdate, { templateId: changed.id, ...given, updatedAt: changed.updatedAt })
          : call(payoutTemplatesAdd, given),
      );
      if (done) {
        toast.success(say('saved', { name: given.name }));
        control.resolve(true);
        return undefined;
      }
      return problemsAt(refusal) ?? problem ?? '';
    },
  });
  const { dirty } = form;
  const { setBeforeClose } = control;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when `dirty` changes
  useEffect(() => setBeforeClose(dirty ? () => dialogs.confirm(leave) : undefined), [dirty]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void form.submit();
  };
  const names: Readonly<Record<string, { 'zh-CN': string }>> = templateFormMessages.table;
  const fieldName = (name: string) => (Object.hasOwn(names, name) ? say(name as 'name') : name);
  return (
    <form onSubmit={submit} noValidate className="flex min-h-0 flex-col">
      <DialogHeader>
        <DialogTitle>{changed ? say('editTitle', { name: changed.name }) : say('addTitle')}</DialogTitle>
        {changed && <DialogDescription>{say('body')}</DialogDescription>}
      </DialogHeader>
      <DialogBody className="grid gap-6">
        <FormSummary form={form} title={(count) => say('problems', { count })} fieldName={fieldName} />
        <FormSection title={say('basics')} columns={2}>
          <BasicFields form={form} />
        </FormSection>
        <FormSection title={say('fileSection')}>
          <FileFields form={form} />
        </FormSection>
        <FormSection title={say('columnsSection')} description={say('columnsHelp')}>
          <ColumnsField form={form} />
        </FormSection>
        <section aria-label={say('previewSection')} className="grid gap-2">
          <h3 className="font-semibold">{say('previewSection')}</h3>
          <LatePreview form={form.values} />
        </section>
        <FormSection title={say('resultSection')}>
          <ResultFields form={form} />
        </FormSection>
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

/** The server's problems beside their fields; undefined if there are none that have one. */
function problemsAt(refusal: unknown): FormErrors<TemplateForm> | undefined {
  if (BusinessError.is(refusal, 'payoutTemplateExists')) return { name: refusal.reason };
  if (!ValidationError.is(refusal)) return undefined;
  const found = refusal.issues.flatMap(({ path, message }) => {
    const field = fieldOfPath(path);
    return field ? [[field, message] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}
