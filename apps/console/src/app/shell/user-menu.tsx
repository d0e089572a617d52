import {
  Button,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@platform/ui-kit/skin';
import { BookOpen, ChevronDown, FileDown, Keyboard, LogOut, UserRound } from 'lucide-react';
import { titles } from '../../routes.messages.ts';
import { AppLink } from '../../shared/link.tsx';
import { useText, useWords } from '../../shared/messages.ts';
import { roleMessages } from '../../shared/role.messages.ts';
import { commandMessages } from '../commands/commands.messages.ts';
import { factsOf } from '../commands/commands.table.ts';
import type { User } from '../session.ts';
import { shellMessages } from './shell.messages.ts';

/** The first character of a name, including characters of more than one UTF-16 unit. */
const initialOf = (name: string): string => (Array.from(name.trim())[0] ?? '?').toLocaleUpperCase();

export interface UserMenuProps {
  user: User;
  onHelp: () => void;
  onSignOut: () => void;
}

export function UserMenu({ user, onHelp, onSignOut }: UserMenuProps) {
  const text = useText(shellMessages);
  const roleName = useText(roleMessages);
  const command = useText(commandMessages);
  const words = useWords();
  const name = user.name || user.account;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" className="gap-2 px-1.5">
          <Initial name={name} />
          {/* The account comes first, because names are not unique. */}
          <span className="sr-only">{text('userMenu', { account: user.account })}</span>
          <span className="hidden max-w-32 truncate lg:inline">{name}</span>
          <ChevronDown aria-hidden className="hidden text-muted-foreground lg:block" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent className="min-w-56">
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
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function Initial({ name, large = false }: { name: string; large?: boolean }) {
  return (
    <span
      aria-hidden
      className={`grid shrink-0 place-items-center rounded-full bg-accent font-semibold text-accent-foreground ${large ? 'size-9 text-base' : 'size-6 text-xs'}`}
    >
      {initialOf(name)}
    </span>
  );
}
