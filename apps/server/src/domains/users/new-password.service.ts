import { validatePassword } from '@platform/sdk/rules';
import { BusinessError } from '../../kit/business-error.ts';

/** What people try first; each has letters and digits, so that the rules alone would take it. */
const common = new Set([
  'abc12345',
  'abcd1234',
  'admin123',
  'admin1234',
  'administrator1',
  'letmein1',
  'p@ssw0rd',
  'passw0rd',
  'password1',
  'password12',
  'password123',
  'password2026',
  'qwer1234',
  'qwerty12',
  'qwerty123',
  'superadmin1',
  'test1234',
  'welcome1',
  'welcome123',
  'a1234567',
  'a12345678',
  'a123456789',
  '1q2w3e4r',
  '1qaz2wsx',
]);

/** Refuses a password that breaks the rules, is everyone's first guess, or holds the account's name. */
export function checkNewPassword(password: string, account: string): void {
  const lower = password.toLowerCase();
  const holdsAccount = account.length >= 4 && lower.includes(account.toLowerCase());
  if (validatePassword(password) !== undefined || common.has(lower) || holdsAccount) {
    throw new BusinessError('passwordRejected');
  }
}
