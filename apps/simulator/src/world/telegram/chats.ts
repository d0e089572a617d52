export interface BotKey {
  readonly token: string;
  readonly userName: string;
  readonly name: string;
}

export interface ChatPerson {
  readonly id: number;
  readonly name: string;
  readonly userName: string;
}

export interface ChatKey {
  readonly id: number;
  readonly title: string;
  /** Names of its bots. */
  readonly bots: readonly string[];
  /** Ids of the people who write in it. */
  readonly people: readonly number[];
}

/** A picture or document of a message. */
export interface ChatFile {
  readonly id: string;
  readonly bytes: Buffer;
  readonly type: string;
  readonly name: string;
  /** What updates say instead of the size of the bytes. */
  readonly statedBytes?: number;
}

/** A message in a chat. */
export interface Post {
  readonly id: number;
  readonly chatId: number;
  readonly from: string;
  readonly isBot: boolean;
  readonly text: string;
  readonly fileId: string | null;
  readonly atMs: number;
}

/** As the Bot API words it. */
export interface Update {
  readonly update_id: number;
  readonly [kind: string]: unknown;
}

export interface NewFile extends Omit<ChatFile, 'id'> {
  /** As a document instead of a photo. */
  readonly isDocument?: boolean;
}

interface Chat {
  readonly key: ChatKey;
  readonly bots: Set<string>;
  readonly posts: Post[];
  movedTo: number | undefined;
}

interface Queue {
  nextId: number;
  /** Not confirmed yet. */
  waiting: Update[];
  /** Confirmed ones, which a faulty Telegram may deliver again. */
  confirmed: Update[];
  wake: (() => void) | undefined;
}

export interface ChatsOptions {
  readonly bots: readonly BotKey[];
  readonly chats?: readonly ChatKey[];
  readonly people?: readonly ChatPerson[];
  /** Id of the first update. A new run must not repeat ids of an earlier one. @default 1000 */
  readonly firstUpdateId?: number;
  readonly now?: () => number;
}

const keptPosts = 300;
const keptFiles = 50;
const keptConfirmed = 20;
const defaultFirstId = 1_000;
const secondMs = 1_000;

/** Telegram behind its Bot API: chats with people and bots, what they write, and the updates that each bot reads. */
export class Chats {
  readonly #bots: readonly BotKey[];
  readonly #people = new Map<number, ChatPerson>();
  readonly #chats = new Map<number, Chat>();
  readonly #queues = new Map<string, Queue>();
  readonly #files = new Map<string, ChatFile>();
  readonly #listeners = new Set<(post: Post) => void>();
  readonly #now: () => number;
  #lastPost = 0;
  #lastFile = 0;

  constructor({
    bots,
    chats = [],
    people = [],
    firstUpdateId = defaultFirstId,
    now = Date.now,
  }: ChatsOptions) {
    this.#bots = bots;
    this.#now = now;
    for (const { userName } of bots)
      this.#queues.set(userName, { nextId: firstUpdateId, waiting: [], confirmed: [], wake: undefined });
    for (const person of people) this.addPerson(person);
    for (const chat of chats) this.addChat(chat);
  }

  get people(): readonly ChatPerson[] {
    return [...this.#people.values()];
  }

  get all(): readonly (ChatKey & { readonly posts: readonly Post[] })[] {
    return [...this.#chats.values()].map(({ key, posts }) => ({ ...key, posts }));
  }

  botOf(token: string): BotKey | undefined {
    return this.#bots.find((bot) => bot.token === token);
  }

  addPerson(person: ChatPerson): void {
    this.#people.set(person.id, person);
  }

  addChat(key: ChatKey): void {
    this.#chats.set(key.id, { key, bots: new Set(key.bots), posts: [], movedTo: undefined });
  }

  has(chatId: number): boolean {
    return this.#chats.has(chatId);
  }

  /** Calls back for every message. Returns a function that ends this. */
  listen(listener: (post: Post) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** A person writes. Returns the id of the update that the chat's first bot gets. */
  say(personId: number, chatId: number, text: string, file?: NewFile): number | undefined {
    const person = this.#people.get(personId);
    const chat = this.#chats.get(chatId);
    if (!person || !chat || chat.movedTo !== undefined) return undefined;
    const kept = file && this.#keep(file);
    const post = this.#add(chat, {
      from: person.name,
      isBot: false,
      text,
      fileId: kept?.id ?? null,
    });
    const { id, name, userName } = person;
    return this.#tell(chat, {
      message: {
        message_id: post.id,
        date: this.#date(),
        from: { id, is_bot: false, first_name: name, username: userName },
        chat: chatOf(chat),
        ...(kept ? contentOf(kept, text, file.isDocument === true) : { text }),
      },
    });
  }

  /** What a bot writes; the Bot API has checked that it may. */
  post(bot: BotKey, chatId: number, text: string): Post {
    const chat = this.#chats.get(chatId);
    if (!chat) throw new Error(`There is no chat ${chatId}.`);
    return this.#add(chat, { from: bot.name, isBot: true, text, fileId: null });
  }

  /** How a bot stands to a chat. */
  standing(bot: BotKey, chatId: number): 'member' | 'expelled' | 'unknown' | { readonly movedTo: number } {
    const chat = this.#chats.get(chatId);
    if (!chat) return 'unknown';
    if (chat.movedTo !== undefined) return { movedTo: chat.movedTo };
    if (chat.bots.has(bot.userName)) return 'member';
    return chat.key.bots.includes(bot.userName) ? 'expelled' : 'unknown';
  }

  /** People throw the bots out of a chat, or let them in again. */
  setBots(chatId: number, isIn: boolean): void {
    const chat = this.#chats.get(chatId);
    if (!chat) return;
    const [before, after] = isIn ? ['kicked', 'member'] : ['member', 'kicked'];
    for (const userName of chat.key.bots) {
      chat.bots.add(userName);
      this.#push(userName, {
        my_chat_member: {
          date: this.#date(),
          from: { id: chat.key.people[0] ?? 1, is_bot: false, first_name: 'P' },
          chat: chatOf(chat),
          old_chat_member: { status: before },
          new_chat_member: { status: after },
        },
      });
      if (!isIn) chat.bots.delete(userName);
    }
  }

  /** The group becomes a supergroup, which has another id. */
  move(chatId: number, movedTo: number): void {
    const chat = this.#chats.get(chatId);
    if (!chat) return;
    this.#lastPost += 1;
    this.#tell(chat, {
      message: {
        message_id: this.#lastPost,
        date: this.#date(),
        chat: chatOf(chat),
        migrate_to_chat_id: movedTo,
      },
    });
    chat.movedTo = movedTo;
    this.addChat({ ...chat.key, id: movedTo });
  }

  /** Any other update, for every bot. Returns its id at the first. */
  push(update: object): number {
    return this.#bots.map(({ userName }) => this.#push(userName, update))[0] ?? 0;
  }

  /** Confirms the updates before `offset` and returns the others. */
  updatesOf({ userName }: BotKey, offset: number, limit: number): readonly Update[] {
    const queue = this.#queueOf(userName);
    const done = queue.waiting.filter(({ update_id: id }) => id < offset);
    queue.waiting = queue.waiting.slice(done.length);
    queue.confirmed = [...queue.confirmed, ...done].slice(-keptConfirmed);
    return queue.waiting.slice(0, limit);
  }

  confirmedOf({ userName }: BotKey): readonly Update[] {
    return this.#queueOf(userName).confirmed;
  }

  /** Resolves when a bot has a new update, or another call waits for it. */
  untilUpdate({ userName }: BotKey, ms: number): Promise<void> {
    const queue = this.#queueOf(userName);
    queue.wake?.();
    return new Promise((resolve) => {
      const timer = setTimeout(() => wake(), ms);
      const wake = (): void => {
        clearTimeout(timer);
        if (queue.wake === wake) queue.wake = undefined;
        resolve();
      };
      queue.wake = wake;
    });
  }

  /** Ends every wait. */
  wakeAll(): void {
    for (const { wake } of this.#queues.values()) wake?.();
  }

  fileOf(id: string): ChatFile | undefined {
    return this.#files.get(id);
  }

  chatOf(chatId: number): object | undefined {
    const chat = this.#chats.get(chatId);
    return chat && chatOf(chat);
  }

  #keep({ isDocument: _, ...kept }: NewFile): ChatFile {
    this.#lastFile += 1;
    const file = { ...kept, id: `file-${this.#lastFile}` };
    this.#files.set(file.id, file);
    const [oldest] = this.#files.keys();
    if (this.#files.size > keptFiles && oldest !== undefined) this.#files.delete(oldest);
    return file;
  }

  #add(chat: Chat, said: Pick<Post, 'from' | 'isBot' | 'text' | 'fileId'>): Post {
    this.#lastPost += 1;
    const post = { ...said, id: this.#lastPost, chatId: chat.key.id, atMs: this.#now() };
    chat.posts.push(post);
    if (chat.posts.length > keptPosts) chat.posts.shift();
    for (const listener of this.#listeners) listener(post);
    return post;
  }

  #tell(chat: Chat, update: object): number | undefined {
    return [...chat.bots].map((userName) => this.#push(userName, update))[0];
  }

  #push(userName: string, update: object): number {
    const queue = this.#queueOf(userName);
    const id = queue.nextId;
    queue.nextId += 1;
    queue.waiting.push({ update_id: id, ...update });
    queue.wake?.();
    return id;
  }

  #queueOf(userName: string): Queue {
    const queue = this.#queues.get(userName);
    if (!queue) throw new Error(`There is no bot ${userName}.`);
    return queue;
  }

  #date(): number {
    return Math.floor(this.#now() / secondMs);
  }
}

const chatOf = ({ key: { id, title } }: Chat) => ({ id, type: 'group', title });

/** Not measured: readers take the largest. */
const pictureSide = 1_280;
/** A photo comes in several sizes. This one cannot be fetched here. */
const small = { file_id: 'small', file_unique_id: 'small', file_size: 900, width: 90, height: 90 };

function contentOf(
  { id, bytes, type, name, statedBytes }: ChatFile,
  caption: string,
  isDocument: boolean,
): object {
  const file = { file_id: id, file_unique_id: id, file_size: statedBytes ?? bytes.length };
  const captioned = caption === '' ? {} : { caption };
  return isDocument
    ? { ...captioned, document: { ...file, file_name: name, mime_type: type } }
    : { ...captioned, photo: [small, { ...file, width: pictureSide, height: pictureSide }] };
}
