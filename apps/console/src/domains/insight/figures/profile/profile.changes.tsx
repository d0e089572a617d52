import { formatPlatformTime } from '@platform/sdk';
import { cn } from '@platform/ui-kit/skin';
import { useFigureFormats } from '../../../../shared/figures/figure.formats.ts';
import { platformZone, useFormats } from '../../../../shared/format.ts';
import { useText, useWords } from '../../../../shared/messages.ts';
import { FigureCard, FigureLink } from '../figures.parts.tsx';
import { profileMessages } from './profile.messages.ts';
import { type Change, changeFilter } from './profile.model.ts';
import type { ProfileLink } from './profile.table.tsx';

const textOf = (at: string): string => formatPlatformTime(new Date(at), platformZone());

/** What changed the success rate most, by product and supplier, and since when. */
export function ChangesCard({ changes, link }: { changes: readonly Change[]; link: ProfileLink }) {
  const say = useText(profileMessages);
  return (
    <FigureCard title={say('changes')} note={say('changesNote')}>
      {changes.length === 0 ? (
        <p className="py-6 text-center text-muted-foreground">{say('noChanges')}</p>
      ) : (
        <ol className="grid gap-x-6 gap-y-2 md:grid-cols-2">
          {changes.map((change) => (
            <ChangeItem key={`${change.productId} ${change.supplierId}`} change={change} link={link} />
          ))}
        </ol>
      )}
    </FigureCard>
  );
}

/** A rate that fell may have raised the total, if its share of the orders shrank: each has its own colour. */
const toneOf = (change: number) => (change < 0 ? 'text-danger' : 'text-success');

function ChangeItem({ change, link }: { change: Change; link: ProfileLink }) {
  const say = useText(profileMessages);
  const words = useWords();
  const { number, percent } = useFormats();
  const { points } = useFigureFormats();
  const { productName, supplierName, previousRate, rate, endedCount, since, contribution } = change;
  const signed = (value: number) => `${value < 0 ? '−' : '+'}${points(value)}`;
  const name = say('changeAt', {
    product: words(productName),
    supplier: supplierName ?? say('noSupplier'),
  });
  const start = textOf(since).slice(5, 16);
  const isSame = points(rate - previousRate) === points(0);
  const what = isSame
    ? say('shareChanged', { count: number(endedCount) })
    : say('changed', { points: signed(rate - previousRate), since: start, count: number(endedCount) });
  const filter = changeFilter(change, textOf);
  return (
    <li className="grid gap-0.5 border-b py-2">
      <span className="font-medium">
        <FigureLink href={filter && link('current', undefined, filter)} name={`${name}: ${what}`}>
          {name}
        </FigureLink>
      </span>
      <span className={cn('numeric', isSame ? undefined : toneOf(rate - previousRate))}>{what}</span>
      <span className="text-sm text-muted-foreground">
        {say('rates', { before: percent(previousRate), now: percent(rate) })} ·{' '}
        <span className={toneOf(contribution)}>{say('effect', { points: signed(contribution) })}</span>
      </span>
    </li>
  );
}
