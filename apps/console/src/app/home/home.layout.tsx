import type { OperationId } from '@platform/sdk';
import { Skeleton } from '@platform/ui-kit/skin';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../../shared/lazy-part.tsx';
import type { Role } from '../../shared/roles.ts';
import { AccountsCard } from './accounts.card.tsx';
import { AttentionCard } from './attention.card.tsx';
import { BalancesCard } from './balances.card.tsx';
import { DevicesCard } from './devices.card.tsx';
import { FunnelCard } from './funnel.card.tsx';
import type { TileKey } from './home.tiles.ts';
import type { WatchedKey } from './home.watch.ts';
import { HoursCard } from './hours.card.tsx';
import { OutcomesCard } from './outcomes.card.tsx';
import { ProductsCard } from './products.card.tsx';
import { RankingCard } from './ranking.card.tsx';
import { StatusesCard } from './statuses.card.tsx';
import { TilesRow } from './tiles.row.tsx';
import { TipsCard } from './tips.card.tsx';
import { WeekdaysCard } from './weekdays.card.tsx';

// Only technical support has these two, so the home page of the others does not load them.
const SupplierTiles = lazyPart(
  'supplier tiles',
  async () => (await import('./suppliers.card.tsx')).SupplierTiles,
);
const SuppliersCard = lazyPart('suppliers', async () => (await import('./suppliers.card.tsx')).SuppliersCard);

/** Columns out of twelve on a wide screen. Narrower screens show two columns, then one. */
export type Width = 4 | 6 | 8 | 12;

export interface HomePart {
  key: string;
  width: Width;
  content: ReactNode;
  /** The operations it calls. A role without permission for them does not get the card. */
  operations: readonly OperationId[];
}

const part = (
  key: string,
  width: Width,
  content: ReactNode,
  ...operations: readonly OperationId[]
): HomePart => ({ key, width, content, operations });

const hours = part('hours', 8, <HoursCard />, 'orders.statistics');
const outcomes = part('outcomes', 8, <OutcomesCard />, 'orders.statistics');
const statuses = part('statuses', 4, <StatusesCard />, 'orders.list');
const funnel = part('funnel', 4, <FunnelCard />, 'orders.list');
const products = part('products', 4, <ProductsCard />, 'orders.statistics');
const merchants = part('merchants', 4, <RankingCard of="merchants" />, 'orders.statistics');
const suppliers = part('suppliers', 4, <RankingCard of="suppliers" />, 'orders.statistics');
const team = part('team', 4, <RankingCard of="team" />, 'orders.statistics');
const weekdays = part('weekdays', 8, <WeekdaysCard />, 'orders.statistics');
const balances = part('balances', 4, <BalancesCard />, 'users.totalBalance');
const accounts = part('accounts', 4, <AccountsCard />, 'resources.list');
const devices = part('devices', 8, <DevicesCard />, 'monitorDevices.list');

const tiles = (...keys: readonly TileKey[]) =>
  part('tiles', 12, <TilesRow keys={keys} />, 'orders.simpleStatistics');
const attention = (...keys: readonly WatchedKey[]) => part('attention', 12, <AttentionCard keys={keys} />);

const staff: readonly HomePart[] = [
  tiles('collected', 'orders', 'success', 'paidOut', 'payouts', 'fees'),
  hours,
  balances,
  outcomes,
  statuses,
  products,
  merchants,
  suppliers,
  weekdays,
  funnel,
];

/** Stacks two short cards beside a tall one. */
const stack = (upper: HomePart, lower: HomePart): HomePart =>
  part(
    `${upper.key} ${lower.key}`,
    4,
    <div className="grid h-full content-start gap-3 [&>:last-child]:h-auto">
      {upper.content}
      {lower.content}
    </div>,
    ...upper.operations,
    ...lower.operations,
  );

/** The cards of each role, from top to bottom. Pending work comes first for roles that handle it. */
export const homes: Record<Role, readonly HomePart[]> = {
  superAdmin: [
    attention(
      'deadCallbacks',
      'payoutExceptions',
      'silentAccounts',
      'chainLeaks',
      'suspiciousStatements',
      'unmatchedStatements',
      'payoutsRejecting',
      'approvals',
    ),
    ...staff,
  ],
  admin: [
    attention(
      'deadCallbacks',
      'payoutExceptions',
      'silentAccounts',
      'payoutsToConfirm',
      'suspiciousStatements',
      'unmatchedStatements',
      'payoutsRejecting',
      'approvals',
    ),
    ...staff,
  ],
  supplier: [
    tiles('collected', 'orders', 'success', 'commission', 'paidOut', 'payouts'),
    hours,
    stack(
      attention('payoutsAwaiting', 'silentAccounts', 'suspiciousStatements', 'unmatchedStatements'),
      balances,
    ),
    outcomes,
    accounts,
    products,
    team,
    statuses,
    weekdays,
    funnel,
  ],
  merchant: [
    part('tips', 12, <TipsCard />, 'orders.list'),
    tiles('collected', 'orders', 'success', 'paidOut', 'payouts', 'fees'),
    hours,
    stack(balances, attention('failedCallbacks', 'payoutExceptions', 'payoutsAwaiting')),
    outcomes,
    products,
    weekdays,
    funnel,
  ],
  customerService: [
    attention(
      'failedCallbacks',
      'suspiciousStatements',
      'unmatchedStatements',
      'payoutExceptions',
      'payoutsRejecting',
      'payoutsToConfirm',
      'payoutsAwaiting',
      'silentAccounts',
    ),
    tiles('orders', 'success', 'collected', 'payouts', 'paidOut', 'fees'),
    outcomes,
    statuses,
    hours,
    funnel,
    merchants,
    suppliers,
    products,
  ],
  technicalMaintenance: [
    attention(
      'silentAccounts',
      'accountsOff',
      'deadCallbacks',
      'unparsedStatements',
      'suspiciousStatements',
      'unmatchedStatements',
      'payoutExceptions',
      'failedCallbacks',
    ),
    devices,
    accounts,
    tiles('orders', 'success', 'collected', 'payouts', 'paidOut', 'fees'),
    outcomes,
    statuses,
    weekdays,
    funnel,
  ],
  technicalSupport: [
    part(
      'supplierTiles',
      12,
      <Suspense fallback={<Skeleton className="h-20" />}>
        <SupplierTiles />
      </Suspense>,
      'suppliers.list',
    ),
    part(
      'supplierTable',
      12,
      <Suspense fallback={<Skeleton className="h-80" />}>
        <SuppliersCard />
      </Suspense>,
      'suppliers.list',
    ),
  ],
};
