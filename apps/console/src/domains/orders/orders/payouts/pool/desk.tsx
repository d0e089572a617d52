import { ordersList, ordersStatusCounts, payoutClaimsHeld, payoutClaimsNext } from '@platform/sdk/operations';
import { Button, cn, toast } from '@platform/ui-kit/skin';
import { StepForward } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { MoneyCell } from '../../../../../shared/cells/cells.tsx';
import { CopyText } from '../../../../../shared/cells/copy.cell.tsx';
import { call } from '../../../../../shared/client.ts';
import { useStep } from '../../../../../shared/dialogs/use-step.ts';
import { useLive } from '../../../../../shared/live.ts';
import { useText } from '../../../../../shared/messages.ts';
import { useOperation } from '../../../../../shared/query.ts';
import type { OrderGiven, OrderQuery } from '../../list/orders.parts.ts';
import { type Payout, usePayoutActions } from '../use-payout-actions.tsx';
import type { HeldPayout } from './desk.fields.ts';
import { deskMessages } from './desk.messages.ts';
import { DeskPayment, type PaymentHandle } from './desk.payment.tsx';
import { wantedBy } from './desk.wanted.ts';

const everyMs = 15_000;

const payoutOf = ({ orderId, ...held }: HeldPayout): Payout => ({ ...held, id: orderId, supplierId: null });

/**
 * The payouts that the user has in hand, one of them open. Each press of Enter goes one step on: the next payout, its
 * values one after the other, the bank's reference, and the next payout.
 */
export function PayoutDesk({
  given,
  query,
  claimed,
}: {
  given: OrderGiven;
  /** The filters of the pool. */
  query: OrderQuery;
  /** The payout that was claimed last in the list below; it is opened. */
  claimed: { orderId: string } | null;
}) {
  const say = useText(deskMessages);
  const { data, refetch } = useOperation(payoutClaimsHeld, {}, { everyMs });
  const { attempt } = useStep(payoutClaimsHeld, ordersList, ordersStatusCounts);
  const { performOwn } = usePayoutActions(given);
  useLive(['payouts'], () => void refetch());
  const [chosen, setChosen] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const nextButton = useRef<HTMLButtonElement>(null);
  const payment = useRef<PaymentHandle>(null);
  // By the time of the claim: renewing one does not move the others under the cursor.
  const list = (data?.list ?? []).toSorted((a, b) => a.claimedAt.localeCompare(b.claimedAt));
  const open = list.find(({ orderId }) => orderId === chosen) ?? list[0];

  /** Opened by the user: the focus goes there as soon as it is shown. */
  const [awaited, setAwaited] = useState<string | null>(null);
  const choose = (orderId: string) => {
    setChosen(orderId);
    setAwaited(orderId);
  };
  // What is open stays open while others come and go: its reference must not be recorded for another.
  if (awaited === null && open && open.orderId !== chosen) setChosen(open.orderId);
  const chooseClaimed = useEffectEvent(choose);
  useEffect(() => {
    if (claimed) chooseClaimed(claimed.orderId);
  }, [claimed]);
  useEffect(() => {
    if (awaited === null || open?.orderId !== awaited) return;
    payment.current?.focus();
    setAwaited(null);
  }, [awaited, open?.orderId]);

  const takeNext = async () => {
    setBusy(true);
    let next: string | undefined;
    const { done, problem } = await attempt(async () => {
      next = (await call(payoutClaimsNext, wantedBy(query))).claim?.orderId;
    });
    setBusy(false);
    if (next) choose(next);
    else if (done) toast.info(say('noNext'), { description: say('noNextHelp') });
    else if (problem) toast.danger(problem);
  };

  return (
    <section aria-label={say('desk')} className="grid gap-3 rounded-lg border bg-card p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="font-semibold">{data ? say('inHand', { count: list.length }) : say('desk')}</h2>
        {list.length > 1 && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; these buttons choose at once.
          <div role="group" aria-label={say('choose')} className="flex flex-wrap gap-2">
            {list.map(({ orderId, orderCode, amountMinor, currency }) => (
              <button
                key={orderId}
                type="button"
                aria-pressed={orderId === open?.orderId}
                aria-label={orderCode}
                onClick={() => choose(orderId)}
                className={cn(
                  'focus-ring rounded-md border px-2 py-0.5 text-sm hover:bg-hover',
                  orderId === open?.orderId && 'border-primary bg-accent text-accent-foreground',
                )}
              >
                <span className="me-2 font-mono">…{orderCode.slice(-6)}</span>
                <MoneyCell amountMinor={amountMinor} currency={currency} />
              </button>
            ))}
          </div>
        )}
        <Button
          ref={nextButton}
          variant={open ? 'secondary' : 'primary'}
          className="ms-auto"
          loading={busy}
          onClick={() => void takeNext()}
        >
          <StepForward aria-hidden />
          {say('next')}
        </Button>
      </div>
      {open ? (
        <>
          <CopyText value={open.orderCode} className="justify-self-start font-mono text-sm" />
          <DeskPayment
            key={open.orderId}
            ref={payment}
            payout={open}
            given={given}
            attempt={attempt}
            onStep={async (command) => {
              if (await performOwn(command, payoutOf(open))) nextButton.current?.focus();
            }}
            onPaid={() => nextButton.current?.focus()}
            onLeaseEnd={() => void refetch()}
          />
        </>
      ) : (
        data && <p className="text-sm text-muted-foreground">{say('none')}</p>
      )}
    </section>
  );
}
