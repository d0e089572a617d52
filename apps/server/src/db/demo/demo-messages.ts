import { formatMoney, minorUnits } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import type { Order } from '../../domains/orders/orders/orders.table.ts';
import type { Resource } from '../../domains/orders/resources/resources.service.ts';
import { resources } from '../../domains/orders/resources/resources.table.ts';
import { monitorDeviceOf } from '../../domains/receipts/monitor-devices/monitor-devices.service.ts';
import type { MatchingRules } from '../../domains/receipts/statements/matching.rules.ts';
import { storeRecords } from '../../domains/receipts/statements/statements.intake.ts';
import { toStatements } from '../../domains/receipts/statements/statements.records.ts';
import { processStatement, readMatchingRules } from '../../domains/receipts/statements/statements.service.ts';
import type { StatementRecord } from '../../domains/receipts/statements/statements.types.ts';
import { defaultSettings } from '../../kit/operation/default-settings.ts';
import type { Queryable } from '../connection.ts';
import { usdtAddress } from './demo-addresses.ts';
import { bankReference } from './demo-payers.ts';
import type { DemoRandom } from './demo-random.ts';

/** The demo starts with the default settings. */
const usdtContract = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const hashDigits = 64;

/** Reports payments as the demo's devices would, and lets the platform match them to orders. */
export class DemoMessages {
  readonly #random: DemoRandom;
  #rules: MatchingRules | undefined;

  constructor(random: DemoRandom) {
    this.#random = random;
  }

  /** @returns undefined if the order's account has no device, or the message is ambiguous */
  async pay(tx: Queryable, order: Order, payerName: string, paidAt: Date): Promise<Order | undefined> {
    if (order.resourceId === null) return undefined;
    const [account] = await tx.select().from(resources).where(eq(resources.id, order.resourceId));
    const record = account && this.#recordOf(account, order, payerName, paidAt);
    const device = account?.monitorId ? await monitorDeviceOf(tx, account.monitorId) : undefined;
    if (!record || !device) return undefined;
    const { id: monitorId, kind: watches, supplierId } = device;
    const rows = toStatements([record], { monitorId, watches, supplierId }, paidAt);
    const [stored] = await storeRecords(tx, rows);
    if (!stored) return undefined;
    this.#rules ??= await readMatchingRules(defaultSettings);
    const processed = await processStatement((work) => work(tx), stored.id, this.#rules, { now: paidAt });
    return processed?.order;
  }

  /** Worded after one of the demo's templates. */
  #recordOf(account: Resource, order: Order, payerName: string, paidAt: Date): StatementRecord | undefined {
    const payMinor = order.payAmountMinor ?? order.amountMinor;
    const receivedAt = paidAt.toISOString();
    const shown = formatMoney(minorUnits(payMinor), order.currency);
    const tail = account.cardNumber?.slice(-4) ?? this.#random.digits(4);
    const utr = bankReference(this.#random, order.currency);
    const payer = payerName.toUpperCase();
    switch (account.currency) {
      case 'INR': {
        const body = `Rs.${shown} credited to a/c XX${tail} on ${receivedAt.slice(0, 10)} by ${payer} (UPI Ref No ${utr}) -Ganga Bank`;
        return { sms: { sender: 'VM-GANGAB', body, receivedAt } };
      }
      case 'CNY': {
        if (account.kind === 'wallet') {
          const body = `微信支付收款${shown}元(朋友到店)`;
          return { webMessage: { source: 'wechat', body, receivedAt, messageId: order.orderCode } };
        }
        if (account.kind !== 'bank') return undefined;
        const at = receivedAt.slice(5, 16).replace('T', ' ');
        const body = `【长河银行】您尾号${tail}的账户${at}收入人民币${shown}元,对方${payer},流水号${utr}。`;
        return { sms: { sender: '95501', body, receivedAt } };
      }
      case 'USDT':
        return {
          usdt: {
            network: account.usdtNetwork ?? '',
            contract: usdtContract,
            txid: this.#random.text('0123456789abcdef', hashDigits),
            logIndex: 0,
            from: usdtAddress(this.#random),
            to: account.usdtAddress ?? '',
            amount: payMinor,
            confirmations: 25,
            success: true,
            blockTime: receivedAt,
          },
        };
      case 'KES':
        return undefined;
    }
  }
}
