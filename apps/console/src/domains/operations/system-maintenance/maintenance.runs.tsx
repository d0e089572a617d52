import { Button, Card, CardHeader, CardTitle, Notice, SmallTable, StatusBadge } from '@platform/ui-kit/skin';
import { CircleCheck, UserCog } from 'lucide-react';
import type { ReactNode } from 'react';
import { CopyText } from '../../../shared/cells/copy.cell.tsx';
import { useFormats } from '../../../shared/format.ts';
import { useText } from '../../../shared/messages.ts';
import type { MaintenanceActions, ResourcesFixed } from './maintenance.actions.ts';
import { maintenanceMessages } from './maintenance.messages.ts';

/** The two resource actions: description, button and last result. */
export function RunsCard({ actions }: { actions: MaintenanceActions }) {
  const say = useText(maintenanceMessages);
  const { number } = useFormats();
  const { reset, fixed } = actions;
  return (
    <Card>
      <CardHeader>
        <CardTitle>{say('actions')}</CardTitle>
      </CardHeader>
      <div className="divided">
        <Run name={say('reset')} help={say('resetHelp')} onRun={() => void actions.runReset()}>
          {reset && (
            <Notice tone="success">
              {say('resetDone', {
                resources: number(reset.resourceCount),
                ready: number(reset.readyCount),
                freed: number(reset.freedReservationCount),
                ms: number(reset.durationMs),
              })}
            </Notice>
          )}
        </Run>
        <Run name={say('fix')} help={say('fixHelp')} onRun={() => void actions.runFix()}>
          {fixed && (
            <>
              <Notice tone={fixed.findings.some((finding) => !finding.fixed) ? 'warning' : 'success'}>
                {say('fixDone', {
                  checked: number(fixed.checkedCount),
                  fixed: number(fixed.fixedCount),
                  ms: number(fixed.durationMs),
                })}{' '}
                {fixed.findings.length === 0 && say('fixClean')}
              </Notice>
              {fixed.findings.length > 0 && <Findings findings={fixed.findings} />}
            </>
          )}
        </Run>
      </div>
    </Card>
  );
}

function Run({
  name,
  help,
  onRun,
  children,
}: {
  name: string;
  help: string;
  onRun: () => void;
  children: ReactNode;
}) {
  const say = useText(maintenanceMessages);
  return (
    <section aria-label={name} className="grid gap-3 px-4 py-3">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-2 sm:flex-nowrap">
        <div className="min-w-0 flex-1">
          <h3 className="font-medium">{name}</h3>
          <p className="max-w-prose text-sm text-muted-foreground">{help}</p>
        </div>
        <Button variant="secondary" aria-label={say('runName', { name })} onClick={onRun}>
          {say('run')}
        </Button>
      </div>
      {children}
    </section>
  );
}

const problems = [
  'staleReservation',
  'missingReservation',
  'wrongProcessingCount',
  'wrongDailyUse',
  'unknownProduct',
  'unknownSupplier',
] as const;

function Findings({ findings }: { findings: ResourcesFixed['findings'] }) {
  const say = useText(maintenanceMessages);
  const value = (text: string | null) =>
    text === null ? '–' : <CopyText value={text} className="numeric" />;
  return (
    <SmallTable
      label={say('fix')}
      rows={findings}
      rowKey={({ resourceId, problem, before, after }) => `${resourceId} ${problem} ${before} ${after}`}
      columns={[
        {
          key: 'resource',
          head: say('resource'),
          cell: ({ resourceName, supplierName }) => (
            <>
              <span className="font-medium">{resourceName}</span>
              <span className="block text-muted-foreground">{supplierName}</span>
            </>
          ),
        },
        {
          key: 'problem',
          head: say('problem'),
          cell: ({ problem }) => {
            const known = problems.find((each) => each === problem);
            return known ? say(known) : problem;
          },
        },
        { key: 'before', head: say('before'), cell: ({ before }) => value(before) },
        { key: 'after', head: say('after'), cell: ({ after }) => value(after) },
        {
          key: 'state',
          head: say('state'),
          cell: ({ fixed }) => (
            <StatusBadge tone={fixed ? 'success' : 'warning'} icon={fixed ? CircleCheck : UserCog}>
              {say(fixed ? 'fixedState' : 'notFixed')}
            </StatusBadge>
          ),
        },
      ]}
    />
  );
}
