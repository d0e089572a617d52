import { lazyPart, useLazyPart } from '@platform/ui-kit/headless/lazy';
import type { SelectOption } from '@platform/ui-kit/skin';
import { useMemo } from 'react';
import { loadPart } from '../load-part.ts';
import { useLanguage } from '../messages.ts';

// Few lists are filtered by a reason, so its words come when one is.
const reasons = lazyPart(() =>
  loadPart('losses', async () => (await import('./losses.messages.ts')).lossOptionsIn),
);

/** The reasons for which orders are lost; empty until they are wanted and loaded. */
export function useLossOptions(wanted: boolean): readonly SelectOption[] {
  const language = useLanguage();
  const optionsIn = useLazyPart(reasons, wanted);
  return useMemo(() => optionsIn?.(language) ?? [], [optionsIn, language]);
}
