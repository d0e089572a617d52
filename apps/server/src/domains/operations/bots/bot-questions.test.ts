import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { transferToken } from '../../../testing/bot-api.ts';
import { type BotDesk, binder, openBotDesk } from '../../../testing/bot-desk.ts';

let desk: BotDesk;
beforeEach(async () => {
  desk = await openBotDesk();
});
afterEach(() => desk.close());

const textsIn = (chatId: number) => desk.textsIn(chatId);

describe('the transfer bot', () => {
  const ofMerchant = () => ({ bot: 'transfer', ownerKind: 'merchant', ownerUserId: desk.ids.merchant });
  const ofSupplier = () => ({ bot: 'transfer', ownerKind: 'supplier', ownerUserId: desk.ids.supplier });
  const switchOn = () => desk.set('TransferBotToken', transferToken);

  it('answers only once TransferBotToken is set', async () => {
    const { id, code } = await desk.addGroup(ofMerchant());
    desk.api.write(binder, -30, `/bind ${code}`);
    await desk.turn();
    expect(await desk.group(id)).toMatchObject({ state: 'waiting' });
    await switchOn();
    await desk.turn();
    await desk.turn();
    expect(await desk.group(id)).toMatchObject({ state: 'bound' });
    expect(textsIn(-30)).toHaveLength(1);
  });

  it('carries a question to the supplier of the order and the answer back, and shows neither the other', async () => {
    await switchOn();
    await desk.bound(-31, ofMerchant());
    await desk.bound(-32, ofSupplier());
    const order = await desk.createOrder({ isAllocated: true });
    desk.api.write(binder, -31, `/ask ${order.merchantOrderNo} Paid, not arrived`);
    await desk.turn();
    await desk.turn();
    const question = textsIn(-32).at(-1) ?? '';
    expect(question).toMatch(/^Question 1\nC\d+, 120\.00 INR, .*\nPaid, not arrived\n/);
    expect(question).not.toContain(order.merchantOrderNo);
    expect(question).not.toContain(String(binder));
    desk.api.write(binder, -32, '/answer 1 Found, it is credited');
    desk.api.write(binder, -32, '/answer 1 Once more');
    await desk.turn();
    await desk.turn();
    expect(textsIn(-31).at(-1)).toBe(
      `Answer to question 1 (${order.merchantOrderNo})\nFound, it is credited`,
    );
    expect(textsIn(-32).at(-1)).toBe('No question 1 waits for an answer.');
    const timelineOf = async (role: 'admin' | 'merchant' | 'supplier') => {
      const path = `order/getDossier?orderCode=${order.orderCode}`;
      const { data } = await desk.read<{ timeline: { event: string; reason: string | null }[] }>(role, path);
      return data.timeline.filter(({ event }) => event.startsWith('bot')).map(({ reason }) => reason);
    };
    expect(await timelineOf('admin')).toEqual(['1: Paid, not arrived', '1: Found, it is credited']);
    expect(await timelineOf('merchant')).toEqual([]);
    expect(await timelineOf('supplier')).toEqual([]);
  });

  it('passes on no question about the order of another party, and none without a group to ask', async () => {
    await switchOn();
    await desk.bound(-33, ofMerchant());
    const order = await desk.createOrder({ isAllocated: true });
    desk.api.write(binder, -33, '/ask C999 hello');
    desk.api.write(binder, -33, `/ask ${order.orderCode} hello`);
    desk.api.write(binder, -33, '/answer 1 hello');
    await desk.turn();
    await desk.turn();
    await desk.turn();
    expect(textsIn(-33).slice(1)).toEqual([
      'C999 was not found.',
      `There is no group to ask about ${order.orderCode}. Contact customer service.`,
      '/answer is not allowed for you or this group.',
    ]);
  });
});
