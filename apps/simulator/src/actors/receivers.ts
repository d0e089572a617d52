import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Callbacks, createCallbacks } from '@platform/sdk/callbacks';
import type { Counts } from '../counts.ts';
import type { ShopKey } from '../credentials.ts';
import type { ReceiverPlan } from '../plan/order-plan.ts';
import { readBody } from '../world/request-body.ts';

/** Longer than the platform's timeout. */
const slowMs = 15_000;
const rememberedEvents = 20_000;
const host = '127.0.0.1';
const wrongWord = 'SUCCESS, thank you!';

type PlanOf = (merchantOrderNo: string) => ReceiverPlan | undefined;

/**
 * The callback servers of all shops, on this machine. They verify each callback and answer `success`, or fail
 * as the order's plan says.
 */
export class Receivers {
  readonly #server: Server;
  readonly #verifiers: ReadonlyMap<string, Callbacks>;
  readonly #planOf: PlanOf;
  readonly #counts: Counts;
  /** Events by id, oldest first: number of failures, and whether it was accepted. */
  readonly #events = new Map<string, { failures: number; taken: boolean }>();

  private constructor(server: Server, shops: readonly ShopKey[], planOf: PlanOf, counts: Counts) {
    this.#server = server;
    this.#planOf = planOf;
    this.#counts = counts;
    this.#verifiers = new Map(
      shops.map(({ mchId, signingKey, signProfile }) => [
        mchId,
        createCallbacks({ key: signingKey, signProfile }),
      ]),
    );
    server.on('request', (request, response) => {
      this.#take(request, response).catch(() => response.destroy());
    });
  }

  static async open(shops: readonly ShopKey[], planOf: PlanOf, counts: Counts): Promise<Receivers> {
    const server = createServer();
    const receivers = new Receivers(server, shops, planOf, counts);
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(0, host, resolve);
    });
    return receivers;
  }

  /** The shop's callback URL. */
  urlOf(mchId: string): string {
    const { port } = this.#server.address() as AddressInfo;
    return `http://${host}:${port}/callbacks/${mchId}`;
  }

  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    this.#server.closeAllConnections();
    await closed;
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const verifier = this.#verifiers.get(request.url?.split('/').at(-1) ?? '');
    const body = await readBody(request);
    if (!verifier || !body) return void response.writeHead(404).end();
    const result = await verifier.verify(body, request.headers);
    if (!result.ok) return void response.writeHead(result.answer.status).end(result.answer.body);
    const { eventId, mchOrderNo } = result.event;
    const known = this.#remember(eventId);
    const plan = this.#planOf(mchOrderNo);
    if (plan && plan.mood !== 'well' && known.failures < plan.failures) {
      known.failures += 1;
      this.#counts.failedCallbacks += 1;
      return fail(plan.mood, response);
    }
    if (!known.taken) this.#counts.callbacks += 1;
    known.taken = true;
    response.writeHead(result.answer.status, { 'content-type': 'text/plain' }).end(result.answer.body);
  }

  #remember(eventId: string): { failures: number; taken: boolean } {
    const known = this.#events.get(eventId);
    if (known) return known;
    const oldest = this.#events.keys().next();
    if (this.#events.size >= rememberedEvents && !oldest.done) this.#events.delete(oldest.value);
    const fresh = { failures: 0, taken: false };
    this.#events.set(eventId, fresh);
    return fresh;
  }
}

function fail(mood: Exclude<ReceiverPlan['mood'], 'well'>, response: ServerResponse): void {
  if (mood === 'down') response.destroy();
  else if (mood === 'wrongWord') response.writeHead(200, { 'content-type': 'text/plain' }).end(wrongWord);
  else {
    const timer = setTimeout(() => response.end('success'), slowMs);
    response.once('close', () => clearTimeout(timer));
  }
}
