import { settingsGetEnableService, systemHealth } from '@platform/sdk/operations';
import { permissions } from '@platform/sdk/permissions';
import { Notice, Skeleton } from '@platform/ui-kit/skin';
import { useState } from 'react';
import { PageDialogs } from '../../../shared/dialogs/page.dialogs.tsx';
import { ErrorNotice } from '../../../shared/error-notice.tsx';
import { RefreshControl, type RefreshSeconds } from '../../../shared/list/refresh.control.tsx';
import { useText, useWords } from '../../../shared/messages.ts';
import { usePage } from '../../../shared/page.tsx';
import { isSessionError, useOperation } from '../../../shared/query.ts';
import type { Role } from '../../../shared/roles.ts';
import { useStore } from '../../../shared/store.ts';
import { currentUser, type User } from '../../../shared/user.ts';
import { useMaintenance } from './maintenance.actions.ts';
import { ChecksCard, MachineCard, QueuesCard } from './maintenance.cards.tsx';
import { ClearingCard } from './maintenance.clearing.tsx';
import { maintenanceMessages } from './maintenance.messages.ts';
import { type Concern, concernsOf } from './maintenance.model.ts';
import { RunsCard } from './maintenance.runs.tsx';
import { ServiceCard } from './maintenance.service.tsx';

/** State of the platform and maintenance actions. The read-only page shows only the state. */
export function MaintenancePage() {
  const user = useStore(currentUser);
  return (
    user && (
      <PageDialogs>
        <Maintenance user={user} />
      </PageDialogs>
    )
  );
}

function Maintenance({ user }: { user: User }) {
  const say = useText(maintenanceMessages);
  const words = useWords();
  const { screen } = usePage();
  const actions = useMaintenance();
  const [seconds, setSeconds] = useState<RefreshSeconds>(30);
  const every = { everyMs: seconds > 0 && seconds * 1000, keepPrevious: true } as const;
  const query = useOperation(systemHealth, {}, every);
  const service = useOperation(settingsGetEnableService, {}, every);
  const role: Role = user.access;
  const mayRun = permissions['system.fixResources'].roles[role] !== undefined;
  const mayTurn = permissions['settings.setEnableService'].roles[role] !== undefined;
  const error = [query.error, service.error].find((found) => found && !isSessionError(found));
  const health = query.data;
  const nowMs = query.dataUpdatedAt;

  return (
    <div className="grid gap-3 p-3 sm:p-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="me-auto text-lg font-semibold">{words(screen.title)}</h1>
        <RefreshControl
          seconds={seconds}
          onSeconds={setSeconds}
          fetching={query.isFetching}
          updatedAtMs={query.dataUpdatedAt}
          onRefresh={() => {
            void query.refetch();
            void service.refetch();
          }}
        />
      </header>
      <ErrorNotice error={error} />
      {!mayRun && <Notice tone="info">{say('readOnly')}</Notice>}
      {!health && !error && <Loading />}
      {health && service.data && (
        <Concerns concerns={concernsOf(health, { isServing: service.data.enable, nowMs }, say)} />
      )}
      {health && (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <div className="grid gap-4">
            <QueuesCard queues={health.queues} nowMs={nowMs} role={role} />
            <ChecksCard health={health} />
            <MachineCard health={health} />
          </div>
          <div className="grid gap-4">
            {service.data && (
              <ServiceCard
                state={service.data}
                onTurn={mayTurn ? (on) => void actions.turnService(on) : undefined}
              />
            )}
            {mayRun && <RunsCard actions={actions} />}
            <ClearingCard cycleDays={health.dataClearing.cycleDays} role={role} />
          </div>
        </div>
      )}
    </div>
  );
}

function Concerns({ concerns }: { concerns: readonly Concern[] }) {
  const say = useText(maintenanceMessages);
  if (concerns.length === 0)
    return (
      <Notice tone="success" title={say('healthy')}>
        {say('healthyHelp')}
      </Notice>
    );
  const tone = concerns.some((concern) => concern.tone === 'danger') ? 'danger' : 'warning';
  return (
    <Notice tone={tone} title={say('concerns', { count: concerns.length })}>
      <ul className="grid gap-0.5">
        {concerns.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
    </Notice>
  );
}

function Loading() {
  return (
    <div aria-hidden className="grid gap-4 lg:grid-cols-2">
      {['first', 'second', 'third', 'fourth'].map((key) => (
        <Skeleton key={key} className="h-48" />
      ))}
    </div>
  );
}
