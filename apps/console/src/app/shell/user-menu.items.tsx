import { DropdownMenuItem, DropdownMenuSeparator } from '@platform/ui-kit/skin';
import { BookOpen, FileDown, Keyboard, LogOut, UserRound } from 'lucide-react';
import { titles } from '../../routes.messages.ts';
import { AppLink } from '../../shared/link.tsx';
import { useText, useWords } from '../../shared/messages.ts';
import { roleMessages } from '../../shared/role.messages.ts';
import { commandMessages } from '../commands/commands.messages.ts';
import { factsOf } from '../commands/commands.table.ts';
import { shellMessages } from './shell.messages.ts';
import { Initial, type UserMenuProps } from './user-menu.parts.tsx';

/** The user's menu, opened: who it is, its own pages, help, and the way out. */
export function UserMenuItems({ user, onHelp, onSignOut }: UserMenuProps) {
  const text = useText(shellMessages);
  const roleName = useText(roleMessages);
  const command = useText(commandMessages);
  const words = useWords();
  const name = user.name || user.account;
  return (
    <>
      <div className="flex items-center gap-3 px-2 py-2">
        <Initial name={name} large />
        <div className="min-w-0">
          <p className="truncate font-medium">{name}</p>
          <p className="truncate text-sm text-muted-foreground">
            {user.account} · {roleName(user.access)}
          </p>
        </div>
      </div>
      {user.contactInfo !== '' && (
        <p className="max-w-72 whitespace-pre-line px-2 pb-2 text-sm break-words">
          <span className="block text-xs text-muted-foreground">{text('contact')}</span>
          {user.contactInfo}
        </p>
      )}
      <DropdownMenuSeparator />
      {/* Pages of the user that are not in the side menu. */}
      <DropdownMenuItem asChild>
        <AppLink href="/personal-center">
          <UserRound aria-hidden />
          {words(titles.personalCenter)}
        </AppLink>
      </DropdownMenuItem>
      <DropdownMenuItem asChild>
        <AppLink href="/exports">
          <FileDown aria-hidden />
          {words(titles.exports)}
        </AppLink>
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem asChild>
        {/* Pages of the server, not of the console, so they open in a new browser tab. */}
        <a href="/docs/" target="_blank" rel="noreferrer">
          <BookOpen aria-hidden />
          {text('developerDocs')}
        </a>
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={onHelp} shortcut={factsOf('help').keys}>
        <Keyboard aria-hidden />
        {command('help')}
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={onSignOut}>
        <LogOut aria-hidden />
        {text('logOut')}
      </DropdownMenuItem>
    </>
  );
}
