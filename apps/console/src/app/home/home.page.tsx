import { ordersSimpleStatistics, suppliersList, usersTotalBalance } from '@platform/sdk/operations';
import { cn, SegmentedControl } from '@platform/ui-kit/skin';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { prepareCharts } from '../../shared/figures/charts.ts';
import { currenciesOf } from '../../shared/figures/figure.change.ts';
import { platformZone, useFormats } from '../../shared/format.ts';
import { RefreshControl, type RefreshSeconds } from '../../shared/list/refresh.control.tsx';
import { presetRange } from '../../shared/list/time.range.ts';
import { useText } from '../../shared/messages.ts';
import { useOperation } from '../../shared/query.ts';
import type { Role } from '../../shared/roles.ts';
import { useStore } from '../../shared/store.ts';
import { currentUser, type User } from '../../shared/user.ts';
import { type Home, HomeProvider } from './home.context.ts';
import { homes, type Width } from './home.layout.tsx';
import { homeMessages } from './home.messages.ts';
import { mayCall, partOf, refreshOptions, suppliersPage } from './home.queries.ts';

const widths: Record<Width, string> = {
  4: 'xl:col-span-4',
  6: 'xl:col-span-6',
  8: 'md:col-span-2 xl:col-span-8',
  12: 'md:col-span-2 xl:col-span-12',
};

/** Maps an hour of the platform's clock to a part of the day. */
export function dayPart(hour: number): 'night' | 'morning' | 'afternoon' | 'evening' {
  if (hour < 5) return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}

/** The home page of the role. Every figure comes from an existing call and links to its rows. */
export function HomePage() {
  const user = useStore(currentUser);
  return user && <RoleHome user={user} />;
}

function RoleHome({ user }: { user: User }) {
  const text = useText(homeMessages);
  const formats = useFormats();
  const queries = useQueryClient();
  const [seconds, setSeconds] = useState<RefreshSeconds>(30);
  const [chosen, setChosen] = useState<string | null>(null);
  const [ofTeam, setOfTeam] = useState(false);
  useEffect(prepareCharts, []);
  const now = new Date();
  const everyMs = seconds > 0 && seconds * 1_000;
  const isProxy = user.access === 'supplier' ? ofTeam : undefined;
  const { currencies, read } = useCurrencies(user, everyMs, isProxy);
  const currency = currencies.find((code) => code === chosen) ?? currencies[0] ?? 'INR';
  const { from, to } = presetRange('today', now, platformZone());
  const yesterday = presetRange('yesterday', now, platformZone());
  const role: Role = user.access;
  const home = useMemo<Home>(
    () => ({
      user,
      everyMs,
      isProxy,
      currency,
      today: { from, to },
      yesterday: { from: yesterday.from, to: yesterday.to },
    }),
    [user, everyMs, isProxy, currency, from, to, yesterday.from, yesterday.to],
  );
  return (
    <div className="mx-auto grid max-w-[100rem] gap-3 p-3 sm:p-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="me-auto min-w-0">
          <h1 className="text-lg font-semibold">
            {text(dayPart(Number(formats.clock(now).slice(0, 2))), { name: user.name || user.account })}
          </h1>
          <p className="text-sm text-muted-foreground">
            {formats.longDate(now)} · {text('zoneNote', { zone: platformZone() })}
          </p>
        </div>
        {isProxy !== undefined && (
          <SegmentedControl
            label={text('whose')}
            size="sm"
            value={isProxy ? 'team' : 'own'}
            onValueChange={(part) => setOfTeam(part === 'team')}
            options={[
              { value: 'own', label: text('ofOwn') },
              { value: 'team', label: text('ofTeam') },
            ]}
          />
        )}
        {currencies.length > 1 && (
          <SegmentedControl
            label={text('currency')}
            size="sm"
            value={currency}
            onValueChange={setChosen}
            options={currencies.map((code) => ({ value: code, label: code }))}
          />
        )}
        <RefreshControl
          seconds={seconds}
          onSeconds={setSeconds}
          fetching={read.isFetching}
          updatedAtMs={read.dataUpdatedAt}
          // Refresh only visible queries. Hidden pages refetch when they are shown.
          onRefresh={() => void queries.invalidateQueries({ type: 'active' })}
        />
      </header>
      <HomeProvider value={home}>
        <div className="grid gap-3 md:grid-cols-2 xl:grid-cols-12">
          {homes[role].map(({ key, width, content }) => (
            // An empty part (for example tips that are not needed) takes no space.
            <div key={key} className={cn('min-w-0 empty:hidden', widths[width])}>
              {content}
            </div>
          ))}
        </div>
      </HomeProvider>
    </div>
  );
}

/**
 * The user's currencies, the one with the most orders first, and the query whose time is shown as the page's
 * last update.
 */
function useCurrencies(user: User, everyMs: number | false, isProxy: boolean | undefined) {
  const may = (id: Parameters<typeof mayCall>[1]) => mayCall(user.access, id);
  const rhythm = refreshOptions(everyMs);
  const days = useOperation(ordersSimpleStatistics, partOf(isProxy), {
    ...rhythm,
    enabled: may('orders.simpleStatistics'),
  });
  const balances = useOperation(usersTotalBalance, {}, { ...rhythm, enabled: may('users.totalBalance') });
  const alone = !may('orders.simpleStatistics');
  const suppliers = useOperation(suppliersList, suppliersPage, { ...rhythm, enabled: alone });
  const { today, yesterday } = days.data ?? {};
  const busy = currenciesOf(
    ...[today?.collection, yesterday?.collection, today?.payout, yesterday?.payout].map((day) => day ?? []),
  );
  const owned = [
    ...(balances.data?.balances ?? []),
    ...(suppliers.data?.list ?? []).flatMap((supplier) => supplier.balances),
  ].map((one) => one.currency);
  return {
    currencies: [...new Set([...busy, ...owned])],
    read: alone ? suppliers : days,
  };
}
