import { minorUnits } from '@platform/sdk';
import { splitMatchesSetTolerance, splitMatchesTolerances } from '@platform/sdk/operations';
import {
  Button,
  type CustomDialogControl,
  DialogBody,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  Field,
  MoneyInput,
  Skeleton,
  toast,
} from '@platform/ui-kit/skin';
import { useState } from 'react';
import { isCurrency, moneyText } from '../../../../shared/cells/money.text.ts';
import { call } from '../../../../shared/client.ts';
import { useStep } from '../../../../shared/dialogs/use-step.ts';
import { ErrorNotice } from '../../../../shared/error-notice.tsx';
import { useFormats } from '../../../../shared/format.ts';
import { useText } from '../../../../shared/messages.ts';
import { useMoneyCurrency } from '../../../../shared/money.currency.ts';
import { useOperation } from '../../../../shared/query.ts';
import { toleranceMessages } from './split.tolerance.messages.ts';

/** The largest residue that a match of several may leave, by currency. */
export function TolerancePanel({ control }: { control: CustomDialogControl<unknown> }) {
  const say = useText(toleranceMessages);
  const { data, isPending, error } = useOperation(splitMatchesTolerances, {});
  return (
    <>
      <DialogHeader>
        <DialogTitle>{say('title')}</DialogTitle>
        <DialogDescription>{say('help')}</DialogDescription>
      </DialogHeader>
      <DialogBody className="grid content-start gap-4">
        <ErrorNotice error={error} />
        {isPending && <Skeleton className="h-40 w-full" />}
        {data?.list.map((each) => (
          // A changed tolerance is a new row, with what is stored now.
          <Tolerance key={`${each.currency} ${each.maximumMinor}`} {...each} />
        ))}
      </DialogBody>
      <DialogFooter>
        <Button onClick={control.dismiss}>{say('close')}</Button>
      </DialogFooter>
    </>
  );
}

interface ToleranceProps {
  currency: string;
  maximumMinor: number;
  boundMinor: number;
  updatedBy: string | null;
  updatedAt: string | null;
}

function Tolerance({ currency, maximumMinor, boundMinor, updatedBy, updatedAt }: ToleranceProps) {
  const say = useText(toleranceMessages);
  const { dateTime } = useFormats();
  const { attempt } = useStep(splitMatchesTolerances);
  const money = useMoneyCurrency(isCurrency(currency) ? currency : 'INR');
  const [minor, setMinor] = useState<number | null>(maximumMinor);
  const [unreadable, setUnreadable] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const bound = `${moneyText(boundMinor, currency)} ${currency}`;
  const refusal = unreadable ?? (minor !== null && minor > boundMinor ? say('tooLarge', { bound }) : problem);
  const save = async () => {
    if (minor === null || !isCurrency(currency)) return;
    setBusy(true);
    const outcome = await attempt(() =>
      call(splitMatchesSetTolerance, { currency, maximumMinor: minorUnits(minor) }),
    );
    setBusy(false);
    setProblem(outcome.done ? undefined : outcome.problem);
    if (outcome.done) toast.success(say('saved', { currency }));
  };
  const changed =
    updatedBy === null || updatedAt === null
      ? say('unchanged')
      : say('changedBy', { account: updatedBy, at: dateTime(updatedAt) });
  const wait =
    minor === null
      ? (unreadable ?? say('nothingChanged'))
      : minor === maximumMinor
        ? say('nothingChanged')
        : refusal;
  return (
    <div className="flex flex-wrap items-start gap-3">
      <Field
        label={say('label', { currency })}
        help={`${say('bound', { bound })} · ${changed}`}
        error={refusal}
        className="min-w-48 flex-1"
      >
        <MoneyInput
          currency={money}
          valueMinor={minor}
          onValueChange={(next) => {
            setMinor(next);
            setProblem(undefined);
          }}
          onUnreadable={setUnreadable}
        />
      </Field>
      <Button
        className="mt-6.5"
        loading={isBusy}
        disabledReason={wait}
        aria-label={say('saveOf', { currency })}
        onClick={() => void save()}
      >
        {say('save')}
      </Button>
    </div>
  );
}
