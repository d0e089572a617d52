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
  const id = '0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a01';

  it('keeps the password when the field is empty', () => {
    expect(readUserChange(id, { ...filled, password: '' })).toEqual({
      ok: true,
      input: { id, nickname: '夜班', account: 'service02', role: 'customerService' },
    });
  });

  it('accepts a new password, and refuses one that breaks the rules', () => {
    expect(readUserChange(id, filled)).toMatchObject({ ok: true, input: { password: 'Night2026shift' } });
    expect(readUserChange(id, { ...filled, password: 'x' })).toEqual({
      ok: false,
      problems: { password: 'tooShort' },
    });
  });
});
