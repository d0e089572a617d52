import { ordersLatest } from '@platform/sdk/operations';
import { toast } from '@platform/ui-kit/skin';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFormats } from '../../shared/format.ts';
import { useGo } from '../../shared/link.tsx';
import { useText } from '../../shared/messages.ts';
import { useOperation } from '../../shared/query.ts';
import type { Role } from '../../shared/roles.ts';
import { newOrderLink } from './notice.links.ts';
import { noticeMessages } from './notice.messages.ts';
import { createOrderNotice, type PendingNotice, pollIntervalMs } from './notice.model.ts';
import { useLiveSocket } from './notice.socket.ts';
import { beep, startSound } from './notice.sound.ts';
import { acknowledgeOrders } from './notice.state.ts';

const toastId = 'new-order';

/** A toast under the pointer or focus must not be replaced while the user reads it. */
function isBeingRead(): boolean {
  return document.querySelector('[role="region"] ol:hover, [role="region"] ol :focus') !== null;
}

/**
 * Receives new orders by websocket and polling. Shows a toast and plays a sound until the user acknowledges
 * them. Renders nothing.
 */
export function OrderNotice({ role }: { role: Role }) {
  const text = useText(noticeMessages);
  const { clock } = useFormats();
  const go = useGo();
  const queries = useQueryClient();

  const show = useEffectEvent(({ latest, count }: PendingNotice, reminder: boolean) => {
    beep();
    if (reminder && isBeingRead()) return;
    const time = clock(latest.createTime);
    acknowledgeOrders.set(notice.acknowledge);
    const { orderCode } = latest;
    const href = newOrderLink(orderCode, role);
    toast.info(count > 1 ? text('receivedMany', { count, time }) : text('received', { time }), {
      id: toastId,
      durationMs: Number.POSITIVE_INFINITY,
      description: <span className="font-mono">{orderCode}</span>,
      onClose: () => notice.acknowledge(),
      action: href
        ? {
            label: text('view'),
            onSelect: () => {
              notice.acknowledge();
              go(href);
            },
          }
        : { label: text('acknowledge'), onSelect: () => notice.acknowledge() },
    });
    if (!reminder) void queries.invalidateQueries({ queryKey: ['orders.list'] });
  });
  const [notice] = useState(() =>
    createOrderNotice({
      show: (pending, reminder) => show(pending, reminder),
      hide: () => {
        acknowledgeOrders.set(null);
        toast.dismiss(toastId);
      },
    }),
  );

  const latest = useOperation(ordersLatest, {}, { everyMs: pollIntervalMs, inBackground: true, staleMs: 0 });
  const { data, dataUpdatedAt } = latest;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every poll counts, even with an equal response.
  useEffect(() => {
    if (!data) return;
    const { orderCode, createTime } = data;
    notice.polled(orderCode !== null && createTime !== null ? { orderCode, createTime } : null);
  }, [data, dataUpdatedAt, notice]);

  useEffect(() => {
    const stopSound = startSound();
    return () => {
      stopSound();
      notice.stop();
    };
  }, [notice]);

  useLiveSocket((socket) => {
    const told = ({ orderCode, createdAt }: { orderCode: string; createdAt: string }) =>
      notice.pushed({ orderCode, createTime: createdAt });
    const subscriptions = [
      socket.subscribe('orders', (event) => {
        if (event.type === 'order.created') told(event);
      }),
      // For a supplier those of the pool, which it may claim.
      socket.subscribe('payouts', (event) => {
        if (event.type === 'payout.created') told(event);
      }),
    ];
    // The server rejects topics that do not concern this role.
    for (const { ready } of subscriptions) ready.catch(() => undefined);
    // Orders may have arrived while the connection was down, so poll now.
    const stopGap = socket.on('gap', () => void queries.invalidateQueries({ queryKey: [ordersLatest.id] }));
    return () => {
      stopGap();
      for (const { unsubscribe } of subscriptions) unsubscribe();
    };
  });

  return null;
}
