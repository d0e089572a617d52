import { cn } from '@platform/ui-kit/skin';
import { useText } from '../../shared/messages.ts';
import { shellMessages } from '../shell/shell.messages.ts';
import { themeIcons } from '../theme.icons.ts';
import { setTheme, themeChoices, useTheme } from '../theme.ts';

/** Theme choice as three small buttons: light, dark, system. */
export function ThemeRow() {
  const text = useText(shellMessages);
  const current = useTheme();
  return (
    <fieldset className="flex items-center gap-0.5">
      <legend className="sr-only">{text('theme')}</legend>
      {themeChoices.map((theme) => {
        const Icon = themeIcons[theme];
        return (
          <button
            key={theme}
            type="button"
            aria-label={text(theme)}
            title={text(theme)}
            aria-pressed={theme === current}
            className={cn(
              'focus-ring grid size-7 place-items-center rounded-md text-muted-foreground hover:text-foreground',
              theme === current && 'bg-accent text-accent-foreground hover:text-accent-foreground',
            )}
            onClick={() => setTheme(theme)}
          >
            <Icon aria-hidden className="size-4" />
          </button>
        );
      })}
    </fieldset>
  );
}
