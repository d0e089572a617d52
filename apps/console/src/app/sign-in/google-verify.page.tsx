import { useLazyPart } from '@platform/ui-kit/headless/lazy';
import { Card } from '@platform/ui-kit/skin';
import { useSearch } from '@tanstack/react-router';
import { AppLink, useGo } from '../../shared/link.tsx';
import { useText } from '../../shared/messages.ts';
import { useStore } from '../../shared/store.ts';
import { safeReturnPath } from '../guard.ts';
import { currentUser, forget, signOut } from '../session.ts';
import { BindForm } from './bind.form.tsx';
import { bindMessages } from './bind.messages.ts';
import { signInParts } from './lazy-sign-in.ts';

const linkStyle = 'focus-ring rounded-sm font-medium text-primary hover:underline';

/** Binds an authenticator in three steps: sign in, scan the QR code, enter a code from the app. */
export function GoogleVerifyPage() {
  const text = useText(bindMessages);
  const go = useGo();
  const user = useStore(currentUser);
  const parts = useLazyPart(signInParts, true);
  const search: Record<string, string> = useSearch({ strict: false });
  const back = search.redirect ? `/login?${new URLSearchParams({ redirect: search.redirect })}` : '/login';

  const finish = async (loggedOut: boolean) => {
    if (loggedOut) {
      forget();
      go(
        `/login?${new URLSearchParams({ ...(search.redirect && { redirect: search.redirect }), bound: '1' })}`,
      );
      return;
    }
    // The session has more permissions now, so load the user again.
    currentUser.set(null);
    go(safeReturnPath(search.redirect), { replace: true });
  };

  if (!parts) return null;
  return (
    <parts.SignInLayout title={text('bindTitle')}>
      <Card className="p-5 shadow-md sm:p-6">
        <h1 className="mb-3 text-lg font-semibold">{text('bindTitle')}</h1>
        {!user ? (
          <>
            <p className="mb-4 text-muted-foreground">{text('bindIdentify')}</p>
            <parts.SignInForm submitLabel={text('continue')} onEntered={() => undefined} />
          </>
        ) : user.confirmBind && !user.bindRequired ? (
          <p className="text-muted-foreground">{text('alreadyBound')}</p>
        ) : (
          <BindForm account={user.account} required={user.bindRequired} onBound={finish} />
        )}
      </Card>
      <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {!user && (
          <AppLink href={back} className={linkStyle}>
            {text('backToSignIn')}
          </AppLink>
        )}
        {user && !user.bindRequired && (
          <AppLink href="/home" className={linkStyle}>
            {text('goHome')}
          </AppLink>
        )}
        {user && (
          <button
            type="button"
            className={linkStyle}
            onClick={async () => {
              await signOut();
              go('/login');
            }}
          >
            {text('otherAccount')}
          </button>
        )}
      </p>
    </parts.SignInLayout>
  );
}
