import { describe, expect, test } from 'vitest';
import { commonPasswords } from './common-passwords.ts';
import { checkNewPassword } from './new-password.service.ts';

const refused = (password: string, account = 'merchant7'): boolean => {
  try {
    checkNewPassword(password, account);
    return false;
  } catch {
    return true;
  }
};

describe('a new password', () => {
  test.each([
    ['short1', 'is shorter than eight'],
    ['onlyletters', 'has no digit'],
    ['12345678901', 'has no letter'],
    [`a1${'x'.repeat(127)}`, 'is longer than 128'],
    ['Passw0rd', 'is one of the most used, however its letters are written'],
    ['1QAZ2wsx', 'is one of the most used, however its letters are written'],
    ['jordan23', 'is one of the most used'],
    ['my-Merchant7!', 'holds the account’s name'],
  ])('%s %s, and is refused', (password) => {
    expect(refused(password)).toBe(true);
  });

  test.each([
    ['eightlong1', 'needs no sign and no capital letter'],
    ['correct horse 7 battery', 'may have spaces'],
    ['пароль-надёжный-a1', 'may have letters of any script'],
    [`${'long sentence '.repeat(9)}1`, 'may be as long as a sentence: 64 characters and more'],
  ])('%s %s', (password) => {
    expect(refused(password)).toBe(false);
  });
});

test('the 3,000 most used passwords that pass the rules are known', () => {
  expect(commonPasswords.size).toBeGreaterThan(3_000);
});
