import { Button, EmptyState } from '@platform/ui-kit/skin';
import { AppLink } from '../../../../shared/link.tsx';
import { useText } from '../../../../shared/messages.ts';
import { emptyMessages } from './orders.empty.messages.ts';

/** Empty state with a link to create the first order. */
export function NoOrders({ merchant }: { merchant: boolean }) {
  const say = useText(emptyMessages);
  return (
    <EmptyState
      title={say('noOrders')}
      description={say(merchant ? 'noOwnOrdersHelp' : 'noOrdersHelp')}
      actions={
        merchant && (
          <Button asChild variant="primary">
            <AppLink href="/order/test/merchant">{say('toOrderTest')}</AppLink>
          </Button>
        )
      }
    />
  );
}
