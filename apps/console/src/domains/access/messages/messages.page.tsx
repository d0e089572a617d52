import { messagesContent, messagesListBox } from '@platform/sdk/operations';
import {
  Card,
  CountBadge,
  EmptyState,
  IconButton,
  Tabs,
  TabsContent,
  TabsList,
  TabsTrigger,
} from '@platform/ui-kit/skin';
import { RotateCw } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { useLanguage, useText, useWords } from '../../../shared/messages.ts';
import { usePage } from '../../../shared/page.tsx';
import { useRefresh } from '../../../shared/query.ts';
import { useStore } from '../../../shared/store.ts';
import { unreadMessages } from '../../../shared/unread.ts';
import { MessageBox } from './messages.box.tsx';
import { boxNames, type MessageRow, neighbourOf, readPlace } from './messages.boxes.ts';
import { messageBoxMessages } from './messages.messages.ts';
import { MessageReader } from './messages.reader.tsx';

/** The user's messages: unread, read, trash, and the open one. */
export function MessagesPage() {
  const say = useText(messageBoxMessages);
  const words = useWords();
  const { screen, search, setSearch } = usePage();
  const { box, messageId } = readPlace(search);
  const refresh = useRefresh();
  const unreadCount = useStore(unreadMessages) ?? 0;
  const rows = useRef<readonly MessageRow[]>([]);
  const keepRows = useCallback((shown: readonly MessageRow[]) => {
    rows.current = shown;
  }, []);
  useTextsOfLanguage();

  const open = (id: string | null, replace = false) =>
    setSearch({ box: box === 'unread' ? '' : box, message: id ?? '' }, { replace });
  const show = (name: string) => setSearch({ box: name === 'unread' ? '' : name, message: '' });

  return (
    <Tabs value={box} onValueChange={show} className="flex h-full min-h-96 flex-col gap-3 p-3 sm:p-4">
      <header className="flex items-center gap-2">
        <h1 className="me-auto text-lg font-semibold">{words(screen.title)}</h1>
        <IconButton label={say('refresh')} onClick={() => refresh(messagesListBox)}>
          <RotateCw aria-hidden />
        </IconButton>
      </header>
      <TabsList aria-label={say('boxes')}>
        {boxNames.map((name) => (
          <TabsTrigger key={name} value={name} className="inline-flex items-center gap-1.5">
            {say(name)}
            {name === 'unread' && unreadCount > 0 && <CountBadge>{unreadCount}</CountBadge>}
          </TabsTrigger>
        ))}
      </TabsList>
      {boxNames.map((name) => (
        <TabsContent key={name} value={name} className="min-h-0 flex-1 pt-0">
          <Card className="grid h-full min-h-0 overflow-hidden md:grid-cols-[minmax(16rem,24rem)_minmax(0,1fr)]">
            <div
              className={messageId === null ? 'flex min-h-0 flex-col' : 'flex min-h-0 flex-col max-md:hidden'}
            >
              <MessageBox name={name} openId={messageId} onOpen={open} onRows={keepRows} />
            </div>
            <section
              aria-live="polite"
              className={
                messageId === null
                  ? 'min-h-0 overflow-y-auto border-s max-md:hidden'
                  : 'min-h-0 overflow-y-auto md:border-s'
              }
            >
              {messageId === null ? (
                <EmptyState title={say('choose')} className="py-24" />
              ) : (
                <MessageReader
                  key={messageId}
                  id={messageId}
                  onClose={() => open(null)}
                  onMoved={() => open(neighbourOf(rows.current, messageId), true)}
                />
              )}
            </section>
          </Card>
        </TabsContent>
      ))}
    </Tabs>
  );
}

/** The server sends messages in the requested language, so a language change refetches them. */
function useTextsOfLanguage(): void {
  const language = useLanguage();
  const refresh = useRefresh();
  const shown = useRef(language);
  useEffect(() => {
    if (shown.current === language) return;
    shown.current = language;
    refresh(messagesListBox, messagesContent);
  }, [language, refresh]);
}
