import { ordersList } from '@platform/sdk/operations';
import { KeyValueList } from '@platform/ui-kit/skin';
import { MoneyCell, NoValue, TimeCell } from '../../../../shared/cells/cells.tsx';
import { platformZone, useFormats } from '../../../../shared/format.ts';
import { AppLink } from '../../../../shared/link.tsx';
import type { ListContext } from '../../../../shared/list/list.types.ts';
import { DrawerPart } from '../../../../shared/list/row.drawer.tsx';
import { presetRange, type RangePreset } from '../../../../shared/list/time.range.ts';
import { useText } from '../../../../shared/messages.ts';
import { ordersOf, orderTypes } from '../../../../shared/order.links.ts';
import { useOperation } from '../../../../shared/query.ts';
import { partyMessages } from './party.messages.ts';

/** Whose orders. */
export type PartyFilter = { merchantId: string } | { supplierId: string };

/** Collections of a period: how many were paid, and their sums by currency. */
function useCollections(of: PartyFilter, preset: RangePreset, pageSize: number, enabled: boolean) {
  const { from, to } = presetRange(preset, new Date(), platformZone());
  return useOperation(
    ordersList,
    {
      ...of,
      orderType: 1,
      startTime: from,
      endTime: to,
      pageSize,
      withSummary: true,
    },
    { everyMs: 30_000, enabled },
  ).data;
}

/** How a merchant or supplier does: today, 30 days and its latest orders. */
export function PartyBusiness({
  of,
  given,
}: {
  of: PartyFilter;
  given: Pick<ListContext, 'user' | 'mayCall'>;
}) {
  const say = useText(partyMessages);
  const { number } = useFormats();
  const mayRead = given.mayCall('orders.list');
  const today = useCollections(of, 'today', 5, mayRead);
  const month = useCollections(of, 'last30Days', 1, mayRead);
  const figures = (data: typeof today) =>
    data?.summary ? (
      <span className="grid gap-0.5">
        <span>
          {say('ordersOf', { paid: number(data.summary.paidCount), count: number(data.summary.count) })}
        </span>
        {data.summary.totals.map(({ currency, paidMinor }) => (
          <MoneyCell key={currency} amountMinor={paidMinor} currency={currency} />
        ))}
      </span>
    ) : (
      <NoValue />
    );
  const supplierId = 'supplierId' in of ? of.supplierId : null;
  const linkTo = (filter: Record<string, string>) =>
    ordersOf(given.user, orderTypes.collections, { ...of, ...filter }, supplierId);
  const all = linkTo({});
  const latest = today?.list ?? [];
  if (!mayRead) return null;
  return (
    <DrawerPart title={say('business')}>
      <KeyValueList
        columns={2}
        items={[
          { key: 'today', label: say('today'), value: figures(today) },
          { key: 'month', label: say('last30Days'), value: figures(month) },
        ]}
      />
      <h4 className="text-sm font-semibold text-muted-foreground">{say('lastOrders')}</h4>
      {latest.length === 0 ? (
        <p className="text-muted-foreground">{say('noOrders')}</p>
      ) : (
        <ul className="grid">
          {latest.map(({ orderCode, amountMinor, currency, createdAt }) => (
            <li
              key={orderCode}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-b py-1.5 last:border-b-0"
            >
              <AppLink
                href={linkTo({ orderCode, order: orderCode }) ?? '/home'}
                className="focus-ring rounded-xs font-mono text-sm wrap-anywhere text-primary hover:underline"
              >
                {orderCode}
              </AppLink>
              <MoneyCell amountMinor={amountMinor} currency={currency} />
              <span className="text-sm text-muted-foreground">
                <TimeCell value={createdAt} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {all && (
        <AppLink
          href={all}
          className="focus-ring justify-self-start rounded-sm text-sm text-primary hover:underline"
        >
          {say('allOrders')}
        </AppLink>
      )}
    </DrawerPart>
  );
}
