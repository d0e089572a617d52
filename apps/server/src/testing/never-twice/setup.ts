import { type DeviceCredentials, minorUnits, type Platform } from '@platform/sdk';
import { usdtAddress } from '../../db/demo/demo-addresses.ts';
import { DemoRandom } from '../../db/demo/demo-random.ts';
import { bankDefinition } from '../payout-batch-desk.ts';
import { productOf, ways } from './payouts.ts';
import { Person } from './person.ts';
import type { ServerProcesses } from './server-processes.ts';

export const gatewayKeys = {
  keyId: 'rzp_test_id',
  keySecret: 'a-key-secret-of-tests',
  webhookSecret: 'a-webhook-secret-of-tests',
};

export const accountName = 'Never twice';
const clerkPassword = 'Platform2026';
const leastMinor = minorUnits(1);
const mostMinor = minorUnits(9_000_000_000);

type NewAccount = Parameters<Platform['resources']['add']>[0];

/** An account whose device pays. */
export interface PayingPlace {
  readonly resourceId: string;
  readonly address: string | undefined;
  readonly credentials: DeviceCredentials;
}

/** Adds the suppliers, accounts, devices, templates and gateway of the five ways, by the calls that operators use. */
export class Setup {
  readonly #servers: ServerProcesses;
  readonly #random: DemoRandom;
  readonly admin: Person;
  readonly superAdmin: Person;
  #number = 0;

  private constructor(servers: ServerProcesses, people: { admin: Person; superAdmin: Person }, seed: number) {
    this.#servers = servers;
    this.#random = new DemoRandom(seed);
    this.admin = people.admin;
    this.superAdmin = people.superAdmin;
  }

  static async begin(servers: ServerProcesses, seed: number): Promise<Setup> {
    const { password, logins } = servers.demo;
    const urls = () => servers.urls;
    const { totpSecret } = logins.find(({ account }) => account === 'superadmin') ?? {};
    const admin = await Person.signedIn(urls, { userName: 'admin', password });
    const superAdmin = await Person.signedIn(urls, { userName: 'superadmin', password, totpSecret });
    return new Setup(servers, { admin, superAdmin }, seed);
  }

  /** A supplier, and its user signed in. */
  async supplier(name: string): Promise<{ readonly supplierId: string; readonly person: Person }> {
    const account = { account: name, password: clerkPassword };
    const { id, userId } = await this.admin.ask((it) => it.suppliers.add({ name, ...account }));
    for (const productId of new Set(ways.map(productOf)))
      await this.admin.ask((it) => it.userProducts.add({ userId, productId }));
    const person = await Person.signedIn(() => this.#servers.urls, {
      userName: name,
      password: clerkPassword,
    });
    return { supplierId: id, person };
  }

  async bankAccount(supplierId: string, more: Partial<NewAccount> = {}): Promise<string> {
    this.#number += 1;
    const account = {
      supplierId,
      kind: 'upi' as const,
      currency: 'INR' as const,
      name: `${accountName} ${this.#number}`,
      vpa: `twice${this.#number}@examplebank`,
      minAmountMinor: leastMinor,
      maxAmountMinor: mostMinor,
      productIds: [productOf('hand')],
      ...more,
    };
    return (await this.admin.ask((it) => it.resources.add(account))).id;
  }

  async template(): Promise<string> {
    const template = { name: 'Never twice', bankName: 'Example Bank', definition: bankDefinition };
    return (await this.admin.ask((it) => it.payoutTemplates.add(template))).id;
  }

  async devicePlace(supplierId: string, kind: 'sms' | 'chain', ofPlatform: boolean): Promise<PayingPlace> {
    const address = kind === 'chain' ? usdtAddress(this.#random) : undefined;
    const wallet: Partial<NewAccount> = address
      ? {
          kind: 'usdt',
          currency: 'USDT',
          vpa: undefined,
          usdtAddress: address,
          usdtNetwork: 'TRC20',
          productIds: [productOf('wallet')],
        }
      : {};
    const resourceId = await this.bankAccount(supplierId, { ...wallet, paysBy: 'device' });
    const device = {
      monitorId: `twice-${this.#number}`,
      name: `Twice ${this.#number}`,
      kind,
      resourceIds: [resourceId],
      ...(ofPlatform ? {} : { supplierId }),
    };
    const credentials = await this.admin.ask((it) => it.monitorDevices.add(device));
    return { resourceId, address, credentials };
  }

  /** @returns the account from which the gateway pays, and where its notices go */
  async gateway(supplierId: string, baseUrl: string): Promise<{ resourceId: string; noticePath: string }> {
    const { superAdmin } = this;
    const { list } = await superAdmin.ask((it) => it.payScripts.list({}));
    const script = list.find(({ direction, liveVersion }) => direction === 'payout' && liveVersion !== null);
    if (!script) throw new Error('The demo has no live script.');
    const added = await superAdmin.ask((it) =>
      it.payGateways.add({
        name: 'Never twice',
        baseUrl,
        scriptId: script.id,
        direction: 'payout',
        productId: productOf('gateway'),
        minAmountMinor: leastMinor,
        maxAmountMinor: mostMinor,
        timeoutMs: 1_000,
        runTimeoutMs: 3_000,
        parallelRequests: 8,
        parameters: { accountNumber: '7878780080316316' },
        credentials: Object.entries(gatewayKeys).map(([name, value]) => ({ name, value })),
      }),
    );
    const gatewayId = added.id;
    await superAdmin.ask((it) => it.payGateways.setEnabled({ gatewayId, enable: true }));
    const resourceId = await this.bankAccount(supplierId, {
      kind: 'gateway',
      vpa: undefined,
      gatewayName: 'Never twice',
      gatewayId,
    });
    return { resourceId, noticePath: `/v1.0/gateway/${gatewayId}/notice` };
  }

  async merchantId(mchId: string): Promise<string> {
    const { list } = await this.admin.ask((it) => it.merchants.list({ mchId }));
    const merchant = list.find((row) => row.mchId === mchId);
    if (!merchant) throw new Error(`There is no merchant ${mchId}.`);
    return merchant.id;
  }
}
