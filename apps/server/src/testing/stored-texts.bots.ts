import type { PartyDesk } from './party-desk.ts';
import { done, rowOf, type TextWriter } from './stored-texts.ts';

const firstTelegramUser = 5_000_000;
const secondTelegramUser = 6_000_000;

/** Texts about the bots: names of groups, names and notes of people. */
export function botWriters(desk: PartyDesk): TextWriter[] {
  const { call } = desk;
  const group = (name: string) => ({
    ...{ bot: 'reminder', ownerKind: 'staff', language: 'en-US', notices: [], commands: [] },
    name,
  });
  const shownGroup = (id: string) => async () => {
    const { name } = await rowOf(desk, 'admin', `botGroup/getList?groupId=${id}`, (row) => row['id'] === id);
    return { name };
  };
  const shownPerson = (telegramUserId: string) => async () => {
    const list = `botPeople/getList?telegramUserId=${telegramUserId}`;
    const { name, note } = await rowOf(
      desk,
      'admin',
      list,
      (row) => row['telegramUserId'] === telegramUserId,
    );
    return { name, note };
  };
  const person = (telegramUserId: string, textOf: (way: string) => string) => ({
    ...{ telegramUserId, name: textOf('name'), note: textOf('note'), commands: [] },
  });
  return [
    {
      operation: 'botGroups.add',
      ways: ['name'],
      write: async (textOf) => {
        const answer = await call<{ group?: { id: string } } | null>(
          'admin',
          'botGroup/add',
          group(textOf('name')),
        );
        return { ...answer, shown: shownGroup(answer.data?.group?.id ?? '') };
      },
    },
    {
      operation: 'botGroups.update',
      ways: ['name'],
      write: async (textOf, index) => {
        const added = await call<{ group: { id: string } }>('admin', 'botGroup/add', group(`Group ${index}`));
        done(added);
        const { id } = added.data.group;
        const answer = await call('admin', 'botGroup/update', { groupId: id, name: textOf('name') });
        return { ...answer, shown: shownGroup(id) };
      },
    },
    {
      operation: 'botPeople.add',
      ways: ['name', 'note'],
      write: async (textOf, index) => {
        const telegramUserId = String(firstTelegramUser + index);
        const answer = await call('admin', 'botPeople/add', person(telegramUserId, textOf));
        return { ...answer, shown: shownPerson(telegramUserId) };
      },
    },
    {
      operation: 'botPeople.update',
      ways: ['name', 'note'],
      write: async (textOf, index) => {
        const telegramUserId = String(secondTelegramUser + index);
        const added = await call<{ id: string }>(
          'admin',
          'botPeople/add',
          person(telegramUserId, (way) => `${way} ${index}`),
        );
        done(added);
        const { name, note } = person(telegramUserId, textOf);
        const answer = await call('admin', 'botPeople/update', { personId: added.data.id, name, note });
        return { ...answer, shown: shownPerson(telegramUserId) };
      },
    },
  ];
}
