import { setTimeout as think } from 'node:timers/promises';
import {
  createPlatform,
  type DeviceCredentials,
  deviceSigner,
  formatMoney,
  minorUnits,
  type Platform,
} from '@platform/sdk';

/** A bank's message of a payment, as a phone has it: it says the same whenever it is passed on. */
interface BankMessage {
  readonly utr: string;
  readonly resourceId: string;
  readonly sms: { readonly sender: string; readonly body: string; readonly receivedAt: string };
}

/** Who writes as this is read by a template of the demo. */
export const loadBankSender = 'VM-NILGRB';

/**
 * Payers, and the phones beside the accounts that they pay to. What a phone was not answered for it passes on again, word
 * for word, until it is: whether the server that died had kept it the phone cannot know.
 */
export class LoadPayers {
  readonly #phones = new Map<string, Promise<DeviceCredentials>>();
  readonly #unanswered: BankMessage[] = [];
  readonly #reported = new Map<string, string>();
  readonly #completed = new Map<string, string>();
  #number = 0;

  /** Ids of the statements that were taken in, by the texts of their messages. */
  get reported(): ReadonlyMap<string, string> {
    return this.#reported;
  }

  /** References by the codes of the orders that a message was answered to have completed. */
  get completed(): ReadonlyMap<string, string> {
    return this.#completed;
  }

  /** Pays one order, or has a phone try again; the order is taken from `open` once it has an account to pay to. */
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
    // Of whichever order it says so: if that is not the one that was paid, the inspection finds its reference wrong.
    this.#completed.set(result.orderCode ?? '', utr);
  }

  /**
   * An account's own phone, paired when the first money comes; one for all that pay at that moment, since what a phone has
   * passed on is known again only from the same one.
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
    // Nothing was passed on by it yet: the next money has another one paired.
    pairing.catch(() => this.#phones.delete(resourceId));
    return pairing;
  }
}
