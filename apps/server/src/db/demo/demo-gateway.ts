import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { eq } from 'drizzle-orm';
import { AddressPolicy } from '../../domains/orders/order-callbacks/address-policy.ts';
import { addResource } from '../../domains/orders/resources/resources.service.ts';
import { addGateway, setGatewayEnabled } from '../../domains/payouts/gateways/gateways.changes.ts';
import { openCredentials } from '../../domains/payouts/gateways/gateways.service.ts';
import { payGateways } from '../../domains/payouts/gateways/gateways.table.ts';
import { addScript, goLive, versionOf } from '../../domains/payouts/pay-scripts/pay-scripts.changes.ts';
import { razorpayxScript } from '../../domains/payouts/pay-scripts/shipped-scripts.service.ts';
import type { SecretBox } from '../../kit/secrets/secret-box.ts';
import type { Queryable } from '../connection.ts';

const gatewayName = 'RazorpayX (simulated)';
const productId = 1050;
/** Where the simulator plays the gateway; its port is set anew at each start of a server with a simulator. */
const host = '127.0.0.1';
const urlAt = (port: number): string => `http://${host}:${port}/v1`;
const firstPort = 4_010;

/** A gateway that pays out India's payouts, with its script and an account of a supplier. */
export async function addDemoGateway(
  tx: Queryable,
  secrets: SecretBox,
  supplierId: string,
  now: Date,
): Promise<void> {
  const context = { db: tx, now, secrets, audit: () => undefined };
  const shipped = razorpayxScript();
  const { scriptId, versionId } = await addScript(context, shipped, {
    ...shipped,
    note: 'As shipped',
    author: null,
  });
  await goLive(context, await versionOf(tx, versionId));
  const secret = (): string => randomBytes(18).toString('base64url');
  const gatewayId = await addGateway(context, new AddressPolicy([`${host}/32`]), {
    name: gatewayName,
    baseUrl: urlAt(firstPort),
    hosts: [],
    parameters: { accountNumber: '7878780080316316' },
    credentials: [
      { name: 'keyId', value: `rzp_demo_${secret()}` },
      { name: 'keySecret', value: secret() },
      { name: 'webhookSecret', value: secret() },
    ],
    scriptId,
    direction: 'payout',
    productId,
    timeoutMs: 5_000,
    runTimeoutMs: 15_000,
    parallelRequests: 4,
    minAmountMinor: 100,
    maxAmountMinor: 50_000_000,
  });
  await setGatewayEnabled(context, gatewayId, true);
  const account = {
    supplierId,
    kind: 'gateway' as const,
    currency: 'INR' as const,
    name: gatewayName,
    gatewayName,
    gatewayId,
    timeZone: 'Asia/Kolkata',
    minAmountMinor: 100,
    maxAmountMinor: 50_000_000,
    concurrencyLimit: 50,
    productIds: [productId],
  };
  await addResource(tx, account, now);
}

/** What the simulator needs to play the demo's gateway; undefined in a demo that is older than gateways. */
export interface SimulatedGateway {
  readonly port: number;
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
  /** Path of the platform to which it reports. */
  readonly noticePath: string;
}

/** Moves the demo's gateway to a port that is free now, so that several demos can run on one machine. */
export async function placeDemoGateway(
  tx: Queryable,
  secrets: SecretBox,
): Promise<SimulatedGateway | undefined> {
  const [gateway] = await tx.select().from(payGateways).where(eq(payGateways.name, gatewayName));
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
