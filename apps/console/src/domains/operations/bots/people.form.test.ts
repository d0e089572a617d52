import { createFixtures } from '@platform/sdk/testing';
import { describe, expect, it } from 'vitest';
import { formOf, formRefusals, readNewPerson, readPersonChange } from './people.form.ts';

const row = createFixtures().botPersonRow();

describe('a person’s form', () => {
  it('sends nothing but what changed', () => {
    expect(readPersonChange(formOf(row), row)).toEqual({ personId: row.id });
    expect(readPersonChange({ ...formOf(row), mayBind: !row.mayBind, note: ' ' }, row)).toEqual({
      personId: row.id,
      mayBind: !row.mayBind,
      note: '',
    });
  });

  it('sends a new person without the spaces around', () => {
    expect(readNewPerson({ ...formOf(), telegramUserId: ' 123456789 ', name: ' Asha ' })).toEqual({
      telegramUserId: '123456789',
      name: 'Asha',
      note: '',
      commands: [],
      mayBind: false,
      groupIds: [],
    });
  });

  it('refuses what is missing or is no Telegram id', () => {
    expect(formRefusals(formOf())).toEqual({ telegramUserId: 'required', name: 'required' });
    const refusal = (telegramUserId: string) =>
      formRefusals({ ...formOf(), name: 'Asha', telegramUserId }).telegramUserId;
    expect(refusal('@asha')).toBe('idHelp');
    expect(refusal('123')).toBe('idHelp');
    expect(refusal('12345678901234567')).toBe('idHelp');
    expect(refusal('1234')).toBeUndefined();
  });

  it('refuses more groups than a person may have', () => {
    const groupIds = Array.from({ length: 51 }, (_, index) => String(index));
    expect(formRefusals({ ...formOf(row), groupIds })).toEqual({ groupIds: 'tooMany' });
  });
});
