import { lazyPart, onIntent, useLazyPart } from '@platform/ui-kit/headless/lazy';
import { Button, DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '@platform/ui-kit/skin';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../shared/messages.ts';
import { shellMessages } from './shell.messages.ts';
import { Initial, type UserMenuProps } from './user-menu.parts.tsx';

/** Requested when the button is hovered or focused, so that the menu opens with its entries. */
const menuItems = lazyPart(() => import('./user-menu.items.tsx'));

export function UserMenu({ user, onHelp, onSignOut }: UserMenuProps) {
  const text = useText(shellMessages);
  const [open, setOpen] = useState(false);
  const items = useLazyPart(menuItems, open);
  const name = user.name || user.account;
  return (
    <DropdownMenu open={open} onOpenChange={setOpen}>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" className="gap-2 px-1.5" {...onIntent(menuItems)}>
          <Initial name={name} />
          {/* The account comes first, because names are not unique. */}
          <span className="sr-only">{text('userMenu', { account: user.account })}</span>
          <span className="hidden max-w-32 truncate lg:inline">{name}</span>
          <ChevronDown aria-hidden className="hidden text-muted-foreground lg:block" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent className="min-w-56">
        {items && <items.UserMenuItems user={user} onHelp={onHelp} onSignOut={onSignOut} />}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
