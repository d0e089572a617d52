import { residueKindsOf } from '@platform/sdk';
import { cn, Field, Input, Select, Textarea } from '@platform/ui-kit/skin';
import { moneyText } from '../../../../shared/cells/money.text.ts';
import { useText } from '../../../../shared/messages.ts';
import { splitMessages } from './split.messages.ts';
import type { SplitSum, SplitWords } from './split.model.ts';

interface SplitResidueProps {
  sum: SplitSum;
  currency: string;
  toleranceMinor: number | undefined;
  /** The choice is one with several, so the difference is worth an explanation. */
  isComplete: boolean;
  carrier: string | undefined;
  words: SplitWords;
  onWords: (words: SplitWords) => void;
}

/** The running sums, what is left over, and its explanation. */
export function SplitResidue(props: SplitResidueProps) {
  const { sum, currency, toleranceMinor, isComplete, carrier, words, onWords } = props;
  const say = useText(splitMessages);
  const { recordedMinor, askedMinor, residueMinor } = sum;
  const shown = (minor: number) => `${moneyText(minor, currency)} ${currency}`;
  const signed = `${residueMinor > 0 ? '+' : residueMinor < 0 ? '−' : ''}${shown(Math.abs(residueMinor))}`;
  const isTooLarge = toleranceMinor !== undefined && Math.abs(residueMinor) > toleranceMinor;
  const isLeft = isComplete && residueMinor !== 0 && !isTooLarge;
  const facts = [
    [say('recorded'), shown(recordedMinor)],
    [say('asked'), shown(askedMinor)],
    [say('residue'), signed],
  ] as const;
  return (
    <section aria-label={say('residue')} className="grid gap-3 border-t pt-3 md:col-span-2">
      <dl aria-live="polite" className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        {facts.map(([label, value], place) => (
          <div key={label} className="flex items-baseline gap-2">
            <dt className="text-sm text-muted-foreground">{label}</dt>
            <dd
              className={cn(
                'numeric font-semibold',
                place === 2 &&
                  isComplete &&
                  (isTooLarge ? 'text-danger' : residueMinor !== 0 && 'text-warning'),
              )}
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {toleranceMinor !== undefined && (
        <p className="text-sm text-muted-foreground">{say('allowed', { amount: shown(toleranceMinor) })}</p>
      )}
      {isLeft && (
        <>
          <p className="text-sm text-muted-foreground wrap-anywhere">
            {say('carrier', { order: carrier ?? '–' })}
          </p>
          <div className="grid gap-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <Field label={say('kind')} required>
              <Select
                options={[
                  { value: '', label: say('kindNone') },
                  ...residueKindsOf(residueMinor).map((kind) => ({ value: kind, label: say(kind) })),
                ]}
                value={residueKindsOf(residueMinor).some((kind) => kind === words.kind) ? words.kind : ''}
                onValueChange={(kind) => onWords({ ...words, kind })}
              />
            </Field>
            <Field label={say('note')} required>
              <Input
                value={words.note}
                maxLength={200}
                onChange={({ target }) => onWords({ ...words, note: target.value })}
              />
            </Field>
          </div>
        </>
      )}
      <Field label={say('reason')} help={say('reasonHelp')} required>
        <Textarea
          value={words.reason}
          rows={2}
          maxLength={500}
          onChange={({ target }) => onWords({ ...words, reason: target.value })}
        />
      </Field>
    </section>
  );
}
