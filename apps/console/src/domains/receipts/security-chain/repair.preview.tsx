import type { Output } from '@platform/sdk';
import { Notice, SmallTable } from '@platform/ui-kit/skin';
import { CountCell, MoneyCell, TimeCell } from '../../../shared/cells/cells.tsx';
import { useFormats } from '../../../shared/format.ts';
import { useText } from '../../../shared/messages.ts';
import { repairMessages } from './repair.messages.ts';

type Preview = Output<'securityPatches.preview'>;
type Break = Preview['breaks'][number];

const amounts = [
  ['expected', 'expectedBalanceMinor'],
  ['stated', 'balanceMinor'],
  ['difference', 'differenceMinor'],
] as const;
const counts = [
  ['following', 'followingCount'],
  ['reliable', 'reliableCount'],
  ['flagged', 'flaggedCount'],
] as const;

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
      <SmallTable
        label={say('breaks')}
        className="max-h-56"
        rows={breaks}
        rowKey={({ nodeId }) => nodeId}
        columns={[
          { key: 'time', head: say('time'), cell: ({ receivedAt }) => <TimeCell value={receivedAt} /> },
          ...amounts.map(([key, field]) => ({
            key,
            head: say(key),
            atEnd: true,
            cell: (one: Break) => <MoneyCell amountMinor={one[field]} currency={currency} />,
          })),
          ...counts.map(([key, field]) => ({
            key,
            head: say(key),
            atEnd: true,
            cell: (one: Break) => <CountCell count={one[field]} />,
          })),
        ]}
      />
      {breaks.length < breakCount && (
        <p className="text-sm text-muted-foreground">
          {say('newestOf', { shown: number(breaks.length), count: number(breakCount) })}
        </p>
      )}
      <p className="text-sm text-muted-foreground">{say('reliableHelp')}</p>
    </div>
  );
}
