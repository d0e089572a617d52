import {
  Button,
  Card,
  CardContent,
  CardDescription,
  CardHeader,
  CardTitle,
  KeyValueList,
  StatusBadge,
} from '@platform/ui-kit/skin';
import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { CopyText } from '../../shared/cells/copy.cell.tsx';
import { PageDialogs } from '../../shared/dialogs/page.dialogs.tsx';
import { useText, useWords } from '../../shared/messages.ts';
import { usePage } from '../../shared/page.tsx';
import { roleMessages } from '../../shared/role.messages.ts';
import { useStore } from '../../shared/store.ts';
import { currentUser, type User } from '../../shared/user.ts';
import { OwnSessionsCard } from './own-sessions.card.tsx';
import { personalMessages } from './personal.messages.ts';
import { PreferencesCard } from './preferences.card.tsx';
import { useSecurity } from './use-security.tsx';

/** Profile, sign-in security, sessions and preferences of the user. */
export function PersonalCenterPage() {
  const user = useStore(currentUser);
  return (
    user && (
      <PageDialogs>
        <PersonalCenter user={user} />
      </PageDialogs>
    )
  );
}

function PersonalCenter({ user }: { user: User }) {
  const words = useWords();
  const { screen } = usePage();
  return (
    <div className="grid gap-3 p-3 sm:p-4">
      <h1 className="text-lg font-semibold">{words(screen.title)}</h1>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid gap-4">
          <ProfileCard user={user} />
          <PreferencesCard hearsOrders={user.access !== 'merchant'} />
        </div>
        <div className="grid gap-4">
          <SecurityCard user={user} />
          <OwnSessionsCard />
        </div>
      </div>
    </div>
  );
}

function ProfileCard({ user }: { user: User }) {
  const say = useText(personalMessages);
  const roleName = useText(roleMessages);
  const items = [
    { key: 'name', label: say('name'), value: user.name },
    { key: 'account', label: say('account'), value: <CopyText value={user.account} /> },
    { key: 'role', label: say('role'), value: roleName(user.access) },
    ...(user.mchId
      ? [{ key: 'mchId', label: say('mchId'), value: <CopyText value={user.mchId} className="font-mono" /> }]
      : []),
    ...(user.supplierId
      ? [
          {
            key: 'supplierId',
            label: say('supplierId'),
            value: <CopyText value={user.supplierId} className="font-mono text-sm" />,
          },
        ]
      : []),
    { key: 'zone', label: say('zone'), value: user.timeZone },
  ];
  return (
    <Card>
      <CardHeader>
        <CardTitle>{say('profile')}</CardTitle>
        <CardDescription>{say('changedBy')}</CardDescription>
      </CardHeader>
      <CardContent>
        <KeyValueList items={items} />
      </CardContent>
    </Card>
  );
}

function SecurityCard({ user }: { user: User }) {
  const say = useText(personalMessages);
  const security = useSecurity(user);
  return (
    <Card>
      <CardHeader>
        <CardTitle>{say('security')}</CardTitle>
      </CardHeader>
      <div className="divided">
        <Part title={say('password')} help={say('passwordHelp')}>
          <Button
            variant="secondary"
            aria-label={say('changePassword')}
            onClick={() => void security.changePassword()}
          >
            {say('change')}
          </Button>
        </Part>
        <Part
          title={say('payPassword')}
          state={
            <StatusBadge
              tone={user.hasPayPassword ? 'success' : 'neutral'}
              icon={user.hasPayPassword ? CircleCheck : CircleDashed}
            >
              {say(user.hasPayPassword ? 'isSet' : 'notSet')}
            </StatusBadge>
          }
          help={say('payPasswordHelp')}
        >
          <Button
            variant="secondary"
            aria-label={say(user.hasPayPassword ? 'changePayPassword' : 'setPayPassword')}
            onClick={() => void security.setPayPassword()}
          >
            {say(user.hasPayPassword ? 'change' : 'set')}
          </Button>
        </Part>
        <Part
          title={say('authenticator')}
          state={
            <StatusBadge
              tone={user.confirmBind ? 'success' : 'warning'}
              icon={user.confirmBind ? CircleCheck : CircleAlert}
            >
              {say(user.confirmBind ? 'bound' : 'notBound')}
            </StatusBadge>
          }
          help={
            <>
              {say('authenticatorHelp')}
              {user.enableGoogleVerify && <span className="block">{say('demanded')}</span>}
            </>
          }
        >
          {user.confirmBind ? (
            <Button variant="secondary" aria-label={say('unbindName')} onClick={() => void security.unbind()}>
              {say('unbind')}
            </Button>
          ) : (
            <Button variant="primary" aria-label={say('bindTitle')} onClick={() => void security.bind()}>
              {say('bind')}
            </Button>
          )}
        </Part>
      </div>
    </Card>
  );
}

function Part({
  title,
  state,
  help,
  children,
}: {
  title: string;
  state?: ReactNode;
  help: ReactNode;
  children: ReactNode;
}) {
  return (
    <section aria-label={title} className="flex items-start justify-between gap-4 px-4 py-3">
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-2 font-medium">
          {title}
          {state}
        </h3>
        <p className="max-w-prose text-sm text-muted-foreground">{help}</p>
      </div>
      {children}
    </section>
  );
}
