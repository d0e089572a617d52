import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
  IconButton,
} from '@platform/ui-kit/skin';
import { Ellipsis } from 'lucide-react';
import { Fragment } from 'react';
import { useText } from '../../../shared/messages.ts';
import { commandsFor, type UserCommand } from './users.commands.ts';
import type { UserRow } from './users.labels.ts';
import { userMessages } from './users.messages.ts';

export interface UserMenuProps {
  user: UserRow;
  ownId: string;
  onCommand: (command: UserCommand, user: UserRow) => void;
}

/** Action menu of one account. Actions that the state forbids are disabled with the reason. */
export function UserMenu({ user, ownId, onCommand }: UserMenuProps) {
  const say = useText(userMessages);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton
          label={say('actionsOf', { account: user.account })}
          size="icon-xs"
          onClick={(event) => event.stopPropagation()}
        >
          <Ellipsis aria-hidden />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent className="min-w-52" onClick={(event) => event.stopPropagation()}>
        {commandsFor(user, ownId, say).map(({ command, refusal }) => (
          <Fragment key={command}>
            {command === 'remove' && <DropdownMenuSeparator />}
            <DropdownMenuItem
              tone={command === 'remove' ? 'danger' : 'neutral'}
              disabledReason={refusal}
              onSelect={() => onCommand(command, user)}
            >
              {say(command)}
            </DropdownMenuItem>
          </Fragment>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
