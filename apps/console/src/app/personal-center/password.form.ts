import { validatePassword } from '@platform/sdk/rules';
import type { Translate } from '../../shared/messages.ts';
import type { personalMessages } from './personal.messages.ts';

export type PersonalText = Translate<typeof personalMessages.table>;

/** Changing a password takes the old password and the new one twice, because typed passwords are hidden. */
export interface PasswordForm {
  current: string;
  fresh: string;
  repeat: string;
}
export const emptyPasswords: PasswordForm = { current: '', fresh: '', repeat: '' };

const words = ['tooShort', 'tooLong', 'needsLettersAndDigits'] as const;

/** Returns the problem of each field. The server checks again and also rejects common passwords. */
export function passwordProblems(
  { current, fresh, repeat }: PasswordForm,
  say: PersonalText,
): Partial<Record<keyof PasswordForm, string>> {
  const refusal = validatePassword(fresh);
  const known = words.find((word) => word === refusal);
  const problems: Partial<Record<keyof PasswordForm, string>> = {};
  if (current === '') problems.current = say('required');
  if (refusal !== undefined) problems.fresh = say(known ?? 'required');
  else if (fresh === current) problems.fresh = say('same');
  if (repeat === '') problems.repeat = say('required');
  else if (repeat !== fresh) problems.repeat = say('differs');
  return problems;
}
