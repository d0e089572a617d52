import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signOrder } from '@platform/sdk';
import { expect, vi } from 'vitest';
import { WebSocket } from 'ws';
import { addProducts, allowProducts } from '../domains/parties/products/products.service.ts';
import type { Hub, HubLimits } from '../kit/live/hub.ts';
import { openHub } from '../open-hub.ts';
import { worldProducts } from './order-world.ts';
import type { TestApp } from './test-app.ts';

interface Message {
  readonly requestId?: unknown;
  readonly code?: number;
  readonly commandType?: string;
  readonly data: Record<string, unknown> | null;
}

/** A minimal client that stores what it receives. */
export class HubClient {
  readonly received: Message[] = [];
  readonly socket: WebSocket;
  token = '';
  #requests = 0;

  constructor(url: string, headers: Record<string, string> = {}) {
    this.socket = new WebSocket(url, { headers });
    this.socket.on('message', (data) => this.received.push(JSON.parse(data.toString())));
    this.socket.on('error', () => {});
  }

  async send(commandType: string, data: unknown = {}, token = this.token): Promise<Message> {
    const requestId = `r${++this.#requests}`;
    this.socket.send(JSON.stringify({ requestId, commandType, data, token }));
    return this.find((message) => message.requestId === requestId);
  }

  async find(wanted: (message: Message) => boolean): Promise<Message> {
    return vi.waitFor(() => {
      const found = this.received.find(wanted);
      if (!found) throw new Error(`not received; there are ${JSON.stringify(this.received)}`);
      return found;
    }, 10_000);
  }

  get events(): (Record<string, unknown> | null)[] {
    return this.received.filter(({ commandType }) => commandType === 'event').map(({ data }) => data);
  }

  async closed(): Promise<{ code: number; reason: string }> {
    const [code, reason] = await once(this.socket, 'close');
    return { code, reason: String(reason) };
  }
}

/** The origin that may connect to the hubs of the tests. */
export const consoleOrigin = 'https://console.example';

/** Hubs, servers and clients of one test. `end` closes everything in reverse order. */
export class HubScene {
  readonly #endings: (() => unknown)[] = [];

  /** Registers a function to call when the scene ends. */
  endWith(ending: () => unknown): void {
    this.#endings.push(ending);
  }

  async end(): Promise<void> {
    for (const ending of this.#endings.splice(0).reverse()) await ending();
  }

  async listen(hub: Hub): Promise<string> {
    const server: Server = createServer((_request, response) => response.end());
    server.on('upgrade', (request, socket, head) => hub.handleUpgrade(request, socket, head));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    this.endWith(() => {
      server.closeAllConnections();
      server.close();
    });
    return `ws://127.0.0.1:${(server.address() as AddressInfo).port}/v1.0/ws`;
  }

  async start(app: TestApp, limits: Partial<HubLimits> = {}) {
    const hub = openHub(app, [consoleOrigin], limits);
    this.endWith(() => hub.close());
    const url = await this.listen(hub);
    const connect = async (headers: Record<string, string> = {}, query = ''): Promise<HubClient> => {
      const client = new HubClient(`${url}${query}`, headers);
      this.endWith(() => client.socket.terminate());
      await once(client.socket, 'open');
      return client;
    };
    const signedIn = async (role: Parameters<TestApp['signIn']>[0]): Promise<HubClient> => {
      const client = await connect();
      client.token = await app.signIn(role);
      return client;
    };
    return { hub, url, connect, signedIn };
  }
}

export async function allowSomeProducts({ store, ids }: TestApp): Promise<void> {
  await addProducts(store.db, worldProducts);
  await allowProducts(store.db, [{ merchantId: ids.merchantId, productId: 1008, feeRate: '0.01' }]);
}

let numbers = 0;
/** An order of the test merchant, for 500 rupees. */
export async function createOrder(at: TestApp): Promise<string> {
  const order = {
    mchId: at.mchId,
    productId: 1008,
    mchOrderNo: `H${++numbers}`,
    amount: 50_000,
    notifyUrl: 'https://merchant.example/n',
  };
  const answer = await at.post<{ orderCode: string }>(
    '/v1.0/api/order/create',
    signOrder(order, at.signingKey),
  );
  expect(answer.code).toBe(200);
  return answer.data.orderCode;
}
