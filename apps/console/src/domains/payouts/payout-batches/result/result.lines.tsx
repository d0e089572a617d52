import { SmallTable, StatusBadge } from '@platform/ui-kit/skin';
import { MoneyCell } from '../../../../shared/cells/cells.tsx';
import { useFormats } from '../../../../shared/format.ts';
import { useText } from '../../../../shared/messages.ts';
import { rowLook } from '../batches.labels.ts';
import { batchMessages } from '../batches.messages.ts';
import { resultMessages } from './result.messages.ts';
import { type JudgedLine, verdictTone, verdictWord } from './result.model.ts';

/** Each line of the file beside its payout, with what happens to it. */
export function JudgedLines({ lines, currency }: { lines: readonly JudgedLine[]; currency: string }) {
  const say = useText(resultMessages);
  const { number } = useFormats();
  return (
    <SmallTable
      label={say('lines')}
      rows={lines}
      rowKey={({ line, orderCode }) => `${line} ${orderCode}`}
      columns={[
        {
          key: 'line',
          head: say('line'),
          atEnd: true,
          cell: ({ line }) => (line === null ? '–' : number(line)),
        },
        {
          key: 'verdict',
          head: say('verdict'),
          cell: (line) => <StatusBadge tone={verdictTone(line)}>{verdictWord(line, say)}</StatusBadge>,
        },
        { key: 'inFile', head: say('inFile'), cell: (line) => <InFile line={line} /> },
        {
          key: 'order',
          head: say('order'),
          cell: (line) => <OfPayout line={line} currency={currency} />,
        },
      ]}
    />
  );
}

function InFile({ line: { line, key, word, utr, amountText, reason } }: { line: JudgedLine }) {
  const say = useText(resultMessages);
  if (line === null) return <span className="text-muted-foreground">{say('noLine')}</span>;
  return (
    <div className="grid gap-0.5 wrap-anywhere">
      <span className="font-mono">{key}</span>
      <span className="text-xs text-muted-foreground">
        {[word, amountText, utr, reason].filter(Boolean).join(' · ')}
      </span>
    </div>
  );
}

function OfPayout({
  line: { orderCode, amountMinor, userName, state },
  currency,
}: {
  line: JudgedLine;
  currency: string;
}) {
  const sayBatch = useText(batchMessages);
  if (orderCode === null) return <span aria-hidden>–</span>;
  return (
    <div className="grid gap-0.5 wrap-anywhere">
      <span className="font-mono">{orderCode}</span>
      <span className="text-xs text-muted-foreground">
        <MoneyCell amountMinor={amountMinor} currency={currency} />
        {[userName, state && rowLook(state, sayBatch).word].filter(Boolean).map((part) => ` · ${part}`)}
      </span>
    </div>
  );
}
