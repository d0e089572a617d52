import type { Currency, Input, Output } from '@platform/sdk';
import type { FieldRefusal } from '@platform/sdk/rules';
import { accountKinds, directions, type TemplateRow, templateKinds } from '../templates.parts.ts';
import { type PatternProblem, readPattern } from './pattern.groups.ts';

export type TemplateDraft = Input<'messageTemplates.trial'>['draft'];
export type TemplateTrial = Output<'messageTemplates.trial'>;

/** Input of the editor. An empty text is no value. */
export interface TemplateForm {
  readonly name: string;
  readonly kind: (typeof templateKinds)[number];
  readonly currency: Currency;
  readonly direction: (typeof directions)[number];
  readonly accountKind: '' | (typeof accountKinds)[number];
  readonly bankId: string;
  /** Null: after all others. */
  readonly priority: number | null;
  readonly enabled: boolean;
  readonly senderPattern: string;
  readonly pattern: string;
  readonly sampleSender: string;
  readonly sample: string;
}

const currencies = ['INR', 'CNY', 'KES', 'USDT'] as const;
const oneOf = <Value extends string>(values: readonly Value[], value: string, usual: Value): Value =>
  values.find((each) => each === value) ?? usual;

export const formOf = (row?: Partial<TemplateRow>): TemplateForm => ({
  name: row?.name ?? '',
  kind: oneOf(templateKinds, row?.kind ?? '', 'sms'),
  currency: oneOf(currencies, row?.currency ?? '', 'INR'),
  direction: oneOf(directions, row?.direction ?? '', 'in'),
  accountKind: oneOf(['', ...accountKinds], row?.accountKind ?? '', ''),
  bankId: row?.bankId ?? '',
  priority: row?.priority ?? null,
  enabled: row?.enabled ?? true,
  senderPattern: row?.senderPattern ?? '',
  pattern: row?.pattern ?? '',
  sampleSender: row?.sampleSender ?? '',
  sample: row?.sample ?? '',
});

export type TemplateRefusal = FieldRefusal | PatternProblem | 'amountMissing';

const filled = (text: string): FieldRefusal | undefined => (text.trim() === '' ? 'required' : undefined);

function patternRefusal(pattern: string): TemplateRefusal | undefined {
  if (pattern.trim() === '') return 'required';
  const { groups, problems } = readPattern(pattern);
  return problems[0]?.why ?? (groups.some(({ name }) => name === 'amount') ? undefined : 'amountMissing');
}

/** The problems that need no call, by field, in the order of the editor. */
export function formRefusals(form: TemplateForm): Partial<Record<keyof TemplateForm, TemplateRefusal>> {
  const { priority } = form;
  const found: Partial<Record<keyof TemplateForm, TemplateRefusal | undefined>> = {
    name: filled(form.name),
    priority: priority !== null && (priority < 0 || priority > 10_000) ? 'tooLarge' : undefined,
    senderPattern: filled(form.senderPattern) ?? readPattern(form.senderPattern).problems[0]?.why,
    pattern: patternRefusal(form.pattern),
    sampleSender: filled(form.sampleSender),
    sample: filled(form.sample),
  };
  return Object.fromEntries(Object.entries(found).filter(([, why]) => why !== undefined));
}

/** The part of a template that reads a text; undefined while it is incomplete. */
export function draftOf({
  senderPattern,
  pattern,
  currency,
  direction,
  accountKind,
}: TemplateForm): TemplateDraft | undefined {
  if (senderPattern === '' || pattern === '') return undefined;
  return { senderPattern, pattern, currency, direction, ...(accountKind !== '' && { accountKind }) };
}

const factsOf = (form: TemplateForm) => ({
  name: form.name.trim(),
  kind: form.kind,
  senderPattern: form.senderPattern,
  pattern: form.pattern,
  currency: form.currency,
  direction: form.direction,
  accountKind: form.accountKind || null,
  bankId: form.bankId || null,
  priority: form.priority,
  enabled: form.enabled,
  sample: form.sample,
  sampleSender: form.sampleSender.trim(),
});

/** The input of `messageTemplates.add`. The form has no refusals. */
export function readNewTemplate(form: TemplateForm): Input<'messageTemplates.add'> {
  const { accountKind, bankId, priority, ...facts } = factsOf(form);
  return {
    ...facts,
    ...(accountKind && { accountKind }),
    ...(bankId && { bankId }),
    ...(priority !== null && { priority }),
  };
}

/** The input of `messageTemplates.update`: only what differs. */
export function readTemplateChange(form: TemplateForm, row: TemplateRow): Input<'messageTemplates.update'> {
  const before: Readonly<Record<string, unknown>> = factsOf(formOf(row));
  const changed = Object.entries(factsOf(form)).filter(
    ([name, value]) => value !== before[name] && !(name === 'priority' && value === null),
  );
  return { id: row.id, ...Object.fromEntries(changed) };
}

/** The input of a trial; undefined while the draft is incomplete. */
export function trialOf(
  form: TemplateForm,
  row: Pick<TemplateRow, 'id'> | undefined,
): Input<'messageTemplates.trial'> | undefined {
  const draft = draftOf(form);
  if (!draft) return undefined;
  const { kind, priority } = form;
  return { kind, draft, ...(row && { templateId: row.id }), ...(priority !== null && { priority }) };
}

/**
 * A pattern for the sender ids of a bank. In India, the network adds two letters before the id, and for some messages
 * a letter after it.
 */
export function sendersPattern(senders: readonly string[], country: string): string {
  const [first = ''] = senders;
  const ids = senders.length === 1 ? first : `(?:${senders.join('|')})`;
  return country === 'IN' ? `(?:[A-Z]{2}-)?${ids}(?:-[A-Z])?` : ids;
}

/** Messages that would be parsed otherwise than now, or no longer. */
export const disturbedBy = ({ taken, changed, lost }: TemplateTrial): number =>
  taken.count + changed.count + lost.count;
