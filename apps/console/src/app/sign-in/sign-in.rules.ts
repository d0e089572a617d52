import type { ErrorName } from '@platform/sdk';
import type { signInMessages } from './sign-in.messages.ts';

export type SignInFieldName = 'userName' | 'password' | 'googleCode';

interface SignInProblem {
  field: SignInFieldName;
  message: keyof typeof signInMessages.table & ('userNameMissing' | 'passwordMissing' | 'googleCodeShape');
}

/** Errors about the authenticator code, shown at its field. */
export const codeErrors: ReadonlySet<ErrorName> = new Set([
  'googleCodeRequired',
  'googleCodeInvalid',
  'googleCodeReused',
]);

/**
 * Returns the values to send and their problems. Name and code are trimmed; a password may start or end with
 * a space.
 */
export function checkSignIn(userName: string, password: string, googleCode: string) {
  const input = {
    userName: userName.trim(),
    password,
    // Authenticator apps show the code in two groups of three digits.
    googleCode: googleCode.replace(/\s/g, ''),
  };
  const problems: SignInProblem[] = [];
  if (!input.userName) problems.push({ field: 'userName', message: 'userNameMissing' });
  if (!password) problems.push({ field: 'password', message: 'passwordMissing' });
  if (!/^(\d{6})?$/.test(input.googleCode))
    problems.push({ field: 'googleCode', message: 'googleCodeShape' });
  return { input, problems };
}
