import { buttonStyle, CountBadge, cn, Tooltip } from '@platform/ui-kit/skin';
import { Mail } from 'lucide-react';
import { AppLink } from '../../shared/link.tsx';
import { useText } from '../../shared/messages.ts';
import { useStore } from '../../shared/store.ts';
import { unreadMessages } from '../../shared/unread.ts';
import { useLabelWithKeys } from '../commands/tooltip-keys.ts';
import type { User } from '../session.ts';
import { shellMessages } from './shell.messages.ts';

const shownAtMost = 99;

/** Link to the user's messages, with the unread count. */
export function MessageBell({ user }: { user: User }) {
  const text = useText(shellMessages);
  const withKeys = useLabelWithKeys();
  const count = useStore(unreadMessages) ?? user.unreadMessages;
  const label = count > 0 ? text('unreadMessages', { count }) : text('messages');
  return (
    <Tooltip content={withKeys(label, 'messages')}>
      <AppLink
        href="/message_page"
        aria-label={label}
        className={cn(buttonStyle({ variant: 'ghost', size: 'icon' }), 'relative')}
      >
        <Mail aria-hidden />
        {count > 0 && (
          <CountBadge aria-hidden className="absolute -top-0.5 -end-0.5">
            {count > shownAtMost ? `${shownAtMost}+` : count}
          </CountBadge>
        )}
      </AppLink>
    </Tooltip>
  );
}
