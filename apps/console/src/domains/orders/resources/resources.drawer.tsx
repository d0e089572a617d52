import type { Output } from '@platform/sdk';
import { resourcesDetail, resourcesList, resourcesReveal } from '@platform/sdk/operations';
import { orderTypeOf } from '@platform/sdk/rules';
import { EmptyState, KeyValueList, MaskedAccount, Switch } from '@platform/ui-kit/skin';
import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { MoneyCell, NoValue, StatusCell, TextCell, TimeCell } from '../../../shared/cells/cells.tsx';
import { CopyText } from '../../../shared/cells/copy.cell.tsx';
import { RatioCell } from '../../../shared/cells/ratio.cell.tsx';
import { call } from '../../../shared/client.ts';
import { errorText } from '../../../shared/error.text.ts';
import { useFormats } from '../../../shared/format.ts';
import { AppLink } from '../../../shared/link.tsx';
import { DrawerPart, RowDrawer, type RowDrawerProps } from '../../../shared/list/row.drawer.tsx';
import { useLanguage, useText, useWords } from '../../../shared/messages.ts';
import { ordersOf } from '../../../shared/order.links.ts';
import { useOperation } from '../../../shared/query.ts';
import { DailyLimitCell } from './resources.cells.tsx';
import { resourceDrawerMessages } from './resources.drawer.messages.ts';
import { Instructions } from './resources.instructions.tsx';
import {
  floatWord,
  kindWord,
  limitsText,
  monitorLook,
  payerWord,
  productKindWord,
  type ResourceRow,
  stateLooks,
  stateOf,
} from './resources.labels.ts';
import { resourceMessages } from './resources.messages.ts';
import type { ResourceGiven } from './resources.parts.ts';
import { ResourcePicture } from './resources.picture.tsx';
import { ResourceVerdict } from './resources.verdict.tsx';

type Drawer = RowDrawerProps<ResourceRow, ResourceRow>;
export interface ResourceDrawerProps extends Pick<Drawer, 'of' | 'screen'> {
  given: ResourceGiven;
  controls: (row: ResourceRow) => ReactNode;
  onTurn: (row: ResourceRow, enable: boolean, productId?: number) => Promise<void>;
}

/** One account at its own URL (`?account=`). */
export function ResourceDrawer({ of, screen, given, controls, onTurn }: ResourceDrawerProps) {
  const say = useText(resourceDrawerMessages);
  return (
    <RowDrawer
      of={of}
      screen={screen}
      size="lg"
      label={say('details')}
      useRow={useResource}
      missing={{ title: say('notFound') }}
      head={(row) => ({ title: row?.name, note: row?.supplierName, corner: row && controls(row) })}
    >
      {(row) => (
        <>
          <State row={row} />
          <DrawerPart title={say('why')}>
            <ResourceVerdict key={row.id} row={row} />
          </DrawerPart>
          <DrawerPart title={say('productList')}>
            <Products row={row} mayTurn={given.mayCall('resources.enable')} onTurn={onTurn} />
          </DrawerPart>
          <DrawerPart title={say('identity')}>
            <Identity row={row} mayReveal={given.mayCall('resources.reveal')} />
          </DrawerPart>
          {row.paysBy === 'device' && given.mayCall('payoutInstructions.list') && (
            <Instructions row={row} given={given} />
          )}
          <Held row={row} given={given} />
        </>
      )}
    </RowDrawer>
  );
}

const useResource: Drawer['useRow'] = (resourceId, listed) => {
  const { data, isPending, error } = useOperation(
    resourcesList,
    { resourceId },
    { enabled: listed === undefined },
  );
  return { data: listed ?? data?.list[0], isPending, error };
};

function State({ row }: { row: ResourceRow }) {
  const say = useText(resourceMessages);
  const { today, currency } = row;
  const { word: monitorName, ...monitor } = monitorLook(row.monitorState, say);
  const fact = (key: Parameters<typeof say>[0], value: ReactNode) => ({
    key,
    label: (say as (name: string) => string)(key),
    value: value ?? <NoValue />,
  });
  return (
    <KeyValueList
      columns={2}
      items={[
        fact('state', <StatusCell looks={stateLooks[stateOf(row)]}>{say(stateOf(row))}</StatusCell>),
        fact('monitor', <StatusCell looks={monitor}>{monitorName}</StatusCell>),
        fact(
          'dailyUsed',
          <DailyLimitCell
            row={row}
            noLimit={say('noDailyLimit')}
            labelOf={(share) => say('ofDailyLimit', { share })}
          />,
        ),
        fact('lastHeartbeat', <TimeCell value={row.lastHeartbeatAt} />),
        fact('ordersToday', <span className="numeric">{`${today.paidCount} / ${today.orderCount}`}</span>),
        fact('successRate', <RatioCell ratio={today.successRate} />),
        fact('paidToday', <MoneyCell amountMinor={today.paidMinor} currency={currency} />),
        fact('inHand', <span className="numeric">{row.processingOrderCount}</span>),
        fact('limits', <span className="tabular-nums">{`${limitsText(row)} ${currency}`}</span>),
        fact('concurrency', row.concurrencyLimit ?? say('noDailyLimit')),
        fact('weight', row.weight),
        fact('floatMode', floatWord(row.floatMode, say)),
        ...(row.products.some(({ productKind }) => productKind === 'payout')
          ? [fact('paysBy', payerWord(row.paysBy, say))]
          : []),
        fact('createdAt', <TimeCell value={row.createdAt} />),
        fact('timeZone', row.timeZone),
      ]}
    />
  );
}

function Products({
  row,
  mayTurn,
  onTurn,
}: {
  row: ResourceRow;
  mayTurn: boolean;
  onTurn: ResourceDrawerProps['onTurn'];
}) {
  const say = useText(resourceDrawerMessages);
  const sayList = useText(resourceMessages);
  const words = useWords();
  if (row.products.length === 0) return <p className="text-muted-foreground">{say('noProducts')}</p>;
  return (
    <ul className="grid gap-1">
      {row.products.map(({ productId, productName, productKind, state }) => {
        const product = `${productId} ${words(productName)}`;
        return (
          <li key={productId} className="flex min-h-8 items-center gap-3 border-b last:border-b-0">
            <span className="min-w-0 flex-1 wrap-anywhere">
              {product}{' '}
              <span className="text-sm text-muted-foreground">{productKindWord(productKind, sayList)}</span>
            </span>
            {mayTurn ? (
              <Switch
                aria-label={say('enableFor', { product })}
                checked={state === 0}
                onCheckedChange={(enable) => void onTurn(row, enable, productId)}
              />
            ) : (
              <StatusCell looks={stateLooks[state === 0 ? 'enabled' : 'disabled']}>
                {sayList(state === 0 ? 'enabled' : 'disabled')}
              </StatusCell>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Identity({ row, mayReveal }: { row: ResourceRow; mayReveal: boolean }) {
  const say = useText(resourceDrawerMessages);
  const sayList = useText(resourceMessages);
  const language = useLanguage();
  const masked = (value: string | null, of: 'cardNumber' | 'mobileNumber') =>
    value && (
      <MaskedAccount
        masked={value}
        reveal={
          mayReveal
            ? {
                load: async () => (await call(resourcesReveal, { resourceId: row.id }))[of] ?? value,
                problemText: (error) => errorText(error, language).what,
              }
            : undefined
        }
      />
    );
  const copied = (value: string | null) => value && <CopyText value={value} className="font-mono text-sm" />;
  const paybill = [row.paybillNumber, row.paybillAccount].filter(Boolean).join(' · ');
  const facts: readonly (readonly [key: string, label: string, value: ReactNode])[] = [
    ['kind', sayList('kind'), kindWord(row.kind, sayList)],
    ['bank', sayList('bank'), row.bankName],
    ['holder', sayList('holder'), row.accountName],
    ['cardNumber', say('cardNumber'), masked(row.cardNumberMasked, 'cardNumber')],
    ['ifscCode', say('ifscCode'), copied(row.ifscCode)],
    ['vpa', say('vpa'), copied(row.vpa)],
    ['mobileNumber', say('mobileNumber'), masked(row.mobileNumberMasked, 'mobileNumber')],
    ['paybill', say('paybill'), paybill && copied(paybill)],
    ['tillNumber', say('tillNumber'), copied(row.tillNumber)],
    ['network', sayList('network'), row.usdtNetwork],
    ['usdtAddress', say('usdtAddress'), copied(row.usdtAddress)],
    ['gateway', say('gateway'), row.gatewayName],
    ['link', say('link'), copied(row.link)],
    ['jumpLink', say('jumpLink'), copied(row.jumpLink)],
    ['qrCode', say('qrCode'), row.hasQrCode && <ResourcePicture row={row} />],
    ['device', say('device'), copied(row.monitorId)],
  ];
  return (
    <KeyValueList items={facts.flatMap(([key, label, value]) => (value ? [{ key, label, value }] : []))} />
  );
}

type Reservation = Output<'resources.detail'>['reservations'][number];
const mostShown = 200;

/** Orders that the account holds now, oldest first. They belong to the account, whatever their product. */
function Held({ row, given }: { row: ResourceRow; given: ResourceGiven }) {
  const say = useText(resourceDrawerMessages);
  const productId = row.products[0]?.productId;
  const { data } = useOperation(
    resourcesDetail,
    { resourceId: row.id, productId: productId ?? 1 },
    { enabled: productId !== undefined, everyMs: 10_000 },
  );
  const reservations = data?.reservations ?? [];
  return (
    <DrawerPart title={say('held')}>
      {reservations.length === 0 ? (
        <EmptyState icon={Inbox} title={say('nothingHeld')} />
      ) : (
        <ul className="grid">
          {reservations.map((reservation) => (
            <HeldOrder key={reservation.orderCode} row={row} given={given} {...reservation} />
          ))}
        </ul>
      )}
      {reservations.length === mostShown && (
        <p className="text-sm text-muted-foreground">{say('mostHeld')}</p>
      )}
    </DrawerPart>
  );
}

function HeldOrder({
  row,
  given,
  orderCode,
  payAmountMinor,
  expiresAt,
}: Reservation & { row: ResourceRow; given: ResourceGiven }) {
  const say = useText(resourceDrawerMessages);
  const { dateTime } = useFormats();
  const found = { orderCode, order: orderCode };
  const href = ordersOf(given.user, orderTypeOf(orderCode), found, row.supplierId);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-b py-1.5 last:border-b-0">
      {href ? (
        <AppLink href={href} className="focus-ring rounded-xs font-mono text-sm text-primary hover:underline">
          {orderCode}
        </AppLink>
      ) : (
        <TextCell value={orderCode} mono />
      )}
      <MoneyCell amountMinor={payAmountMinor} currency={row.currency} />
      <span className="text-sm text-muted-foreground">{say('until', { time: dateTime(expiresAt) })}</span>
    </li>
  );
}
