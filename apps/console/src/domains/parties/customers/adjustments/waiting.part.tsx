import type { Operation } from '@platform/sdk';
import { adjustmentsList } from '@platform/sdk/operations';
import { Button } from '@platform/ui-kit/skin';
import { adjustmentMessages } from '../../../../shared/adjustments/adjustments.messages.ts';
import { useAdjustments } from '../../../../shared/adjustments/use-adjustments.tsx';
import { moneyText } from '../../../../shared/cells/money.text.ts';
import { useFormats } from '../../../../shared/format.ts';
import type { ListContext } from '../../../../shared/list/list.types.ts';
import { DrawerPart } from '../../../../shared/list/row.drawer.tsx';
import { useText } from '../../../../shared/messages.ts';
import { useOperation } from '../../../../shared/query.ts';

export interface WaitingAdjustmentsProps {
  /** Merchant or supplier. */
  ownerId: string;
  given: Pick<ListContext, 'mayCall' | 'user'>;
  /** Refetched after a decision. */
  refreshed: readonly Operation[];
}

/** Adjustments that a second person has to approve. */
export function WaitingAdjustments({ ownerId, given, refreshed }: WaitingAdjustmentsProps) {
  const say = useText(adjustmentMessages);
  const { dateTime } = useFormats();
  const money = useAdjustments(...refreshed);
  const { data } = useOperation(adjustmentsList, { ownerId, state: 'awaitingApproval' }, { everyMs: 30_000 });
  const waiting = data?.list ?? [];
  if (waiting.length === 0) return null;
  return (
    <DrawerPart title={say('waiting')}>
      <ul className="grid gap-2">
        {waiting.map((adjustment) => (
          <li key={adjustment.id} className="grid gap-1 rounded-lg border border-warning-border p-3">
            <span className="numeric font-medium">
              {moneyText(adjustment.amountMinor, adjustment.currency)} {adjustment.currency}
            </span>
            <span className="wrap-anywhere">{adjustment.reason}</span>
            <span className="text-sm text-muted-foreground">
              {say('requestedBy', {
                account: adjustment.requestedBy,
                time: dateTime(adjustment.requestedAt),
              })}
            </span>
            {given.mayCall('adjustments.approve') && (
              <span className="flex justify-end gap-2">
                <Button size="sm" onClick={() => void money.refuse(adjustment)}>
                  {say('refuse')}
                </Button>
                <Button
                  size="sm"
                  variant="danger"
                  disabledReason={
                    adjustment.requestedBy === given.user.account ? say('ownRequest') : undefined
                  }
                  onClick={() => void money.approve(adjustment)}
                >
                  {say('approve')}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </DrawerPart>
  );
}
