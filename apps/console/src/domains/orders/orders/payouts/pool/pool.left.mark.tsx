import { ordersList } from '@platform/sdk/operations';
import { StatusCell } from '../../../../../shared/cells/cells.tsx';
import { useText } from '../../../../../shared/messages.ts';
import { useOperation } from '../../../../../shared/query.ts';
import { payoutLookOf } from '../payouts.labels.ts';
import { payoutMessages } from '../payouts.messages.ts';

const readOnceMs = 600_000;

/**
 * Says why a row of the pool cannot be claimed any more: who claimed it, if the reader may know, or else what became of
 * it.
 */
export function LeftMark({ orderCode }: { orderCode: string }) {
  const say = useText(payoutMessages);
  const { data } = useOperation(
    ordersList,
    { orderCode, notInOrderStatusIds: [], page: 1, pageSize: 1 },
    { staleMs: readOnceMs },
  );
  const now = data?.list.find((row) => row.orderCode === orderCode);
  if (now?.claimedBy)
    return (
      <StatusCell looks={{ tone: 'neutral' }}>
        {say('claimedBySomebody', { account: now.claimedBy })}
      </StatusCell>
    );
  if (!now) return <StatusCell looks={{ tone: 'neutral' }}>{say('leftPool')}</StatusCell>;
  const { word, ...looks } = payoutLookOf(now, say);
  return <StatusCell looks={looks}>{word}</StatusCell>;
}
