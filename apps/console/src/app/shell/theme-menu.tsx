import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
  IconButton,
} from '@platform/ui-kit/skin';
import { useText } from '../../shared/messages.ts';
import { themeIcons } from '../theme.icons.ts';
import { setTheme, themeChoices, useTheme } from '../theme.ts';
import { shellMessages } from './shell.messages.ts';

export function ThemeMenu() {
  const text = useText(shellMessages);
  const theme = useTheme();
  const Current = themeIcons[theme];
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={text('theme')}>
          <Current aria-hidden />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuRadioGroup
          value={theme}
          onValueChange={(value) => {
            const chosen = themeChoices.find((choice) => choice === value);
            if (chosen) setTheme(chosen);
          }}
        >
          {themeChoices.map((choice) => {
            const Icon = themeIcons[choice];
            return (
              <DropdownMenuRadioItem key={choice} value={choice}>
                <Icon aria-hidden />
                {text(choice)}
              </DropdownMenuRadioItem>
            );
          })}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
