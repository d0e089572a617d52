import { dataClearingsList } from '@platform/sdk/operations';
import { Card, CardContent, CardHeader, CardTitle, Skeleton } from '@platform/ui-kit/skin';
import { Ago } from '../../../shared/ago.tsx';
import { ErrorNotice } from '../../../shared/error-notice.tsx';
import { useFormats } from '../../../shared/format.ts';
import { AppLink } from '../../../shared/link.tsx';
import { useText } from '../../../shared/messages.ts';
import { useOperation } from '../../../shared/query.ts';
import type { Role } from '../../../shared/roles.ts';
import { hrefFor } from '../../../shared/site.ts';
import { maintenanceMessages } from './maintenance.messages.ts';
import type { MaintenanceText } from './maintenance.model.ts';

const shown = 5;
const subjects = [
  'blackListHits',
  'botMessages',
  'errorLogs',
  'messages',
  'monitorLogs',
  'orderCallbacks',
  'orderFindings',
  'payScriptRuns',
  'exports',
] as const;
const linkStyle = 'focus-ring rounded-sm text-primary hover:underline';

function subjectWord(subject: string, say: MaintenanceText): string {
  const known = subjects.find((name) => name === subject);
  return known ? say(known) : subject;
}

/** The data-clear cycle and its last run. */
export function ClearingCard({ cycleDays, role }: { cycleDays: number; role: Role }) {
  const say = useText(maintenanceMessages);
  const { number } = useFormats();
  const read = useOperation(dataClearingsList, { page: 1, pageSize: shown });
  const cycleAt = '/systemConfig?q=DataClearCycle';
  const cycle = hrefFor(cycleAt, role);
  const history = hrefFor('/orderClearHistory', role);
  return (
    <Card>
      <CardHeader>
        <CardTitle>{say('clearing')}</CardTitle>
        {cycle && (
          <AppLink href={cycle} className={`${linkStyle} text-sm`}>
            {say(cycle === cycleAt ? 'changeCycle' : 'showCycle')}
          </AppLink>
        )}
      </CardHeader>
      <CardContent className="grid gap-3">
        <p className="text-sm text-muted-foreground">{say('clearingHelp', { days: number(cycleDays) })}</p>
        {read.isPending && <Skeleton className="h-16" />}
        {read.error && <ErrorNotice error={read.error} />}
        {read.data?.list.length === 0 && <p>{say('clearedNothing')}</p>}
        <ul className="grid gap-2 empty:hidden">
          {read.data?.list.map((step) => (
            <li key={step.id} className="grid grid-cols-[1fr_auto] gap-x-4">
              <span className="font-medium">{say('clearedRows', { count: number(step.rowCount) })}</span>
              <Ago value={step.createdAt} className="text-sm text-muted-foreground" />
              <span className="text-sm text-muted-foreground">
                {step.cleared
                  .map(({ subject, count }) => `${subjectWord(subject, say)} ${number(count)}`)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ul>
        {history && (
          <AppLink href={history} className={linkStyle}>
            {say('showHistory')}
          </AppLink>
        )}
      </CardContent>
    </Card>
  );
}
