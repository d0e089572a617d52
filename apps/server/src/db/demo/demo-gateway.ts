import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { AddressPolicy } from '../../domains/orders/order-callbacks/address-policy.ts';
import { addResource } from '../../domains/orders/resources/resources.service.ts';
import { addGateway, setGatewayEnabled } from '../../domains/payouts/gateways/gateways.changes.ts';
import { openCredentials } from '../../domains/payouts/gateways/gateways.service.ts';
import { payGateways } from '../../domains/payouts/gateways/gateways.table.ts';
import { addScript, goLive, versionOf } from '../../domains/payouts/pay-scripts/pay-scripts.changes.ts';
import {
  razorpayLinksScript,
  razorpayxScript,
  type ShippedScript,
} from '../../domains/payouts/pay-scripts/shipped-scripts.service.ts';
import type { SecretBox } from '../../kit/secrets/secret-box.ts';
import type { Queryable } from '../connection.ts';
import { freePort, simulatorHost as host } from './free-port.ts';

/** Where the simulator plays the gateways; their ports are set anew at each start of a server with a simulator. */
const urlAt = (port: number): string => `http://${host}:${port}/v1`;

/** A gateway that the simulator plays, with what its account needs beyond it. */
interface PlayedGateway {
  readonly name: string;
  readonly shipped: () => ShippedScript;
  readonly productId: number;
  readonly parameters: Readonly<Record<string, string>>;
  readonly firstPort: number;
  readonly minAmountMinor: number;
  readonly maxAmountMinor: number;
  readonly weight?: number;
}

/** Pays out India's payouts. */
const payouts: PlayedGateway = {
  name: 'RazorpayX (simulated)',
  shipped: razorpayxScript,
  productId: 1050,
  parameters: { accountNumber: '7878780080316316' },
  firstPort: 4_010,
  minAmountMinor: 100,
  maxAmountMinor: 50_000_000,
};

/** Collects by payment links. The other accounts of its product have a link that nobody plays. */
const collections: PlayedGateway = {
  name: 'Razorpay links (simulated)',
  shipped: razorpayLinksScript,
  productId: 1045,
  parameters: {},
  firstPort: 4_011,
  minAmountMinor: 10_000,
  maxAmountMinor: 5_000_000,
  weight: 500,
};

/** The gateways of the demo, each with its script and an account of a supplier. */
export async function addDemoGateways(
  tx: Queryable,
  secrets: SecretBox,
  supplierId: string,
  now: Date,
): Promise<void> {
  for (const gateway of [payouts, collections]) await addPlayed(tx, secrets, supplierId, gateway, now);
}

async function addPlayed(
  tx: Queryable,
  secrets: SecretBox,
  supplierId: string,
  { name, shipped: scriptOf, productId, parameters, firstPort, weight, ...limits }: PlayedGateway,
  now: Date,
): Promise<void> {
  const context = { db: tx, now, secrets, audit: () => undefined };
  const shipped = scriptOf();
  const { scriptId, versionId } = await addScript(context, shipped, {
    ...shipped,
    note: 'As shipped',
    author: null,
  });
  await goLive(context, await versionOf(tx, versionId), null);
  const { direction } = shipped;
  if (direction === 'choice') throw new Error(`${name} is no gateway.`);
  const secret = (): string => randomBytes(18).toString('base64url');
  const gatewayId = await addGateway(context, new AddressPolicy([`${host}/32`]), {
    ...limits,
    name,
    baseUrl: urlAt(firstPort),
    hosts: [],
    parameters,
    credentials: [
      { name: 'keyId', value: `rzp_demo_${secret()}` },
      { name: 'keySecret', value: secret() },
      { name: 'webhookSecret', value: secret() },
    ],
    scriptId,
    direction,
    productId,
    timeoutMs: 5_000,
    runTimeoutMs: 15_000,
    parallelRequests: 4,
  });
  await setGatewayEnabled(context, gatewayId, true);
  const account = {
    ...limits,
    supplierId,
    kind: 'gateway' as const,
    currency: 'INR' as const,
    name,
    gatewayName: name,
    gatewayId,
    timeZone: 'Asia/Kolkata',
    ...(weight === undefined ? {} : { weight }),
    concurrencyLimit: 50,
    productIds: [productId],
  };
  await addResource(tx, account, now);
}

/** What the simulator needs to play a gateway of the demo. */
export interface SimulatedGateway {
  readonly port: number;
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
  /** Path of the platform to which it reports. */
  readonly noticePath: string;
}

/**
 * Moves the demo's gateways to ports that are free now, so that several demos can run on one machine. Undefined for one
 * that is younger than the demo.
 */
export async function placeDemoGateways(
  tx: Queryable,
  secrets: SecretBox,
): Promise<{
  readonly gateway: SimulatedGateway | undefined;
  readonly links: SimulatedGateway | undefined;
}> {
  return {
    gateway: await place(tx, secrets, payouts.name),
    links: await place(tx, secrets, collections.name),
  };
}

async function place(tx: Queryable, secrets: SecretBox, name: string): Promise<SimulatedGateway | undefined> {
  const [gateway] = await tx.select().from(payGateways).where(eq(payGateways.name, name));
  if (!gateway) return undefined;
  const port = await freePort();
  await tx
    .update(payGateways)
    .set({ baseUrl: urlAt(port) })
    .where(eq(payGateways.id, gateway.id));
  const { keyId = '', keySecret = '', webhookSecret = '' } = openCredentials(secrets, gateway);
  const noticePath = `/v1.0/gateway/${gateway.id}/notice`;
  return { port, keyId, keySecret, webhookSecret, noticePath };
}
