import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BotDesk, binder, openBotDesk } from '../../../testing/bot-desk.ts';
import { drawSlip, type SlipFacts } from '../../../testing/slips.ts';
import { type Order, orders } from '../../orders/orders/orders.table.ts';
import { answerPicture } from './bot-pictures.jobs.ts';

let desk: BotDesk;
let order: Order;
beforeEach(async () => {
  desk = await openBotDesk();
  await desk.set('AllowPictureQueryOrder', true);
  order = await desk.createOrder();
  await desk.store.db.update(orders).set({ utr }).where(eq(orders.id, order.id));
});
afterEach(() => desk.close());

const chat = -61;
const utr = '612345678901';
const look = { layout: 2, width: 540, isDark: false, degrees: 1, noise: 8, quality: 60 };
const slip = (facts: Partial<SlipFacts> = {}) =>
  drawSlip({ amount: '120.00', reference: utr, payee: 'Lotus Mart', vpa: 'lotus@okaxis', ...facts }, look);
const bound = (fields: object = {}) =>
  desk.bound(chat, {
    ...{ ownerKind: 'merchant', ownerUserId: desk.ids.merchant, commands: ['order'] },
    ...fields,
  });
/** What the bot said after it was bound. */
const said = async (): Promise<string[]> => {
  await desk.turn();
  return desk.textsIn(chat).slice(1);
};
/** A desk whose reader finds this text in every picture. */
const reading = (text: string) => ({
  ...desk.parts,
  readText: async () => ({ text, confidence: 90, failure: null }),
});

describe('a picture of a slip', () => {
  it('is answered while AllowPictureQueryOrder is on, with the order that its reference and amount name', async () => {
    await bound();
    await desk.set('AllowPictureQueryOrder', false);
    desk.api.writePicture(binder, chat, slip());
    expect(await said()).toEqual([]);
    await desk.set('AllowPictureQueryOrder', true);
    desk.api.writePicture(binder, chat, slip());
    desk.api.writePicture(binder, chat, slip({ reference: '699999999999', orderCode: order.orderCode }), {
      type: 'image/jpeg',
    });
    desk.api.writePicture(binder, chat, slip({ amount: '999.00' }));
    const answers = await said();
    expect(answers[0]?.split('\n')).toEqual([
      `In the picture: ${utr}`,
      order.orderCode,
      'Merchant order: M-1',
      'Amount: 120.00 INR',
      expect.stringContaining('Status: '),
      `Reference: ${utr}`,
      expect.stringContaining('Created: '),
    ]);
    expect(answers[1]).toContain(`In the picture: ${order.orderCode}\n${order.orderCode}`);
    expect(answers[2]).toBe(
      `The picture says ${utr}, but neither amount nor name match that order. Check with /order ${utr}`,
    );
    expect(answers).toHaveLength(3);
  });

  it('finds only orders of the party of the group', async () => {
    await bound({ ownerKind: 'supplier', ownerUserId: desk.ids.supplier });
    desk.api.writePicture(binder, chat, slip({ orderCode: order.orderCode }));
    expect(await said()).toEqual([`No order has what the picture says: ${order.orderCode}, ${utr}`]);
  });

  it('is refused by its size and type before it is fetched, and by what it is afterwards', async () => {
    await bound();
    desk.api.writePicture(binder, chat, slip(), { type: 'image/gif' });
    desk.api.writePicture(binder, chat, slip(), { type: 'image/png', size: 6 * 1024 * 1024 });
    desk.api.writePicture(binder, chat, Buffer.alloc(6 * 1024 * 1024, 1), { type: 'image/png', size: 900 });
    desk.api.writePicture(binder, chat, Buffer.from('not a picture'), { type: 'image/png' });
    desk.api.writePicture(binder, chat, slip(), { type: 'application/pdf' });
    const refused = 'Only PNG, JPEG and WebP pictures up to 5 MB and 8 megapixels can be read.';
    expect(await said()).toEqual([refused, refused, refused, refused]);
  });

  it('without a number says so, unless its caption has one', async () => {
    await bound();
    desk.parts.readText = reading('a cat').readText;
    desk.api.writePicture(binder, chat, slip());
    desk.api.writePicture(binder, chat, slip(), { caption: `${order.orderCode} 120.00` });
    const [unread, byCaption] = await said();
    expect(unread).toBe('No order number or reference could be read in the picture. Send /order NUMBER');
    expect(byCaption).toContain(order.orderCode);
  });

  it('of a person who may not ask, or who is not listed, is not read', async () => {
    await bound();
    await desk.addPerson(7_001, { commands: ['balance'] });
    desk.parts.readText = () => Promise.reject(new Error('It was read.'));
    desk.api.writePicture(7_001, chat, slip());
    desk.api.writePicture(8_001, chat, slip());
    desk.api.writePicture(binder, -62, slip());
    expect(await said()).toEqual([]);
  });

  it('waits for a busy reader, is answered once by two processes, and is forgotten with its group', async () => {
    const groupId = await bound();
    desk.parts.readText = async () => ({ failure: 'busy' });
    desk.api.writePicture(binder, chat, slip());
    expect(await said()).toEqual([]);
    desk.clock.advance(6_000);
    const parts = reading(`UTR ${utr} INR 120`);
    expect(await Promise.all([answerPicture(parts), answerPicture(parts)])).toContain(true);
    expect(await said()).toHaveLength(1);
    desk.api.writePicture(binder, chat, slip());
    await desk.turn();
    await desk.done('admin', 'botGroup/update', { groupId, enabled: false });
    desk.clock.advance(6_000);
    expect(await answerPicture(parts)).toBe(false);
    await desk.done('admin', 'botGroup/update', { groupId, enabled: true });
    expect(await answerPicture(parts)).toBe(false);
  });

  it('is refused when too many wait', async () => {
    await bound();
    desk.parts.readText = async () => ({ failure: 'busy' });
    const picture = slip();
    for (let count = 0; count < 21; count += 1) desk.api.writePicture(binder, chat, picture);
    expect(await said()).toEqual(['Too many pictures are waiting. Send it again later.']);
  });
});
