import { ordersDossier } from '@platform/sdk/operations';
import { Skeleton } from '@platform/ui-kit/skin';
import { Suspense } from 'react';
import { ErrorNotice } from '../../../../shared/error-notice.tsx';
import { lazyPart } from '../../../../shared/lazy-part.tsx';
import { useOperation } from '../../../../shared/query.ts';
import { OrderActions } from '../actions/orders.actions.tsx';
import type { OrderGiven } from '../list/orders.parts.ts';
import { PayoutActions } from '../payouts/payouts.actions.tsx';
import { DossierParts } from './orders.dossier.parts.tsx';
import { OrderTimeline } from './orders.timeline.tsx';

/** Loaded for collections only where the reader may see what gateways were asked. */
const GatewayRuns = lazyPart('gateway runs', async () => (await import('./gateway.runs.tsx')).GatewayRuns);
/** Not loaded for collections. */
const PayoutParts = lazyPart('payout parts', async () => (await import('./payout.parts.tsx')).PayoutParts);

export interface OrderDossierProps {
  orderCode: string;
  given: OrderGiven;
}

/** Order data that the list lacks. Fetched once for both parts and refetched while the drawer is open. */
const useDossier = (orderCode: string) => useOperation(ordersDossier, { orderCode }, { everyMs: 10_000 });

/** Timeline and records of the order. */
export function OrderHistory({ orderCode, given }: OrderDossierProps) {
  const { data, error } = useDossier(orderCode);
  if (data) {
    return (
      <>
        <OrderTimeline entries={data.timeline} />
        <Suspense fallback={null}>
          {data.order.payoutStatus !== null ? (
            <PayoutParts orderCode={orderCode} inPool={data.order.supplierId === null} given={given} />
          ) : (
            given.mayCall('payScriptRuns.list') && <GatewayRuns orderCode={orderCode} given={given} />
          )}
        </Suspense>
        <DossierParts dossier={data} />
      </>
    );
  }
  return error ? <ErrorNotice error={error} /> : <Skeleton className="h-32" />;
}

/** Actions for the current state of the order, not the state when the list was loaded. */
export function OrderFoot({ orderCode, given }: OrderDossierProps) {
  const { data } = useDossier(orderCode);
  if (!data) return null;
  const { order, context } = data;
  return order.payoutStatus === null ? (
    <OrderActions order={order} context={context} given={given} />
  ) : (
    <PayoutActions order={order} given={given} />
  );
}
