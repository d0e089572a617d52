import { suppliersList } from '@platform/sdk/operations';
import { Button, KeyValueList } from '@platform/ui-kit/skin';
import { NoValue, RateCell, StatusCell, TextCell, TimeCell } from '../../../../shared/cells/cells.tsx';
import { stateLooks, stateOf } from '../../../../shared/enabled.looks.ts';
import { AppLink } from '../../../../shared/link.tsx';
import { DrawerPart } from '../../../../shared/list/row.drawer.tsx';
import { useText } from '../../../../shared/messages.ts';
import { useOperation } from '../../../../shared/query.ts';
import { WaitingAdjustments } from '../adjustments/waiting.part.tsx';
import { AgreementsPart } from '../agreements/agreements.part.tsx';
import { PartyBusiness } from '../party/business.part.tsx';
import { PartyMoney } from '../party/money.part.tsx';
import { PartyPeople } from '../party/people.part.tsx';
import { useSupplierActions } from './suppliers.actions.tsx';
import { addressesOf, manages } from './suppliers.commands.ts';
import {
  accountsText,
  availableText,
  collectedText,
  commissionText,
  paidOutText,
  receivableText,
  type SupplierRow,
  teamOf,
} from './suppliers.labels.ts';
import { supplierMessages } from './suppliers.messages.ts';
import type { SupplierGiven } from './suppliers.parts.ts';

export interface SupplierPartsProps {
  row: SupplierRow;
  given: SupplierGiven;
  /** Shows one of its proxies. */
  open: (id: string) => void;
}

/** What there is to know of a supplier: how it does, its money, its products, its team and its account. */
export function SupplierParts({ row, given, open }: SupplierPartsProps) {
  const say = useText(supplierMessages);
  return (
    <>
      <Today row={row} given={given} />
      <PartyBusiness of={{ supplierId: row.id }} given={given} />
      <Money row={row} given={given} />
      {given.mayCall('adjustments.list') && (
        <WaitingAdjustments ownerId={row.id} given={given} refreshed={[suppliersList]} />
      )}
      {given.mayCall('userProducts.list') ? (
        <AgreementsPart
          party={{ userId: row.userId, name: row.name, role: 'supplier' }}
          given={given}
          isManaged={manages(given, row)}
        />
      ) : (
        <DrawerPart title={say('products')}>
          <Rates row={row} />
        </DrawerPart>
      )}
      {row.proxyCount > 0 && <Team row={row} given={given} open={open} />}
      <PartyPeople party={row} />
      <Facts row={row} />
    </>
  );
}

function Today({ row, given }: { row: SupplierRow; given: SupplierGiven }) {
  const say = useText(supplierMessages);
  const { ownAccounts } = addressesOf(given, row);
  const accounts = accountsText(row);
  // The part about its business shows them with their orders.
  const hasBusiness = given.mayCall('orders.list');
  const orders = [
    { key: 'collected', label: say('collected'), value: <TextCell value={collectedText(row) || null} /> },
    { key: 'paidOut', label: say('paidOut'), value: <TextCell value={paidOutText(row) || null} /> },
  ];
  return (
    <DrawerPart title={say('today')}>
      <KeyValueList
        columns={2}
        items={[
          ...(hasBusiness ? [] : orders),
          {
            key: 'commission',
            label: say('commission'),
            value: <TextCell value={commissionText(row) || null} />,
          },
          {
            key: 'accounts',
            label: say('accounts'),
            value: ownAccounts ? (
              <AppLink
                href={ownAccounts}
                className="focus-ring numeric rounded-xs text-primary hover:underline"
              >
                {accounts}
              </AppLink>
            ) : (
              accounts
            ),
          },
        ]}
      />
    </DrawerPart>
  );
}

type Balance = SupplierRow['balances'][number];

function Money({ row, given }: { row: SupplierRow; given: SupplierGiven }) {
  const say = useText(supplierMessages);
  const { run } = useSupplierActions(given);
  const figure = (key: 'available' | 'receivable' | 'deposit', amountOf: (balance: Balance) => number) => ({
    key,
    label: say(key),
    amountOf,
  });
  return (
    <PartyMoney
      title={say('money')}
      none={say('noMoney')}
      balances={row.balances}
      figures={[
        figure('available', ({ availableMinor }) => availableMinor),
        figure('receivable', ({ receivableMinor }) => receivableMinor),
        figure('deposit', ({ depositMinor }) => depositMinor),
      ]}
      adjust={
        given.mayCall('suppliers.adjustDeposit')
          ? { label: say('adjust'), onAdjust: () => void run('adjust', row) }
          : undefined
      }
    />
  );
}

function Rates({ row }: { row: SupplierRow }) {
  const say = useText(supplierMessages);
  if (row.rates.length === 0) return <p className="text-muted-foreground">{say('noProducts')}</p>;
  return (
    <ul className="grid gap-1">
      {row.rates.map(({ productId, commissionRate }) => (
        <li key={productId} className="flex min-h-8 items-center gap-3 border-b last:border-b-0">
          <span className="numeric flex-1">{productId}</span>
          <RateCell rate={commissionRate} />
        </li>
      ))}
    </ul>
  );
}

/** So many are listed; more have a list of their own. */
const listedProxies = 20;

function Team({ row, given, open }: { row: SupplierRow; given: SupplierGiven; open: (id: string) => void }) {
  const say = useText(supplierMessages);
  const team = teamOf(row);
  const { proxies } = addressesOf(given, row);
  const below = useOperation(suppliersList, { parentSupplierId: row.id, pageSize: listedProxies }).data;
  return (
    <DrawerPart title={say('team')}>
      {team && (
        <KeyValueList
          columns={2}
          items={[
            {
              key: 'team',
              label: say('team'),
              value: say('teamSize', { count: team.supplierCount, accounts: accountsText(team) }),
            },
            {
              key: 'teamAvailable',
              label: say('teamAvailable'),
              value: <TextCell value={availableText(team) || null} />,
            },
            {
              key: 'teamReceivable',
              label: say('teamReceivable'),
              value: <TextCell value={receivableText(team) || null} />,
            },
            {
              key: 'teamCollected',
              label: say('teamCollected'),
              value: <TextCell value={collectedText(team) || null} />,
            },
          ]}
        />
      )}
      <ul className="grid gap-1">
        {below?.list.map((proxy) => (
          <li key={proxy.id} className="flex min-h-8 items-center gap-3 border-b last:border-b-0">
            <Button size="sm" variant="link" className="flex-1 justify-start" onClick={() => open(proxy.id)}>
              {proxy.name}
            </Button>
            <span className="numeric text-muted-foreground">{collectedText(proxy)}</span>
            <StatusCell looks={stateLooks[stateOf(proxy)]}>{say(stateOf(proxy))}</StatusCell>
          </li>
        ))}
      </ul>
      {proxies && row.proxyCount > listedProxies && (
        <AppLink
          href={proxies}
          className="focus-ring justify-self-start rounded-sm text-sm text-primary hover:underline"
        >
          {say('allProxies')}
        </AppLink>
      )}
    </DrawerPart>
  );
}

function Facts({ row }: { row: SupplierRow }) {
  const say = useText(supplierMessages);
  return (
    <DrawerPart title={say('facts')}>
      <KeyValueList
        items={[
          { key: 'leader', label: say('leader'), value: row.parentName ?? say('top') },
          {
            key: 'state',
            label: say('state'),
            value: <StatusCell looks={stateLooks[stateOf(row)]}>{say(stateOf(row))}</StatusCell>,
          },
          { key: 'createdAt', label: say('createdAt'), value: <TimeCell value={row.createdAt} /> },
          {
            key: 'updatedAt',
            label: say('updatedAt'),
            value: row.updatedAt ? <TimeCell value={row.updatedAt} /> : <NoValue />,
          },
        ]}
      />
    </DrawerPart>
  );
}
