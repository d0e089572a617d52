import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A network connection to the platform that a test can break. */
export interface UnreliableNetwork {
  readonly url: string;
  /** Breaks every open connection; new ones can be opened. */
  drop(): void;
  /**
   * For each text, drops the answer to the next request that contains it. The request reaches the platform.
   */
  loseAnswerTo(...texts: string[]): void;
  /** Texts whose request has not come yet. */
  readonly stillToLose: ReadonlySet<string>;
  close(): Promise<void>;
}

export async function openUnreliableNetwork(targetUrl: string): Promise<UnreliableNetwork> {
  const target = new URL(targetUrl);
  const pairs = new Set<readonly [Socket, Socket]>();
  const stillToLose = new Set<string>();

  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    const pair = [client, upstream] as const;
    pairs.add(pair);
    let isLost = false;
    client.on('data', (bytes) => {
      const request = bytes.toString('latin1');
      for (const text of stillToLose) if (request.includes(text) && stillToLose.delete(text)) isLost = true;
      upstream.write(bytes);
    });
    upstream.on('data', (bytes) => {
      // The platform has processed the request and answered; the answer is dropped.
      if (isLost) destroy(pair);
      else client.write(bytes);
    });
    for (const socket of pair) {
      socket.on('error', () => destroy(pair));
      socket.on('close', () => destroy(pair));
    }
  });

  function destroy(pair: readonly [Socket, Socket]): void {
    pairs.delete(pair);
    for (const socket of pair) socket.destroy();
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const drop = () => {
    for (const pair of pairs) destroy(pair);
  };
  return {
    url: `http://127.0.0.1:${port}`,
    drop,
    stillToLose,
    loseAnswerTo: (...texts) => {
      for (const text of texts) stillToLose.add(text);
    },
    close: () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      drop();
      return closed;
    },
  };
}
