import { cn } from '@platform/ui-kit/skin';
import { Info, TriangleAlert } from 'lucide-react';
import { useText } from '../../../shared/messages.ts';
import { matchMessages } from './matching/match.messages.ts';
import { type Difference, useDifferenceWords } from './matching/match.words.ts';

/** What differs between a record and an order, each with both values. Colour is not the only sign. */
export function Differences({
  differences,
  currency,
}: {
  differences: readonly Difference[];
  currency: string;
}) {
  const say = useText(matchMessages);
  const { fieldWord, sizeOf, sideOf } = useDifferenceWords(currency);
  return (
    <ul className="grid gap-1.5">
      {differences.map((difference) => {
        const isShown = difference.effect === 'shown';
        const Icon = isShown ? Info : TriangleAlert;
        return (
          <li key={difference.field} className="flex items-start gap-2 text-sm">
            <Icon
              aria-hidden
              className={cn('mt-0.5 size-4 shrink-0', isShown ? 'text-muted-foreground' : 'text-warning')}
            />
            <span className="min-w-0 wrap-anywhere">
              <span className="font-medium">{fieldWord(difference.field)}</span>{' '}
              <span className="numeric">{sideOf(difference, 'statementText')}</span>
              {' ≠ '}
              <span className="numeric">{say('orderSays', { value: sideOf(difference, 'orderText') })}</span>
              {sizeOf(difference) && <span className="text-muted-foreground"> · {sizeOf(difference)}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
