import { useLazyPart } from '@platform/ui-kit/headless/lazy';
import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '@platform/ui-kit/skin';
import { useQueryClient } from '@tanstack/react-query';
import { useGo } from '../../shared/link.tsx';
import { useText } from '../../shared/messages.ts';
import { useStore } from '../../shared/store.ts';
import { currentUser, sessionExpired, signOut } from '../session.ts';
import { startClean } from '../tabs/unsaved.guard.ts';
import { expiredMessages } from './expired.messages.ts';
import { signInParts } from './lazy-sign-in.ts';

/**
 * Sign-in dialog over the open page. The same account continues; a different account starts with a fresh
 * page.
 */
export function ExpiredDialog() {
  const text = useText(expiredMessages);
  const go = useGo();
  const queries = useQueryClient();
  const expired = useStore(sessionExpired);
  const user = useStore(currentUser);
  const parts = useLazyPart(signInParts, expired);
  return (
    <Dialog open={expired}>
      {expired && (
        <DialogContent size="sm" hideClose onEscapeKeyDown={(event) => event.preventDefault()}>
          <DialogHeader className="pe-5">
            <DialogTitle>{text('expiredTitle')}</DialogTitle>
            <DialogDescription>{text('expiredText')}</DialogDescription>
          </DialogHeader>
          <DialogBody>
            {parts && (
              <parts.SignInForm
                account={user?.account ?? ''}
                onEntered={({ isOther }) => {
                  if (isOther) {
                    startClean();
                    return;
                  }
                  sessionExpired.set(false);
                  void queries.invalidateQueries();
                }}
              />
            )}
            <Button
              variant="link"
              className="mt-2"
              onClick={async () => {
                await signOut();
                go('/login');
              }}
            >
              {text('leave')}
            </Button>
          </DialogBody>
        </DialogContent>
      )}
    </Dialog>
  );
}
