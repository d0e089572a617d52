import { lazyPart, onFirstUse, useLazyPart } from '@platform/ui-kit/headless/lazy';
import { useEffect } from 'react';
import { useStore } from '../../shared/store.ts';
import { secondLevelPrompt } from '../second-level/second-level.prompt.ts';
import { sessionExpired } from '../session.ts';
import { closeQuestion } from '../tabs/tabs.session.ts';

const dialogs = lazyPart(() => import('./shell.dialogs.ts'));

/**
 * Part of the shell. Shows dialogs that a page needs to continue or to be left, and that a change waits for its answer.
 * Their code is lazy loaded.
 */
export function LazyDialogs() {
  const expired = useStore(sessionExpired);
  const prompt = useStore(secondLevelPrompt);
  const question = useStore(closeQuestion);
  // The first press may start what the bar shows.
  useEffect(() => onFirstUse(dialogs), []);
  const parts = useLazyPart(dialogs, expired || prompt !== null || question !== null);
  return (
    parts && (
      <>
        <parts.WorkBar />
        <parts.CloseQuestionDialog />
        <parts.SecondLevelDialog />
        <parts.ExpiredDialog />
      </>
    )
  );
}
