import { validatePassword } from '@platform/sdk/rules';
import { dictionary } from '@zxcvbn-ts/language-common';

/** Those that this product invites and lists of the whole world lack. */
const ownGuesses = ['admin1234', 'administrator1', 'password2026', 'superadmin1'];

/**
 * The most used passwords of the world's leaks that the rules alone would take, in small letters: some five thousand. The
 * list is a package's, so that it grows with its versions.
 */
export const commonPasswords: ReadonlySet<string> = new Set([
  ...ownGuesses,
  ...dictionary['passwords-common'].filter((password) => validatePassword(password) === undefined),
]);
