import { IconButton } from '@platform/ui-kit/skin';
import { PanelRightOpen } from 'lucide-react';
import type { OrderText } from '../orders.labels.ts';

/** Opens an order's drawer. Pressing the row does too; this is its button for the keyboard. */
export function OrderOpener({
  orderCode,
  say,
  open,
}: {
  orderCode: string;
  say: OrderText;
  open: (orderCode: string) => void;
}) {
  return (
    <IconButton
      label={say('openDetails', { order: orderCode })}
      size="icon-xs"
      onClick={() => open(orderCode)}
    >
      <PanelRightOpen aria-hidden />
    </IconButton>
  );
}
