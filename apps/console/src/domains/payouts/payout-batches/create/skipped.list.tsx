import type { Output } from '@platform/sdk';
import { useFormats } from '../../../../shared/format.ts';
import { useText } from '../../../../shared/messages.ts';
import { createMessages } from './create.messages.ts';

type Skipped = Output<'payoutBatches.preview'>['skipped'][number];

const reasonKeys = {
  taken: 'taken',
  supplierTerms: 'supplierTerms',
  accountRules: 'accountRules',
  accountLimit: 'accountLimit',
  accountClosed: 'accountClosed',
  maxCount: 'maxCount',
  notWritable: 'notWritable',
  currency: 'wrongCurrency',
  notFound: 'notFound',
} as const;
const isKnown = (reason: string): reason is keyof typeof reasonKeys => Object.hasOwn(reasonKeys, reason);

/** Payouts that are left out, by reason, with their numbers. */
export function SkippedPayouts({ title, skipped }: { title: string; skipped: readonly Skipped[] }) {
  const say = useText(createMessages);
  const { number } = useFormats();
  if (skipped.length === 0) return null;
  return (
    <section aria-label={title} className="grid gap-2">
      <h3 className="font-semibold">{title}</h3>
      <ul className="grid gap-1 rounded-lg border px-3 py-2 text-sm">
        {skipped.map(({ reason, count, orderCodes }) => (
          <li key={reason} className="grid gap-0.5 border-t py-1.5 first:border-t-0">
            <span className="flex gap-3">
              <span className="min-w-0 flex-1">{isKnown(reason) ? say(reasonKeys[reason]) : reason}</span>
              <span className="numeric font-semibold">{number(count)}</span>
            </span>
            {orderCodes.length > 0 && (
              <span className="font-mono text-xs text-muted-foreground wrap-anywhere">
                {orderCodes.join(' ')}
                {orderCodes.length < count && ` … ${say('andMore', { count: number(count) })}`}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
