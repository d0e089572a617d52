import { validatePassword } from '@platform/sdk/rules';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { commonPasswords } from './common-passwords.ts';

/** Throws when a password breaks the rules, is a common one, or contains the account's name. */
export function checkNewPassword(password: string, account: string): void {
  const lower = password.toLowerCase();
  const holdsAccount = account.length >= 4 && lower.includes(account.toLowerCase());
  if (validatePassword(password) !== undefined || commonPasswords.has(lower) || holdsAccount) {
    throw new BusinessError('passwordRejected');
  }
}
