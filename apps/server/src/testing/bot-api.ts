import { BotApi as SimulatedBotApi } from '@platform/simulator/bot-api';
import type { SendFault } from '@platform/simulator/bot-plan';

/** A message that the Bot API accepted. */
export interface PostedMessage {
  readonly chatId: string;
  readonly text: string;
}

/** The simulator's Bot API, with chats and people that appear when they write. */
export interface BotApi {
  readonly url: string;
  readonly posted: PostedMessage[];
  /** What happens to the next calls of sendMessage, in order; afterwards all are accepted. */
  readonly faults: SendFault[];
  /** Calls that came before the wait which an answer had asked for. */
  readonly early: readonly object[];
  /** A message of a person in a chat. Returns its update id. */
  write(from: number, chatId: number, text: string): number;
  /** A picture of a person in a chat, as a photo or, with a type, as a file. */
  writePicture(from: number, chatId: number, picture: Buffer, how?: PictureHow): void;
  /** Any other update. */
  push(update: object): number;
  /** Delivers confirmed updates again with the next ones. */
  repeatOnce(): void;
  /** From now on people write to the bot of `otherToken`, whose updates have the same ids. */
  restart(): void;
  close(): Promise<void>;
}

export interface PictureHow {
  /** Sent as a file of this type. */
  readonly type?: string;
  readonly caption?: string;
  /** Told instead of the size of the picture. */
  readonly size?: number;
}

export const reminderToken = `123456789:${'A'.repeat(35)}`;
export const transferToken = `987654321:${'B'.repeat(35)}`;
export const otherToken = `222222222:${'C'.repeat(35)}`;

const bots = [
  { token: reminderToken, userName: 'test_bot', name: 'Reminders' },
  { token: transferToken, userName: 'transfer_bot', name: 'Transfers' },
  { token: otherToken, userName: 'other_bot', name: 'Other' },
];

export async function startBotApi(now: () => number): Promise<BotApi> {
  const posted: PostedMessage[] = [];
  const faults: SendFault[] = [];
  let isRepeating = false;
  let members = ['test_bot', 'transfer_bot'];
  const api = await SimulatedBotApi.open({
    bots,
    now,
    plan: {
      onSend: () => faults.shift(),
      onRead: () => {
        const fault = isRepeating ? 'doubled' : undefined;
        isRepeating = false;
        return fault;
      },
    },
  });
  const { chats } = api;
  chats.listen(({ isBot, chatId, text }) => {
    if (isBot) posted.push({ chatId: String(chatId), text });
  });
  const enter = (from: number, chatId: number): void => {
    chats.addPerson({ id: from, name: `P${from}`, userName: `user${from}` });
    if (!chats.has(chatId))
      chats.addChat({ id: chatId, title: `Chat ${chatId}`, bots: members, people: [from] });
  };
  return {
    url: api.url,
    posted,
    faults,
    get early() {
      return api.early;
    },
    push: (update) => chats.push(update),
    write: (from, chatId, text) => {
      enter(from, chatId);
      return chats.say(from, chatId, text) ?? 0;
    },
    writePicture: (from, chatId, picture, { type, caption = '', size } = {}) => {
      enter(from, chatId);
      chats.say(from, chatId, caption, {
        ...{ bytes: picture, type: type ?? 'image/png', name: 'picture.png', isDocument: type !== undefined },
        ...(size !== undefined && { statedBytes: size }),
      });
    },
    repeatOnce: () => {
      isRepeating = true;
    },
    restart: () => {
      members = ['other_bot'];
      for (const { id, title, people } of chats.all) chats.addChat({ id, title, bots: members, people });
    },
    close: () => api.close(),
  };
}
