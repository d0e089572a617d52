import { ordersList } from '@platform/sdk/operations';
import { KeyValueList } from '@platform/ui-kit/skin';
import { MoneyCell, NoValue, TimeCell } from '../../../../shared/cells/cells.tsx';
import { platformZone, useFormats } from '../../../../shared/format.ts';
import { AppLink } from '../../../../shared/link.tsx';
import type { ListContext } from '../../../../shared/list/list.types.ts';
import { DrawerPart } from '../../../../shared/list/row.drawer.tsx';
import { presetRange, type RangePreset } from '../../../../shared/list/time.range.ts';
import { useText } from '../../../../shared/messages.ts';
import { type OrderKind, ordersOf, orderTypes } from '../../../../shared/order.links.ts';
import { useOperation } from '../../../../shared/query.ts';
import { partyMessages } from './party.messages.ts';

/** Whose orders. */
export type PartyFilter = { merchantId: string } | { supplierId: string };

interface Period {
  readonly of: PartyFilter;
  readonly kind: OrderKind;
  readonly preset: RangePreset;
}

/** The orders that were created in a period, as the calls and the lists take it. */
function createdIn(preset: RangePreset) {
  const { from, to } = presetRange(preset, new Date(), platformZone());
  return { startTime: from, endTime: to };
}

/** How many orders of a period were paid, and their sums by currency. */
function useFigures({ of, kind, preset }: Period) {
  return useOperation(
    ordersList,
    { ...of, ...createdIn(preset), orderType: orderTypes[kind], pageSize: 1, withSummary: true },
    { everyMs: 30_000 },
  ).data?.summary;
}

type Link = (kind: OrderKind, filter: Record<string, string>) => string | undefined;

/** The figures of a period; their number opens its orders. */
function Figures({ linkTo, ...period }: Period & { linkTo: Link }) {
  const say = useText(partyMessages);
  const { number } = useFormats();
  const summary = useFigures(period);
  if (!summary) return <NoValue />;
  const href = linkTo(period.kind, createdIn(period.preset));
  const text = say('ordersOf', { paid: number(summary.paidCount), count: number(summary.count) });
  return (
    <span className="grid justify-items-start gap-0.5">
      {href ? (
        <AppLink href={href} className="focus-ring rounded-xs text-primary hover:underline">
          {text}
        </AppLink>
      ) : (
        text
      )}
      {summary.totals.map(({ currency, paidMinor }) => (
        <MoneyCell key={currency} amountMinor={paidMinor} currency={currency} />
      ))}
    </span>
  );
}

/** The newest orders of the day, collections and payouts. */
function LatestOrders({ of, linkTo }: { of: PartyFilter; linkTo: Link }) {
  const say = useText(partyMessages);
  const asked = { ...of, ...createdIn('today'), pageSize: 5 };
  const latest = useOperation(ordersList, asked, { everyMs: 30_000 }).data?.list;
  if (!latest) return <NoValue />;
  if (latest.length === 0) return <p className="text-muted-foreground">{say('noOrders')}</p>;
  return (
    <ul className="grid">
      {latest.map(({ orderCode, orderType, amountMinor, currency, createdAt }) => {
        const kind = orderType === orderTypes.payouts ? 'payouts' : 'collections';
        return (
          <li
            key={orderCode}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-b py-1.5 last:border-b-0"
          >
            <AppLink
              href={linkTo(kind, { orderCode, order: orderCode }) ?? '/home'}
              className="focus-ring rounded-xs font-mono text-sm wrap-anywhere text-primary hover:underline"
            >
              {orderCode}
            </AppLink>
            <MoneyCell amountMinor={amountMinor} currency={currency} />
            <span className="text-sm text-muted-foreground">
              <TimeCell value={createdAt} />
            </span>
            <span className="justify-self-end text-sm text-muted-foreground">{say(kind)}</span>
          </li>
        );
      })}
    </ul>
  );
}

const kinds: readonly OrderKind[] = ['collections', 'payouts'];
const figures = [
  { key: 'collectionsToday', kind: 'collections', preset: 'today' },
  { key: 'collectionsOfMonth', kind: 'collections', preset: 'last30Days' },
  { key: 'payoutsToday', kind: 'payouts', preset: 'today' },
  { key: 'payoutsOfMonth', kind: 'payouts', preset: 'last30Days' },
] as const;

/** How a merchant or supplier does, in collections and payouts: today, 30 days and its latest orders. */
export function PartyBusiness({
  of,
  given,
}: {
  of: PartyFilter;
  given: Pick<ListContext, 'user' | 'mayCall'>;
}) {
  const say = useText(partyMessages);
  const supplierId = 'supplierId' in of ? of.supplierId : null;
  const linkTo: Link = (kind, filter) =>
    ordersOf(given.user, orderTypes[kind], { ...of, ...filter }, supplierId);
  if (!given.mayCall('orders.list')) return null;
  return (
    <DrawerPart title={say('business')}>
      <KeyValueList
        columns={2}
        items={figures.map(({ key, ...period }) => ({
          key,
          label: say(key),
          value: <Figures of={of} {...period} linkTo={linkTo} />,
        }))}
      />
      <h4 className="text-sm font-semibold text-muted-foreground">{say('lastOrders')}</h4>
      <LatestOrders of={of} linkTo={linkTo} />
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        {kinds.map((kind) => {
          const all = linkTo(kind, {});
          return (
            all && (
              <AppLink
                key={kind}
                href={all}
                className="focus-ring rounded-sm text-sm text-primary hover:underline"
              >
                {say(kind === 'payouts' ? 'allPayouts' : 'allCollections')}
              </AppLink>
            )
          );
        })}
      </div>
    </DrawerPart>
  );
}
