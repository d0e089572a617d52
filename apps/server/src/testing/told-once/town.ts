import { setTimeout as wait } from 'node:timers/promises';
import { BotApi } from '@platform/simulator/bot-api';
import { planBots } from '@platform/simulator/bot-plan';
import { Person } from '../never-twice/person.ts';
import type { ServerProcesses } from '../never-twice/server-processes.ts';

const token = `123456789:${'A'.repeat(35)}`;
const bot = { token, userName: 'once_bot', name: 'Once' };
export const speaker = { id: 77_001, name: 'Asha', userName: 'asha' };
/** Smaller than Telegram's, so that a short run meets them. */
const limits = { chat: { count: 8, ms: 5_000 }, bot: { count: 30, ms: 1_000 } };
const longestWaitMs = 1_000;
const pollMs = 100;
const testMessages = 4;

export interface Group {
  readonly id: string;
  readonly name: string;
  readonly chatId: number;
  /** Users whose notices it gets. */
  readonly userIds: readonly string[];
  readonly isStaff: boolean;
}

/** The simulated Telegram with its faults, and the platform's groups in it, bound by their codes. */
export class Town {
  readonly api: BotApi;
  /** How often each text arrived in each chat. */
  readonly arrived = new Map<string, number>();
  readonly groups: Group[] = [];
  /** They take no questions and no notices, only test messages until they are disturbed. */
  readonly disturbed: Group[] = [];
  #admin: Person | undefined;

  private constructor(api: BotApi) {
    this.api = api;
    api.chats.listen(({ isBot, chatId, text }) => {
      const key = `${chatId} ${text}`;
      if (isBot) this.arrived.set(key, (this.arrived.get(key) ?? 0) + 1);
    });
  }

  static async open(seed: number, faultRate: () => number): Promise<Town> {
    const plan = planBots(seed, faultRate);
    return new Town(await BotApi.open({ bots: [bot], people: [speaker], limits, plan, longestWaitMs }));
  }

  get admin(): Person {
    if (!this.#admin) throw new Error('The town is not settled.');
    return this.#admin;
  }

  /** Sets the token, lists the speaker and binds a group for each supplier, up to the number, and two of the staff. */
  async settle(servers: ServerProcesses, suppliersAtMost: number): Promise<void> {
    const { password, logins } = servers.demo;
    const urls = () => servers.urls;
    const { totpSecret } = logins.find(({ account }) => account === 'superadmin') ?? {};
    const superAdmin = await Person.signedIn(urls, { userName: 'superadmin', password, totpSecret });
    const admin = await Person.signedIn(urls, { userName: 'admin', password });
    this.#admin = admin;
    await superAdmin.ask((it) => it.settings.setBotToken({ value: token }));
    // The demo's groups are in chats that this Telegram does not have.
    const { list: demoGroups } = await admin.ask((it) => it.botGroups.list({ pageSize: 100 }));
    for (const { id: groupId } of demoGroups) await admin.ask((it) => it.botGroups.delete({ groupId }));
    await admin.ask((it) =>
      it.botPeople.add({
        ...{ telegramUserId: String(speaker.id), name: speaker.name, mayBind: true },
        commands: ['order'],
      }),
    );
    const { list: suppliers } = await admin.ask((it) => it.suppliers.list({ pageSize: suppliersAtMost }));
    const staff = await Promise.all([admin, superAdmin].map((one) => one.ask((it) => it.session.info())));
    const staffIds = staff.map((info) => info.user_id);
    for (const name of ['Staff 1', 'Staff 2']) this.groups.push(await this.#addGroup(name, staffIds));
    for (const { name, userId } of suppliers) this.groups.push(await this.#addGroup(name, [userId], userId));
    for (const name of ['Expelled', 'Moved']) this.disturbed.push(await this.#addGroup(name, []));
    await this.#untilBound();
  }

  /** How many messages the platform has of the kind or in the state. */
  async messages(filter: {
    readonly kind?: 'answer' | 'notice';
    readonly state?: 'waiting' | 'sending';
  }): Promise<number> {
    return (await this.admin.ask((it) => it.botMessages.list({ ...filter, pageSize: 1 }))).total;
  }

  /** While messages wait, one chat throws the bot out and another becomes a supergroup. */
  async disturb(): Promise<void> {
    for (const [index, { id: groupId, chatId }] of this.disturbed.entries()) {
      for (let number = 0; number < testMessages; number += 1)
        await this.admin.once((it) => it.botGroups.sendTest({ groupId }));
      if (index === 0) this.api.chats.setBots(chatId, false);
      else this.api.chats.move(chatId, chatId - 1_000_000);
    }
  }

  async #addGroup(name: string, userIds: readonly string[], ownerUserId?: string): Promise<Group> {
    const chatId = -1_000 - this.groups.length - this.disturbed.length;
    this.api.chats.addChat({ id: chatId, title: name, bots: [bot.userName], people: [speaker.id] });
    const { group, code } = await this.admin.ask((it) =>
      it.botGroups.add({
        ...{ bot: 'reminder', name, language: 'en-US' },
        ...(userIds.length === 0
          ? { notices: [], commands: [] }
          : { notices: ['monitorSilent'], commands: ['order'] }),
        ...(ownerUserId === undefined ? { ownerKind: 'staff' } : { ownerKind: 'supplier', ownerUserId }),
      }),
    );
    this.api.chats.say(speaker.id, chatId, `/bind ${code}`);
    return { id: group.id, name, chatId, userIds, isStaff: ownerUserId === undefined };
  }

  async #untilBound(): Promise<void> {
    for (;;) {
      const { list } = await this.admin.ask((it) => it.botGroups.list({ pageSize: 100 }));
      const bound = list.filter(({ state }) => state === 'bound').map(({ id }) => id);
      if ([...this.groups, ...this.disturbed].every(({ id }) => bound.includes(id))) return;
      await wait(pollMs);
    }
  }
}
