import { merchantsDetail } from '@platform/sdk/operations';
import { Button, KeyValueList } from '@platform/ui-kit/skin';
import type { ReactNode } from 'react';
import { MoneyCell, NoValue, RateCell, StatusCell, TimeCell } from '../../../shared/cells/cells.tsx';
import { CopyText } from '../../../shared/cells/copy.cell.tsx';
import { useFormats } from '../../../shared/format.ts';
import { DrawerPart, RowDrawer, type RowDrawerProps } from '../../../shared/list/row.drawer.tsx';
import { useText } from '../../../shared/messages.ts';
import { useOperation } from '../../../shared/query.ts';
import { WaitingAdjustments } from '../adjustments/waiting.part.tsx';
import { PartyBusiness } from '../party/business.part.tsx';
import { stateLooks, stateOf } from '../party/party.labels.ts';
import { PartyPeople } from '../party/people.part.tsx';
import { AgreementsPart } from '../user-products/agreements.part.tsx';
import type { MerchantRow } from './merchants.labels.ts';
import { merchantMessages } from './merchants.messages.ts';
import { merchantCalls, useMerchantMoney } from './merchants.money.ts';
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
          <PartyBusiness of={{ merchantId: row.id }} given={given} />
          <Balances row={row} given={given} />
          {given.mayCall('adjustments.list') && (
            <WaitingAdjustments ownerId={row.id} given={given} refreshed={merchantCalls} />
          )}
          {given.mayCall('userProducts.list') ? (
            <AgreementsPart
              party={{ userId: row.userId, name: row.name, role: 'merchant' }}
              given={given}
              isManaged
            />
          ) : (
            <DrawerPart title={say('products')}>
              <Products row={row} />
            </DrawerPart>
          )}
          <Access row={row} />
          <PartyPeople party={row} />
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
