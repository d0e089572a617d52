import {
  reconciliationCloseDay,
  reconciliationDays,
  reconciliationReopenDay,
} from '@platform/sdk/operations';
import { Button, KeyValueList, SheetFooter } from '@platform/ui-kit/skin';
import type { ReactNode } from 'react';
import { MoneyCell, StatusCell, TimeCell } from '../../../shared/cells/cells.tsx';
import { moneyText } from '../../../shared/cells/money.text.ts';
import { call } from '../../../shared/client.ts';
import { useStep } from '../../../shared/dialogs/use-step.ts';
import { platformZone, useFormats } from '../../../shared/format.ts';
import { AppLink } from '../../../shared/link.tsx';
import type { ListContext } from '../../../shared/list/list.types.ts';
import { DrawerPart, RowDrawer, type RowDrawerProps } from '../../../shared/list/row.drawer.tsx';
import { listLink } from '../../../shared/list.links.ts';
import { useText } from '../../../shared/messages.ts';
import { useOperation } from '../../../shared/query.ts';
import { type DayRow, type Direction, ordersLink, recordsLink, stateLook } from './reconciliation.labels.ts';
import { reconciliationMessages } from './reconciliation.messages.ts';

type Drawer = RowDrawerProps<DayRow, DayRow>;

/** One account and day (`?day=`): each figure opens its rows, and the day is closed or reopened. */
export function DayDrawer({ of, screen, context }: Pick<Drawer, 'of' | 'screen'> & { context: ListContext }) {
  const say = useText(reconciliationMessages);
  return (
    <RowDrawer
      of={of}
      screen={screen}
      size="lg"
      label={say('details')}
      useRow={useDay}
      missing={{ title: say('notFound') }}
      head={(row) => {
        if (!row) return {};
        const { word, ...looks } = stateLook(row, say);
        return {
          title: (
            <>
              {row.resourceName}
              <StatusCell looks={looks}>{word}</StatusCell>
            </>
          ),
          note: `${row.day} · ${row.supplierName}`,
        };
      }}
      foot={(row) => <Foot row={row} context={context} />}
    >
      {(row) => <Content row={row} context={context} />}
    </RowDrawer>
  );
}

const useDay: Drawer['useRow'] = (id, listed) => {
  const [resourceId = '', day = ''] = id.split('.');
  const { data, isPending, error } = useOperation(
    reconciliationDays,
    { resourceId, startTime: `${day} 00:00:00`, endTime: `${day} 23:59:59` },
    { enabled: listed === undefined },
  );
  return { data: listed ?? data?.list[0], isPending, error };
};

function Content({ row, context }: { row: DayRow; context: ListContext }) {
  const say = useText(reconciliationMessages);
  const { number } = useFormats();
  const { closedAt, closedBy, inChangeMinor, outChangeMinor, currency, resourceId, unreadCount } = row;
  const account = listLink('resources.list', context.user.access, { account: resourceId });
  return (
    <>
      <KeyValueList
        items={[
          {
            key: 'account',
            label: say('account'),
            value: <Linked href={account}>{row.resourceName}</Linked>,
          },
          ...(unreadCount > 0 ? [{ key: 'unread', label: say('unread'), value: number(unreadCount) }] : []),
          ...(closedAt === null
            ? []
            : [
                { key: 'closedAt', label: say('closedAt'), value: <TimeCell value={closedAt} /> },
                { key: 'closedBy', label: say('closedBy'), value: closedBy },
                {
                  key: 'since',
                  label: say('sinceClosing'),
                  value: (
                    <span className="grid justify-items-start">
                      <Signed label={say('in')} amountMinor={inChangeMinor ?? 0} currency={currency} />
                      <Signed label={say('out')} amountMinor={outChangeMinor ?? 0} currency={currency} />
                    </span>
                  ),
                },
              ]),
        ]}
      />
      <FlowPart row={row} direction="in" context={context} />
      <FlowPart row={row} direction="out" context={context} />
    </>
  );
}

function Signed({ label, amountMinor, currency }: { label: string; amountMinor: number; currency: string }) {
  return (
    <span className="flex gap-2">
      {label}
      <MoneyCell amountMinor={amountMinor} currency={currency} />
    </span>
  );
}

const recordStates = ['matched', 'unmatched', 'suspicious', 'ignored'] as const;
const cell = 'px-3 py-1.5 align-top';

/** One direction: its figures, each with its rows, and what the difference consists of. */
function FlowPart({ row, direction, context }: { row: DayRow; direction: Direction; context: ListContext }) {
  const say = useText(reconciliationMessages);
  const { number } = useFormats();
  const flow = row[direction];
  const { currency } = row;
  const role = context.user.access;
  const lines = [
    ...recordStates.map((state) => ({
      key: state as string,
      word: say(state),
      sum: flow[state],
      href: recordsLink(row, role, { state, direction }),
    })),
    {
      key: 'orders',
      word: say(direction === 'in' ? 'collected' : 'paidOut'),
      sum: flow.orders,
      href: ordersLink(row, context.user, direction),
    },
  ];
  const parts = [
    ['toDecide', flow.unmatched.amountMinor + flow.suspicious.amountMinor],
    ['elsewhere', flow.elsewhereMinor],
    ['withoutRecord', -flow.withoutRecordMinor],
  ] as const;
  const shown = parts.filter(([, amount]) => amount !== 0);
  return (
    <DrawerPart title={say(direction)}>
      <div className="overflow-x-auto rounded-md border">
        <table aria-label={say(direction)} className="w-full border-collapse text-sm">
          <thead className="bg-muted text-xs text-muted-foreground">
            <tr>
              <th scope="col" className={`${cell} text-start font-medium`}>
                {say('what')}
              </th>
              <th scope="col" className={`${cell} text-end font-medium`}>
                {say('count')}
              </th>
              <th scope="col" className={`${cell} text-end font-medium`}>
                {say('amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ key, word, sum, href }) => (
              <tr key={key} className="border-t">
                <th scope="row" className={`${cell} text-start font-normal`}>
                  {word}
                </th>
                <td className={`${cell} numeric text-end`}>
                  {sum.count > 0 ? <Linked href={href}>{number(sum.count)}</Linked> : number(0)}
                </td>
                <td className={`${cell} text-end`}>
                  <MoneyCell amountMinor={sum.amountMinor} currency={currency} />
                </td>
              </tr>
            ))}
            <tr className="border-t bg-muted font-semibold">
              <th scope="row" colSpan={2} className={`${cell} text-start`}>
                {say('difference')}
              </th>
              <td className={`${cell} text-end`}>
                <MoneyCell amountMinor={flow.differenceMinor} currency={currency} />
              </td>
            </tr>
            {shown.length > 0 && (
              <tr className="border-t text-muted-foreground">
                <th scope="rowgroup" colSpan={3} className={`${cell} text-start text-xs font-medium`}>
                  {say('whereFrom')}
                </th>
              </tr>
            )}
            {shown.map(([key, amountMinor]) => (
              <tr key={key}>
                <th scope="row" colSpan={2} className={`${cell} text-start font-normal`}>
                  {say(key)}
                </th>
                <td className={`${cell} text-end`}>
                  <MoneyCell amountMinor={amountMinor} currency={currency} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </DrawerPart>
  );
}

function Linked({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (!href) return children;
  return (
    <AppLink href={href} className="focus-ring rounded-xs text-primary underline underline-offset-2">
      {children}
    </AppLink>
  );
}

/** Today in the platform's time zone, which the days are of. */
const today = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: platformZone(), dateStyle: 'short' }).format(new Date());

function Foot({ row, context }: { row: DayRow; context: ListContext }) {
  const say = useText(reconciliationMessages);
  const { withQuestion } = useStep(reconciliationDays);
  if (!context.mayCall('reconciliation.closeDay')) return null;
  const { resourceId, day, resourceName, currency, closedAt } = row;
  const named = { account: resourceName, day };
  const close = () =>
    withQuestion(
      {
        title: say('closeTitle', named),
        body: say('closeBody', {
          in: moneyText(row.in.differenceMinor, currency),
          out: moneyText(row.out.differenceMinor, currency),
        }),
        confirmLabel: say('close'),
      },
      () => call(reconciliationCloseDay, { resourceId, day }),
    );
  const reopen = () =>
    withQuestion(
      {
        title: say('reopenTitle', named),
        body: say('reopenBody'),
        confirmLabel: say('reopen'),
        tone: 'danger',
      },
      () => call(reconciliationReopenDay, { resourceId, day }),
    );
  return (
    <SheetFooter>
      {closedAt === null ? (
        <Button
          variant="primary"
          disabledReason={day >= today() ? say('notOver') : undefined}
          onClick={() => void close()}
        >
          {say('close')}
        </Button>
      ) : (
        <Button onClick={() => void reopen()}>{say('reopen')}</Button>
      )}
    </SheetFooter>
  );
}
