import { Button, EmptyState } from '@platform/ui-kit/skin';
import { AppLink } from '../../shared/link.tsx';
import { listMessages } from '../../shared/list/list.messages.ts';
import { useText } from '../../shared/messages.ts';
import { orderMessages } from './orders.messages.ts';

export interface OrdersEmptyProps {
  list: {
    values: object;
    search: Readonly<Record<string, string>>;
    filter: (texts: Readonly<Record<string, string>>) => void;
    clear: () => void;
    goTo: (page: number) => void;
  };
  total: number | null;
  merchant: boolean;
}

/** Why there is nothing, and the way out: another page, fewer filters, or the first order. */
export function OrdersEmpty({ list, total, merchant }: OrdersEmptyProps) {
  const say = useText(orderMessages);
  const sayList = useText(listMessages);
  if (total !== null && total > 0) {
    return (
      <EmptyState
        title={sayList('emptyPage')}
        actions={<Button onClick={() => list.goTo(1)}>{sayList('firstPage')}</Button>}
      />
    );
  }
  if (Object.keys(list.values).length > 0) {
    const hasDates = Boolean(list.search.startTime || list.search.endTime);
    return (
      <EmptyState
        title={sayList('emptyFiltered')}
        description={sayList('emptyFilteredHelp')}
        actions={
          <>
            {hasDates && (
              <Button onClick={() => list.filter({ startTime: '', endTime: '' })}>
                {sayList('widenDates')}
              </Button>
            )}
            <Button variant="primary" onClick={list.clear}>
              {sayList('clearAll')}
            </Button>
          </>
        }
      />
    );
  }
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
