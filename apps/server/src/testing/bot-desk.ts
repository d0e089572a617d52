import { passNoticesOn } from '../domains/operations/bots/bot-notices.jobs.ts';
import { answerPicture, type PictureParts } from '../domains/operations/bots/bot-pictures.jobs.ts';
import { BotOutboxWorker } from '../domains/operations/bots/outbox-worker.ts';
import { OutwardWorker } from '../domains/operations/bots/outward-worker.ts';
import { telegramAt } from '../domains/operations/bots/telegram.client.ts';
import { UpdatePoller } from '../domains/operations/bots/update-poller.ts';
import { AddressPolicy } from '../domains/orders/order-callbacks/address-policy.ts';
import { createPublicRequester } from '../domains/orders/order-callbacks/public-request.service.ts';
import { placeOrder } from '../domains/orders/orders/orders.creation.ts';
import { advance } from '../domains/orders/orders/orders.service.ts';
import type { Order } from '../domains/orders/orders/orders.table.ts';
import { addProducts, allowProducts } from '../domains/parties/products/products.service.ts';
import { TextReader } from '../kit/ocr/text-reader.ts';
import { type BotApi, reminderToken, startBotApi } from './bot-api.ts';
import { openPartyDesk, type PartyDesk } from './party-desk.ts';

type Row = Record<string, unknown>;

/** The server with a bot whose Telegram is the simulator's Bot API. */
export interface BotDesk extends PartyDesk {
  readonly api: BotApi;
  /** Tests may put in another reader of pictures. */
  readonly parts: ConstructorParameters<typeof UpdatePoller>[0] &
    Omit<PictureParts, 'readText'> & { readText: PictureParts['readText'] };
  addGroup(fields?: object): Promise<{ id: string; code: string }>;
  addPerson(telegramUserId: number, fields?: object): Promise<string>;
  /** A group that a listed person has bound to a chat. */
  bound(chatId: number, fields?: object): Promise<string>;
  /** Reads what was written in the chats, answers pictures, passes notices on and sends what is due. */
  turn(): Promise<void>;
  messages(query?: string): Promise<Row[]>;
  group(id: string): Promise<Row>;
  /** Sends the SMS and callbacks that are due. Local addresses are allowed. */
  sendOutward(): Promise<void>;
  /** What the bot said in a chat. */
  textsIn(chatId: number): string[];
  /** An order of the merchant over 120.00 INR. */
  createOrder(how?: { readonly isAllocated?: boolean }): Promise<Order>;
}

/** The person who binds groups. */
export const binder = 9_000_001;

export async function openBotDesk(): Promise<BotDesk> {
  const desk = await openPartyDesk();
  const { store, clock, log, secrets, timeZone } = desk.dependencies;
  const api = await startBotApi(() => clock.now().getTime());
  await desk.set('BotToken', reminderToken);
  const reader = new TextReader();
  const parts: BotDesk['parts'] = {
    ...{ store, clock, log, secrets, timeZone, handlers: desk.handlers, waitSeconds: 0 },
    settings: desk.settings.reader(store.db),
    openTelegram: telegramAt(api.url),
    readText: (picture: Uint8Array) => reader.read(picture),
  };
  const poller = new UpdatePoller(parts);
  const outbox = new BotOutboxWorker(parts);
  const sendPublic = createPublicRequester(new AddressPolicy(['127.0.0.1']));
  const outward = new OutwardWorker({ ...parts, sendPublic });
  const addGroup = async (fields: object = {}) => {
    const group = {
      ...{ bot: 'reminder', name: 'Group', ownerKind: 'staff', language: 'en-US', notices: [], commands: [] },
      ...fields,
    };
    const added = await desk.done<{ group: { id: string }; code: string }>('admin', 'botGroup/add', group);
    return { id: added.group.id, code: added.code };
  };
  const addPerson = async (telegramUserId: number, fields: object = {}) => {
    const person = {
      telegramUserId: String(telegramUserId),
      name: `P${telegramUserId}`,
      commands: [],
      ...fields,
    };
    return (await desk.done<{ id: string }>('admin', 'botPeople/add', person)).id;
  };
  await addPerson(binder, { mayBind: true, commands: ['order', 'payout', 'balance', 'rate', 'fund'] });
  const turn = async () => {
    await poller.turn();
    while (await answerPicture(parts));
    await passNoticesOn(parts);
    while ((await outbox.turn()) > 0) await outbox.idle();
  };
  const { merchantId } = desk.ids;
  await addProducts(store.db, [
    {
      ...{ id: 1008, names: { 'zh-CN': 'UPI', 'zh-TW': 'UPI', 'en-US': 'UPI' }, kind: 'collection' },
      ...{ currency: 'INR', minAmountMinor: 100, maxAmountMinor: 10_000_000 },
    },
  ]);
  await allowProducts(store.db, [{ merchantId, productId: 1008, feeRate: '0.016' }]);
  return {
    ...desk,
    createOrder: async ({ isAllocated = false } = {}) => {
      const now = clock.now();
      const request = { productId: 1008, mchOrderNo: 'M-1', amount: 12_000, notifyUrl: '' };
      const { order } = await placeOrder(store.db, request, { merchantId, now, timeZone });
      if (!isAllocated) return order;
      const allocation = {
        ...{ supplierId: desk.ids.supplierId, isProxy: false, payAmountMinor: 12_000 },
        expiresAt: new Date(now.getTime() + 600_000),
      };
      return store.transaction((tx) => advance(tx, order.id, 'allocate', { now, allocation }));
    },
    api,
    parts,
    addGroup,
    addPerson,
    bound: async (chatId, fields) => {
      const { id, code } = await addGroup(fields);
      api.write(binder, chatId, `/bind ${code}`);
      await turn();
      return id;
    },
    turn,
    sendOutward: async () => {
      while ((await outward.turn()) > 0) await outward.idle();
    },
    messages: async (query = '') =>
      (await desk.read<{ list: Row[] }>('admin', `botMessage/getList?pageNum=100${query}`)).data.list,
    textsIn: (chatId) => api.posted.filter((one) => one.chatId === String(chatId)).map(({ text }) => text),
    group: async (id) => {
      const { data } = await desk.read<{ list: Row[] }>('admin', `botGroup/getList?groupId=${id}`);
      return data.list[0] ?? {};
    },
    close: async () => {
      await poller.stop();
      await reader.close();
      await api.close();
      await desk.close();
    },
  };
}
