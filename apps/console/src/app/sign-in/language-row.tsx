import { cn } from '@platform/ui-kit/skin';
import { languageNames, languages } from '../../shared/language.ts';
import { useLanguage, useText } from '../../shared/messages.ts';
import { pickLanguage } from '../language.choice.ts';
import { shellMessages } from '../shell/shell.messages.ts';

/** Shows each language by its own name, so that users can find theirs. */
export function LanguageRow() {
  const text = useText(shellMessages);
  const current = useLanguage();
  return (
    <fieldset className="flex items-center gap-1">
      <legend className="sr-only">{text('language')}</legend>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          className={cn(
            'focus-ring min-h-7 rounded-md px-2 text-sm text-muted-foreground hover:text-foreground',
            language === current &&
              'bg-accent font-medium text-accent-foreground hover:text-accent-foreground',
          )}
          onClick={() => void pickLanguage(language)}
        >
          {languageNames[language]}
        </button>
      ))}
    </fieldset>
  );
}
