import { lazyPart, useLazyPart } from '@platform/ui-kit/headless/lazy';
import { useStore } from '../../shared/store.ts';
import { secondLevelPrompt } from '../second-level/second-level.prompt.ts';
import { sessionExpired } from '../session.ts';
import { closeQuestion } from '../tabs/tabs.session.ts';

const dialogs = lazyPart(() => import('./shell.dialogs.ts'));

/**
 * Part of the shell. Shows dialogs that a page needs to continue or to be left. Their code is lazy loaded.
 */
export function LazyDialogs() {
  const expired = useStore(sessionExpired);
  const prompt = useStore(secondLevelPrompt);
  const question = useStore(closeQuestion);
  const parts = useLazyPart(dialogs, expired || prompt !== null || question !== null);
  return (
    parts && (
      <>
        <parts.CloseQuestionDialog />
        <parts.SecondLevelDialog />
        <parts.ExpiredDialog />
      </>
    )
  );
}
