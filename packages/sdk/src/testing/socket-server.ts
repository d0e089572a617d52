import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { SocketScript } from './socket-script.ts';

/**
 * The scripted platform on a real port, for tests that need a real network. Not part of the public test
 * tools, because it needs Node.
 */
export class SocketServer extends SocketScript {
  readonly port: number;
  readonly #server: WebSocketServer;

  private constructor(server: WebSocketServer) {
    super();
    this.#server = server;
    this.port = (server.address() as AddressInfo).port;
    server.on('connection', (connection) => {
      const { onText, onEnd } = this.attach({
        send: (text) => connection.send(text),
        close: () => connection.close(),
        cut: () => connection.terminate(),
      });
      connection.on('message', (text) => onText(String(text)));
      connection.on('close', onEnd);
      // Tests also break the client's connection.
      connection.on('error', () => undefined);
    });
  }

  static async start(port = 0): Promise<SocketServer> {
    const server = new WebSocketServer({ port, host: '127.0.0.1' });
    await new Promise((resolve) => server.once('listening', resolve));
    return new SocketServer(server);
  }

  get url(): string {
    return `ws://127.0.0.1:${this.port}/v1.0/ws`;
  }

  async stop(): Promise<void> {
    for (const connection of this.#server.clients) connection.terminate();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
