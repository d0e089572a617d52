import {
  Badge,
  Card,
  CardContent,
  CardHeader,
  CardTitle,
  KeyValueList,
  StatusBadge,
} from '@platform/ui-kit/skin';
import { CircleCheck, CircleX, Clock, Users } from 'lucide-react';
import { Ago } from '../../../shared/ago.tsx';
import { NoValue } from '../../../shared/cells/cells.tsx';
import { useFormats } from '../../../shared/format.ts';
import { AppLink } from '../../../shared/link.tsx';
import { useText } from '../../../shared/messages.ts';
import type { Role } from '../../../shared/roles.ts';
import { maintenanceMessages } from './maintenance.messages.ts';
import {
  isBehind,
  type QueueHealth,
  queueLink,
  queueWord,
  type SystemHealth,
  sizeText,
} from './maintenance.model.ts';

const room = 'px-4 py-2 max-sm:px-3';
const cell = `${room} text-start`;
/** Hidden on phones, where the age is below the queue name. */
const ageCell = `${cell} whitespace-nowrap text-muted-foreground max-sm:hidden`;

interface QueuesCardProps {
  queues: readonly QueueHealth[];
  nowMs: number;
  role: Role;
}

/** Length of each queue and whether its job keeps up. */
export function QueuesCard({ queues, nowMs, role }: QueuesCardProps) {
  const say = useText(maintenanceMessages);
  return (
    <Card>
      <CardHeader>
        <CardTitle>{say('queues')}</CardTitle>
      </CardHeader>
      <div className="scrollbar-thin overflow-x-auto">
        <table className="w-full">
          <thead className="text-sm text-muted-foreground">
            <tr className="border-b">
              <th scope="col" className={`${cell} font-medium`}>
                {say('queue')}
              </th>
              <th scope="col" className={`${room} text-end font-medium`}>
                {say('waiting')}
              </th>
              <th scope="col" className={`${ageCell} font-medium`}>
                {say('oldest')}
              </th>
              <th scope="col" className={`${cell} font-medium`}>
                {say('state')}
              </th>
            </tr>
          </thead>
          <tbody className="divided">
            {queues.map((queue) => (
              <tr key={queue.name}>
                <th scope="row" className={`${cell} font-normal`}>
                  {queueWord(queue.name, say)}
                  {queue.oldestAt && (
                    <span className="block text-sm text-muted-foreground sm:hidden">
                      {say('oldest')} <Ago value={queue.oldestAt} />
                    </span>
                  )}
                </th>
                <td className={`${room} numeric text-end font-medium`}>
                  <QueueCount queue={queue} role={role} />
                </td>
                <td className={ageCell}>{queue.oldestAt ? <Ago value={queue.oldestAt} /> : <NoValue />}</td>
                <td className={cell}>
                  <QueueState queue={queue} nowMs={nowMs} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

/** A count that links to its list, if there is one. */
function QueueCount({ queue, role }: { queue: QueueHealth; role: Role }) {
  const say = useText(maintenanceMessages);
  const { number } = useFormats();
  const href = queueLink(queue.name, role);
  const count = number(queue.count);
  if (!href) return count;
  return (
    <AppLink
      href={href}
      aria-label={`${queueWord(queue.name, say)}: ${count}`}
      className="focus-ring rounded-sm text-primary hover:underline"
    >
      {count}
    </AppLink>
  );
}

function QueueState({ queue, nowMs }: { queue: QueueHealth; nowMs: number }) {
  const say = useText(maintenanceMessages);
  if (isBehind(queue, nowMs))
    return (
      <StatusBadge tone="danger" icon={Clock}>
        {say('lagging')}
      </StatusBadge>
    );
  if (queue.forPeople && queue.count > 0)
    return (
      <StatusBadge tone="warning" icon={Users}>
        {say('forPeople')}
      </StatusBadge>
    );
  return (
    <StatusBadge tone="success" icon={CircleCheck}>
      {say('keepsUp')}
    </StatusBadge>
  );
}

function Verdict({ good, children }: { good: boolean; children: string }) {
  return (
    <StatusBadge tone={good ? 'success' : 'danger'} icon={good ? CircleCheck : CircleX}>
      {children}
    </StatusBadge>
  );
}

function CheckedAt({ value }: { value: string | null }) {
  const say = useText(maintenanceMessages);
  return (
    <span className="text-sm text-muted-foreground">
      {value === null ? (
        say('never')
      ) : (
        <>
          {say('checkedAt')} <Ago value={value} />
        </>
      )}
    </span>
  );
}

/** Findings of the regular checks: ledger, audit trail, chains, devices. */
export function ChecksCard({ health }: { health: SystemHealth }) {
  const say = useText(maintenanceMessages);
  const { number } = useFormats();
  const { systemCheck, audit, securityChains, devices } = health;
  const differences = systemCheck.findings.reduce((sum, { breachCount }) => sum + breachCount, 0);
  const line = 'flex flex-wrap items-center gap-x-3 gap-y-1';
  return (
    <Card>
      <CardHeader>
        <CardTitle>{say('checks')}</CardTitle>
      </CardHeader>
      <CardContent>
        <KeyValueList
          items={[
            {
              key: 'system',
              label: say('systemCheck'),
              value: (
                <div className="grid gap-2">
                  <span className={line}>
                    {systemCheck.enabled ? (
                      <Verdict good={differences === 0}>
                        {differences === 0
                          ? say('systemCheckClean')
                          : say('systemCheckFound', { count: number(differences) })}
                      </Verdict>
                    ) : (
                      <Badge tone="neutral">{say('systemCheckOff')}</Badge>
                    )}
                    <CheckedAt value={systemCheck.checkedAt} />
                  </span>
                  <ul className="grid gap-1 text-sm empty:hidden">
                    {systemCheck.findings.map((finding) => (
                      <li key={finding.name} lang="en">
                        {finding.name} ({number(finding.breachCount)})
                        {finding.examples.length > 0 && (
                          <span className="text-muted-foreground">
                            {' · '}
                            {say('examples', { places: finding.examples.slice(0, 3).join(', ') })}
                          </span>
                        )}
                      </li>
                    ))}
                  </ul>
                </div>
              ),
            },
            {
              key: 'audit',
              label: say('auditTrail'),
              value: (
                <Verdict good={audit.newestIntact}>
                  {audit.newestIntact
                    ? say('auditIntact', {
                        checked: number(audit.checkedCount),
                        sealed: number(audit.sealedCount),
                      })
                    : say('auditBroken')}
                </Verdict>
              ),
            },
            {
              key: 'chains',
              label: say('chains'),
              value: (
                <span className={line}>
                  <Verdict good={securityChains.brokenCount === 0}>
                    {securityChains.brokenCount === 0
                      ? say('chainsWhole')
                      : say('chainsBroken', { count: number(securityChains.brokenCount) })}
                  </Verdict>
                  <CheckedAt value={securityChains.checkedAt} />
                </span>
              ),
            },
            { key: 'leaks', label: say('leaks'), value: number(securityChains.leakCount) },
            {
              key: 'devices',
              label: say('devices'),
              value: say('devicesOf', {
                count: number(devices.count),
                silent: number(devices.silentCount),
              }),
            },
          ]}
        />
      </CardContent>
    </Card>
  );
}

const storeKinds = ['embedded', 'postgres'] as const;

/** Process and storage. */
export function MachineCard({ health }: { health: SystemHealth }) {
  const say = useText(maintenanceMessages);
  const { number } = useFormats();
  const { process, store, sessions } = health;
  const known = storeKinds.find((kind) => kind === store.kind);
  return (
    <Card>
      <CardHeader>
        <CardTitle>{say('machine')}</CardTitle>
      </CardHeader>
      <CardContent>
        <KeyValueList
          items={[
            {
              key: 'version',
              label: say('version'),
              value: (
                <span className="numeric">
                  {process.version}
                  <span className="text-sm text-muted-foreground"> · Node.js {process.nodeVersion}</span>
                </span>
              ),
            },
            { key: 'startedAt', label: say('startedAt'), value: <Ago value={process.startedAt} /> },
            { key: 'memory', label: say('memory'), value: sizeText(process.memoryBytes, number) },
            {
              key: 'store',
              label: say('storeKind'),
              value: `${known ? say(known) : store.kind} · ${store.version}`,
            },
            { key: 'size', label: say('size'), value: sizeText(store.sizeBytes, number) },
            {
              key: 'answer',
              label: say('answer'),
              value: say('milliseconds', { count: number(store.answerMs) }),
            },
            {
              key: 'sessions',
              label: say('sessions'),
              value: say('sessionsOf', {
                open: number(sessions.openCount),
                online: number(sessions.onlineCount),
              }),
            },
          ]}
        />
      </CardContent>
    </Card>
  );
}
