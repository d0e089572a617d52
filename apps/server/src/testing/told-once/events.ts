import { setTimeout as wait } from 'node:timers/promises';
import { Dice } from '@platform/simulator/dice';
import type { Store } from '../../db/connection.ts';
import { sendMessage } from '../../domains/access/messages/messages.service.ts';
import { type Group, speaker, type Town } from './town.ts';

/** Something that must be told once in each of its groups. */
export interface Event {
  readonly mark: string;
  readonly isNotice: boolean;
  readonly groups: readonly Group[];
}

interface Notice {
  readonly mark: string;
  readonly userIds: readonly string[];
}

const burst = { least: 1, most: 30 };
const gapMs = { least: 50, most: 900 };

/** In the texts of events. */
export const markPattern = /EV-\d+-/;

/** Makes events at random: questions of people in their groups, and notices to users that go on to groups. */
export class Events {
  readonly all: Event[] = [];
  readonly #town: Town;
  readonly #dice: Dice;
  readonly #count: number;
  /** Notices that could not be written yet, because the store belongs to the server. */
  #unwritten: Notice[] = [];

  constructor(town: Town, seed: number, count: number) {
    this.#town = town;
    this.#dice = new Dice(seed, 'events');
    this.#count = count;
  }

  get hasUnwritten(): boolean {
    return this.#unwritten.length > 0;
  }

  /** How many messages must come of the events. */
  get expected(): { readonly answers: number; readonly notices: number } {
    const notices = this.#messages(true);
    return { answers: this.#messages(false), notices };
  }

  /** In bursts, so that the limits of a chat and of the bot are met. */
  async happen(onBurst: () => Promise<void>): Promise<void> {
    while (this.all.length < this.#count) {
      const size = this.#dice.integer(burst.least, burst.most);
      for (let number = 0; number < size && this.all.length < this.#count; number += 1) this.#happenOnce();
      await onBurst();
      await wait(this.#dice.integer(gapMs.least, gapMs.most));
    }
  }

  async write(store: Store): Promise<void> {
    const notices = this.#unwritten;
    this.#unwritten = [];
    const context = { now: new Date(), publish: () => undefined };
    await store.transaction(async (tx) => {
      for (const { mark, userIds } of notices)
        await sendMessage(context, tx, userIds, {
          name: 'monitorSilent',
          filling: { monitorId: mark, seconds: 60, accounts: 1 },
        });
    });
  }

  #messages(ofNotices: boolean): number {
    const counted = this.all.filter(({ isNotice }) => isNotice === ofNotices);
    return counted.reduce((sum, { groups }) => sum + groups.length, 0);
  }

  #happenOnce(): void {
    const mark = `EV-${this.all.length + 1}-`;
    const { groups } = this.#town;
    const group = this.#dice.pick(groups);
    const isNotice = this.#dice.chance(0.4);
    if (isNotice) {
      const told = group.isStaff ? groups.filter(({ isStaff }) => isStaff) : [group];
      this.all.push({ mark, isNotice, groups: told });
      this.#unwritten.push({ mark, userIds: group.userIds });
      return;
    }
    this.all.push({ mark, isNotice, groups: [group] });
    this.#town.api.chats.say(speaker.id, group.chatId, `/order ${mark}`);
  }
}
