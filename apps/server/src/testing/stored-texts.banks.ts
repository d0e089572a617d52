import type { PartyDesk } from './party-desk.ts';
import { done, type Row, rowOf, type TextWriter } from './stored-texts.ts';

const languages = ['zh-CN', 'zh-TW', 'en-US'] as const;
const ways = [...languages.map((language) => `names.${language}`), 'shortName'];
const firstNumber = 70_000;

/** Texts about banks. */
export function bankWriters(desk: PartyDesk): TextWriter[] {
  const { call } = desk;
  const namesFrom = (textOf: (way: string) => string) =>
    Object.fromEntries(languages.map((language) => [language, textOf(`names.${language}`)]));
  const shown = (country: string, number: string) => async () => {
    const { names, shortName } = await rowOf(
      desk,
      'admin',
      `bank/getList?country=${country}&number=${number}`,
      (row) => row['number'] === number,
    );
    return {
      ...Object.fromEntries(languages.map((language) => [`names.${language}`, (names as Row)[language]])),
      shortName,
    };
  };
  // A short name is unique in its country, and both calls write the same texts.
  const bank = (country: 'IN' | 'KE', number: string, textOf: (way: string) => string) => ({
    country,
    number,
    names: namesFrom(textOf),
    shortName: textOf('shortName'),
  });
  return [
    {
      operation: 'banks.add',
      ways,
      write: async (textOf, index) => {
        const number = String(firstNumber + index);
        const answer = await call('admin', 'bank/add', bank('IN', number, textOf));
        return { ...answer, shown: shown('IN', number) };
      },
    },
    {
      operation: 'banks.update',
      ways,
      write: async (textOf, index) => {
        const number = String(firstNumber + index);
        const added = await call<{ id: string }>(
          'admin',
          'bank/add',
          bank('KE', number, (way) => `${way} ${index}`),
        );
        done(added);
        const { names, shortName } = bank('KE', number, textOf);
        const answer = await call('admin', 'bank/update', { bankId: added.data.id, names, shortName });
        return { ...answer, shown: shown('KE', number) };
      },
    },
  ];
}
