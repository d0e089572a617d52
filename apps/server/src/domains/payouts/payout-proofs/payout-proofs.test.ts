import { errorCodes } from '@platform/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPayingDesk, type PayingDesk } from '../../../testing/paying-desk.ts';
import type { Order } from '../../orders/orders/orders.table.ts';

interface Kept {
  readonly id: string;
  readonly attempt: number;
  readonly picture: string;
  readonly addedBy: string;
}

let desk: PayingDesk;
let other: { token: string; supplierId: string };
beforeAll(async () => {
  desk = await openPayingDesk();
  other = await desk.addSupplierUser('otherSupplier');
});
beforeEach(() => desk.renew());
afterAll(() => desk.close());

const pngStart = '89504e470d0a1a0a';
/** Not a whole picture: nothing reads more of it than its beginning. */
const picture = (mark: number): string =>
  `data:image/png;base64,${Buffer.from(`${pngStart}${mark.toString(16).padStart(4, '0')}`, 'hex').toString('base64')}`;
const add = (
  { orderCode }: Pick<Order, 'orderCode'>,
  given: string,
  as: { readonly token: string } = desk.supplier,
) => desk.post<Kept>('/v1.0/payout/addProof', { orderCode, picture: given }, as);
const shown = async (
  { orderCode }: Pick<Order, 'orderCode'>,
  as: { readonly token: string } = desk.admin,
) => {
  const { code, data } = await desk.get<{ list: Kept[] }>(
    `/v1.0/payout/getProofs?orderCode=${orderCode}`,
    as,
  );
  return code === 200 ? data.list.map((proof) => proof.picture) : code;
};

describe('a picture of the bank’s receipt', () => {
  it('is kept with the payout by its payer, and shown to operators', async () => {
    const order = await desk.claimed();
    const { code, data } = await add(order, picture(1));
    expect([code, data]).toEqual([
      200,
      expect.objectContaining({ attempt: 1, picture: picture(1), addedBy: 'supplier' }),
    ]);
    await add(order, picture(2), desk.admin);
    expect(await shown(order)).toEqual([picture(1), picture(2)]);
    expect(await shown(order, desk.supplier)).toEqual([picture(1), picture(2)]);
  });

  it('is kept once, however often it is sent, also at once', async () => {
    const order = await desk.claimed();
    const answers = await Promise.all(Array.from({ length: 4 }, () => add(order, picture(1))));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(await shown(order)).toEqual([picture(1)]);
  });

  it('is one of at most five', async () => {
    const order = await desk.claimed();
    const codes = [];
    for (let mark = 1; mark <= 6; mark += 1) codes.push((await add(order, picture(mark))).code);
    expect(codes).toEqual([200, 200, 200, 200, 200, errorCodes.validationFailed]);
    expect(await shown(order)).toHaveLength(5);
  });

  it('must be a picture', async () => {
    const order = await desk.claimed();
    const page = Buffer.from('<script>').toString('base64');
    for (const given of [`data:image/png;base64,${page}`, `data:text/html;base64,${page}`])
      expect((await add(order, given)).code).toBe(errorCodes.validationFailed);
    expect(await shown(order)).toEqual([]);
  });

  it('is asked for while the payout takes one more', async () => {
    const acceptsMore = async ({ orderCode }: Order) =>
      (await desk.get<{ acceptsMore: boolean }>(`/v1.0/payout/getProofs?orderCode=${orderCode}`, desk.admin))
        .data.acceptsMore;
    const waiting = await desk.waiting();
    expect(await acceptsMore(waiting)).toBe(false);
    const order = await desk.claimed();
    for (let mark = 1; mark <= 5; mark += 1) {
      expect(await acceptsMore(order)).toBe(true);
      await add(order, picture(mark));
    }
    expect(await acceptsMore(order)).toBe(false);
  });

  it('needs a payer', async () => {
    const order = await desk.waiting();
    expect((await add(order, picture(1), desk.admin)).code).toBe(errorCodes.orderTransitionRefused);
  });

  it('changes neither the payout nor its place on the account', async () => {
    const order = await desk.claimed();
    const load = await desk.load();
    await add(order, picture(1));
    expect(await desk.stored(order.id)).toEqual(order);
    expect(await desk.load()).toEqual(load);
  });
});

describe('who may not see a payout', () => {
  it('neither adds a picture to it nor learns of one', async () => {
    const order = await desk.claimed();
    await add(order, picture(1));
    expect((await add(order, picture(2), other)).code).toBe(errorCodes.orderNotFound);
    expect(await shown(order, other)).toBe(errorCodes.orderNotFound);
    expect(await shown({ orderCode: 'P0' })).toBe(errorCodes.orderNotFound);
  });

  it('sees no picture of a payment that another supplier began, when it pays the next attempt', async () => {
    const order = await desk.claimed();
    await add(order, picture(1));
    await desk.post('/v1.0/order/unlockOrder', { orderCodes: [order.orderCode] }, desk.admin);
    expect(await shown(order, other)).toBe(errorCodes.orderNotFound);
    expect(await shown(order, desk.supplier)).toEqual([picture(1)]);
    expect(await shown(order)).toEqual([picture(1)]);
  });
});
