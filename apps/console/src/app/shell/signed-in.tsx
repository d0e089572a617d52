import { Toaster, UiProvider } from '@platform/ui-kit/skin';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../shared/messages.ts';
import { createQueries } from '../../shared/query.ts';
import type { User } from '../session.ts';
import { Shell } from './shell.tsx';
import { useUiLabels } from './ui.labels.ts';

/**
 * Providers around the shell for a signed-in user. The query cache belongs to this user; the next user starts
 * with an empty one.
 */
export function SignedIn({ user }: { user: User }) {
  const labels = useUiLabels();
  const [queries] = useState(createQueries);
  useEffect(() => () => queries.clear(), [queries]);
  const language = useLanguage();
  const askedIn = useRef(language);
  // Some answers have words in the language that they were asked in.
  useEffect(() => {
    if (askedIn.current === language) return;
    askedIn.current = language;
    void queries.invalidateQueries();
  }, [queries, language]);
  return (
    <QueryClientProvider client={queries}>
      <UiProvider labels={labels}>
        <Shell user={user} />
        <Toaster />
      </UiProvider>
    </QueryClientProvider>
  );
}
