import { ordersSupplement, payoutClaimsClaim } from '@platform/sdk/operations';
import { payoutStatusIds, validateReference } from '@platform/sdk/rules';
import { Button, cn, Field, Input, toast } from '@platform/ui-kit/skin';
import { Check, Copy, X } from 'lucide-react';
import {
  type FormEvent,
  type ReactNode,
  type Ref,
  Suspense,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { call } from '../../../../../shared/client.ts';
import { copyText } from '../../../../../shared/copy.ts';
import { problemsBeside } from '../../../../../shared/error.fields.ts';
import { lazyPart } from '../../../../../shared/lazy-part.tsx';
import { useText } from '../../../../../shared/messages.ts';
import { fieldReasonMessages } from '../../../../../shared/reasons.messages.ts';
import type { OwnCommand } from '../use-payout-actions.tsx';
import { DeskAccount, type DeskAccountProps } from './desk.account.tsx';
import { type DeskField, fieldsOf } from './desk.fields.ts';
import { deskMessages } from './desk.messages.ts';
import { LeaseClock } from './lease.clock.tsx';

export interface PaymentHandle {
  /** Focuses the first value to copy. */
  focus: () => void;
}

export interface DeskPaymentProps extends DeskAccountProps {
  /** Runs a step that asks for something first. */
  onStep: (command: OwnCommand) => void;
  onPaid: () => void;
  onLeaseEnd: () => void;
  ref: Ref<PaymentHandle>;
}

/** One payout in hand: its details to copy one after the other, then the bank's reference. */
export function DeskPayment({ payout, given, attempt, onStep, onPaid, onLeaseEnd, ref }: DeskPaymentProps) {
  const say = useText(deskMessages);
  const fields = fieldsOf(payout);
  const rows = useRef<(HTMLButtonElement | null)[]>([]);
  const reference = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => rows.current[0]?.focus() }));
  const isPreparing = payout.payoutStatus === payoutStatusIds.preparing;
  return (
    <div className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that belong together are no fieldset */}
      <div role="group" aria-label={say('details')} className="grid content-start gap-1">
        {fields.map((field, index) => (
          <CopyRow
            key={field.name}
            field={field}
            unit={field.name === 'amount' ? payout.currency : undefined}
            ref={(row) => {
              rows.current[index] = row;
            }}
            onCopied={() => (rows.current[index + 1] ?? reference.current)?.focus()}
          />
        ))}
      </div>
      <div className="grid content-start gap-3">
        <DeskAccount payout={payout} given={given} attempt={attempt} />
        <ReferenceForm payout={payout} attempt={attempt} onPaid={onPaid} field={reference} />
        <div className="flex flex-wrap items-center gap-2">
          {isPreparing ? (
            <>
              <Button size="sm" onClick={() => onStep('reject')}>
                {say('reject')}
              </Button>
              <Button size="sm" onClick={() => onStep('cancelClaim')}>
                {say('giveBack')}
              </Button>
              <Button
                size="sm"
                onClick={async () => {
                  const { done, problem } = await attempt(() =>
                    call(payoutClaimsClaim, { orderId: payout.orderId }),
                  );
                  if (done) toast.success(say('renewed'));
                  else if (problem) toast.danger(problem);
                }}
              >
                {say('renew')}
              </Button>
              {payout.claimExpiresAt !== null && (
                <LeaseClock endsAt={payout.claimExpiresAt} onEnd={onLeaseEnd} />
              )}
            </>
          ) : (
            <>
              <Button size="sm" onClick={() => onStep('decline')}>
                {say('declined')}
              </Button>
              <Button size="sm" onClick={() => onStep('loseOutcome')}>
                {say('unknown')}
              </Button>
              <span className="text-sm text-muted-foreground">{say('paying')}</span>
            </>
          )}
        </div>
        {given.mayCall('payouts.addProof') && <Receipts key={payout.orderId} orderCode={payout.orderCode} />}
      </div>
    </div>
  );
}

/** Not loaded for those who only watch the pool. */
const PayoutProofs = lazyPart(
  'payout proofs',
  async () => (await import('../proofs/payout.proofs.tsx')).PayoutProofs,
);

/** What opens on demand, so that the list below keeps its place. */
function Receipts({ orderCode }: { orderCode: string }) {
  const say = useText(deskMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="focus-ring w-fit cursor-pointer rounded-sm py-1 text-sm text-muted-foreground hover:text-foreground">
        {say('receipts')}
      </summary>
      {isOpen && (
        <Suspense fallback={null}>
          <PayoutProofs orderCode={orderCode} mayAdd within={DeskPart} />
        </Suspense>
      )}
    </details>
  );
}

const DeskPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="pt-1">
    {children}
  </section>
);

/** Words, and not numbers or addresses. */
const words: ReadonlySet<DeskField['name']> = new Set(['userName', 'bankName']);
const icons = { idle: Copy, copied: Check, failed: X };

/** A value that is copied by a press, which then goes on to the next one. */
function CopyRow({
  field: { name, value },
  unit,
  onCopied,
  ref,
}: {
  field: DeskField;
  unit: string | undefined;
  onCopied: () => void;
  ref: Ref<HTMLButtonElement>;
}) {
  const say = useText(deskMessages);
  const [state, setState] = useState<keyof typeof icons>('idle');
  const Icon = icons[state];
  return (
    <button
      ref={ref}
      type="button"
      className="focus-ring grid min-h-9 grid-cols-[7rem_minmax(0,1fr)_auto] items-center gap-2 rounded-md border bg-card px-3 py-1 text-start hover:bg-hover"
      onClick={async () => {
        const done = await copyText(value);
        setState(done ? 'copied' : 'failed');
        // Not as a live region in the button: a dialog would hide the words around it and leave it alone.
        if (done) onCopied();
        else toast.danger(say('copyFailed'));
      }}
    >
      <span className="text-sm text-muted-foreground">
        <span className="sr-only">{say('copy')} </span>
        {say(name)}
      </span>
      <span className="wrap-anywhere">
        <data value={value} className={cn('font-medium', !words.has(name) && 'font-mono')}>
          {value}
        </data>
        {unit && <span className="ms-1.5 text-sm text-muted-foreground">{unit}</span>}
      </span>
      <Icon
        aria-hidden
        className={cn(
          'size-4',
          state === 'copied' ? 'text-success' : state === 'failed' ? 'text-danger' : 'text-muted-foreground',
        )}
      />
      {state === 'copied' && <span className="sr-only">{say('copied')}</span>}
    </button>
  );
}

interface ReferenceFormProps extends Pick<DeskPaymentProps, 'payout' | 'attempt' | 'onPaid'> {
  field: Ref<HTMLInputElement>;
}

/** With the bank's reference the payout is paid; without it the payment has only begun. */
function ReferenceForm({ payout, attempt, onPaid, field }: ReferenceFormProps) {
  const say = useText(deskMessages);
  const sayReason = useText(fieldReasonMessages);
  const [utr, setUtr] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);
  const { orderCode, currency, payoutStatus } = payout;

  const send = async (reference: string) => {
    setBusy(true);
    const outcome = await attempt(() =>
      call(ordersSupplement, { orderCode, ...(reference !== '' && { utr: reference }) }),
    );
    setBusy(false);
    setProblem(problemsBeside(outcome.refusal, ['utr'])?.utr ?? outcome.problem);
    if (outcome.done && reference !== '') {
      toast.success(say('recorded', { order: orderCode }));
      onPaid();
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const reference = utr.trim();
    const refusal = reference === '' ? 'required' : validateReference(reference, currency);
    if (refusal) setProblem(sayReason(refusal));
    else void send(reference);
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-2">
      <Field label={say(currency === 'USDT' ? 'hash' : 'reference')} error={problem} required>
        <Input
          ref={field}
          value={utr}
          maxLength={80}
          autoComplete="off"
          spellCheck={false}
          className="font-mono"
          onChange={({ target }) => {
            setUtr(target.value);
            setProblem(undefined);
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" loading={busy}>
          {say('paid')}
        </Button>
        {payoutStatus === payoutStatusIds.preparing && (
          <Button type="button" disabled={busy} onClick={() => void send('')}>
            {say('begin')}
          </Button>
        )}
      </div>
    </form>
  );
}
