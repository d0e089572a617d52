import { botGroupsStatus } from '@platform/sdk/operations';
import { Notice, Skeleton } from '@platform/ui-kit/skin';
import { CircleCheck, Hourglass } from 'lucide-react';
import { Ago } from '../../../shared/ago.tsx';
import { StatusCell } from '../../../shared/cells/cells.tsx';
import { ErrorNotice } from '../../../shared/error-notice.tsx';
import { AppLink } from '../../../shared/link.tsx';
import { listLink } from '../../../shared/list.links.ts';
import { useLanguage, useText } from '../../../shared/messages.ts';
import { isSessionError, useOperation } from '../../../shared/query.ts';
import type { Role } from '../../../shared/roles.ts';
import { type BotName, botWord, reasonWord, tokenSettings } from './bots.labels.ts';
import { botMessages } from './bots.messages.ts';

/** A line of its own on a phone: beside the name it would wrap, and move the list, as the time goes by. */
const ago = 'text-muted-foreground max-sm:basis-full';

/** How often the state is read again. */
const everyMs = 30_000;

/** Whether the bot works: has a token, and reads its chats. */
export function BotState({ bot, role }: { bot: BotName; role: Role }) {
  const say = useText(botMessages);
  const language = useLanguage();
  const named = { bot: botWord(bot, language) };
  const { data, isPending, error } = useOperation(botGroupsStatus, {}, { everyMs });
  const status = data?.find((each) => each.bot === bot);
  if (isPending) return <Skeleton className="h-6 w-64" />;
  if (error && !status) return isSessionError(error) ? null : <ErrorNotice error={error} />;
  if (!status?.hasToken) {
    const href = listLink('system.listSettings', role, { q: tokenSettings[bot] });
    return (
      <Notice tone="warning">
        {say('noToken', named)}{' '}
        {href ? (
          <AppLink href={href} className="focus-ring rounded-xs text-primary underline underline-offset-2">
            {say('toSettings')}
          </AppLink>
        ) : (
          say('noTokenAsk')
        )}
      </Notice>
    );
  }
  if (status.lastError !== null) {
    return (
      <Notice tone="danger" title={say('cannotRead', named)}>
        {reasonWord(status.lastError, language)}
      </Notice>
    );
  }
  return (
    <section
      aria-label={say('stateOf', named)}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm"
    >
      <StatusCell
        looks={
          status.readAt === null
            ? { tone: 'neutral', icon: Hourglass }
            : { tone: 'success', icon: CircleCheck }
        }
      >
        {status.userName === null ? named.bot : `@${status.userName}`}
      </StatusCell>
      {status.readAt === null ? (
        <span className={ago}>{say('neverRead')}</span>
      ) : (
        <span className={ago}>
          {say('lastRead')} <Ago value={status.readAt} />
        </span>
      )}
    </section>
  );
}
