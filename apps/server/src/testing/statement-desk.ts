import { errorCodes, signDeviceRequest } from '@platform/sdk';
import type { SettingName, SettingValues } from '@platform/sdk/settings';
import { eq, sql } from 'drizzle-orm';
import { allocateCreatedOrders, expireOrders } from '../domains/orders/allocation/allocation.jobs.ts';
import { placeOrder } from '../domains/orders/orders/orders.creation.ts';
import type { Order } from '../domains/orders/orders/orders.table.ts';
import { addResource } from '../domains/orders/resources/resources.service.ts';
import { resources } from '../domains/orders/resources/resources.table.ts';
import { addProducts, allowProducts } from '../domains/parties/products/products.service.ts';
import { products } from '../domains/parties/products/products.table.ts';
import { addTemplate } from '../domains/receipts/message-templates/message-templates.service.ts';
import { addMonitorDevice } from '../domains/receipts/monitor-devices/monitor-devices.service.ts';
import type { MonitorDeviceKind } from '../domains/receipts/monitor-devices/monitor-devices.table.ts';
import { splitMatches } from '../domains/receipts/split-matches/split-matches.table.ts';
import { type Statement, statements } from '../domains/receipts/statements/statements.table.ts';
import type { StatementRecord, StatementResult } from '../domains/receipts/statements/statements.types.ts';
import { type AccountDesk, openAccountDesk, upiAccount } from './account-desk.ts';
import type { TestAppOptions } from './test-app.ts';

export interface DeskDevice {
  readonly monitorId: string;
  readonly token: string;
  readonly secret: string;
}

export const usdtContract = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
export const usdtAddress = 'TRECEIVERRECEIVERRECEIVERRECEIVER1';

export const creditTemplate = {
  name: 'Desk credit',
  kind: 'sms',
  senderPattern: '[A-Z]{2}-DESKBK',
  pattern:
    'Rs\\.?\\s?(?P<amount>[\\d,]+(?:\\.\\d+)?) (?P<direction>credited|debited) \\w+ a/c XX(?P<accountTail>\\d{4})(?: (?:by|from) (?P<payerName>[A-Za-z .]+?))?(?:\\. UPI Ref (?P<utr>\\w+))?(?:\\. Note (?P<remark>[^.]+?))?(?:\\. Bal Rs\\.?(?P<balance>[\\d,.]+\\d))?\\.?$',
  currency: 'INR',
  direction: 'in',
  accountKind: null,
  priority: 100,
  enabled: true,
  sample: 'Rs.500.00 credited to a/c XX4821 by A PAYER. UPI Ref 432109876543. Bal Rs.12,500.00',
  sampleSender: 'VM-DESKBK',
} as const;

/** The content of a message from the desk's bank. */
export interface Credit {
  readonly amount: string;
  readonly utr?: string;
  readonly payer?: string;
  readonly remark?: string;
  readonly tail?: string;
  readonly balance?: string;
  readonly direction?: 'credited' | 'debited';
}

/**
 * The server with one account watched by a phone and one watched by a chain watcher, and helpers for their
 * reports.
 */
export interface StatementDesk extends AccountDesk {
  readonly phone: DeskDevice;
  readonly watcher: DeskDevice;
  readonly usdtAccount: string;
  addDevice(
    monitorId: string,
    kind: MonitorDeviceKind,
    resourceIds: readonly string[],
    options?: { readonly supplierId?: string | null; readonly mayShare?: boolean },
  ): Promise<DeskDevice>;
  report(records: readonly StatementRecord[], device?: DeskDevice): Promise<StatementResult[]>;
  /** A bank message about the UPI account. */
  credit(credit: Credit, device?: DeskDevice): Promise<StatementResult>;
  sms(body: string, sender?: string): StatementRecord;
  transfer(changes?: Partial<NonNullable<StatementRecord['usdt']>>): StatementRecord;
  statement(id: string): Promise<Statement>;
  /** A new order, allocated to an account with capacity. */
  place(order?: {
    readonly amountMinor?: number;
    readonly productId?: number;
    readonly userName?: string;
  }): Promise<Order>;
  set<Name extends SettingName>(name: Name, value: SettingValues[Name]): Promise<void>;
  /** Deletes all statements and matches of several. */
  forget(): Promise<void>;
  /** Advances the clock and expires the orders that are due. */
  pass(seconds: number): Promise<void>;
}

export async function openStatementDesk(options: TestAppOptions = {}): Promise<StatementDesk> {
  const desk = await openAccountDesk(options);
  const { store, clock, ids, own, foreign } = desk;
  const { db } = store;
  const secrets = desk.dependencies.secrets;
  const everything = { scope: { kind: 'all' }, mayShare: false } as const;
  let number = 0;

  const addDevice: StatementDesk['addDevice'] = (monitorId, kind, resourceIds, options = {}) => {
    const { supplierId = ids.supplierId, mayShare = false } = options;
    const device = { monitorId, name: monitorId, kind, supplierId, resourceIds };
    return store.transaction((tx) =>
      addMonitorDevice(tx, secrets, device, { ...everything, mayShare, now: clock.now() }),
    );
  };

  await db.update(resources).set({ concurrencyLimit: 0 }).where(eq(resources.id, foreign));
  await db
    .update(resources)
    .set({ concurrencyLimit: null, dailyLimitMinor: null })
    .where(eq(resources.id, own));
  const usdtAccount = await store.transaction(async (tx) => {
    const names = { 'zh-CN': 'USDT', 'zh-TW': 'USDT', 'en-US': 'USDT' };
    await addProducts(tx, [
      {
        id: 3015,
        names,
        kind: 'collection',
        currency: 'USDT',
        minAmountMinor: 1,
        maxAmountMinor: 9_000_000_000,
      },
    ]);
    await tx.update(products).set({ matchBy: 'amount' }).where(eq(products.id, 3015));
    await allowProducts(tx, [{ merchantId: ids.merchantId, productId: 3015, feeRate: '0.005' }]);
    await addTemplate(tx, creditTemplate, clock.now());
    const account = {
      ...upiAccount,
      kind: 'usdt',
      currency: 'USDT',
      name: 'Chain 01',
      floatMode: 'up',
      productIds: [3015],
    } as const;
    const { id } = await addResource(
      tx,
      {
        ...account,
        supplierId: ids.supplierId,
        usdtAddress,
        usdtNetwork: 'TRC20',
        maxAmountMinor: 9_000_000_000,
        dailyLimitMinor: null,
        concurrencyLimit: null,
        vpa: null,
        cardNumber: null,
        accountName: null,
        link: null,
      },
      clock.now(),
    );
    return id;
  });
  const phone = await addDevice('phone-07', 'sms', [own]);
  const watcher = await addDevice('tron-watcher', 'chain', [usdtAccount]);

  const report: StatementDesk['report'] = async (records, device = phone) => {
    const body = JSON.stringify({ records });
    const headers = signDeviceRequest(device, body, clock.now().getTime());
    const answer = await desk.post<{ results: StatementResult[] }>('/v1.0/statement/ingest', body, {
      headers,
    });
    if (answer.code !== errorCodes.success)
      throw new Error(`${answer.code} ${answer.msg} ${desk.logLines.at(-2)}`);
    return answer.data.results;
  };
  const sms: StatementDesk['sms'] = (body, sender = 'VM-DESKBK') => {
    number += 1;
    return { sms: { sender, body, receivedAt: clock.now().toISOString(), sequence: number } };
  };
  return {
    ...desk,
    phone,
    watcher,
    usdtAccount,
    addDevice,
    report,
    sms,
    credit: async (
      { amount, utr, payer, remark, tail = '4821', balance, direction = 'credited' },
      device,
    ) => {
      const to = direction === 'credited' ? 'to' : 'from';
      const parts = [
        `Rs.${amount} ${direction} ${to} a/c XX${tail}${payer === undefined ? '' : ` by ${payer}`}`,
        ...(utr === undefined ? [] : [`UPI Ref ${utr}`]),
        ...(remark === undefined ? [] : [`Note ${remark}`]),
        ...(balance === undefined ? [] : [`Bal Rs.${balance}`]),
      ];
      const [result] = await report([sms(parts.join('. '))], device);
      if (!result) throw new Error('no result');
      return result;
    },
    transfer: (changes = {}) => {
      number += 1;
      return {
        usdt: {
          network: 'TRC20',
          contract: usdtContract,
          txid: String(number).padStart(64, 'a'),
          logIndex: 0,
          from: 'TPAYERPAYERPAYERPAYERPAYERPAYER123',
          to: usdtAddress,
          amount: 1_000_000,
          confirmations: 20,
          success: true,
          blockTime: clock.now().toISOString(),
          ...changes,
        },
      };
    },
    statement: async (id) => {
      const [row] = await db.select().from(statements).where(eq(statements.id, id));
      if (!row) throw new Error(`no statement ${id}`);
      return row;
    },
    place: async ({ amountMinor = 20_000, productId = 1008, ...fields } = {}) => {
      number += 1;
      const request = {
        productId,
        mchOrderNo: `S${number}`,
        amount: amountMinor,
        notifyUrl: 'https://m.example/n',
        ...fields,
      };
      const placement = { merchantId: ids.merchantId, now: clock.now(), timeZone: 'Asia/Shanghai' };
      const { order } = await placeOrder(db, request, placement);
      await allocateCreatedOrders(desk.parts);
      return (await desk.stored(order.id)) ?? order;
    },
    set: async (name, value) => {
      const token = await desk.signIn('superAdmin');
      const token2 = await desk.signInSecondLevel(token);
      const path = `/v1.0/system-config/set${name.charAt(0).toUpperCase()}${name.slice(1)}`;
      const { code, msg } = await desk.post(
        path,
        typeof value === 'boolean' ? { enable: value } : { value },
        { token, token2 },
      );
      if (code !== errorCodes.success) throw new Error(msg);
    },
    forget: async () => {
      await db.execute(sql`truncate ${statements}, ${splitMatches} cascade`);
    },
    pass: async (seconds) => {
      clock.advance(seconds * 1_000);
      await expireOrders(desk.parts);
    },
  };
}
