import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
  IconButton,
  toast,
} from '@platform/ui-kit/skin';
import { Languages } from 'lucide-react';
import { errorText } from '../../shared/error.text.ts';
import { isLanguage, type Language, languageNames, languages } from '../../shared/language.ts';
import { currentLanguage, useLanguage, useText } from '../../shared/messages.ts';
import { pinLanguage, usePinnedLanguage } from '../language.choice.ts';
import { shellMessages } from './shell.messages.ts';
import { usePickLanguage } from './use-pick-language.ts';

export function LanguageMenu({ canPin }: { canPin: boolean }) {
  const text = useText(shellMessages);
  const language = useLanguage();
  const pinned = usePinnedLanguage();
  const pickLanguage = usePickLanguage();
  const pin = async (next: Language | null) => {
    try {
      await pinLanguage(next);
    } catch (error) {
      toast.danger(text('pinFailed'), { description: errorText(error, currentLanguage()).what });
    }
  };
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={text('language')}>
          <Languages aria-hidden />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuRadioGroup
          value={language}
          onValueChange={(value) => isLanguage(value) && pickLanguage(value)}
        >
          {languages.map((each) => (
            <DropdownMenuRadioItem key={each} value={each} lang={each}>
              {languageNames[each]}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
        {canPin && (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuCheckboxItem
              checked={pinned !== null}
              onCheckedChange={(checked) => void pin(checked ? language : null)}
            >
              {text('alwaysThis')}
            </DropdownMenuCheckboxItem>
          </>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
