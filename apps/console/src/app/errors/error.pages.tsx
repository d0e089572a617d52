import { Button } from '@platform/ui-kit/skin';
import { useRouter } from '@tanstack/react-router';
import { FileQuestion, Lock, ServerCrash } from 'lucide-react';
import { AppLink } from '../../shared/link.tsx';
import { useText } from '../../shared/messages.ts';
import { roleMessages } from '../../shared/role.messages.ts';
import { useStore } from '../../shared/store.ts';
import { currentUser } from '../session.ts';
import { ErrorState } from './error-state.tsx';
import { errorPageMessages } from './errors.messages.ts';

function Ways() {
  const text = useText(errorPageMessages);
  const { history } = useRouter();
  return (
    <>
      <Button asChild variant="primary">
        <AppLink href="/home">{text('goHome')}</AppLink>
      </Button>
      {history.canGoBack() && <Button onClick={() => history.back()}>{text('goBack')}</Button>}
    </>
  );
}

export function ForbiddenPage() {
  const text = useText(errorPageMessages);
  const roleName = useText(roleMessages);
  const user = useStore(currentUser);
  return (
    <ErrorState icon={Lock} code="401" title={text('forbidden')} actions={<Ways />}>
      <p>{text('forbiddenText', { role: user ? roleName(user.access) : '—' })}</p>
    </ErrorState>
  );
}

export function NotFoundPage() {
  const text = useText(errorPageMessages);
  return (
    <ErrorState icon={FileQuestion} code="404" title={text('notFound')} actions={<Ways />}>
      <p>{text('notFoundText')}</p>
    </ErrorState>
  );
}

export function ServerErrorPage() {
  const text = useText(errorPageMessages);
  return (
    <ErrorState icon={ServerCrash} code="500" title={text('serverError')} actions={<Ways />}>
      <p>{text('serverErrorText')}</p>
    </ErrorState>
  );
}
