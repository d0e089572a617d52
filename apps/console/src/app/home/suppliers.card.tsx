import type { Output } from '@platform/sdk';
import { suppliersList } from '@platform/sdk/operations';
import { Badge, Card, Skeleton } from '@platform/ui-kit/skin';
import { useFigureFormats } from '../../shared/figures/figure.formats.ts';
import { useFormats } from '../../shared/format.ts';
import { listLink } from '../../shared/list.links.ts';
import { useText } from '../../shared/messages.ts';
import { HomeCard } from './home.card.tsx';
import { useHome } from './home.context.ts';
import { homeMessages } from './home.messages.ts';
import { suppliersPage, useHomeRead } from './home.queries.ts';
import { MaybeLink } from './maybe-link.tsx';
import { type PlainColumn, PlainTable } from './plain-table.tsx';

type Supplier = Output<'suppliers.list'>['list'][number];
const shownAtMost = 12;

const useSuppliers = () => useHomeRead(suppliersList, suppliersPage);

/** An enabled supplier without an enabled account: it cannot receive orders. */
export const isIdle = ({ enabled, enabledResourceCount }: Supplier): boolean =>
  enabled && enabledResourceCount === 0;

/** The number of suppliers, and of those that cannot take an order now. */
export function SupplierTiles() {
  const text = useText(homeMessages);
  const { number } = useFormats();
  const { user } = useHome();
  const { data } = useSuppliers();
  const rows = data?.list;
  const tiles = [
    {
      word: 'suppliersOn',
      count: rows?.filter(({ enabled }) => enabled).length,
      filter: { enabled: 'true' },
    },
    {
      word: 'suppliersOff',
      count: rows?.filter(({ enabled }) => !enabled).length,
      filter: { enabled: 'false' },
    },
    { word: 'suppliersIdle', count: rows?.filter(isIdle).length, filter: { enabled: 'true' } },
    {
      word: 'enabledOf',
      count: rows?.reduce((sum, { enabledResourceCount }) => sum + enabledResourceCount, 0),
      filter: {},
    },
  ] as const;
  return (
    <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {tiles.map(({ word, count, filter }) => {
        const href = listLink('suppliers.list', user.access, filter);
        const inside = (
          <>
            <span className="text-sm text-muted-foreground">{text(word)}</span>
            <span className="numeric mt-auto text-xl font-semibold">
              {count === undefined ? <Skeleton className="h-7 w-12" /> : number(count)}
            </span>
          </>
        );
        const classes = 'flex h-full flex-col gap-0.5 px-4 py-3';
        return (
          <li key={word} className="min-w-0">
            <Card className="h-full">
              <MaybeLink href={href} className={classes}>
                {inside}
              </MaybeLink>
            </Card>
          </li>
        );
      })}
    </ul>
  );
}

/** A supplier's collections of today in one currency. */
const todayOf = ({ today }: Supplier, currency: string) => today.find((one) => one.currency === currency);

/** The suppliers and their figures of today, the busiest first. */
export function SuppliersCard() {
  const text = useText(homeMessages);
  const { number } = useFormats();
  const { money } = useFigureFormats();
  const { user, currency } = useHome();
  const { data, error, isPending, refetch } = useSuppliers();
  const paid = (row: Supplier) => todayOf(row, currency)?.paidMinor ?? 0;
  const rows = (data?.list ?? []).toSorted((a, b) => paid(b) - paid(a)).slice(0, shownAtMost);
  const columns: PlainColumn<Supplier>[] = [
    {
      key: 'supplier',
      head: text('supplier'),
      cell: ({ name, enabled }) => (
        <span className="flex items-center gap-2">
          <span title={name} className="truncate">
            {name}
          </span>
          {!enabled && <Badge>{text('disabled')}</Badge>}
        </span>
      ),
    },
    {
      key: 'accounts',
      head: text('enabledOf'),
      numeric: true,
      cell: (row) => `${number(row.enabledResourceCount)} / ${number(row.resourceCount)}`,
    },
    {
      key: 'orders',
      head: text('ordersShort'),
      numeric: true,
      cell: (row) => number(todayOf(row, currency)?.orderCount ?? 0),
    },
    {
      key: 'paid',
      head: `${text('collectedShort')} (${currency})`,
      numeric: true,
      cell: (row) => money(paid(row), currency),
    },
    {
      key: 'room',
      head: `${text('supplierAvailable')} (${currency})`,
      numeric: true,
      cell: ({ balances }) => {
        const balance = balances.find((one) => one.currency === currency);
        return balance ? money(balance.availableMinor, currency) : '–';
      },
    },
  ];
  return (
    <HomeCard
      title={text('suppliersTable')}
      href={listLink('suppliers.list', user.access)}
      pending={isPending}
      error={error}
      onRetry={() => void refetch()}
      empty={rows.length === 0 && text('noSuppliers')}
      height="min-h-80"
    >
      <PlainTable label={text('suppliersTable')} columns={columns} rows={rows} rowKey={({ id }) => id} />
    </HomeCard>
  );
}
