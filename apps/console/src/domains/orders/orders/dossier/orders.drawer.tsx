import { ordersList } from '@platform/sdk/operations';
import {
  cn,
  EmptyState,
  IconButton,
  Sheet,
  SheetBody,
  SheetContent,
  SheetDescription,
  SheetHeader,
  SheetTitle,
  Skeleton,
} from '@platform/ui-kit/skin';
import { ChevronDown, ChevronUp, SearchX } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { MoneyCell, NoValue, StatusCell, TimeCell } from '../../../../shared/cells/cells.tsx';
import { CopyText } from '../../../../shared/cells/copy.cell.tsx';
import { ErrorNotice } from '../../../../shared/error-notice.tsx';
import { lazyPart } from '../../../../shared/lazy-part.tsx';
import { defineMessages, useText } from '../../../../shared/messages.ts';
import { useOperation } from '../../../../shared/query.ts';
import type { OrderGiven } from '../list/orders.parts.ts';
import { type FieldValue, isEmpty, type OrderFieldGroup } from '../orders.fields.ts';
import { type OrderRow, orderLabels, statusLooks, statusOf } from '../orders.labels.ts';
import { orderMessages } from '../orders.messages.ts';

// Not needed until an order is opened.
const OrderHistory = lazyPart('order', async () => (await import('./orders.dossier.tsx')).OrderHistory);
const OrderFoot = lazyPart('order', async () => (await import('./orders.dossier.tsx')).OrderFoot);

const messages = defineMessages('orderDrawer', {
  previous: { 'zh-CN': '上一笔', 'zh-TW': '上一筆', 'en-US': 'Previous order' },
  next: { 'zh-CN': '下一笔', 'zh-TW': '下一筆', 'en-US': 'Next order' },
});

export interface OrderDrawerProps {
  orderCode: string | null;
  /** Rows of the list, for stepping and for immediate display. */
  rows: readonly OrderRow[];
  groups: readonly OrderFieldGroup[];
  given: OrderGiven;
  onOpen: (orderCode: string | null) => void;
}

/** One order at its own URL (`?order=`). It need not be in the loaded rows. */
export function OrderDrawer({ orderCode, ...rest }: OrderDrawerProps) {
  const { onOpen } = rest;
  return (
    <Sheet open={orderCode !== null} onOpenChange={(open) => !open && onOpen(null)}>
      <SheetContent size="lg">
        {orderCode !== null && <DrawerContent key={orderCode} orderCode={orderCode} {...rest} />}
      </SheetContent>
    </Sheet>
  );
}

function DrawerContent({ orderCode, rows, groups, given, onOpen }: OrderDrawerProps & { orderCode: string }) {
  const say = useText(orderMessages);
  const sayHere = useText(messages);
  const listed = rows.find((row) => row.orderCode === orderCode);
  const read = useOperation(
    ordersList,
    { orderCode, notInOrderStatusIds: [], pageSize: 1 },
    { enabled: listed === undefined },
  );
  const order = listed ?? read.data?.list.find((row) => row.orderCode === orderCode);
  const index = listed ? rows.indexOf(listed) : -1;
  const step = (target: OrderRow | undefined, label: string, icon: ReactNode) => (
    <IconButton
      label={label}
      size="icon-sm"
      disabled={!target}
      onClick={() => target && onOpen(target.orderCode)}
    >
      {icon}
    </IconButton>
  );
  return (
    <>
      <SheetHeader className="pe-28">
        <SheetTitle>
          <CopyText value={orderCode} className="font-mono max-sm:text-base" />
        </SheetTitle>
        <SheetDescription>{order ? <TimeCell value={order.createdAt} /> : say('details')}</SheetDescription>
        {index >= 0 && (
          <div className="absolute top-3 end-12 flex">
            {step(rows[index - 1], sayHere('previous'), <ChevronUp aria-hidden />)}
            {step(rows[index + 1], sayHere('next'), <ChevronDown aria-hidden />)}
          </div>
        )}
      </SheetHeader>
      <SheetBody className="grid content-start gap-5 pt-4">
        {order ? (
          <>
            <OrderDetails order={order} groups={groups} />
            <Suspense fallback={<Skeleton className="h-32" />}>
              <OrderHistory orderCode={orderCode} />
            </Suspense>
          </>
        ) : read.isPending ? (
          <LoadingDetails />
        ) : read.error ? (
          <ErrorNotice error={read.error} />
        ) : (
          <EmptyState icon={SearchX} title={say('orderMissing')} description={say('orderMissingHelp')} />
        )}
      </SheetBody>
      {order && (
        <Suspense fallback={null}>
          <OrderFoot orderCode={orderCode} given={given} />
        </Suspense>
      )}
    </>
  );
}

function OrderDetails({ order, groups }: { order: OrderRow; groups: readonly OrderFieldGroup[] }) {
  const say = useText(orderMessages);
  const key = statusOf(order);
  const looks = key ? statusLooks[key] : { tone: 'neutral' as const };
  const extras = Object.entries(order.extra);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <MoneyCell
          amountMinor={order.amountMinor}
          currency={order.currency}
          className="text-2xl font-semibold"
        />
        <StatusCell looks={looks}>{key ? say(key) : orderLabels(say).status(order.status)}</StatusCell>
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

/** Long numbers and addresses take the full width, so that they do not wrap. */
const longSigns = 22;
function isLong(value: FieldValue): boolean {
  return (value.kind === 'copy' || value.kind === 'text') && (value.text?.length ?? 0) > longSigns;
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
    case 'text':
      return value.text === null ? <NoValue /> : value.text;
  }
}

function LoadingDetails() {
  return (
    <div aria-busy className="grid gap-4">
      <Skeleton className="h-8 w-48" />
      <Skeleton className="h-32 w-full" />
      <Skeleton className="h-32 w-full" />
    </div>
  );
}
