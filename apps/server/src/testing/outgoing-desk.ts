import { errorCodes, signDeviceRequest } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import { ledgerAccountOf, postTransfers } from '../domains/money/ledger/ledger.service.ts';
import { type Order, orders } from '../domains/orders/orders/orders.table.ts';
import { addProducts, allowProducts } from '../domains/parties/products/products.service.ts';
import { addTemplate } from '../domains/receipts/message-templates/message-templates.service.ts';
import { addMonitorDevice } from '../domains/receipts/monitor-devices/monitor-devices.service.ts';
import { type Statement, statements } from '../domains/receipts/statements/statements.table.ts';
import type { StatementRecord, StatementResult } from '../domains/receipts/statements/statements.types.ts';
import { openPayingDesk, type PayingDesk } from './paying-desk.ts';
import { payoutProduct } from './payout-desk.ts';
import { creditTemplate, type DeskDevice } from './statement-desk.ts';

interface Debit {
  readonly amount?: string;
  readonly utr?: string;
  /** The beneficiary as the bank names it. */
  readonly to?: string;
}

/** The paying desk with a phone that reports what leaves an account. */
export interface OutgoingDesk extends PayingDesk {
  /** A device that watches the account. `of: null`: it is the platform's own. */
  watch(
    resourceId: string,
    options?: { readonly kind?: 'sms' | 'chain'; readonly of?: string | null },
  ): Promise<DeskDevice>;
  report(record: StatementRecord, device: DeskDevice): Promise<StatementResult>;
  /** A bank message that 1,000.00 INR, unless said otherwise, left the account. */
  debit(debit: Debit, device: DeskDevice): Promise<StatementResult>;
  statement(id: string): Promise<Statement>;
  begun(order: Order): Promise<void>;
  newUtr(): string;
  /** Lets the merchant pay out in USDT. */
  sellUsdt(): Promise<void>;
  waitingUsdt(amountMinor: number, address: string): Promise<Order>;
}

export async function openOutgoingDesk(): Promise<OutgoingDesk> {
  const desk = await openPayingDesk();
  const { store, clock, ids } = desk;
  let number = 0;
  await addTemplate(store.db, creditTemplate, clock.now());

  const report: OutgoingDesk['report'] = async (record, device) => {
    const body = JSON.stringify({ records: [record] });
    const headers = signDeviceRequest(device, body, clock.now().getTime());
    const answer = await desk.post<{ results: StatementResult[] }>('/v1.0/statement/ingest', body, {
      headers,
    });
    const [result] = answer.data?.results ?? [];
    if (answer.code !== errorCodes.success || !result) throw new Error(`${answer.code} ${answer.msg}`);
    return result;
  };
  return Object.assign(desk, {
    watch: (resourceId, { kind = 'sms', of = ids.supplierId } = {}) => {
      number += 1;
      const device = {
        monitorId: `watch-${number}`,
        name: `Watch ${number}`,
        kind,
        supplierId: of,
        resourceIds: [resourceId],
      };
      const options = { scope: { kind: 'all' }, mayShare: false, now: clock.now() } as const;
      return store.transaction((tx) => addMonitorDevice(tx, desk.dependencies.secrets, device, options));
    },
    report,
    debit: ({ amount = '1,000.00', utr, to }, device) => {
      number += 1;
      const text = [`Rs.${amount} debited from a/c XX4821${to === undefined ? '' : ` by ${to}`}`];
      if (utr !== undefined) text.push(`UPI Ref ${utr}`);
      const receivedAt = clock.now().toISOString();
      return report(
        { sms: { sender: 'VM-DESKBK', body: text.join('. '), receivedAt, sequence: number } },
        device,
      );
    },
    statement: async (id) => {
      const [row] = await store.db.select().from(statements).where(eq(statements.id, id));
      if (!row) throw new Error(`no statement ${id}`);
      return row;
    },
    begun: async (order) => {
      const answer = await desk.supplement(order, desk.supplier);
      if (answer.code !== errorCodes.success) throw new Error(`${answer.code}`);
    },
    sellUsdt: async () => {
      await addProducts(store.db, [
        { ...payoutProduct, id: 3016, currency: 'USDT', requiredFields: ['address'] },
      ]);
      await allowProducts(store.db, [{ merchantId: ids.merchantId, productId: 3016, feeRate: '0.01' }]);
    },
    waitingUsdt: async (amountMinor, address) => {
      number += 1;
      const funds = {
        kind: 'single',
        purpose: 'adjustment',
        debit: ledgerAccountOf.adjustment('USDT'),
        credit: ledgerAccountOf.merchantPayable(ids.merchantId, 'USDT'),
        amountMinor: amountMinor * 2,
        key: `usdt funds ${number}`,
      } as const;
      await store.transaction((tx) => postTransfers(tx, [funds], clock.now()));
      const fields = { productId: 3016, amount: amountMinor, address };
      const { data, msg } = (await desk.create(fields)) as {
        data: { orderCode: string } | null;
        msg: string;
      };
      if (!data) throw new Error(msg);
      const [order] = await store.db.select().from(orders).where(eq(orders.orderCode, data.orderCode));
      if (!order) throw new Error('no order');
      return order;
    },
    newUtr: () => {
      number += 1;
      return `4321${String(number).padStart(8, '0')}`;
    },
  } satisfies Omit<OutgoingDesk, keyof PayingDesk>);
}
