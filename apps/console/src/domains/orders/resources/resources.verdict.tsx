import { minorUnits, type Output } from '@platform/sdk';
import { resourcesExplain } from '@platform/sdk/operations';
import { Field, MoneyInput, Notice, Select, Skeleton } from '@platform/ui-kit/skin';
import { useDeferredValue, useState } from 'react';
import { isCurrency, moneyText } from '../../../shared/cells/money.text.ts';
import { ErrorNotice } from '../../../shared/error-notice.tsx';
import { useFormats } from '../../../shared/format.ts';
import { useText, useWords } from '../../../shared/messages.ts';
import { useMoneyCurrency } from '../../../shared/money.currency.ts';
import { useOperation } from '../../../shared/query.ts';
import { refusalMessages, refusalWords, resourceDrawerMessages } from './resources.drawer.messages.ts';
import type { ResourceRow } from './resources.labels.ts';

type Verdict = Output<'resources.explain'>;

/** Why the account gets no order: the allocation rules' answer for a product and an amount. */
export function ResourceVerdict({ row }: { row: ResourceRow }) {
  const say = useText(resourceDrawerMessages);
  const words = useWords();
  const served = row.products;
  const [chosen, setChosen] = useState(String(served[0]?.productId ?? ''));
  const [amountMinor, setAmountMinor] = useState<number | null>(row.minAmountMinor);
  // Typing does not wait for an answer to each figure.
  const asked = useDeferredValue(amountMinor);
  const currency = useMoneyCurrency(isCurrency(row.currency) ? row.currency : 'INR');
  const productId = Number(chosen);
  const { data, error, isPending } = useOperation(
    resourcesExplain,
    { resourceId: row.id, productId, amountMinor: minorUnits(asked ?? 0) },
    { enabled: productId > 0 && asked !== null && asked > 0, keepPrevious: true, everyMs: 10_000 },
  );
  if (served.length === 0) return <p className="text-muted-foreground">{say('noProducts')}</p>;
  return (
    <div className="grid gap-3">
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <Field label={say('whyProduct')}>
          <Select
            value={chosen}
            onValueChange={setChosen}
            options={served.map(({ productId: id, productName }) => ({
              value: String(id),
              label: `${id} ${words(productName)}`,
            }))}
          />
        </Field>
        <Field label={say('whyAmount')}>
          <MoneyInput valueMinor={amountMinor} onValueChange={setAmountMinor} currency={currency} />
        </Field>
      </div>
      <ErrorNotice error={error} />
      {asked !== null &&
        asked > 0 &&
        (data ? <Answer verdict={data} /> : isPending && !error && <Skeleton className="h-16 w-full" />)}
    </div>
  );
}

function Answer({ verdict }: { verdict: Verdict }) {
  const say = useText(resourceDrawerMessages);
  const { number } = useFormats();
  const reasonOf = useReason(verdict);
  const { refusals, weight, freeAmountCount } = verdict;
  if (refusals.length === 0)
    return (
      <Notice tone={weight === 0 ? 'warning' : 'success'} title={say('eligible')}>
        <p>{weight === 0 ? say('weightless') : say('eligibleHelp', { weight: number(weight) })}</p>
        {freeAmountCount > 1 && <p>{say('freeAmounts', { count: number(freeAmountCount) })}</p>}
      </Notice>
    );
  return (
    <Notice tone="warning" title={say('ineligible')}>
      <ul className="grid gap-1">
        {refusals.map((refusal) => (
          <li key={refusal}>{reasonOf(refusal)}</li>
        ))}
      </ul>
    </Notice>
  );
}

const refusals = Object.keys(refusalWords) as (keyof typeof refusalWords)[];

/** A refusal in words, with the figures that it compares. */
function useReason(verdict: Verdict): (refusal: Verdict['refusals'][number]) => string {
  const say = useText(refusalMessages);
  const sayDrawer = useText(resourceDrawerMessages);
  const { number, dateTime } = useFormats();
  const money = (amountMinor: number | null) =>
    amountMinor === null ? '–' : `${moneyText(amountMinor, verdict.currency)} ${verdict.currency}`;
  return (name) => {
    const refusal = refusals.find((each) => each === name);
    switch (refusal) {
      case undefined:
        return name;
      case 'monitorStale':
        return say(refusal, {
          last: verdict.lastHeartbeatAt ? dateTime(verdict.lastHeartbeatAt) : sayDrawer('never'),
          seconds: number(verdict.monitorLiveMs / 1000),
        });
      case 'belowMinimum':
        return say(refusal, { minimum: money(verdict.minAmountMinor) });
      case 'aboveMaximum':
        return say(refusal, { maximum: money(verdict.maxAmountMinor) });
      case 'dailyLimit':
        return say(refusal, {
          used: money(verdict.dailyUsedMinor),
          limit: money(verdict.dailyLimitMinor),
        });
      case 'concurrencyLimit':
        return say(refusal, {
          held: number(verdict.processingOrderCount),
          most: number(verdict.concurrencyLimit ?? 0),
        });
      case 'supplierBalance':
        return say(refusal, { available: money(verdict.supplierAvailableMinor) });
      default:
        return say(refusal);
    }
  };
}
