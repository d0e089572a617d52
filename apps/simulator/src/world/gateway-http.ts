import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface GatewayKeys {
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
}

/** A notice as the gateway sends it. */
export interface GatewayNotice {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** How a gateway is played. */
export interface PlayedGatewayOptions<Plan> {
  readonly keys: GatewayKeys;
  /** @default any free port */
  readonly port?: number;
  /** What happens to the order of a key. */
  readonly planOf: (key: string) => Plan;
  /** Brings a notice to the platform. Rejects when it cannot. */
  readonly deliver: (notice: GatewayNotice) => Promise<void>;
  /** How long a payout is under way, or a payer takes. */
  readonly settleMs: number;
  /** How long a slow answer takes. */
  readonly slowMs: number;
  readonly after: (ms: number, work: () => Promise<void>) => void;
}

const host = '127.0.0.1';

/** Serves on this machine, at the port or at any that is free. */
export async function listen(
  port: number | undefined,
  take: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<Server> {
  const server = createServer((request, response) => {
    take(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port ?? 0, host, resolve);
  });
  return server;
}

export function originOf(server: Server): string {
  const { port } = server.address() as AddressInfo;
  return `http://${host}:${port}`;
}

export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  await closed;
}

export const isCaller = (request: IncomingMessage, { keyId, keySecret }: GatewayKeys): boolean =>
  request.headers.authorization === `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

/** A notice with its signature, as the documentation describes it. */
export function signedNotice(content: object, secret: string): GatewayNotice {
  const body = JSON.stringify(content);
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  return { headers: { 'content-type': 'application/json', 'x-razorpay-signature': signature }, body };
}

/** Twelve digits, like a reference of IMPS or UPI. */
export const utrOf = (id: string, key: string): string =>
  String(BigInt(`0x${createHash('sha256').update(`${id} ${key}`).digest('hex').slice(0, 15)}`))
    .padStart(12, '7')
    .slice(-12);

export const refusal = (description: string) => ({ error: { code: 'BAD_REQUEST_ERROR', description } });

export function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
