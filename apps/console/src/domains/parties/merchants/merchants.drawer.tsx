import { adjustmentsList, merchantsDetail, ordersList } from '@platform/sdk/operations';
import { Button, KeyValueList } from '@platform/ui-kit/skin';
import type { ReactNode } from 'react';
import { MoneyCell, NoValue, RateCell, StatusCell, TimeCell } from '../../../shared/cells/cells.tsx';
import { CopyText } from '../../../shared/cells/copy.cell.tsx';
import { moneyText } from '../../../shared/cells/money.text.ts';
import { platformZone, useFormats } from '../../../shared/format.ts';
import { AppLink } from '../../../shared/link.tsx';
import { listMessages } from '../../../shared/list/list.messages.ts';
import { DrawerPart, RowDrawer, type RowDrawerProps } from '../../../shared/list/row.drawer.tsx';
import { presetRange, type RangePreset } from '../../../shared/list/time.range.ts';
import { listLink } from '../../../shared/list.links.ts';
import { useText } from '../../../shared/messages.ts';
import { kycWord } from '../../../shared/people/people.labels.ts';
import { peopleMessages } from '../../../shared/people/people.messages.ts';
import { useOperation } from '../../../shared/query.ts';
import { authenticatorOf, type MerchantRow, stateLooks, stateOf } from './merchants.labels.ts';
import { merchantMessages } from './merchants.messages.ts';
import { useMerchantMoney } from './merchants.money.tsx';
import type { MerchantGiven } from './merchants.parts.ts';

type Drawer = RowDrawerProps<MerchantRow, MerchantRow>;
export interface MerchantDrawerProps extends Pick<Drawer, 'of' | 'screen'> {
  given: MerchantGiven;
  controls: (row: MerchantRow) => ReactNode;
}

/** One merchant at its own URL (`?merchant=`): how it does, its money, its access and its account. */
export function MerchantDrawer({ of, screen, given, controls }: MerchantDrawerProps) {
  const say = useText(merchantMessages);
  return (
    <RowDrawer
      of={of}
      screen={screen}
      size="lg"
      label={say('details')}
      useRow={useMerchant}
      missing={{ title: say('notFound') }}
      head={(row) => ({ title: row?.name, note: row?.mchId, corner: row && controls(row) })}
    >
      {(row) => (
        <>
          <Business row={row} given={given} />
          <Balances row={row} given={given} />
          {given.mayCall('adjustments.list') && <Waiting row={row} given={given} />}
          <DrawerPart title={say('products')}>
            <Products row={row} />
          </DrawerPart>
          <Access row={row} />
          <People row={row} />
        </>
      )}
    </RowDrawer>
  );
}

const useMerchant: Drawer['useRow'] = (merchantId, listed) => {
  const { data, isPending, error } = useOperation(
    merchantsDetail,
    { merchantId },
    { enabled: listed === undefined },
  );
  return { data: listed ?? data, isPending, error };
};

/** Collections of a period: how many were paid, and their sums by currency. */
function useCollections(row: MerchantRow, preset: RangePreset, pageSize: number) {
  const { from, to } = presetRange(preset, new Date(), platformZone());
  return useOperation(
    ordersList,
    {
      merchantId: row.id,
      orderType: 1,
      startTime: from,
      endTime: to,
      pageSize,
      withSummary: true,
    },
    { everyMs: 30_000 },
  ).data;
}

function Business({ row, given }: { row: MerchantRow; given: MerchantGiven }) {
  const say = useText(merchantMessages);
  const { number } = useFormats();
  const today = useCollections(row, 'today', 5);
  const month = useCollections(row, 'last30Days', 1);
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
  const linkTo = (filter: Record<string, string>) =>
    listLink('orders.list', given.user.access, { orderType: 1, merchantId: row.id, ...filter });
  const all = linkTo({});
  const latest = today?.list ?? [];
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
                className="focus-ring rounded-xs font-mono text-sm text-primary hover:underline"
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

function Balances({ row, given }: { row: MerchantRow; given: MerchantGiven }) {
  const say = useText(merchantMessages);
  const money = useMerchantMoney();
  const figures = [
    ['balance', 'balanceMinor'],
    ['pending', 'pendingMinor'],
    ['available', 'availableMinor'],
  ] as const;
  return (
    <DrawerPart title={say('balances')}>
      {row.balances.length === 0 ? (
        <p className="text-muted-foreground">{say('noBalances')}</p>
      ) : (
        <ul className="grid gap-2">
          {row.balances.map((balance) => (
            <li key={balance.currency} className="grid gap-1 rounded-lg border p-3">
              <KeyValueList
                columns={3}
                stacked
                items={figures.map(([key, field]) => ({
                  key,
                  label: say(key),
                  value: <MoneyCell amountMinor={balance[field]} currency={balance.currency} />,
                }))}
              />
              {given.mayCall('merchants.clearBalance') && balance.availableMinor > 0 && (
                <Button
                  size="sm"
                  variant="ghost"
                  className="justify-self-end"
                  onClick={() => void money.clear(row, balance.currency)}
                >
                  {say('clear', { currency: balance.currency })}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {given.mayCall('merchants.adjustBalance') && (
        <Button size="sm" className="justify-self-start" onClick={() => void money.adjust(row)}>
          {say('adjust')}
        </Button>
      )}
    </DrawerPart>
  );
}

/** Adjustments that a second person has to approve. */
function Waiting({ row, given }: { row: MerchantRow; given: MerchantGiven }) {
  const say = useText(merchantMessages);
  const { dateTime } = useFormats();
  const money = useMerchantMoney();
  const { data } = useOperation(
    adjustmentsList,
    { ownerId: row.id, state: 'awaitingApproval' },
    { everyMs: 30_000 },
  );
  const waiting = data?.list ?? [];
  if (waiting.length === 0) return null;
  return (
    <DrawerPart title={say('waiting')}>
      <ul className="grid gap-2">
        {waiting.map((adjustment) => (
          <li key={adjustment.id} className="grid gap-1 rounded-lg border border-warning-border p-3">
            <span className="numeric font-medium">
              {moneyText(adjustment.amountMinor, adjustment.currency)} {adjustment.currency}
            </span>
            <span className="wrap-anywhere">{adjustment.reason}</span>
            <span className="text-sm text-muted-foreground">
              {say('requestedBy', {
                account: adjustment.requestedBy,
                time: dateTime(adjustment.requestedAt),
              })}
            </span>
            {given.mayCall('adjustments.refuse') && (
              <span className="flex justify-end gap-2">
                <Button size="sm" onClick={() => void money.refuse(adjustment)}>
                  {say('refuse')}
                </Button>
                <Button
                  size="sm"
                  variant="danger"
                  disabledReason={
                    adjustment.requestedBy === given.user.account ? say('ownRequest') : undefined
                  }
                  onClick={() => void money.approve(row, adjustment)}
                >
                  {say('approve')}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </DrawerPart>
  );
}

function Products({ row }: { row: MerchantRow }) {
  const say = useText(merchantMessages);
  if (row.products.length === 0) return <p className="text-muted-foreground">{say('noProducts')}</p>;
  return (
    <ul className="grid gap-1">
      {row.products.map(({ productId, feeRate, enabled }) => (
        <li key={productId} className="flex min-h-8 items-center gap-3 border-b last:border-b-0">
          <span className="numeric flex-1">{productId}</span>
          <RateCell rate={feeRate} />
          <StatusCell looks={stateLooks[enabled ? 'enabled' : 'disabled']}>
            {say(enabled ? 'enabled' : 'disabled')}
          </StatusCell>
        </li>
      ))}
    </ul>
  );
}

function Access({ row }: { row: MerchantRow }) {
  const say = useText(merchantMessages);
  const { dateTime } = useFormats();
  const fact = (key: string, label: string, value: ReactNode) => ({
    key,
    label,
    value: value || <NoValue />,
  });
  return (
    <DrawerPart title={say('access')}>
      <KeyValueList
        items={[
          fact(
            'state',
            say('state'),
            <StatusCell looks={stateLooks[stateOf(row)]}>{say(stateOf(row))}</StatusCell>,
          ),
          fact('mchId', say('mchId'), <CopyText value={row.mchId} className="font-mono text-sm" />),
          fact('signProfile', say('signProfile'), row.signProfile),
          fact(
            'oldKey',
            say('oldKey'),
            row.previousKeyUntil
              ? say('oldKeyUntil', { time: dateTime(row.previousKeyUntil) })
              : say('noOldKey'),
          ),
          fact('callbackFormat', say('callbackFormat'), row.callbackFormat),
          fact(
            'notifyUrl',
            say('notifyUrl'),
            row.defaultNotifyUrl && <CopyText value={row.defaultNotifyUrl} className="font-mono text-sm" />,
          ),
          fact('allowedIps', say('allowedIps'), row.allowedIps?.join(', ') || say('anyAddress')),
          fact('createdAt', say('createdAt'), <TimeCell value={row.createdAt} />),
          fact('updatedAt', say('updatedAt'), <TimeCell value={row.updatedAt} />),
        ]}
      />
    </DrawerPart>
  );
}

function People({ row }: { row: MerchantRow }) {
  const say = useText(merchantMessages);
  const sayPeople = useText(peopleMessages);
  const sayList = useText(listMessages);
  return (
    <DrawerPart title={say('people')}>
      <KeyValueList
        items={[
          { key: 'account', label: say('account'), value: <CopyText value={row.account} /> },
          { key: 'authenticator', label: say('authenticator'), value: say(authenticatorOf(row)) },
          { key: 'allowModify', label: say('allowModify'), value: sayList(row.allowModify ? 'yes' : 'no') },
          {
            key: 'payPassword',
            label: say('payPassword'),
            value: row.hasPayPassword ? say('isSet') : <NoValue />,
          },
          { key: 'kyc', label: say('kyc'), value: kycWord(row.kycState, sayPeople) },
        ]}
      />
    </DrawerPart>
  );
}
