import { cn, Skeleton, toneText } from '@platform/ui-kit/skin';
import { type StatusKey, statusLooks } from '../../domains/orders/orders/orders.labels.ts';
import { orderStatusMessages } from '../../domains/orders/orders/orders.status.messages.ts';
import { useFormats } from '../../shared/format.ts';
import { useText } from '../../shared/messages.ts';
import { HomeCard } from './home.card.tsx';
import { useHome } from './home.context.ts';
import { useOrderLinks } from './home.links.ts';
import { homeMessages } from './home.messages.ts';
import { type ShownStatus, shownStatuses, useStatusCounts } from './home.queries.ts';
import { MaybeLink } from './maybe-link.tsx';

const words: Record<ShownStatus, StatusKey> = {
  1: 'created',
  2: 'allocated',
  4: 'callbackSucceeded',
  5: 'callbackFailed',
  3: 'timedOut',
  10: 'allocationFailed',
};

/** The number of today's orders in each status, with a link to the orders. */
export function StatusesCard() {
  const text = useText(homeMessages);
  const say = useText(orderStatusMessages);
  const { number } = useFormats();
  const { today } = useHome();
  const { collections } = useOrderLinks();
  const { counts, pending, error } = useStatusCounts();
  const link = (status?: ShownStatus) =>
    collections({ startTime: today.from, endTime: today.to, orderStatusId: status });
  return (
    <HomeCard
      title={text('statuses')}
      href={link()}
      pending={pending && error !== null}
      error={error}
      height=""
    >
      <ul className="-mx-2 grid content-start gap-0.5">
        {shownStatuses.map((status) => {
          const { icon: Icon, tone } = statusLooks[words[status]];
          const count = counts[status];
          const href = link(status);
          const inside = (
            <>
              <Icon aria-hidden className={cn('size-4 shrink-0', toneText[tone])} />
              <span className="min-w-0 flex-1">{say(words[status])}</span>
              <span className="numeric font-semibold">
                {pending && count == null ? (
                  <Skeleton className="h-5 w-8" />
                ) : count == null ? (
                  '–'
                ) : (
                  number(count)
                )}
              </span>
            </>
          );
          const classes = 'flex min-h-9 items-center gap-2.5 rounded-md px-2 leading-snug';
          return (
            <li key={status}>
              <MaybeLink href={href} className={classes}>
                {inside}
              </MaybeLink>
            </li>
          );
        })}
      </ul>
    </HomeCard>
  );
}
