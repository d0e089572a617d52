import { lazyPart, useLazyPart } from '@platform/ui-kit/headless/lazy';
import type { SelectOption } from '@platform/ui-kit/skin';
import { useMemo } from 'react';
import { loadPart } from '../load-part.ts';
import { translate, useLanguage } from '../messages.ts';

// Few lists are filtered by a reason, so its words come when one is.
const words = lazyPart(() =>
  loadPart('losses', async () => (await import('./losses.messages.ts')).lossMessages),
);

/** The reasons for which orders are lost; empty until they are wanted and loaded. */
export function useLossOptions(wanted: boolean): readonly SelectOption[] {
  const language = useLanguage();
  const messages = useLazyPart(words, wanted);
  return useMemo(
    () =>
      messages
        ? (Object.keys(messages.table) as (keyof typeof messages.table)[]).map((value) => ({
            value,
            label: translate(messages, language, value),
          }))
        : [],
    [messages, language],
  );
}
