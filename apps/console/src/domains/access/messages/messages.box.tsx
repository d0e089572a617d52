import { messagesListBox, messagesMarkAllRead } from '@platform/sdk/operations';
import { Button, EmptyState, Skeleton, toast } from '@platform/ui-kit/skin';
import { CheckCheck } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { call } from '../../../shared/client.ts';
import { useCursorPages } from '../../../shared/cursor-pages.ts';
import { errorText } from '../../../shared/error.text.ts';
import { ErrorNotice } from '../../../shared/error-notice.tsx';
import { useStableRows } from '../../../shared/list/use-stable-rows.ts';
import { WaitingBar } from '../../../shared/list/waiting.bar.tsx';
import { useLanguage, useText } from '../../../shared/messages.ts';
import { isSessionError, useRefresh } from '../../../shared/query.ts';
import { unreadMessages } from '../../../shared/unread.ts';
import { type BoxName, type MessageRow, stateOfBox } from './messages.boxes.ts';
import { MessageList } from './messages.list.tsx';
import { messageBoxMessages } from './messages.messages.ts';

const emptyWords = { unread: 'noUnread', readed: 'noReaded', trash: 'noTrash' } as const;
const emptyHelp = { unread: 'noUnreadHelp', readed: null, trash: 'trashHelp' } as const;
const pageRows = 50;

export interface MessageBoxProps {
  name: BoxName;
  openId: string | null;
  onOpen: (id: string) => void;
  /** The visible rows, used to step to the next message. */
  onRows: (rows: readonly MessageRow[]) => void;
}

const idOf = ({ msg_id: id }: MessageRow): string => id;

/** One paginated list of messages. New messages wait for a click, so that no row moves under the pointer. */
export function MessageBox({ name, openId, onOpen, onRows }: MessageBoxProps) {
  const say = useText(messageBoxMessages);
  const asked = { state: stateOfBox[name], limit: pageRows };
  const box = useCursorPages(messagesListBox, asked);
  const { pages, more, dataUpdatedAt, isFetching } = box;
  const data = useMemo(() => pages && { list: pages.flatMap(({ list }) => list) }, [pages]);
  const answer = { data, dataUpdatedAt, isFetching, isPlaceholderData: false };
  const { rows, pinned, showWaiting } = useStableRows(messagesListBox, asked, answer, idOf, true);
  const last = pages?.at(-1);
  const unreadCount = last?.unreadCount;
  useEffect(() => {
    if (unreadCount !== undefined) unreadMessages.set(unreadCount);
  }, [unreadCount]);
  useEffect(() => {
    if (rows) onRows(rows);
  }, [rows, onRows]);

  const error = isSessionError(box.error) ? null : box.error;
  if (error) return <ErrorNotice error={error} />;
  if (!rows || !data || !last) return <LoadingRows />;
  const [newest] = rows;
  const help = emptyHelp[name];
  const waitingCount = pinned?.waiting ?? 0;
  const waiting = (
    <WaitingBar
      count={waitingCount}
      more={more !== undefined && waitingCount === data.list.length}
      onShow={showWaiting}
      words={(count) => say('waiting', { count })}
    />
  );
  if (!newest) {
    return (
      <>
        {waiting}
        <EmptyState title={say(emptyWords[name])} {...(help && { description: say(help) })} />
      </>
    );
  }
  return (
    <>
      {waiting}
      <div className="flex min-h-9 items-center gap-2 border-b py-1 pe-1.5 ps-3 text-sm text-muted-foreground">
        <span className="me-auto">{say('total', { count: last.total })}</span>
        {name === 'unread' && <MarkAllRead newest={newest.msg_id} />}
      </div>
      <MessageList label={say(name)} rows={rows} openId={openId} onOpen={onOpen}>
        {more && (
          <li className="p-2 text-center">
            <Button size="sm" variant="ghost" loading={box.isReadingMore} onClick={more}>
              {say('more', { count: last.total - data.list.length })}
            </Button>
          </li>
        )}
      </MessageList>
    </>
  );
}

/** Marks the listed messages as read. Messages that arrived since stay unread. */
function MarkAllRead({ newest }: { newest: string }) {
  const say = useText(messageBoxMessages);
  const language = useLanguage();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const mark = async () => {
    setBusy(true);
    try {
      const { markedCount, unreadCount } = await call(messagesMarkAllRead, { newest });
      unreadMessages.set(unreadCount);
      toast.success(say('marked', { count: markedCount }));
    } catch (thrown) {
      if (!isSessionError(thrown)) {
        toast.danger(say('moveFailed'), { description: errorText(thrown, language).what });
      }
    } finally {
      setBusy(false);
      refresh(messagesListBox);
    }
  };
  return (
    <Button size="sm" variant="ghost" loading={busy} onClick={() => void mark()}>
      <CheckCheck aria-hidden />
      {say('markAll')}
    </Button>
  );
}

function LoadingRows() {
  return (
    <div aria-busy className="grid gap-3 p-3">
      <Skeleton className="h-10" />
      <Skeleton className="h-10" />
      <Skeleton className="h-10" />
    </div>
  );
}
