import { validatePassword } from '@platform/sdk/rules';
import type { Translate } from '../../shared/messages.ts';
import type { personalMessages } from './personal.messages.ts';

export type PersonalText = Translate<typeof personalMessages.table>;

/** A new password takes the old one and is typed twice: nobody sees what he types. */
export interface PasswordForm {
  current: string;
  fresh: string;
  repeat: string;
}
export const emptyPasswords: PasswordForm = { current: '', fresh: '', repeat: '' };

const words = ['tooShort', 'tooLong', 'needsLettersAndDigits'] as const;

/** What is wrong with each field. The server judges again, and knows which passwords are common. */
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
