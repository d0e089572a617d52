import { sessionEndOthers, sessionForceLogout, sessionListOwn } from '@platform/sdk/operations';
import {
  Badge,
  Button,
  Card,
  CardDescription,
  CardHeader,
  CardTitle,
  Skeleton,
  toast,
  useDialogs,
} from '@platform/ui-kit/skin';
import { Laptop, Smartphone } from 'lucide-react';
import { Ago } from '../../shared/ago.tsx';
import { call } from '../../shared/client.ts';
import { errorText } from '../../shared/error.text.ts';
import { ErrorNotice } from '../../shared/error-notice.tsx';
import { useFormats } from '../../shared/format.ts';
import { useLanguage, useText } from '../../shared/messages.ts';
import { isSessionError, useOperation, useRefresh } from '../../shared/query.ts';
import { agentText, readAgent } from '../../shared/user-agent.ts';
import { personalMessages } from './personal.messages.ts';

/** Lists the user's own sessions and lets the user end them. */
export function OwnSessionsCard() {
  const say = useText(personalMessages);
  const { dateTime } = useFormats();
  const language = useLanguage();
  const refresh = useRefresh();
  const dialogs = useDialogs();
  const read = useOperation(sessionListOwn, {}, { everyMs: 30_000, keepPrevious: true });
  const error = isSessionError(read.error) ? null : read.error;
  const sessions = read.data?.list ?? [];
  const others = sessions.filter(({ current }) => !current);

  const end = async (token: string) => {
    try {
      await call(sessionForceLogout, { token });
      toast.success(say('ended'));
    } catch (thrown) {
      if (!isSessionError(thrown))
        toast.danger(say('failed'), { description: errorText(thrown, language).what });
    }
    refresh(sessionListOwn);
  };
  const endOthers = async () => {
    let count = 0;
    const ended = await dialogs.confirm({
      title: say('endOthersTitle'),
      body: say('endOthersBody'),
      confirmLabel: say('endOthers'),
      cancelLabel: say('cancel'),
      tone: 'danger',
      onConfirm: async () => {
        try {
          count = (await call(sessionEndOthers, {})).endedCount;
          return undefined;
        } catch (thrown) {
          return isSessionError(thrown) ? undefined : errorText(thrown, language).what;
        }
      },
    });
    if (ended) toast.success(say('endedMany', { count }));
    refresh(sessionListOwn);
  };

  return (
    <Card>
      <CardHeader>
        <CardTitle>{say('sessions')}</CardTitle>
        <Button
          size="sm"
          disabledReason={others.length === 0 ? say('noOthers') : undefined}
          onClick={() => void endOthers()}
        >
          {say('endOthers')}
        </Button>
        <CardDescription>{say('sessionsHelp')}</CardDescription>
      </CardHeader>
      {error && <ErrorNotice error={error} />}
      {read.isPending && !error && <Skeleton className="m-4 h-16" />}
      <ul className="divided">
        {sessions.map((session) => {
          const Icon = readAgent(session.userAgent).isPhone ? Smartphone : Laptop;
          const agent = agentText(session.userAgent);
          return (
            <li key={session.token} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3">
              <Icon aria-hidden className="size-5 shrink-0 text-muted-foreground" />
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-center gap-2">
                  <span className="truncate font-medium" title={session.userAgent}>
                    {agent}
                  </span>
                  {session.current && <Badge tone="info">{say('thisOne')}</Badge>}
                  {session.online && !session.current && <Badge tone="success">{say('online')}</Badge>}
                </p>
                <p className="text-sm text-muted-foreground">
                  <span className="font-mono">{session.ip}</span>
                  {` · ${say('since', { time: dateTime(session.createdAt) })}`}
                  {!session.current && (
                    <>
                      {` · ${say('lastSeen')} `}
                      <Ago value={session.lastSeenAt} />
                    </>
                  )}
                </p>
              </div>
              {!session.current && (
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={say('endName', { agent })}
                  onClick={() => void end(session.token)}
                >
                  {say('end')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
