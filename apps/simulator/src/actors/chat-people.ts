import type { SimulatedChat } from '../credentials.ts';
import { Dice } from '../plan/dice.ts';
import type { Timers } from '../timers.ts';
import type { Chats, Post } from '../world/telegram/chats.ts';

export interface ChatPeopleOptions {
  readonly chats: Chats;
  readonly groups: readonly SimulatedChat[];
  readonly timers: Timers;
  readonly seed: number;
  readonly haste: number;
  /** The last order of a merchant. */
  readonly lastOrderOf: (mchId: string) => string | undefined;
}

const firstMs = 6_000;
const meanGapMs = 150_000;
const answerMs = { least: 8_000, most: 25_000 };

const said = {
  ask: {
    'zh-CN': '客户已付款，还没到账，请查一下',
    'zh-TW': '客戶已付款，還沒入帳，請查一下',
    'en-US': 'The customer has paid, it has not arrived. Please check.',
  },
  answer: {
    'zh-CN': '已查到，马上补单',
    'zh-TW': '已查到，馬上補單',
    'en-US': 'Found it, we are crediting it now',
  },
} as const;

/**
 * People of the demo's groups: merchants ask about their orders and balances now and then, and suppliers answer the
 * questions that the transfer bot brings.
 */
export function playChatPeople({ chats, groups, timers, seed, haste, lastOrderOf }: ChatPeopleOptions): void {
  const dice = new Dice(seed, 'chat people');
  const say = ({ id, people: [person] }: SimulatedChat, text: string): void => {
    if (person !== undefined) chats.say(person, id, text);
  };
  const ask = (group: SimulatedChat): void => {
    const orderNo = group.mchId === undefined ? undefined : lastOrderOf(group.mchId);
    const aboutOrder = [
      `/order ${orderNo}`,
      `/order ${orderNo}`,
      `/ask ${orderNo} ${said.ask[group.language]}`,
    ];
    say(group, dice.pick(['/balance', '/fund', ...(orderNo === undefined ? [] : aboutOrder)]));
  };
  const parties = groups.filter(({ people }) => people.length > 0);
  const next = (group: SimulatedChat, afterMs: number): void => {
    timers.after(afterMs * haste, () => {
      ask(group);
      next(group, meanGapMs * parties.length * dice.gap());
    });
  };
  for (const [index, group] of parties.entries()) next(group, firstMs * (index + 1));

  const onPost = ({ chatId, isBot, text }: Post): void => {
    const [, number] = (isBot && /\/answer (\d+) /.exec(text)) || [];
    const group = groups.find(({ id }) => id === chatId);
    if (number === undefined || !group) return;
    const afterMs = dice.integer(answerMs.least, answerMs.most) * haste;
    timers.after(afterMs, () => say(group, `/answer ${number} ${said.answer[group.language]}`));
  };
  const stop = chats.listen(onPost);
  timers.signal.addEventListener('abort', stop, { once: true });
}
