import { ordersList, payoutBatchesList } from '@platform/sdk/operations';
import { cn } from '@platform/ui-kit/skin';
import type { ReactNode } from 'react';
import { MoneyCell, NoValue, StatusCell, TimeCell } from '../../../../shared/cells/cells.tsx';
import { CopyText } from '../../../../shared/cells/copy.cell.tsx';
import { AppLink } from '../../../../shared/link.tsx';
import type { Look } from '../../../../shared/list/list.columns.tsx';
import { listMessages } from '../../../../shared/list/list.messages.ts';
import { RowDrawer, type RowDrawerProps, type RowRead } from '../../../../shared/list/row.drawer.tsx';
import { listLink } from '../../../../shared/list.links.ts';
import { useLanguage, useText } from '../../../../shared/messages.ts';
import { useOperation } from '../../../../shared/query.ts';
import { useStore } from '../../../../shared/store.ts';
import { currentUser } from '../../../../shared/user.ts';
import type { OrderGiven } from '../list/orders.parts.ts';
import { type FieldValue, isEmpty, type OrderFieldGroup, orderFields } from '../orders.fields.ts';
import { type OrderRow, orderLabels, statusLooks, statusOf } from '../orders.labels.ts';
import { orderMessages } from '../orders.messages.ts';
import { payoutLookOf } from '../payouts/payouts.labels.ts';
import { payoutMessages } from '../payouts/payouts.messages.ts';
import { reasonText } from '../payouts/payouts.reasons.ts';
import { OrderFoot, OrderHistory } from './orders.dossier.tsx';

type Drawer = RowDrawerProps<OrderRow, OrderRow>;
export interface OrderDrawerProps extends Pick<Drawer, 'of' | 'screen'> {
  given: OrderGiven;
}

/** One order at its own URL (`?order=`). */
export function OrderDrawer({ of, screen, given }: OrderDrawerProps) {
  const say = useText(orderMessages);
  const sayList = useText(listMessages);
  const language = useLanguage();
  const sayPayout = useText(payoutMessages);
  // The person of a payout is its beneficiary, not its payer.
  const groupsOf = ({ payoutStatus }: OrderRow) =>
    orderFields(payoutStatus === null ? say : sayPayout, given.scope ?? 'self', {
      yesNo: (value) => sayList(value ? 'yes' : 'no'),
      product: (id) => given.options.products.find(({ value }) => value === String(id))?.label ?? String(id),
      payoutStatus: (payout) => payoutLookOf(payout, sayPayout).word,
      reason: (reason) => reasonText(reason, language),
    });
  return (
    <RowDrawer
      of={of}
      screen={screen}
      size="lg"
      label={say('details')}
      useRow={useOrder}
      missing={{ title: say('orderMissing'), description: say('orderMissingHelp') }}
      head={(order, orderCode) => ({
        title: <CopyText value={orderCode} className="font-mono max-sm:text-sm" />,
        note: order && <TimeCell value={order.createdAt} />,
      })}
      foot={({ orderCode }) => <OrderFoot key={orderCode} orderCode={orderCode} given={given} />}
    >
      {(order) => (
        <>
          <OrderDetails order={order} groups={groupsOf(order)} />
          <OrderHistory orderCode={order.orderCode} given={given} />
        </>
      )}
    </RowDrawer>
  );
}

/** As often as its history. */
const orderMs = 10_000;

function useOrder(orderCode: string, listed: OrderRow | undefined): RowRead<OrderRow> {
  const { data, isPending, error } = useOperation(
    ordersList,
    { orderCode, notInOrderStatusIds: [], pageSize: 1 },
    { enabled: listed === undefined, everyMs: orderMs },
  );
  return { data: listed ?? data?.list.find((row) => row.orderCode === orderCode), isPending, error };
}

/** The status of a collection, or that of a payout. */
function useLook(order: OrderRow): Look {
  const say = useText(orderMessages);
  const sayPayout = useText(payoutMessages);
  if (order.payoutStatus !== null) return payoutLookOf(order, sayPayout);
  const key = statusOf(order);
  return key
    ? { ...statusLooks[key], word: say(key) }
    : { tone: 'neutral', word: orderLabels(say).status(order.status) };
}

function OrderDetails({ order, groups }: { order: OrderRow; groups: readonly OrderFieldGroup[] }) {
  const say = useText(orderMessages);
  const { word, ...looks } = useLook(order);
  const extras = Object.entries(order.extra);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <MoneyCell
          amountMinor={order.amountMinor}
          currency={order.currency}
          className="text-2xl font-semibold"
        />
        <StatusCell looks={looks}>{word}</StatusCell>
      </div>
      {groups.map(({ title, fields }) => {
        const filled = fields
          .map((field) => ({ ...field, value: field.value(order) }))
          .filter(({ value }) => !isEmpty(value));
        return filled.length === 0 ? null : (
          <Group key={title} title={title}>
            {filled.map(({ key, label, value }) => (
              <Fact key={key} label={label} wide={isLong(value)}>
                <FieldView value={value} />
              </Fact>
            ))}
          </Group>
        );
      })}
      {extras.length > 0 && (
        <Group title={say('extra')}>
          {extras.map(([name, value]) => (
            <Fact key={name} label={name}>
              <FieldView value={{ kind: 'copy', text: value }} />
            </Fact>
          ))}
        </Group>
      )}
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1.5 text-sm font-semibold text-muted-foreground">{title}</h3>
      <dl className="grid gap-x-6 rounded-lg border px-4 py-2 sm:grid-cols-2">{children}</dl>
    </section>
  );
}

function Fact({ label, wide = false, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <div
      className={cn(
        'grid min-w-0 grid-cols-[8rem_minmax(0,1fr)] items-start gap-2 py-1',
        wide && 'sm:col-span-2',
      )}
    >
      <dt className="text-sm leading-6 text-muted-foreground">{label}</dt>
      <dd className="min-w-0 leading-6 wrap-anywhere">{children}</dd>
    </div>
  );
}

/** The way to the batch that pays or paid it, for those who may open one. */
function BatchLink({ id }: { id: string }) {
  const user = useStore(currentUser);
  const href = user && listLink('payoutBatches.list', user.access, { batch: id });
  // People know a batch by its number, which the order does not carry.
  const batch = useOperation(
    payoutBatchesList,
    { payoutBatchId: id },
    { enabled: Boolean(href), staleMs: 60_000 },
  ).data?.list[0];
  return href ? (
    <AppLink
      href={href}
      className="focus-ring rounded-sm font-mono text-xs text-primary hover:underline sm:text-sm"
    >
      {batch?.batchCode ?? id}
    </AppLink>
  ) : (
    <CopyText value={id} className="font-mono text-sm leading-6" />
  );
}

/** Long numbers and addresses take the full width, so that they do not wrap. */
const longSigns = 22;
function isLong(value: FieldValue): boolean {
  return 'text' in value && (value.text?.length ?? 0) > longSigns;
}

function FieldView({ value }: { value: FieldValue }) {
  switch (value.kind) {
    case 'money':
      return <MoneyCell amountMinor={value.amountMinor} currency={value.currency} />;
    case 'time':
      return <TimeCell value={value.time} />;
    case 'copy':
      return value.text === null ? (
        <NoValue />
      ) : (
        <CopyText value={value.text} className="font-mono text-sm leading-6" />
      );
    case 'payoutBatch':
      return value.text === null ? <NoValue /> : <BatchLink id={value.text} />;
    case 'text':
      return value.text === null ? <NoValue /> : value.text;
  }
}
