import { dataClearingsPreview } from '@platform/sdk/operations';
import { Card, CardContent, CardHeader, CardTitle, Notice, Skeleton } from '@platform/ui-kit/skin';
import { ErrorNotice } from '../../../shared/error-notice.tsx';
import { useFormats } from '../../../shared/format.ts';
import { AppLink } from '../../../shared/link.tsx';
import { useText } from '../../../shared/messages.ts';
import { useOperation } from '../../../shared/query.ts';
import type { Role } from '../../../shared/roles.ts';
import { hrefFor } from '../../../shared/site.ts';
import { subjectWord } from './clearings.labels.ts';
import { clearingMessages } from './clearings.messages.ts';

/** The server counts no further. */
const mostCounted = 100_000;

/** What the next run would delete, and that orders are never deleted. */
export function NextClearing({ role }: { role: Role }) {
  const say = useText(clearingMessages);
  const { number, dateTime } = useFormats();
  const { data, error } = useOperation(dataClearingsPreview, {}, { staleMs: 60_000 });
  const cycle = hrefFor('/systemConfig?q=DataClearCycle', role);
  const waiting = data?.subjects.filter(({ count }) => count > 0) ?? [];
  return (
    <div className="grid gap-3 lg:grid-cols-2">
      <Notice tone="info" title={say('kept')}>
        {say('keptHelp')}
      </Notice>
      <Card>
        <CardHeader>
          <CardTitle>{say('next')}</CardTitle>
          {cycle && (
            <AppLink href={cycle} className="focus-ring rounded-sm text-sm text-primary hover:underline">
              {say('changeCycle')}
            </AppLink>
          )}
        </CardHeader>
        <CardContent className="grid gap-2">
          <ErrorNotice error={error} />
          {!data && !error && <Skeleton className="h-12" />}
          {data && (
            <>
              <p className="text-sm text-muted-foreground">
                {say('nextHelp', { time: dateTime(data.clearedBefore), days: number(data.cycleDays) })}
              </p>
              {waiting.length === 0 ? (
                <p>{say('nextNothing')}</p>
              ) : (
                <ul className="flex flex-wrap gap-x-6 gap-y-1">
                  {waiting.map(({ subject, count }) => (
                    <li key={subject} className="flex gap-2">
                      <span>{subjectWord(subject, say)}</span>
                      <span className="numeric font-medium">
                        {count >= mostCounted ? say('atLeast', { number: number(count) }) : number(count)}
                      </span>
                    </li>
                  ))}
                </ul>
              )}
            </>
          )}
        </CardContent>
      </Card>
    </div>
  );
}
