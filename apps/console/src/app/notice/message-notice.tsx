import { messagesContent, messagesListBox, sessionInfo } from '@platform/sdk/operations';
import { toast } from '@platform/ui-kit/skin';
import { useEffectEvent, useRef } from 'react';
import { call } from '../../shared/client.ts';
import { useGo } from '../../shared/link.tsx';
import { useText } from '../../shared/messages.ts';
import { useInvalidate } from '../../shared/query.ts';
import { unreadMessages } from '../../shared/unread.ts';
import { noticeMessages } from './notice.messages.ts';
import { useLiveSocket, useProvideSocket } from './notice.socket.ts';

const toastId = 'new-message';

interface Arrival {
  msg_id: string;
  title: string;
  unreadCount: number;
}

/** Fetches the title in the chosen language. The websocket sends titles in the browser's first language. */
const titleOf = ({ msg_id, title }: Arrival): Promise<string> =>
  call(messagesContent, { msg_id }).then(
    (message) => message.title,
    () => title,
  );

/** Listens for the user's new messages and updates the unread count. Renders nothing. */
export function MessageNotice() {
  const text = useText(noticeMessages);
  const go = useGo();
  const reread = useInvalidate();

  const arrived = useEffectEvent(async (event: Arrival) => {
    unreadMessages.set(event.unreadCount);
    reread(messagesListBox);
    toast.info(text('newMessage'), {
      id: toastId,
      description: await titleOf(event),
      action: {
        label: text('readMessage'),
        onSelect: () => go(`/message_page?${new URLSearchParams({ message: event.msg_id })}`),
      },
    });
  });
  /** Messages may have arrived while the connection was down. */
  const recount = useEffectEvent(() => {
    reread(messagesListBox);
    call(sessionInfo, {}).then(
      (user) => unreadMessages.set(user.unreadMessages),
      // The next event or refetch corrects the count.
      () => undefined,
    );
  });

  useProvideSocket();
  const listened = useRef(false);
  useLiveSocket((socket) => {
    if (listened.current) recount();
    listened.current = true;
    const { unsubscribe } = socket.subscribe('messages', (event) => void arrived(event));
    const stopGap = socket.on('gap', () => recount());
    return () => {
      stopGap();
      unsubscribe();
    };
  });
  return null;
}
