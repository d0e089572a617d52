import type { Output } from '@platform/sdk';
import {
  ordersList,
  ordersStatusCounts,
  payoutBatchesCreate,
  payoutBatchesList,
  payoutBatchesPreview,
} from '@platform/sdk/operations';
import {
  Button,
  EmptyState,
  FormActions,
  KeyValueList,
  Notice,
  Skeleton,
  SmallTable,
} from '@platform/ui-kit/skin';
import { ArrowLeft, RefreshCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { MoneyCell, NoValue, TimeCell } from '../../../../shared/cells/cells.tsx';
import { call } from '../../../../shared/client.ts';
import { useStep } from '../../../../shared/dialogs/use-step.ts';
import { ErrorNotice } from '../../../../shared/error-notice.tsx';
import { useFormats } from '../../../../shared/format.ts';
import { useText } from '../../../../shared/messages.ts';
import { useOperation } from '../../../../shared/query.ts';
import { createMessages } from './create.messages.ts';
import type { CreatedAnswer } from './created.step.tsx';
import { createInput, previewInput } from './draft.model.ts';
import { SkippedPayouts } from './skipped.list.tsx';
import type { StepProps } from './step.props.ts';

type Preview = Output<'payoutBatches.preview'>;

/** What the batch would be now, and its creation. */
export function PreviewStep({
  draft,
  moved,
  onStep,
  onDiscard,
  onCreated,
}: StepProps & { onCreated: (answer: CreatedAnswer) => void }) {
  const say = useText(createMessages);
  const { number } = useFormats();
  const { data, error, isFetching, refetch } = useOperation(payoutBatchesPreview, previewInput(draft), {
    staleMs: 0,
  });
  const { attempt } = useStep(payoutBatchesList, payoutBatchesPreview, ordersList, ordersStatusCounts);
  const [creating, setCreating] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moved) heading.current?.focus();
  }, [moved]);

  const create = async (preview: Preview) => {
    setRefusal(null);
    setCreating(true);
    let answer: CreatedAnswer | undefined;
    const { refusal: found } = await attempt(async () => {
      answer = await call(payoutBatchesCreate, createInput(draft, preview));
    });
    setCreating(false);
    if (answer) onCreated(answer);
    else setRefusal(found ?? null);
  };

  return (
    <section aria-busy={isFetching} className="grid gap-5">
      <div className="grid gap-1">
        <h2 ref={heading} tabIndex={-1} className="focus-ring w-fit rounded-sm font-semibold">
          {say('preview')}
        </h2>
        <p className="text-sm text-muted-foreground">{say('previewHelp')}</p>
      </div>
      {!data && !error && <Skeleton className="h-48" />}
      {error && <ErrorNotice error={error} />}
      {data && !error && <Previewed preview={data} />}
      <ErrorNotice error={refusal} />
      <FormActions className="sm:justify-start">
        <Button onClick={() => onStep({ ...draft, step: 'pay' })}>
          <ArrowLeft aria-hidden />
          {say('back')}
        </Button>
        <Button loading={isFetching && data !== undefined} onClick={() => void refetch()}>
          <RefreshCw aria-hidden />
          {say('refresh')}
        </Button>
        {data && !error && (
          <Button
            variant="primary"
            loading={creating}
            disabledReason={data.orderCount === 0 ? say('nothing') : undefined}
            onClick={() => void create(data)}
          >
            {say('create', { count: number(data.orderCount) })}
          </Button>
        )}
        <Button variant="ghost" className="max-sm:order-first" onClick={onDiscard}>
          {say('discard')}
        </Button>
      </FormActions>
    </section>
  );
}

function Previewed({ preview }: { preview: Preview }) {
  const say = useText(createMessages);
  const { number } = useFormats();
  const { orderCount, amountMinor, currency, oldestAt, skipped, stoppedBy, exceeds, account } = preview;
  const stop = stoppedBy && isKnownStop(stoppedBy) ? say(`stop_${stoppedBy}`) : stoppedBy;
  return (
    <>
      <KeyValueList
        items={[
          {
            key: 'found',
            label: say('found'),
            value: <span className="numeric text-lg font-semibold">{number(orderCount)}</span>,
          },
          {
            key: 'sum',
            label: say('sum'),
            value: (
              <MoneyCell amountMinor={amountMinor} currency={currency} className="text-lg font-semibold" />
            ),
          },
          { key: 'oldest', label: say('oldest'), value: <TimeCell value={oldestAt} /> },
          {
            key: 'account',
            label: say('resourceId'),
            value: `${account.resourceName} · ${account.supplierName}`,
          },
          {
            key: 'places',
            label: say('placesLeft'),
            value: account.placesLeft === null ? say('unlimited') : number(account.placesLeft),
          },
          {
            key: 'daily',
            label: say('dailyLeft'),
            value:
              account.dailyLeftMinor === null ? (
                say('unlimited')
              ) : (
                <MoneyCell amountMinor={account.dailyLeftMinor} currency={currency} />
              ),
          },
        ]}
      />
      {exceeds && <Notice tone="warning">{say('exceeds')}</Notice>}
      {stop && <Notice tone="info">{stop}</Notice>}
      {orderCount === 0 ? (
        <EmptyState title={say('nothing')} description={say('nothingHelp')} />
      ) : (
        <PreviewedOrders preview={preview} />
      )}
      <SkippedPayouts title={say('skipped')} skipped={skipped} />
    </>
  );
}

const stops = ['maxOrderCount', 'template', 'concurrencyLimit', 'dailyLimit'] as const;
type KnownStop = (typeof stops)[number];
const isKnownStop = (stop: string): stop is KnownStop => stops.some((each) => each === stop);

function PreviewedOrders({ preview: { orders, orderCount, currency } }: { preview: Preview }) {
  const say = useText(createMessages);
  const { number } = useFormats();
  const title =
    orders.length < orderCount ? say('firstOrders', { count: number(orders.length) }) : say('orders');
  return (
    <section aria-label={title} className="grid gap-2">
      <h3 className="font-semibold">{title}</h3>
      <SmallTable
        label={title}
        className="max-h-80"
        rows={orders}
        rowKey={({ orderCode }) => orderCode}
        columns={[
          {
            key: 'order',
            head: say('order'),
            cell: ({ orderCode }) => <span className="font-mono @md:whitespace-nowrap">{orderCode}</span>,
          },
          {
            key: 'beneficiary',
            head: say('beneficiary'),
            cell: ({ userName, bankName, cardNumberMasked }) =>
              [userName, bankName, cardNumberMasked].filter(Boolean).join(' · ') || <NoValue />,
          },
          { key: 'merchant', head: say('merchant'), cell: ({ merchantName }) => merchantName },
          {
            key: 'amount',
            head: say('amount'),
            atEnd: true,
            cell: ({ amountMinor }) => <MoneyCell amountMinor={amountMinor} currency={currency} />,
          },
          {
            key: 'createdAt',
            head: say('createdAt'),
            className: 'whitespace-nowrap',
            cell: ({ createdAt }) => <TimeCell value={createdAt} />,
          },
        ]}
      />
    </section>
  );
}
