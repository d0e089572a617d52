import { toast } from '@platform/ui-kit/skin';
import { useCallback } from 'react';
import { errorText } from '../../shared/error.text.ts';
import type { Language } from '../../shared/language.ts';
import { currentLanguage, useText } from '../../shared/messages.ts';
import { pickLanguage } from '../language.choice.ts';
import { shellMessages } from './shell.messages.ts';

/** Changes the language. Shows an error if its texts cannot be loaded. */
export function usePickLanguage(): (language: Language) => void {
  const text = useText(shellMessages);
  return useCallback(
    (language) => {
      pickLanguage(language).catch((error: unknown) =>
        toast.danger(text('languageFailed'), { description: errorText(error, currentLanguage()).what }),
      );
    },
    [text],
  );
}
