import { createFixtures } from '@platform/sdk/testing';
import { describe, expect, it } from 'vitest';
import { formOf, readNewUser, readUserChange, type UserForm } from './users.form.ts';

const filled: UserForm = {
  nickname: ' 夜班 ',
  account: ' service02 ',
  password: 'Night2026shift',
  role: 'customerService',
};

describe('a new account', () => {
  it('is read in the form of the contract', () => {
    expect(readNewUser(filled)).toEqual({
      ok: true,
      input: {
        nickname: '夜班',
        account: 'service02',
        password: 'Night2026shift',
        access: 'customerService',
      },
    });
  });

  it('requires every field', () => {
    expect(readNewUser(formOf())).toEqual({
      ok: false,
      problems: { nickname: 'required', account: 'required', password: 'required', role: 'required' },
    });
  });

  it.each([
    [{ account: 'night shift' }, { account: 'lettersAndDigitsOnly' }],
    [{ account: 'a'.repeat(65) }, { account: 'tooLong' }],
    [{ password: 'short1' }, { password: 'tooShort' }],
    [{ password: 'onlyletters' }, { password: 'needsLettersAndDigits' }],
    [{ nickname: '   ' }, { nickname: 'required' }],
    [{ role: 'owner' }, { role: 'required' }],
  ])('%j is refused', (change, problems) => {
    expect(readNewUser({ ...filled, ...change })).toEqual({ ok: false, problems });
  });
});

describe('a change', () => {
  const row = createFixtures().userRow({ nickname: '白班', account: 'service02', access: 'customerService' });
  const { id } = row;
  const shown = formOf(row);

  it('is only what differs from the account, so that what others changed meanwhile stays', () => {
    expect(readUserChange(row, shown)).toEqual({ ok: true, input: { id } });
    expect(readUserChange(row, { ...shown, nickname: ' 夜班 ' })).toEqual({
      ok: true,
      input: { id, nickname: '夜班' },
    });
    expect(readUserChange(row, { ...shown, role: 'technicalSupport', account: 'night02' })).toEqual({
      ok: true,
      input: { id, role: 'technicalSupport', account: 'night02' },
    });
  });

  it('accepts a new password, and refuses one that breaks the rules', () => {
    const password = 'Night2026shift';
    expect(readUserChange(row, { ...shown, password })).toEqual({ ok: true, input: { id, password } });
    expect(readUserChange(row, { ...shown, password: 'x' })).toEqual({
      ok: false,
      problems: { password: 'tooShort' },
    });
  });
});
