import { expect, it } from 'vitest';
import { translate } from '../../shared/messages.ts';
import { type PasswordForm, type PersonalText, passwordProblems } from './password.form.ts';
import { personalMessages } from './personal.messages.ts';

const say: PersonalText = (key, ...values) => translate(personalMessages, 'en-US', key, ...values);
const good: PasswordForm = { current: 'Platform2026', fresh: 'Winter trains 7', repeat: 'Winter trains 7' };
const problems = (change: Partial<PasswordForm>) => passwordProblems({ ...good, ...change }, say);

it('accepts a new password that is typed twice the same', () => {
  expect(problems({})).toEqual({});
});

it.each([
  [{ current: '' }, { current: 'Required' }],
  [
    { fresh: '', repeat: '' },
    { fresh: 'Required', repeat: 'Required' },
  ],
  [{ fresh: 'abc12', repeat: 'abc12' }, { fresh: 'At least 8 characters' }],
  [{ fresh: 'onlyletters', repeat: 'onlyletters' }, { fresh: 'Must contain both letters and digits' }],
  [{ fresh: good.current, repeat: good.current }, { fresh: 'Same as the current password' }],
  [{ repeat: 'Winter trains 8' }, { repeat: 'The passwords do not match' }],
])('%j is refused: %j', (change, expected) => {
  expect(problems(change)).toEqual(expected);
});
