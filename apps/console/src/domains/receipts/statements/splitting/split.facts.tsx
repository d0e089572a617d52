import type { Output } from '@platform/sdk';
import { splitMatchesDetail } from '@platform/sdk/operations';
import { Button, KeyValueList, Skeleton } from '@platform/ui-kit/skin';
import type { ReactNode } from 'react';
import { MoneyCell, NoValue, StatusCell, TimeCell } from '../../../../shared/cells/cells.tsx';
import { ErrorNotice } from '../../../../shared/error-notice.tsx';
import { AppLink } from '../../../../shared/link.tsx';
import { DrawerPart } from '../../../../shared/list/row.drawer.tsx';
import { useText } from '../../../../shared/messages.ts';
import { useOperation } from '../../../../shared/query.ts';
import { splitFactMessages } from './split.facts.messages.ts';
import { splitMessages } from './split.messages.ts';

type Split = Output<'splitMatches.detail'>;
const kinds = ['bankFee', 'underpaid', 'overpaid', 'rounding', 'other'] as const;

interface SplitFactsProps {
  splitMatchId: string;
  /** The record that is shown. */
  statementId: string;
  linkOf: (orderCode: string) => string | undefined;
  onOpen: (statementId: string) => void;
}

/** The match of several that a record is part of: its records, its orders, and what is left over. */
export function SplitFacts({ splitMatchId, statementId, linkOf, onOpen }: SplitFactsProps) {
  const say = useText(splitFactMessages);
  const { data, isPending, error } = useOperation(splitMatchesDetail, { splitMatchId });
  return (
    <DrawerPart title={say('title')}>
      <ErrorNotice error={error} />
      {isPending && <Skeleton className="h-24 w-full" />}
      {data && (
        <>
          <Lines label={say('records')}>
            {data.records.map((record) => (
              <Line
                key={record.statementId}
                name={
                  record.statementId === statementId ? (
                    <span className="font-mono">{record.utr ?? '–'}</span>
                  ) : (
                    <Button
                      variant="link"
                      className="h-auto p-0 font-mono"
                      onClick={() => onOpen(record.statementId)}
                    >
                      {record.utr ?? say('openRecord')}
                    </Button>
                  )
                }
                note={record.payerName ?? record.resourceName}
                amountMinor={record.amountMinor}
                currency={data.currency}
              />
            ))}
          </Lines>
          <Lines label={say('orders')}>
            {data.orders.map((order) => (
              <Line
                key={order.orderCode}
                name={<OrderCode code={order.orderCode} href={linkOf(order.orderCode)} />}
                note={
                  order.reversedAt !== null && (
                    <StatusCell looks={{ tone: 'danger' }}>{say('reversed')}</StatusCell>
                  )
                }
                amountMinor={order.receivedMinor}
                currency={data.currency}
              />
            ))}
          </Lines>
          <Residue split={data} linkOf={linkOf} />
        </>
      )}
    </DrawerPart>
  );
}

function OrderCode({ code, href }: { code: string; href: string | undefined }) {
  if (!href) return <span className="font-mono">{code}</span>;
  return (
    <AppLink
      href={href}
      className="focus-ring rounded-xs font-mono text-primary underline underline-offset-2"
    >
      {code}
    </AppLink>
  );
}

function Lines({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <h4 className="text-sm text-muted-foreground">{label}</h4>
      <ul className="grid gap-1">{children}</ul>
    </div>
  );
}

interface LineProps {
  name: ReactNode;
  note: ReactNode;
  amountMinor: number;
  currency: string;
}

function Line({ name, note, amountMinor, currency }: LineProps) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 text-sm">
      <span className="min-w-0 wrap-anywhere">{name}</span>
      {note && <span className="text-muted-foreground">{note}</span>}
      <MoneyCell amountMinor={amountMinor} currency={currency} className="ms-auto" />
    </li>
  );
}

function Residue({ split, linkOf }: { split: Split; linkOf: SplitFactsProps['linkOf'] }) {
  const say = useText(splitFactMessages);
  const sayMatch = useText(splitMessages);
  const { currency, residueMinor, residueNote, residueOrderCode } = split;
  const kind = kinds.find((each) => each === split.residueKind);
  const explained = [kind && sayMatch(kind), residueNote].filter(Boolean).join(' · ');
  return (
    <KeyValueList
      columns={2}
      items={[
        {
          key: 'recorded',
          label: sayMatch('recorded'),
          value: <MoneyCell amountMinor={split.recordedMinor} currency={currency} />,
        },
        {
          key: 'asked',
          label: sayMatch('asked'),
          value: <MoneyCell amountMinor={split.askedMinor} currency={currency} />,
        },
        {
          key: 'residue',
          label: sayMatch('residue'),
          value: <MoneyCell amountMinor={residueMinor} currency={currency} />,
        },
        { key: 'kind', label: say('explained'), value: explained || <NoValue /> },
        {
          key: 'booked',
          label: say('bookedWith'),
          value:
            residueOrderCode === null ? (
              <NoValue />
            ) : (
              <OrderCode code={residueOrderCode} href={linkOf(residueOrderCode)} />
            ),
        },
        {
          key: 'matched',
          label: say('matchedBy'),
          value: (
            <>
              {split.matchedBy ?? '–'} <TimeCell value={split.matchedAt} />
            </>
          ),
        },
        { key: 'reason', label: sayMatch('reason'), value: split.reason },
      ]}
    />
  );
}
