import { connect, type Socket } from 'node:net';

export interface LoadResult {
  readonly perSecond: number;
  /** Of every answered request. */
  readonly latenciesMs: readonly number[];
  readonly refused: number;
}

export interface Load {
  readonly port: number;
  readonly connections: number;
  readonly durationMs: number;
  /** The next complete request: head and body. */
  readonly next: () => Buffer;
  /** Text that a counted response must contain. */
  readonly accept: string;
}

/**
 * Sends requests over a few keep-alive connections, one at a time on each. Raw sockets: on a small machine an
 * ordinary HTTP client would use CPU time that is to be measured.
 */
export async function runLoad(load: Load): Promise<LoadResult> {
  const latenciesMs: number[] = [];
  let refused = 0;
  const endsAt = performance.now() + load.durationMs;
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: load.connections }, async () => {
      const socket = connect({ port: load.port, host: '127.0.0.1', noDelay: true });
      const answers = new AnswerReader(socket);
      while (performance.now() < endsAt) {
        const sentAt = performance.now();
        socket.write(load.next());
        const answer = await answers.next();
        latenciesMs.push(performance.now() - sentAt);
        if (!answer.includes(load.accept)) refused += 1;
      }
      socket.destroy();
    }),
  );
  return { perSecond: (latenciesMs.length / (performance.now() - startedAt)) * 1_000, latenciesMs, refused };
}

/** Splits received data into responses by content length. */
class AnswerReader {
  #buffer = '';
  #waiting: { resolve: (text: string) => void; reject: (error: Error) => void } | undefined;

  constructor(socket: Socket) {
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      this.#buffer += chunk;
      this.#cut();
    });
    const fail = (): void => this.#waiting?.reject(new Error('The server closed the connection.'));
    socket.on('error', fail);
    socket.on('close', fail);
  }

  next(): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#cut();
    });
  }

  #cut(): void {
    const headEnd = this.#buffer.indexOf('\r\n\r\n');
    if (headEnd < 0) return;
    const length = /\r\ncontent-length: (\d+)/i.exec(this.#buffer.slice(0, headEnd))?.[1];
    if (length === undefined) {
      this.#waiting?.reject(new Error('An answer has no content length.'));
      return;
    }
    const end = headEnd + 4 + Number(length);
    if (this.#buffer.length < end) return;
    const answer = this.#buffer.slice(headEnd + 4, end);
    this.#buffer = this.#buffer.slice(end);
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.resolve(answer);
  }
}

export function postRequest(path: string, body: string): Buffer {
  return Buffer.from(
    `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
