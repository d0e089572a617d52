import { RowMenu } from '../../../shared/list/row.menu.tsx';
import { useText } from '../../../shared/messages.ts';
import { peopleMessages } from '../../../shared/people/people.messages.ts';
import { commandsFor, type UserCommand } from './users.commands.ts';
import type { UserRow } from './users.labels.ts';
import { userMessages } from './users.messages.ts';

/** Commands that staff have for merchants and suppliers too. */
const isOfPeople = (
  command: UserCommand,
): command is Extract<UserCommand, keyof typeof peopleMessages.table> =>
  Object.hasOwn(peopleMessages.table, command);

export interface UserMenuProps {
  user: UserRow;
  ownId: string;
  onCommand: (command: UserCommand, user: UserRow) => void;
}

/** Action menu of one account. */
export function UserMenu({ user, ownId, onCommand }: UserMenuProps) {
  const say = useText(userMessages);
  const sayPeople = useText(peopleMessages);
  return (
    <RowMenu
      label={say('actionsOf', { account: user.account })}
      commands={commandsFor(user, ownId, say).map(({ command, refusal }) => ({
        command,
        label: isOfPeople(command) ? sayPeople(command) : say(command),
        refusal,
        ...(command === 'remove' && { tone: 'danger' }),
      }))}
      onCommand={(command) => onCommand(command, user)}
    />
  );
}
