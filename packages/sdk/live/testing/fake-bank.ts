import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The bank's behaviour for the next payments. */
export type BankMood = 'pays' | 'declines' | 'paysSilently' | 'paysWithoutAnswering' | 'isMute';

export interface FakeBank {
  readonly url: string;
  mood: BankMood;
  /** Every payment request, in order: a careless bank would pay a repeated reference twice. */
  readonly asked: readonly string[];
  /** Resolves at the given number of payment requests. */
  askedTimes(times: number): Promise<void>;
  utrOf(reference: string): string;
  close(): Promise<void>;
}

/** Simulates the external bank and records the payment requests. */
export async function openFakeBank(): Promise<FakeBank> {
  const asked: string[] = [];
  const paid = new Map<string, string>();
  const waiting: { times: number; resolve: () => void }[] = [];
  // UTRs are unique forever, so they must differ from those of an earlier run.
  let next = Date.now() % 1_000_000_000;

  const server = createServer((request, response) => {
    const reference = request.url?.split('/').at(-1) ?? '';
    request.resume().on('end', () => {
      if (request.method === 'PUT') pay(reference, response);
      else find(reference, response);
    });
  });

  function pay(reference: string, response: ServerResponse): void {
    asked.push(reference);
    if (bank.mood === 'declines') answer(response, { status: 'declined', reason: 'account closed' });
    else if (bank.mood !== 'isMute') {
      const utr = String(100_000_000_000 + next++);
      paid.set(reference, utr);
      if (bank.mood === 'pays') answer(response, { status: 'paid', utr });
      // The money has left, and the connection is lost.
      else if (bank.mood === 'paysSilently') response.destroy();
    }
    for (const { times, resolve } of waiting) if (asked.length >= times) resolve();
  }

  function find(reference: string, response: ServerResponse): void {
    const utr = paid.get(reference);
    if (bank.mood === 'isMute') response.destroy();
    else answer(response, utr === undefined ? { status: 'notFound' } : { status: 'paid', utr });
  }

  const answer = (response: ServerResponse, body: unknown) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bank: FakeBank = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mood: 'pays',
    asked,
    askedTimes: (times) =>
      asked.length >= times
        ? Promise.resolve()
        : new Promise((resolve) => {
            waiting.push({ times, resolve });
          }),
    utrOf: (reference) => paid.get(reference) ?? '',
    close: () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      return closed;
    },
  };
  return bank;
}
