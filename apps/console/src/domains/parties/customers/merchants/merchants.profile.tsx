import { orderCallbacksList } from '@platform/sdk/operations';
import { Button, KeyValueList } from '@platform/ui-kit/skin';
import type { ReactNode } from 'react';
import { NoValue, RateCell, StatusCell, TimeCell } from '../../../../shared/cells/cells.tsx';
import { CopyText } from '../../../../shared/cells/copy.cell.tsx';
import { stateLooks, stateOf } from '../../../../shared/enabled.looks.ts';
import { useFormats } from '../../../../shared/format.ts';
import { AppLink } from '../../../../shared/link.tsx';
import type { ListContext } from '../../../../shared/list/list.types.ts';
import { DrawerPart } from '../../../../shared/list/row.drawer.tsx';
import { listLink } from '../../../../shared/list.links.ts';
import { useText } from '../../../../shared/messages.ts';
import { useOperation } from '../../../../shared/query.ts';
import { WaitingAdjustments } from '../adjustments/waiting.part.tsx';
import { AgreementsPart } from '../agreements/agreements.part.tsx';
import { PartyBusiness } from '../party/business.part.tsx';
import { PartyMoney } from '../party/money.part.tsx';
import { PartyPeople } from '../party/people.part.tsx';
import type { MerchantRow } from './merchants.labels.ts';
import { merchantMessages } from './merchants.messages.ts';
import { merchantCalls, useMerchantMoney } from './merchants.money.ts';

export interface MerchantPartsProps {
  row: MerchantRow;
  given: Pick<ListContext, 'mayCall' | 'user' | 'scope'>;
}

/** What there is to know of a merchant: how it does, its money, its products, its access and its account. */
export function MerchantParts({ row, given }: MerchantPartsProps) {
  const say = useText(merchantMessages);
  return (
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
          // A merchant does not agree with itself.
          isManaged={given.scope === 'all'}
        />
      ) : (
        <DrawerPart title={say('products')}>
          <Products row={row} />
        </DrawerPart>
      )}
      {given.mayCall('orderCallbacks.list') && <FailedCallbacks row={row} given={given} />}
      <Access row={row} given={given} />
      <PartyPeople party={row} />
    </>
  );
}

type Balance = MerchantRow['balances'][number];

function Balances({ row, given }: { row: MerchantRow; given: MerchantPartsProps['given'] }) {
  const say = useText(merchantMessages);
  const money = useMerchantMoney();
  const figure = (key: 'balance' | 'pending' | 'available', amountOf: (balance: Balance) => number) => ({
    key,
    label: say(key),
    amountOf,
  });
  return (
    <PartyMoney
      title={say('balances')}
      none={say('noBalances')}
      balances={row.balances}
      figures={[
        figure('balance', ({ balanceMinor }) => balanceMinor),
        figure('pending', ({ pendingMinor }) => pendingMinor),
        figure('available', ({ availableMinor }) => availableMinor),
      ]}
      action={({ currency, availableMinor }) =>
        given.mayCall('merchants.clearBalance') &&
        availableMinor > 0 && (
          <Button
            size="sm"
            variant="ghost"
            className="justify-self-end"
            onClick={() => void money.clear(row, currency)}
          >
            {say('clear', { currency })}
          </Button>
        )
      }
      adjust={
        given.mayCall('merchants.adjustBalance')
          ? { label: say('adjust'), onAdjust: () => void money.adjust(row) }
          : undefined
      }
    />
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

/** So many are listed; more have a list of their own. */
const listedCallbacks = 3;

/** Callbacks that the platform gave up, newest first. */
function FailedCallbacks({ row, given }: MerchantPartsProps) {
  const say = useText(merchantMessages);
  const { data } = useOperation(
    orderCallbacksList,
    { merchantId: row.id, state: 'dead', pageSize: listedCallbacks },
    { everyMs: 60_000 },
  );
  const linkTo = (filter: Record<string, string>) =>
    listLink('orderCallbacks.list', given.user.access, { merchantId: row.id, state: 'dead', ...filter });
  const all = linkTo({});
  if (!data) return null;
  return (
    <DrawerPart title={say('failedCallbacks')}>
      {data.list.length === 0 && <p className="text-muted-foreground">{say('noFailedCallbacks')}</p>}
      <ul className="grid">
        {data.list.map(({ id, orderCode, lastAttemptAt }) => (
          <li key={id} className="flex flex-wrap gap-x-3 border-b py-1.5 last:border-b-0">
            <AppLink
              href={linkTo({ callback: id }) ?? '/home'}
              className="focus-ring flex-1 rounded-xs font-mono text-sm text-primary hover:underline"
            >
              {orderCode}
            </AppLink>
            <span className="text-sm text-muted-foreground">
              <TimeCell value={lastAttemptAt} />
            </span>
          </li>
        ))}
      </ul>
      {all && data.list.length > 0 && data.total !== null && (
        <AppLink
          href={all}
          className="focus-ring justify-self-start rounded-sm text-sm text-primary hover:underline"
        >
          {say('allFailed', { count: data.total })}
        </AppLink>
      )}
    </DrawerPart>
  );
}

function Access({ row, given }: MerchantPartsProps) {
  const say = useText(merchantMessages);
  const { dateTime } = useFormats();
  const supplier =
    row.relatedSupplierId === null
      ? undefined
      : listLink('suppliers.list', given.user.access, { supplier: row.relatedSupplierId });
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
          ...(supplier
            ? [
                fact(
                  'relatedSupplier',
                  say('relatedSupplier'),
                  <AppLink href={supplier} className="focus-ring rounded-xs text-primary hover:underline">
                    {say('open')}
                  </AppLink>,
                ),
              ]
            : []),
          fact('createdAt', say('createdAt'), <TimeCell value={row.createdAt} />),
          fact('updatedAt', say('updatedAt'), <TimeCell value={row.updatedAt} />),
        ]}
      />
    </DrawerPart>
  );
}
