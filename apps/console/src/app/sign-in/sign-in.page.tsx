import { Card } from '@platform/ui-kit/skin';
import { useSearch } from '@tanstack/react-router';
import { AppLink, useGo } from '../../shared/link.tsx';
import { useText } from '../../shared/messages.ts';
import { safeReturnPath } from '../guard.ts';
import { SignInForm } from './sign-in.form.tsx';
import { SignInLayout } from './sign-in.layout.tsx';
import { signInMessages } from './sign-in.messages.ts';

export { SignInForm, SignInLayout };

export function SignInPage() {
  const text = useText(signInMessages);
  const go = useGo();
  const search: Record<string, string> = useSearch({ strict: false });
  const bindPath = search.redirect
    ? `/googleVerify?${new URLSearchParams({ redirect: search.redirect })}`
    : '/googleVerify';
  return (
    <SignInLayout title={text('title')}>
      <h1 className="sr-only">{text('title')}</h1>
      {search.bound === '1' && (
        <p
          role="status"
          className="mb-4 rounded-md border border-success-border bg-success-surface px-3 py-2 text-success"
        >
          {text('bound')}
        </p>
      )}
      <Card className="p-5 shadow-md sm:p-6">
        <SignInForm
          onEntered={({ user }) =>
            go(user.bindRequired ? bindPath : safeReturnPath(search.redirect), { replace: true })
          }
        />
      </Card>
      <p className="mt-4 text-sm text-muted-foreground">
        {text('bindOffer')}{' '}
        <AppLink href={bindPath} className="focus-ring rounded-sm font-medium text-primary hover:underline">
          {text('bindLink')}
        </AppLink>
      </p>
    </SignInLayout>
  );
}
