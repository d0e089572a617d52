import { RowMenu } from '../../../shared/list/row.menu.tsx';
import { useText } from '../../../shared/messages.ts';
import { commandsFor, type UserCommand } from './users.commands.ts';
import type { UserRow } from './users.labels.ts';
import { userMessages } from './users.messages.ts';

export interface UserMenuProps {
  user: UserRow;
  ownId: string;
  onCommand: (command: UserCommand, user: UserRow) => void;
}

/** Action menu of one account. */
export function UserMenu({ user, ownId, onCommand }: UserMenuProps) {
  const say = useText(userMessages);
  return (
    <RowMenu
      label={say('actionsOf', { account: user.account })}
      commands={commandsFor(user, ownId, say).map(({ command, refusal }) => ({
        command,
        label: say(command),
        refusal,
        ...(command === 'remove' && { tone: 'danger' }),
      }))}
      onCommand={(command) => onCommand(command, user)}
    />
  );
}
