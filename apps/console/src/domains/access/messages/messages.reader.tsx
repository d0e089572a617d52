import { messagesContent, messagesListBox } from '@platform/sdk/operations';
import { Button, IconButton, Skeleton, toast } from '@platform/ui-kit/skin';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { TimeCell } from '../../../shared/cells/cells.tsx';
import { call } from '../../../shared/client.ts';
import { errorText } from '../../../shared/error.text.ts';
import { ErrorNotice } from '../../../shared/error-notice.tsx';
import { AppLink } from '../../../shared/link.tsx';
import { useLanguage, useText } from '../../../shared/messages.ts';
import { isSessionError, useOperation, useRefresh } from '../../../shared/query.ts';
import { hrefFor } from '../../../shared/site.ts';
import { useStore } from '../../../shared/store.ts';
import { unreadMessages } from '../../../shared/unread.ts';
import { currentUser } from '../../../shared/user.ts';
import { isKnownState, stepOf } from './messages.boxes.ts';
import { messageBoxMessages } from './messages.messages.ts';

export interface MessageReaderProps {
  id: string;
  onClose: () => void;
  /** Called when the message has left its list. */
  onMoved: () => void;
}

/** One message with its only possible action. */
export function MessageReader({ id, onClose, onMoved }: MessageReaderProps) {
  const say = useText(messageBoxMessages);
  const language = useLanguage();
  const refresh = useRefresh();
  const { data, error, isPending } = useOperation(messagesContent, { msg_id: id });
  const [busy, setBusy] = useState(false);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const move = async ({ operation }: (typeof stepOf)[keyof typeof stepOf]) => {
    if (busy) return;
    setBusy(true);
    try {
      const { unreadCount } = await call(operation, { msg_id: id });
      unreadMessages.set(unreadCount);
      // Do not navigate if the user has left the page meanwhile.
      if (isShown.current) onMoved();
    } catch (thrown) {
      if (!isSessionError(thrown)) {
        toast.danger(say('moveFailed'), { description: errorText(thrown, language).what });
      }
    } finally {
      setBusy(false);
      refresh(messagesListBox, messagesContent);
    }
  };

  const step = data && isKnownState(data.state) ? stepOf[data.state] : undefined;
  return (
    <article className="grid gap-4 p-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2 max-md:-mt-1 md:flex-nowrap">
        <IconButton label={say('back')} className="md:hidden" onClick={onClose}>
          <ArrowLeft aria-hidden className="rtl:rotate-180" />
        </IconButton>
        {data && (
          <header className="min-w-0 flex-1 max-md:order-last max-md:basis-full">
            <h2 className="text-base font-semibold wrap-anywhere">{data.title}</h2>
            <p className="text-sm text-muted-foreground">
              <TimeCell value={data.create_time} />
            </p>
          </header>
        )}
        {step && (
          <Button size="sm" className="ms-auto" loading={busy} onClick={() => void move(step)}>
            {say(step.step)}
          </Button>
        )}
      </div>
      {isPending && <Skeleton className="h-24" />}
      {error && !isSessionError(error) && <ErrorNotice error={error} />}
      {data && (
        <>
          <p className="max-w-prose leading-relaxed whitespace-pre-line wrap-anywhere">{data.content}</p>
          {data.link !== null && <PageButton link={data.link} />}
        </>
      )}
    </article>
  );
}

/** Links to the related page, if the reader may open it. */
function PageButton({ link }: { link: string }) {
  const say = useText(messageBoxMessages);
  const user = useStore(currentUser);
  const href = user && hrefFor(link, user.access);
  if (!href) return null;
  return (
    <p>
      <Button asChild size="sm">
        <AppLink href={href}>{say('open')}</AppLink>
      </Button>
    </p>
  );
}
