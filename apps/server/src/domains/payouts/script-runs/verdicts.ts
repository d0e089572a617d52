import * as z from 'zod';
import type { EntryPoint, RunVerdict } from './script-runs.types.ts';

const maxReason = 500;
/** Cut, not refused: the words of a gateway do not decide about a payout. */
const words = z.string().transform((text) => clean(text).slice(0, maxReason));
const reference = z.string().trim().min(1).max(200).transform(clean);
const utr = z.string().regex(/^[A-Za-z0-9]{6,80}$/);
const code = z.union([z.string(), z.number()]).transform((text) => clean(String(text)).slice(0, 100));
const amountMinor = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
/** Which payout a notice is about: the attempt's key, or its number at the gateway. */
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

const schemas = {
  send: payoutVerdict,
  query: payoutVerdict,
  readNotice: noticeVerdict,
  test: testVerdict,
  choose: choiceVerdict,
} as const;

/** A verdict with every field that one can have. */
export interface Verdict {
  readonly verdict: RunVerdict;
  readonly key?: string | undefined;
  readonly reference?: string | undefined;
  readonly utr?: string | undefined;
  readonly code?: string | undefined;
  readonly reason?: string | undefined;
  readonly message?: string | undefined;
  readonly amountMinor?: number | undefined;
  readonly balanceMinor?: number | undefined;
  /** Of a choice, best first. */
  readonly products?: readonly number[] | undefined;
}

/** The verdict, or what is wrong with it. */
export function verdictOf(
  entryPoint: EntryPoint,
  output: unknown,
): { readonly verdict: Verdict } | { readonly wrong: string } {
  const parsed = schemas[entryPoint].safeParse(output);
  if (parsed.success) return { verdict: parsed.data };
  const [issue] = parsed.error.issues;
  return { wrong: `not a verdict: ${issue?.path.join('.') || 'the answer'} ${issue?.code ?? ''}`.trim() };
}

/** Without what PostgreSQL cannot store. */
export function clean(text: string): string {
  return text.replaceAll('\u0000', '\uFFFD').toWellFormed();
}
