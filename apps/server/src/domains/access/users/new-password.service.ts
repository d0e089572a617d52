import { validatePassword } from '@platform/sdk/rules';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { commonPasswords } from './common-passwords.ts';

/** Refuses a password that breaks the rules, is everyone's first guess, or holds the account's name. */
export function checkNewPassword(password: string, account: string): void {
  const lower = password.toLowerCase();
  const holdsAccount = account.length >= 4 && lower.includes(account.toLowerCase());
  if (validatePassword(password) !== undefined || commonPasswords.has(lower) || holdsAccount) {
    throw new BusinessError('passwordRejected');
  }
}
