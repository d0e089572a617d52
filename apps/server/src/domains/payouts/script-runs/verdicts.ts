import * as z from 'zod';
import type { EntryPoint, RunVerdict, ScriptDirection } from './script-runs.types.ts';

const maxReason = 500;
/** Cut, not refused: the words of a gateway do not decide about a payout. */
const words = z.string().transform((text) => clean(text).slice(0, maxReason));
const reference = z.string().trim().min(1).max(200).transform(clean);
const utr = z.string().regex(/^[A-Za-z0-9]{6,80}$/);
const code = z.union([z.string(), z.number()]).transform((text) => clean(String(text)).slice(0, 100));
const amountMinor = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const maxLink = 2_048;
/** What the payer opens: a page of the gateway. Other schemes could start something else on the payer's device. */
const link = z.string().max(maxLink).refine(isWebAddress);
/** Which order a notice is about: the attempt's key, or its number at the gateway. */
const subject = { key: z.string().min(1).max(64).optional(), reference: reference.optional() };

const accepted = z.strictObject({ verdict: z.literal('accepted'), reference });
const completed = z.strictObject({
  verdict: z.literal('completed'),
  utr,
  reference: reference.optional(),
  amountMinor: amountMinor.optional(),
});
const declined = z.strictObject({
  verdict: z.literal('declined'),
  code,
  reason: words,
  reference: reference.optional(),
});
const unknown = z.strictObject({ verdict: z.literal('unknown'), reason: words });

const payoutVerdict = z.discriminatedUnion('verdict', [accepted, completed, declined, unknown]);
const noticeVerdict = z.discriminatedUnion('verdict', [
  accepted.extend(subject),
  // What a notice says about the amount is compared, never taken.
  completed.extend({ ...subject, amountMinor }),
  declined.extend(subject),
  unknown.extend(subject),
  z.strictObject({ verdict: z.literal('ignored'), reason: words }),
  z.strictObject({ verdict: z.literal('forged'), reason: words }),
]);

const created = z.strictObject({ verdict: z.literal('created'), link, reference });
const pending = z.strictObject({ verdict: z.literal('pending'), reference: reference.optional() });
/** A collection becomes a statement record, which is nothing without its amount. */
const collected = completed.extend({ amountMinor: amountMinor.min(1) });
const expired = z.strictObject({
  verdict: z.literal('expired'),
  reason: words.optional(),
  reference: reference.optional(),
});
const createVerdict = z.discriminatedUnion('verdict', [created, declined, unknown]);
const collectionVerdict = z.discriminatedUnion('verdict', [pending, collected, declined, expired, unknown]);
const collectionNotice = z.discriminatedUnion('verdict', [
  pending.extend(subject),
  collected.extend(subject),
  declined.extend(subject),
  expired.extend(subject),
  unknown.extend(subject),
  z.strictObject({ verdict: z.literal('ignored'), reason: words }),
  z.strictObject({ verdict: z.literal('forged'), reason: words }),
]);

const testVerdict = z.discriminatedUnion('verdict', [
  z.strictObject({
    verdict: z.literal('ok'),
    message: words.optional(),
    balanceMinor: z.number().int().optional(),
  }),
  z.strictObject({ verdict: z.literal('failed'), reason: words }),
]);

const maxChoices = 20;
/** A product that is named twice is tried once. */
const choiceVerdict = z.strictObject({
  verdict: z.literal('chosen'),
  products: z
    .array(z.number().int().min(1).max(99_999))
    .max(maxChoices)
    .transform((products) => [...new Set(products)]),
});

const ofPayouts = {
  send: payoutVerdict,
  create: createVerdict,
  query: payoutVerdict,
  readNotice: noticeVerdict,
  test: testVerdict,
  choose: choiceVerdict,
} as const;
const ofCollections = { ...ofPayouts, query: collectionVerdict, readNotice: collectionNotice } as const;

/** A verdict with every field that one can have. */
export interface Verdict {
  readonly verdict: RunVerdict;
  readonly key?: string | undefined;
  readonly reference?: string | undefined;
  /** Of a collection: what the payer opens. */
  readonly link?: string | undefined;
  readonly utr?: string | undefined;
  readonly code?: string | undefined;
  readonly reason?: string | undefined;
  readonly message?: string | undefined;
  readonly amountMinor?: number | undefined;
  readonly balanceMinor?: number | undefined;
  /** Of a choice, best first. */
  readonly products?: readonly number[] | undefined;
}

/** The verdict, or what is wrong with it. What `query` and `readNotice` may answer depends on the direction. */
export function verdictOf(
  entryPoint: EntryPoint,
  output: unknown,
  direction: ScriptDirection = 'payout',
): { readonly verdict: Verdict } | { readonly wrong: string } {
  const schemas = direction === 'collection' ? ofCollections : ofPayouts;
  const parsed = schemas[entryPoint].safeParse(output);
  if (parsed.success) return { verdict: parsed.data };
  const [issue] = parsed.error.issues;
  return { wrong: `not a verdict: ${issue?.path.join('.') || 'the answer'} ${issue?.code ?? ''}`.trim() };
}

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '' && clean(text) === text;
}

/** Without what PostgreSQL cannot store. */
export function clean(text: string): string {
  return text.replaceAll('\u0000', '\uFFFD').toWellFormed();
}
