import { StatusBadge } from '@platform/ui-kit/skin';
import { MoneyCell } from '../../../../shared/cells/cells.tsx';
import { useFormats } from '../../../../shared/format.ts';
import { useText } from '../../../../shared/messages.ts';
import { rowLook } from '../batches.labels.ts';
import { batchMessages } from '../batches.messages.ts';
import { resultMessages } from './result.messages.ts';
import { type JudgedLine, verdictTone, verdictWord } from './result.model.ts';

const anyHead = 'px-3 py-1.5 font-medium whitespace-nowrap';
const head = `${anyHead} text-start`;
const headEnd = `${anyHead} text-end`;
const cell = 'px-3 py-1.5 align-top';

/** Each line of the file beside its payout, with what happens to it. */
export function JudgedLines({ lines, currency }: { lines: readonly JudgedLine[]; currency: string }) {
  const say = useText(resultMessages);
  const { number } = useFormats();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
    <div tabIndex={0} className="focus-ring max-h-96 overflow-auto rounded-lg border">
      <table className="w-full text-sm">
        <thead className="sticky top-0 z-10 bg-card text-muted-foreground">
          <tr>
            <th className={headEnd}>{say('line')}</th>
            <th className={head}>{say('verdict')}</th>
            <th className={head}>{say('inFile')}</th>
            <th className={head}>{say('order')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.line} ${line.orderCode}`} className="border-t">
              <td className={`${cell} numeric text-end`}>{line.line === null ? '–' : number(line.line)}</td>
              <td className={cell}>
                <StatusBadge tone={verdictTone(line)}>{verdictWord(line, say)}</StatusBadge>
              </td>
              <td className={cell}>
                <InFile line={line} />
              </td>
              <td className={cell}>
                <OfPayout line={line} currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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
