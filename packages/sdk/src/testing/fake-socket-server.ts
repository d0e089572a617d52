import type { WebSocketConstructor, WebSocketLikeEvent } from '../socket/socket-types.ts';
import { SocketScript } from './socket-script.ts';

type EventName = 'open' | 'message' | 'close' | 'error';

const abnormalClosure = 1006;
const normalClosure = 1000;

/**
 * Creates the platform's websocket server without a port, for browsers and Node. It confirms every command,
 * issues heartbeat keys and pushes events to subscribers, unless a test changes its behaviour.
 *
 * @example
 * const server = createFakeSocketServer();
 * const socket = platform.socket({ WebSocket: server.WebSocket });
 * await socket.subscribe('orders', (event) => console.log(event.orderCode)).ready;
 * server.push(fixtures.orderCreated());
 * server.drop(); // the socket reconnects and emits `gap`
 */
export function createFakeSocketServer(): FakeSocketServer {
  return new FakeSocketServer();
}

/** Returned by `createFakeSocketServer`. */
export class FakeSocketServer extends SocketScript {
  /** For `platform.socket({ WebSocket })`. It has only the events and methods that the SDK uses. */
  readonly WebSocket: WebSocketConstructor;
  #isRefusing = false;

  constructor() {
    super();
    const isRefusing = () => this.#isRefusing;
    const server: SocketScript = this;
    this.WebSocket = class FakeWebSocket {
      readonly url: string;
      readonly #listeners = new Map<EventName, Set<(event: WebSocketLikeEvent) => void>>();
      #isOpen = false;
      #isEnded = false;
      #attached: ReturnType<SocketScript['attach']> | undefined;

      constructor(url: string) {
        this.url = new URL(url).href;
        queueMicrotask(() => this.#connect());
      }

      addEventListener(type: EventName, listener: (event: WebSocketLikeEvent) => void): void {
        const listeners = this.#listeners.get(type) ?? new Set();
        this.#listeners.set(type, listeners.add(listener));
      }

      send(text: string): void {
        if (!this.#isOpen) throw new Error('this WebSocket is not open');
        queueMicrotask(() => {
          if (this.#isOpen) this.#attached?.onText(text);
        });
      }

      close(code = normalClosure): void {
        queueMicrotask(() => this.#end(code));
      }

      #connect(): void {
        if (this.#isEnded || server.isHanging) return;
        if (isRefusing()) {
          this.#end(abnormalClosure);
          return;
        }
        this.#isOpen = true;
        this.#attached = server.attach({
          send: (text) => queueMicrotask(() => this.#isOpen && this.#tell('message', { data: text })),
          close: () => queueMicrotask(() => this.#end(normalClosure)),
          cut: () => this.#end(abnormalClosure),
        });
        this.#tell('open', {});
      }

      #end(code: number): void {
        if (this.#isEnded) return;
        this.#isEnded = true;
        this.#isOpen = false;
        this.#attached?.onEnd();
        if (code === abnormalClosure) this.#tell('error', {});
        this.#tell('close', { code, reason: '' });
      }

      #tell(type: EventName, event: WebSocketLikeEvent): void {
        for (const listener of this.#listeners.get(type) ?? []) listener({ type, ...event });
      }
    };
  }

  /** Lets new connections fail, as if no server were running; open connections stay. */
  refuseConnections(): void {
    this.#isRefusing = true;
  }

  override resume(): void {
    super.resume();
    this.#isRefusing = false;
  }
}
