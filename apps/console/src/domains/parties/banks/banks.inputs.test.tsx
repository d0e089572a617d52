import { expect, it } from 'vitest';
import { languages } from '../../../shared/language.ts';
import { fieldReasonMessages } from '../../../shared/reasons.messages.ts';
import {
  type BadInput,
  expectEachRefused,
  expectRefused,
  inputOf,
  openForm,
  refusal,
  renderActions,
  send,
  type,
} from '../../../shared/testing/bad-inputs.tsx';
import { mockPlatform } from '../../../shared/testing/mock-platform.ts';
import { useBankActions } from './banks.actions.tsx';
import { bankFormMessages } from './banks.form.messages.ts';

const { asked, handlers, use } = mockPlatform();
const say = fieldReasonMessages.table;

const names = (['nameZhCn', 'nameZhTw', 'nameEnUs'] as const).flatMap((field): BadInput[] => [
  [field, ' ', say.required],
  [field, 'n'.repeat(129), say.tooLong],
]);
const inputs: readonly BadInput[] = [
  ['number', '', say.required],
  ['number', '12a', say.digitsOnly],
  ['number', '-1', say.digitsOnly],
  ['number', '1.5', say.digitsOnly],
  ['number', '1'.repeat(17), say.tooLong],
  ['shortName', '', say.required],
  ['shortName', 'n'.repeat(65), say.tooLong],
  ...names,
  ['ifscPrefix', 'SB1N', bankFormMessages.table.fourLetters],
  ['ifscPrefix', 'SBI', bankFormMessages.table.fourLetters],
  ['smsSenders', 'AX-SBI', say.lettersAndDigitsOnly],
  ['smsSenders', 'A'.repeat(17), say.tooLong],
  ['smsSenders', Array.from({ length: 21 }, (_each, index) => `S${index}`).join('\n'), say.tooManyEntries],
];
const good = {
  ...{ number: '002', shortName: 'SBI', nameZhCn: '甲', nameZhTw: '乙', nameEnUs: 'State Bank' },
  ...{ ifscPrefix: 'SBIN', smsSenders: 'SBIINB' },
};

it.each(languages)('in %s, a bank’s form refuses each bad input at its field', async (language) => {
  const actions = await renderActions(() => useBankActions(), language);
  void actions.add();
  await openForm();
  await expectEachRefused(language, inputs);
  await send();
  expect(asked).toEqual([]);
});

it.each(
  languages.flatMap((language) =>
    (['number', 'shortName', 'ifscPrefix'] as const).map((at) => [language, at] as const),
  ),
)('in %s, a %s of another bank is refused there, and nothing typed is lost', async (language, at) => {
  const { msg, response } = refusal('bankExists', language, { bank: 'HDFC', value: good[at] });
  use(handlers.banks.add(response));
  const actions = await renderActions(() => useBankActions(), language);
  void actions.add();
  await openForm();
  for (const [field, text] of Object.entries(good)) type(field, text);
  await send();
  await expectRefused(at, good[at], msg);
  for (const [field, text] of Object.entries(good)) expect(inputOf(field).value).toBe(text);
});
