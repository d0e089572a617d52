import { type Currency, type Input, isCurrency, minorUnits, parsePlatformTime } from '@platform/sdk';
import { type FieldRefusal, type PayoutBatchRefusals, validatePayoutBatch } from '@platform/sdk/rules';
import { completeTime } from '../../../../shared/list/time.range.ts';

/** The steps of the wizard, in order. */
export const wizardSteps = ['choose', 'pay', 'preview'] as const;
export type WizardStep = (typeof wizardSteps)[number];

/** What has been entered for a batch. An empty text or null is not filled in. */
export interface BatchDraft {
  step: WizardStep;
  currency: Currency;
  productId: string;
  merchantId: string;
  bankName: string;
  minAgeMinutes: number | null;
  minAmountMinor: number | null;
  maxAmountMinor: number | null;
  maxOrderCount: number | null;
  resourceId: string;
  templateId: string;
  /** As typed, in `zone`. */
  payoutTime: string;
  /** The time zone that the payout time was typed in. */
  zone: string;
}

export const emptyDraft = (zone: string): BatchDraft => ({
  step: 'choose',
  currency: 'INR',
  productId: '',
  merchantId: '',
  bankName: '',
  minAgeMinutes: null,
  minAmountMinor: null,
  maxAmountMinor: null,
  maxOrderCount: null,
  resourceId: '',
  templateId: '',
  payoutTime: '',
  zone,
});

/** Whether anything is worth keeping. */
export function isEmptyDraft(draft: BatchDraft): boolean {
  const { step: _step, zone: _zone, currency: _currency, ...entered } = draft;
  return Object.values(entered).every((value) => value === '' || value === null);
}

/** The stored draft; an empty one if there is none, or if what is stored is no draft. */
export function readDraft(stored: string | null, zone: string): BatchDraft {
  const empty = emptyDraft(zone);
  if (stored === null) return empty;
  try {
    const value: unknown = JSON.parse(stored);
    if (typeof value !== 'object' || value === null) return empty;
    const given = new Map(Object.entries(value));
    const text = (name: keyof BatchDraft): string => {
      const found = given.get(name);
      return typeof found === 'string' ? found : '';
    };
    const count = (name: keyof BatchDraft): number | null => {
      const found = given.get(name);
      return typeof found === 'number' && Number.isSafeInteger(found) ? found : null;
    };
    const currency = text('currency');
    const step = wizardSteps.find((each) => each === text('step')) ?? 'choose';
    return {
      step,
      currency: isCurrency(currency) ? currency : empty.currency,
      productId: text('productId'),
      merchantId: text('merchantId'),
      bankName: text('bankName'),
      minAgeMinutes: count('minAgeMinutes'),
      minAmountMinor: count('minAmountMinor'),
      maxAmountMinor: count('maxAmountMinor'),
      maxOrderCount: count('maxOrderCount'),
      resourceId: text('resourceId'),
      templateId: text('templateId'),
      payoutTime: text('payoutTime'),
      zone: text('zone') || zone,
    };
  } catch {
    return empty;
  }
}

/** The moment that was typed; undefined for none, an invalid date for a text that is no time. */
export function payoutTimeOf({
  payoutTime,
  zone,
}: Pick<BatchDraft, 'payoutTime' | 'zone'>): Date | undefined {
  const complete = completeTime(payoutTime, 'from', zone);
  if (complete === '') return undefined;
  return (complete === null ? undefined : parsePlatformTime(complete, zone)) ?? new Date(Number.NaN);
}

/** The refusals of the contract's form, by field. */
export const draftRefusals = (draft: BatchDraft): PayoutBatchRefusals =>
  validatePayoutBatch({
    maxOrderCount: draft.maxOrderCount ?? undefined,
    payoutTime: payoutTimeOf(draft),
    minAmountMinor: draft.minAmountMinor ?? undefined,
    maxAmountMinor: draft.maxAmountMinor ?? undefined,
    resourceId: draft.resourceId || undefined,
    templateId: draft.templateId || undefined,
  });

/** In the order of the form, so that the first problem is the topmost one. */
const stepOfField = {
  minAmountMinor: 'choose',
  maxAmountMinor: 'choose',
  maxOrderCount: 'choose',
  resourceId: 'pay',
  templateId: 'pay',
  payoutTime: 'pay',
} as const satisfies Record<keyof PayoutBatchRefusals, WizardStep>;

/** The contract's limit of an age, in minutes: a year. */
const longestAge = 525_600;

function ageRefusal({ minAgeMinutes: age }: BatchDraft): FieldRefusal | undefined {
  if (age === null || (age >= 0 && age <= longestAge)) return undefined;
  return age < 0 ? 'tooSmall' : 'tooLarge';
}

export type StepRefusals = { readonly [Field in keyof BatchDraft]?: FieldRefusal };

/** The refusals of one step. */
export function stepRefusals(draft: BatchDraft, step: WizardStep): StepRefusals {
  const age = ageRefusal(draft);
  const refused = draftRefusals(draft);
  const fields = (Object.keys(stepOfField) as (keyof PayoutBatchRefusals)[]).filter(
    (field) => stepOfField[field] === step && refused[field] !== undefined,
  );
  return {
    ...Object.fromEntries(fields.map((field) => [field, refused[field]])),
    ...(age && step === 'choose' && { minAgeMinutes: age }),
  };
}

/** The step to show: the stored one, but none after a step that is not filled in. */
export function reachedStep(draft: BatchDraft): WizardStep {
  const open = wizardSteps.slice(0, wizardSteps.indexOf(draft.step));
  return open.find((step) => Object.keys(stepRefusals(draft, step)).length > 0) ?? draft.step;
}

type Filter = Pick<
  Input<'payoutBatches.create'>,
  | 'productId'
  | 'merchantId'
  | 'bankName'
  | 'minAgeMinutes'
  | 'minAmountMinor'
  | 'maxAmountMinor'
  | 'maxOrderCount'
>;

/** The filter in the names of the contract, without what is not filled in. */
const filterOf = (draft: BatchDraft): Filter => ({
  ...(draft.productId && { productId: Number(draft.productId) }),
  ...(draft.merchantId && { merchantId: draft.merchantId }),
  ...(draft.bankName.trim() && { bankName: draft.bankName.trim() }),
  ...(draft.minAgeMinutes !== null && { minAgeMinutes: draft.minAgeMinutes }),
  ...(draft.minAmountMinor !== null && { minAmountMinor: minorUnits(draft.minAmountMinor) }),
  ...(draft.maxAmountMinor !== null && { maxAmountMinor: minorUnits(draft.maxAmountMinor) }),
  ...(draft.maxOrderCount !== null && { maxOrderCount: draft.maxOrderCount }),
});

export const previewInput = (draft: BatchDraft): Input<'payoutBatches.preview'> => ({
  resourceId: draft.resourceId,
  ...filterOf(draft),
  ...(draft.templateId && { templateId: draft.templateId }),
});

/** The payouts that a preview shows whole: what was seen is what is taken, and what is missing is named. */
export interface Previewed {
  orderCount: number;
  orders: readonly { orderCode: string }[];
}

export function createInput(
  draft: BatchDraft,
  { orderCount, orders }: Previewed,
): Input<'payoutBatches.create'> {
  const payoutTime = payoutTimeOf(draft);
  if (!payoutTime) throw new Error('A draft without a payout time is not previewed.');
  return {
    resourceId: draft.resourceId,
    templateId: draft.templateId,
    payoutTime,
    ...filterOf(draft),
    ...(orders.length > 0 &&
      orders.length === orderCount && { orderCodes: orders.map(({ orderCode }) => orderCode) }),
  };
}
