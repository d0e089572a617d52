import {
  splitMatchesAdd,
  splitMatchesTolerances,
  statementsCandidates,
  statementsList,
} from '@platform/sdk/operations';
import {
  Button,
  type CustomDialogControl,
  DialogBody,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  Skeleton,
  toast,
} from '@platform/ui-kit/skin';
import { useState } from 'react';
import { isCurrency } from '../../../../shared/cells/money.text.ts';
import { call } from '../../../../shared/client.ts';
import { useStep } from '../../../../shared/dialogs/use-step.ts';
import { ErrorNotice } from '../../../../shared/error-notice.tsx';
import { useFormats } from '../../../../shared/format.ts';
import { useText } from '../../../../shared/messages.ts';
import { useOperation } from '../../../../shared/query.ts';
import type { StatementRow } from '../statements.labels.ts';
import { OrderAdder } from './split.adder.tsx';
import { type Choice, ChoiceList } from './split.choices.tsx';
import { splitMessages } from './split.messages.ts';
import { isSplit, refusalOf, type SplitCandidate, sumOf } from './split.model.ts';
import { SplitResidue } from './split.residue.tsx';

const mostShown = 50;
const refusalWords = {
  shape: 'shapeRefusal',
  tolerance: 'toleranceRefusal',
  residue: 'residueRefusal',
  reason: 'reasonRefusal',
} as const;

export interface SplitPanelProps {
  control: CustomDialogControl<unknown>;
  statement: StatementRow;
  onMatched: () => void;
}

/** Chooses orders that one record paid, or records that together paid one order, and shows what is left over. */
export function SplitPanel({ control, statement, onMatched }: SplitPanelProps) {
  const say = useText(splitMessages);
  const { dateTime } = useFormats();
  const { currency } = statement;
  const records = useOpenRecords(statement);
  const [added, setAdded] = useState<readonly SplitCandidate[]>([]);
  const [recordIds, setRecordIds] = useState<ReadonlySet<string>>(new Set([statement.id]));
  const [orderCodes, setOrderCodes] = useState<ReadonlySet<string>>(new Set());
  const [words, setWords] = useState({ kind: '', note: '', reason: '' });
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { attempt } = useStep(statementsCandidates);
  const candidates = useOperation(statementsCandidates, { statementId: statement.id });
  const tolerances = useOperation(splitMatchesTolerances, {});
  const toleranceMinor = tolerances.data?.list.find((each) => each.currency === currency)?.maximumMinor;

  const orders = unique([...added, ...(candidates.data?.list ?? [])])
    .filter(({ refusal }) => refusal === null)
    .map(
      (order): Choice => ({
        id: order.orderCode,
        title: order.orderCode,
        note: [order.merchantName, order.resourceName, dateTime(order.createdAt)].filter(Boolean).join(' · '),
        amountMinor: order.payAmountMinor ?? order.amountMinor,
      }),
    );
  const open = records.map(
    (record): Choice => ({
      id: record.id,
      title: record.utr ?? '–',
      note: [record.payerName, record.resourceName, dateTime(record.receivedAt)].filter(Boolean).join(' · '),
      amountMinor: record.amountMinor ?? 0,
    }),
  );
  const chosenRecords = open.filter(({ id }) => recordIds.has(id));
  const chosenOrders = orders.filter(({ id }) => orderCodes.has(id));
  const sum = sumOf(chosenRecords, chosenOrders);
  const refusal = refusalOf(chosenRecords, chosenOrders, words, toleranceMinor);

  const submit = async () => {
    setBusy(true);
    setProblem(undefined);
    const explained = sum.residueMinor !== 0;
    const outcome = await attempt(() =>
      call(splitMatchesAdd, {
        statementIds: chosenRecords.map(({ id }) => id),
        orderCodes: chosenOrders.map(({ id }) => id),
        reason: words.reason.trim(),
        ...(explained && { residueKind: kindOf(words.kind), residueNote: words.note.trim() }),
      }),
    );
    setBusy(false);
    if (!outcome.done) {
      setProblem(outcome.problem);
      return;
    }
    toast.success(say('done'));
    onMatched();
    control.dismiss();
  };
  if (currency === null) return null;
  return (
    <>
      <DialogHeader>
        <DialogTitle>{say('title')}</DialogTitle>
        <DialogDescription>{say('help')}</DialogDescription>
      </DialogHeader>
      <DialogBody className="grid content-start gap-x-6 gap-y-4 md:grid-cols-2">
        <ChoiceList
          label={say('records')}
          choices={open}
          chosen={recordIds}
          currency={currency}
          onChange={setRecordIds}
          empty={open.length < 2 ? say('noOthers') : undefined}
        />
        <div className="grid min-w-0 content-start gap-3">
          <ChoiceList
            label={say('orders')}
            choices={orders}
            chosen={orderCodes}
            currency={currency}
            onChange={setOrderCodes}
            empty={candidates.data && orders.length === 0 ? say('noOrders') : undefined}
          />
          {candidates.isPending && <Skeleton className="h-16 w-full" />}
          <ErrorNotice error={candidates.error ?? tolerances.error} />
          <OrderAdder
            statementId={statement.id}
            onFound={(found) => {
              setAdded((known) => unique([...found, ...known]));
              setOrderCodes((known) => new Set([...known, ...found.map(({ orderCode }) => orderCode)]));
            }}
          />
        </div>
        <SplitResidue
          sum={sum}
          currency={currency}
          toleranceMinor={toleranceMinor}
          isComplete={isSplit(chosenRecords.length, chosenOrders.length)}
          carrier={chosenOrders[sum.carrier]?.id}
          words={words}
          onWords={setWords}
        />
      </DialogBody>
      <DialogFooter className="items-center">
        {problem && (
          <p role="alert" className="me-auto text-sm text-danger">
            {problem}
          </p>
        )}
        <Button onClick={control.dismiss}>{say('close')}</Button>
        <Button
          variant="primary"
          disabled={isBusy}
          disabledReason={refusal && say(refusalWords[refusal])}
          onClick={() => void submit()}
        >
          {say('confirm')}
        </Button>
      </DialogFooter>
    </>
  );
}

/** The record itself, and the open ones of its account that may be further parts of the payment. */
function useOpenRecords(statement: StatementRow): readonly StatementRow[] {
  const { id, resourceId, currency } = statement;
  const filters = {
    ...(resourceId !== null && { resourceId }),
    ...(currency !== null && isCurrency(currency) && { currency }),
    direction: 'in' as const,
    pageSize: mostShown,
  };
  const enabled = { enabled: resourceId !== null };
  const unmatched = useOperation(statementsList, { ...filters, state: 'unmatched' as const }, enabled).data;
  const suspicious = useOperation(statementsList, { ...filters, state: 'suspicious' as const }, enabled).data;
  const others = [...(unmatched?.list ?? []), ...(suspicious?.list ?? [])]
    .filter((row) => row.id !== id && row.amountMinor !== null)
    .toSorted((a, b) => b.receivedAt.localeCompare(a.receivedAt));
  return [statement, ...others];
}

const unique = (orders: readonly SplitCandidate[]): SplitCandidate[] => [
  ...new Map(orders.map((order) => [order.orderCode, order])).values(),
];

const kinds = ['bankFee', 'underpaid', 'overpaid', 'rounding', 'other'] as const;
const kindOf = (text: string) => kinds.find((kind) => kind === text) ?? 'other';
