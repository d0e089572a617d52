import { type Currency, currencyDigits, formatMoney, minorUnits, type Output } from '@platform/sdk';
import { ordersList } from '@platform/sdk/operations';
import { Button, Card, cn, IconButton, Skeleton, toneText } from '@platform/ui-kit/skin';
import { RotateCw } from 'lucide-react';
import { orderMessages } from '../../domains/orders/orders.messages.ts';
import { type StatusKey, statusLooks } from '../../domains/orders/orders.words.ts';
import { ErrorNotice } from '../../shared/error-notice.tsx';
import { timeZone, useFormats } from '../../shared/format.ts';
import { AppLink } from '../../shared/link.tsx';
import { presetRange, type TimeRange } from '../../shared/list/time.range.ts';
import { useText } from '../../shared/messages.ts';
import { isSessionError, useOperation, useRefresh } from '../../shared/query.ts';
import { homeMessages } from './home.messages.ts';

const refreshMs = 60_000;
const reading = { everyMs: refreshMs, staleMs: refreshMs, keepPrevious: true };

const tiles = [
  { id: 1, status: 'created' },
  { id: 2, status: 'allocated' },
  { id: 4, status: 'callbackSucceeded' },
  { id: 5, status: 'callbackFailed' },
  { id: 3, status: 'timedOut' },
  { id: 10, status: 'allocationFailed' },
] as const satisfies readonly { id: number; status: StatusKey }[];
type StatusId = (typeof tiles)[number]['id'];

const linkTo = (path: string, { from, to }: TimeRange, status?: StatusId): string =>
  `${path}?${new URLSearchParams({ startTime: from, endTime: to, ...(status && { orderStatusId: String(status) }) })}`;

/** The orders of the platform's day: sums by currency and a count for each status, each a link to its rows. */
export function TodayOrders({ listPath }: { listPath: string }) {
  const text = useText(homeMessages);
  const formats = useFormats();
  const refresh = useRefresh();
  const today = presetRange('today', new Date(), timeZone());
  const whole = useOperation(
    ordersList,
    // Every status counts, the one that lists leave out as well.
    {
      orderType: 1,
      startTime: today.from,
      endTime: today.to,
      notInOrderStatusIds: [],
      withSummary: true,
      page: 1,
      pageSize: 1,
    },
    reading,
  );
  const summary = whole.data?.summary;
  return (
    <section aria-labelledby="today-orders">
      <div className="mb-2 flex min-h-8 flex-wrap items-center gap-x-3">
        <h2 id="today-orders" className="flex-1 font-semibold">
          {text('todayOrders')}
        </h2>
        {whole.dataUpdatedAt > 0 && (
          <span className="numeric hidden text-sm text-muted-foreground sm:inline">
            {text('updatedAt', { time: formats.clock(new Date(whole.dataUpdatedAt)) })}
          </span>
        )}
        <IconButton label={text('refresh')} size="icon-sm" onClick={() => refresh(ordersList)}>
          <RotateCw aria-hidden className={cn(whole.isFetching && 'animate-spin')} />
        </IconButton>
        <Button asChild size="sm">
          <AppLink href={linkTo(listPath, today)}>{text('allOrders')}</AppLink>
        </Button>
      </div>
      {whole.error && !isSessionError(whole.error) && <ErrorNotice error={whole.error} />}
      <div className="grid gap-3 xl:grid-cols-[minmax(0,1fr)_auto]">
        <Card>
          <dl className="grid grid-cols-3 border-b">
            <Figure name={text('all')} value={summary && formats.number(summary.count)} />
            <Figure name={text('paid')} value={summary && formats.number(summary.paidCount)} />
            <Figure
              name={text('paidRate')}
              value={
                summary && (summary.count > 0 ? formats.percent(summary.paidCount / summary.count) : '—')
              }
            />
          </dl>
          <ul className="grid grid-cols-2 sm:grid-cols-3" aria-label={text('byStatus')}>
            {tiles.map((tile) => (
              <StatusTile key={tile.id} {...tile} today={today} listPath={listPath} />
            ))}
          </ul>
        </Card>
        <Amounts totals={summary?.totals} loading={whole.isPending} />
      </div>
    </section>
  );
}

function Figure({ name, value }: { name: string; value: string | undefined | null }) {
  return (
    <div className="min-w-0 px-4 py-3">
      <dt className="truncate text-sm text-muted-foreground">{name}</dt>
      <dd className="numeric mt-0.5 text-2xl font-semibold">{value ?? <Skeleton className="h-8 w-16" />}</dd>
    </div>
  );
}

interface StatusTileProps {
  id: StatusId;
  status: StatusKey;
  today: TimeRange;
  listPath: string;
}

function StatusTile({ id, status, today, listPath }: StatusTileProps) {
  const statusName = useText(orderMessages);
  const { number } = useFormats();
  const { data } = useOperation(
    ordersList,
    {
      orderType: 1,
      startTime: today.from,
      endTime: today.to,
      orderStatusId: id,
      withSummary: true,
      page: 1,
      pageSize: 1,
    },
    reading,
  );
  const count = data?.summary?.count ?? data?.total;
  const { icon: Icon, tone } = statusLooks[status];
  return (
    <li className="min-w-0">
      <AppLink
        href={linkTo(listPath, today, id)}
        className="focus-ring-inset flex h-full items-center gap-2.5 rounded-lg px-4 py-2.5 leading-snug hover:bg-hover"
      >
        <Icon aria-hidden className={cn('size-4 shrink-0', toneText[tone])} />
        <span className="min-w-0 flex-1">{statusName(status)}</span>
        <span className="numeric font-semibold">
          {count === undefined ? <Skeleton className="h-5 w-8" /> : count === null ? '—' : number(count)}
        </span>
      </AppLink>
    </li>
  );
}

type Totals = NonNullable<Output<'orders.list'>['summary']>['totals'];

const isCurrency = (code: string): code is Currency => Object.hasOwn(currencyDigits, code);

function Amounts({ totals, loading }: { totals: Totals | undefined; loading: boolean }) {
  const text = useText(homeMessages);
  const { number } = useFormats();
  const money = (amountMinor: number, currency: string) =>
    isCurrency(currency) ? formatMoney(minorUnits(amountMinor), currency) : `${number(amountMinor)} (minor)`;
  return (
    // On a narrow screen it scrolls sideways, so the keyboard must be able to reach it.
    <Card className="scrollbar-thin overflow-x-auto" tabIndex={0} aria-label={text('amounts')}>
      <table className="w-full" aria-label={text('amounts')}>
        <thead>
          <tr className="border-b text-sm text-muted-foreground [&>th]:px-2.5 [&>th]:py-2.5 [&>th]:font-medium [&>th]:whitespace-nowrap sm:[&>th]:px-4">
            <th className="text-left">{text('currency')}</th>
            <th className="text-right">{text('orders')}</th>
            <th className="text-right">{text('ordered')}</th>
            <th className="text-right">{text('received')}</th>
          </tr>
        </thead>
        <tbody>
          {totals?.map(({ currency, count, amountMinor, paidMinor }) => (
            <tr key={currency} className="[&>td]:px-2.5 [&>td]:py-2 sm:[&>td]:px-4">
              <td className="font-medium">{currency}</td>
              <td className="numeric text-right">{number(count)}</td>
              <td className="numeric text-right">{money(amountMinor, currency)}</td>
              <td className="numeric text-right">{money(paidMinor, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {totals?.length === 0 && (
        <p className="px-4 py-6 text-center text-muted-foreground">{text('noneToday')}</p>
      )}
      {loading && !totals && (
        <div className="p-4">
          <Skeleton className="h-16 w-full" />
        </div>
      )}
    </Card>
  );
}
