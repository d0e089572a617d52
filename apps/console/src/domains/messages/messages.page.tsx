import { messagesContent, messagesList } from '@platform/sdk/operations';
import {
  Card,
  CountBadge,
  EmptyState,
  IconButton,
  Skeleton,
  Tabs,
  TabsContent,
  TabsList,
  TabsTrigger,
} from '@platform/ui-kit/skin';
import { RotateCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ErrorNotice } from '../../shared/error-notice.tsx';
import { useLanguage, useText, useWords } from '../../shared/messages.ts';
import { usePage } from '../../shared/page.tsx';
import { isSessionError, useOperation, useRefresh } from '../../shared/query.ts';
import { unreadMessages } from '../../shared/unread.ts';
import { type Boxes, type BoxName, boxNames, neighbourOf, readPlace } from './messages.boxes.ts';
import { MessageList } from './messages.list.tsx';
import { messageBoxMessages } from './messages.messages.ts';
import { MessageReader } from './messages.reader.tsx';

const emptyWords = { unread: 'noUnread', readed: 'noReaded', trash: 'noTrash' } as const;
const emptyHelp = { unread: 'noUnreadHelp', readed: null, trash: 'trashHelp' } as const;

/** One's own messages: unread, read and removed ones, and the one that is open. */
export function MessagesPage() {
  const say = useText(messageBoxMessages);
  const words = useWords();
  const { screen, search, setSearch } = usePage();
  const { box, messageId } = readPlace(search);
  const query = useOperation(messagesList, {}, { keepPrevious: true });
  const { data } = query;
  useTextsOfLanguage();
  useEffect(() => {
    if (data) unreadMessages.set(data.unreadCount);
  }, [data]);

  const open = (id: string | null, replace = false) =>
    setSearch({ box: box === 'unread' ? '' : box, message: id ?? '' }, { replace });
  const show = (name: string) => setSearch({ box: name === 'unread' ? '' : name, message: '' });
  const error = isSessionError(query.error) ? null : query.error;

  return (
    <Tabs value={box} onValueChange={show} className="flex h-full min-h-96 flex-col gap-3 p-3 sm:p-4">
      <header className="flex items-center gap-2">
        <h1 className="mr-auto text-lg font-semibold">{words(screen.title)}</h1>
        <IconButton label={say('refresh')} onClick={() => void query.refetch()}>
          <RotateCw aria-hidden />
        </IconButton>
      </header>
      <ErrorNotice error={error} />
      <TabsList aria-label={say('boxes')}>
        {boxNames.map((name) => (
          <TabsTrigger key={name} value={name} className="inline-flex items-center gap-1.5">
            {say(name)}
            {name === 'unread' && data !== undefined && data.unreadCount > 0 && (
              <CountBadge>{data.unreadCount}</CountBadge>
            )}
          </TabsTrigger>
        ))}
      </TabsList>
      {boxNames.map((name) => (
        <TabsContent key={name} value={name} className="min-h-0 flex-1 pt-0">
          <Card className="grid h-full min-h-0 overflow-hidden md:grid-cols-[minmax(16rem,24rem)_minmax(0,1fr)]">
            <div
              className={messageId === null ? 'flex min-h-0 flex-col' : 'flex min-h-0 flex-col max-md:hidden'}
            >
              <Box name={name} boxes={data} openId={messageId} onOpen={open} />
            </div>
            <section
              aria-live="polite"
              className={
                messageId === null
                  ? 'min-h-0 overflow-y-auto border-l max-md:hidden'
                  : 'min-h-0 overflow-y-auto md:border-l'
              }
            >
              {messageId === null ? (
                <EmptyState title={say('choose')} className="py-24" />
              ) : (
                <MessageReader
                  key={messageId}
                  id={messageId}
                  onClose={() => open(null)}
                  onMoved={() => open(neighbourOf(data?.[name] ?? [], messageId), true)}
                />
              )}
            </section>
          </Card>
        </TabsContent>
      ))}
    </Tabs>
  );
}

interface BoxProps {
  name: BoxName;
  boxes: Boxes | undefined;
  openId: string | null;
  onOpen: (id: string) => void;
}

function Box({ name, boxes, openId, onOpen }: BoxProps) {
  const say = useText(messageBoxMessages);
  if (!boxes) return <LoadingRows />;
  const rows = boxes[name];
  const help = emptyHelp[name];
  if (rows.length === 0) {
    return <EmptyState title={say(emptyWords[name])} {...(help && { description: say(help) })} />;
  }
  const beyond = name === 'unread' && boxes.unreadCount > rows.length;
  return (
    <>
      {beyond && (
        <p className="border-b px-3 py-2 text-sm text-muted-foreground">
          {say('moreUnread', { count: boxes.unreadCount, shown: rows.length })}
        </p>
      )}
      <MessageList label={say(name)} rows={rows} openId={openId} onOpen={onOpen} />
    </>
  );
}

/** Messages come in the language that was asked for: in another one they are asked for anew. */
function useTextsOfLanguage(): void {
  const language = useLanguage();
  const refresh = useRefresh();
  const shown = useRef(language);
  useEffect(() => {
    if (shown.current === language) return;
    shown.current = language;
    refresh(messagesList, messagesContent);
  }, [language, refresh]);
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
