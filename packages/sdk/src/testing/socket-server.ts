import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

export interface ReceivedCommand {
  readonly requestId: string;
  readonly commandType: string;
  readonly data: Record<string, unknown>;
  readonly token: string;
}

type Behaviour = (command: ReceivedCommand, connection: WebSocket, server: SocketServer) => void;

/** A real websocket server whose manners a test decides; by default it confirms every command and rotates the key. */
export class SocketServer {
  readonly received: ReceivedCommand[] = [];
  readonly connections: WebSocket[] = [];
  readonly port: number;
  behaviour: Behaviour = (command, connection, server) => server.confirm(command, connection);
  readonly #server: WebSocketServer;
  #keys = 0;

  private constructor(server: WebSocketServer) {
    this.#server = server;
    this.port = (server.address() as AddressInfo).port;
    server.on('connection', (connection) => {
      this.connections.push(connection);
      connection.on('message', (text) => {
        const command: ReceivedCommand = JSON.parse(String(text));
        this.received.push(command);
        this.behaviour(command, connection, this);
      });
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

  commands(commandType: string): ReceivedCommand[] {
    return this.received.filter((command) => command.commandType === commandType);
  }

  confirm({ requestId, commandType, data }: ReceivedCommand, connection: WebSocket): void {
    const answer = commandType === 'ack' ? { key: `key-${++this.#keys}` } : { topics: data.topics };
    connection.send(JSON.stringify({ requestId, code: 200, data: answer }));
  }

  refuse({ requestId }: ReceivedCommand, connection: WebSocket, code: number): void {
    connection.send(JSON.stringify({ requestId, code, data: null }));
  }

  /** Pushes to every open connection. */
  push(data: unknown): void {
    for (const connection of this.#server.clients)
      connection.send(JSON.stringify({ commandType: 'event', data }));
  }

  dropAll(): void {
    for (const connection of this.#server.clients) connection.terminate();
  }

  async stop(): Promise<void> {
    this.dropAll();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
