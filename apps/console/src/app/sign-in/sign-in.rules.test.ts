import { expect, it } from 'vitest';
import { checkSignIn } from './sign-in.rules.ts';

it('trims the name and the code, never the password', () => {
  expect(checkSignIn('  merchant ', ' pass word ', ' 123 456 ')).toEqual({
    input: { userName: 'merchant', password: ' pass word ', googleCode: '123456' },
    problems: [],
  });
});

it('accepts an empty code, for accounts without an authenticator', () => {
  expect(checkSignIn('merchant', 'x', '').problems).toEqual([]);
});

it('names all invalid fields, in their order', () => {
  expect(checkSignIn('   ', '', '12345').problems).toEqual([
    { field: 'userName', message: 'userNameMissing' },
    { field: 'password', message: 'passwordMissing' },
    { field: 'googleCode', message: 'googleCodeShape' },
  ]);
  expect(checkSignIn('a', 'b', '12345x').problems).toEqual([
    { field: 'googleCode', message: 'googleCodeShape' },
  ]);
});
