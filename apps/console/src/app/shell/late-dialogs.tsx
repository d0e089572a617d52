import { lazyPart, useLazyPart } from '@platform/ui-kit/headless/lazy';
import { useStore } from '../../shared/store.ts';
import { secondLevelPrompt } from '../second-level/second-level.prompt.ts';
import { sessionExpired } from '../session.ts';
import { closeQuestion } from '../tabs/tabs.session.ts';

const dialogs = lazyPart(() => import('./shell.dialogs.ts'));

/** Stands in the shell: asks for what a page needs to go on, or may not be left without. Its code comes with the question. */
export function LateDialogs() {
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
