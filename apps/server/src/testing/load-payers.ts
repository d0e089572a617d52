import { setTimeout as think } from 'node:timers/promises';
import {
  createPlatform,
  type DeviceCredentials,
  deviceSigner,
  formatMoney,
  minorUnits,
  type Platform,
} from '@platform/sdk';

/** A bank's message about a payment, as a phone has it. Its text is the same each time it is forwarded. */
interface BankMessage {
  readonly utr: string;
  readonly resourceId: string;
  readonly sms: { readonly sender: string; readonly body: string; readonly receivedAt: string };
}

/** A template of the demo parses this sender's messages. */
export const loadBankSender = 'VM-NILGRB';

/**
 * Payers, and the phones that watch their accounts. A phone resends an unanswered message word for word until
 * it is answered, because it cannot know whether the crashed server had stored it.
 */
export class LoadPayers {
  readonly #phones = new Map<string, Promise<DeviceCredentials>>();
  readonly #unanswered: BankMessage[] = [];
  readonly #reported = new Map<string, string>();
  readonly #completed = new Map<string, string>();
  #number = 0;

  /** Ids of the accepted statements, by message text. */
  get reported(): ReadonlyMap<string, string> {
    return this.#reported;
  }

  /** Bank references by order code, for the orders that an answered message completed. */
  get completed(): ReadonlyMap<string, string> {
    return this.#completed;
  }

  /**
   * Pays one order, or lets a phone retry. An order is removed from `open` once it has an account to pay to.
   */
  async pay(operator: Platform, url: string, open: string[]): Promise<void> {
    const message = this.#unanswered.shift() ?? (await this.#payNext(operator, open));
    if (!message) return think(20);
    try {
      await this.#passOn(operator, url, message);
    } catch (error) {
      this.#unanswered.push(message);
      throw error;
    }
  }

  async #payNext(operator: Platform, open: string[]): Promise<BankMessage | undefined> {
    const orderCode = open.shift();
    if (orderCode === undefined) return undefined;
    const { list } = await operator.orders.list({ orderCode }).catch((error: unknown) => {
      open.push(orderCode);
      throw error;
    });
    const [order] = list;
    if (!order?.resourceId || order.payAmountMinor === null) {
      open.push(orderCode);
      return undefined;
    }
    const utr = String(500_000_000_000 + ++this.#number);
    const amount = formatMoney(minorUnits(order.payAmountMinor), 'INR');
    const body = `Received Rs ${amount} in A/c *0000 from VPA load@demobank (LOAD PAYER) UPI ref ${utr}`;
    const sms = { sender: loadBankSender, body, receivedAt: new Date().toISOString() };
    return { utr, resourceId: order.resourceId, sms };
  }

  async #passOn(operator: Platform, url: string, { utr, resourceId, sms }: BankMessage) {
    const device = deviceSigner(await this.#phoneOf(operator, resourceId));
    const phone = createPlatform({ baseUrl: url, device, retries: 0, timeoutMs: 60_000 });
    const { results } = await phone.statements.ingest({ records: [{ sms }] });
    const [result] = results;
    if (!result) throw new Error('A report was answered without its statement.');
    this.#reported.set(sms.body, result.statementId);
    if (result.state !== 'matched') return;
    // Recorded for the order named in the answer. If it is not the paid one, the inspection finds a wrong
    // reference.
    this.#completed.set(result.orderCode ?? '', utr);
  }

  /**
   * The phone of an account, paired at the first payment. All concurrent payments share one pairing, because
   * a resent message is recognised only from the same device.
   */
  #phoneOf(operator: Platform, resourceId: string): Promise<DeviceCredentials> {
    const known = this.#phones.get(resourceId);
    if (known) return known;
    const monitorId = `load-${++this.#number}`;
    const pairing = operator.monitorDevices.add({
      monitorId,
      name: 'Phone of the load',
      kind: 'sms',
      resourceIds: [resourceId],
    });
    this.#phones.set(resourceId, pairing);
    // A failed pairing is not cached. The phone has forwarded nothing yet, so the next payment can pair
    // another one.
    pairing.catch(() => this.#phones.delete(resourceId));
    return pairing;
  }
}
