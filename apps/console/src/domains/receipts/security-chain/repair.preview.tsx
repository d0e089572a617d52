import type { Output } from '@platform/sdk';
import { Notice } from '@platform/ui-kit/skin';
import { MoneyCell, TimeCell } from '../../../shared/cells/cells.tsx';
import { useFormats } from '../../../shared/format.ts';
import { useText } from '../../../shared/messages.ts';
import { repairMessages } from './repair.messages.ts';

type Preview = Output<'securityPatches.preview'>;

const heads = ['time', 'expected', 'stated', 'difference', 'following', 'reliable', 'flagged'] as const;

/** What a repair would do: the state afterwards, and each break with the evidence that follows it. */
export function RepairPreview({ preview }: { preview: Preview }) {
  const say = useText(repairMessages);
  const { number } = useFormats();
  const { state, breakCount, remainingBreakCount, supplementCount, supplementLimit, breaks, currency } =
    preview;
  return (
    <div className="grid gap-3 text-foreground">
      <Notice
        tone={state === 'whole' ? 'success' : 'warning'}
        title={
          state === 'whole'
            ? say('becomesWhole', { count: number(breakCount) })
            : say('staysBroken', { count: number(breakCount), rest: number(remainingBreakCount) })
        }
      >
        {say('supplements', { count: number(supplementCount), limit: number(supplementLimit) })}
      </Notice>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard.
        tabIndex={0}
        aria-label={say('breaks')}
        className="focus-ring scrollbar-thin max-h-56 overflow-auto rounded-md border"
      >
        <table className="w-full text-sm">
          <caption className="sr-only">{say('breaks')}</caption>
          <thead className="sticky top-0 bg-muted text-muted-foreground">
            <tr>
              {heads.map((head) => (
                <th
                  key={head}
                  scope="col"
                  className={`px-3 py-1.5 font-medium whitespace-nowrap ${head === 'time' ? 'text-start' : 'text-end'}`}
                >
                  {say(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {breaks.map((one) => (
              <tr key={one.nodeId} className="border-t">
                <td className="px-3 py-1.5 whitespace-nowrap">
                  <TimeCell value={one.receivedAt} />
                </td>
                {([one.expectedBalanceMinor, one.balanceMinor, one.differenceMinor] as const).map(
                  (amountMinor, at) => (
                    <td key={heads[at + 1]} className="px-3 py-1.5 text-end whitespace-nowrap">
                      <MoneyCell amountMinor={amountMinor} currency={currency} bare={at < 2} />
                    </td>
                  ),
                )}
                {([one.followingCount, one.reliableCount, one.flaggedCount] as const).map((count, at) => (
                  <td key={heads[at + 4]} className="numeric px-3 py-1.5 text-end">
                    {number(count)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {breaks.length < breakCount && (
        <p className="text-sm text-muted-foreground">
          {say('newestOf', { shown: number(breaks.length), count: number(breakCount) })}
        </p>
      )}
      <p className="text-sm text-muted-foreground">{say('reliableHelp')}</p>
    </div>
  );
}
