import type { UserRow, UserText } from './users.labels.ts';

export type UserCommand =
  | 'edit'
  | 'demand'
  | 'demandNoMore'
  | 'forbidModify'
  | 'permitModify'
  | 'disable'
  | 'enable'
  | 'addresses'
  | 'resetPayPassword'
  | 'repair'
  | 'remove';

export interface OfferedCommand {
  command: UserCommand;
  /** Why the current state does not allow it. */
  refusal?: string;
}

/** Actions on an account in menu order, each with the reason if disabled. */
export function commandsFor(user: UserRow, ownId: string, say: UserText): OfferedCommand[] {
  const isOwn = user.id === ownId;
  const gone = user.deleted ? say('repairFirst') : undefined;
  const own = isOwn ? say('notYourself') : undefined;
  const offer = (command: UserCommand, refusal?: string): OfferedCommand =>
    refusal === undefined ? { command } : { command, refusal };
  return [
    offer('edit', gone),
    user.enableGoogleVerify ? offer('demandNoMore', gone ?? own) : offer('demand', gone),
    user.allowModify ? offer('forbidModify', gone ?? own) : offer('permitModify', gone ?? own),
    user.enabled ? offer('disable', gone ?? own) : offer('enable', gone ?? own),
    offer('addresses', gone),
    offer('resetPayPassword', gone ?? (user.hasPayPassword ? undefined : say('noPayPassword'))),
    offer('repair'),
    offer('remove', own ?? (user.deleted ? say('deleted') : undefined)),
  ];
}
