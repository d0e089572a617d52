import { payoutClaimsClaim, resourcesList } from '@platform/sdk/operations';
import { payoutStatusIds } from '@platform/sdk/rules';
import { Field, Select, toast } from '@platform/ui-kit/skin';
import { call } from '../../../../../shared/client.ts';
import type { Step } from '../../../../../shared/dialogs/use-step.ts';
import { useText } from '../../../../../shared/messages.ts';
import { useOperation } from '../../../../../shared/query.ts';
import type { OrderGiven } from '../../list/orders.parts.ts';
import type { HeldPayout } from './desk.fields.ts';
import { deskMessages } from './desk.messages.ts';

const accountsMs = 60_000;
/** The largest page. */
const mostAccounts = 200;

export interface DeskAccountProps {
  payout: HeldPayout;
  given: OrderGiven;
  attempt: Step['attempt'];
}

/**
 * The account that pays. The platform has chosen one with room; until the payment begins its supplier may name another
 * of its own. Staff pay from no supplier's account.
 */
export function DeskAccount({ payout, given, attempt }: DeskAccountProps) {
  const say = useText(deskMessages);
  const { supplierId } = given.user;
  const { orderId, productId, payoutStatus, resourceId, resourceName } = payout;
  const mayChoose = supplierId !== null && payoutStatus === payoutStatusIds.preparing;
  const { data } = useOperation(
    resourcesList,
    { productId, state: 0, pageSize: mostAccounts, ...(supplierId && { supplierId }) },
    { enabled: mayChoose, staleMs: accountsMs },
  );
  const own = (data?.list ?? []).filter((account) => account.supplierId === supplierId);
  if (!mayChoose || own.length === 0)
    return resourceName === null ? null : (
      <p className="text-sm">
        <span className="text-muted-foreground">{say('account')}</span> {resourceName}
      </p>
    );
  const others = own.filter(({ id }) => id !== resourceId);
  return (
    <Field label={say('account')}>
      <Select
        value={resourceId ?? ''}
        placeholder={say('noAccount')}
        options={[
          ...(resourceId === null ? [] : [{ value: resourceId, label: resourceName ?? '' }]),
          ...others.map(({ id, name, cardNumberMasked }) => ({
            value: id,
            label: name,
            detail: cardNumberMasked ?? undefined,
          })),
        ]}
        onValueChange={async (id) => {
          if (id === resourceId) return;
          const { problem } = await attempt(() => call(payoutClaimsClaim, { orderId, resourceId: id }));
          if (problem) toast.danger(problem);
        }}
      />
    </Field>
  );
}
