import { validatePassword } from '@platform/sdk/rules';
import { dictionary } from '@zxcvbn-ts/language-common';

/** Product-specific guesses that public lists lack. */
const ownGuesses = ['admin1234', 'administrator1', 'password2026', 'superadmin1'];

/**
 * About five thousand of the most common leaked passwords that the rules alone would accept, in lower case.
 * The list comes from a package and grows with its versions.
 */
export const commonPasswords: ReadonlySet<string> = new Set([
  ...ownGuesses,
  ...dictionary['passwords-common'].filter((password) => validatePassword(password) === undefined),
]);
