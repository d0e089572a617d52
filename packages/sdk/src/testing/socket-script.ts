import { type ErrorName, errorCodes } from '../generated/errors.ts';
import {
  type SocketCommand,
  type SocketEvents,
  type SocketEventType,
  socketEventValidators,
  socketRequestValidators,
} from '../generated/websocket.ts';

/** A command that a client sent. */
export interface ReceivedCommand {
  /** The client's request id, repeated in the answer. */
  readonly requestId: string;
  /** `ack`, `subscribe` or `unsubscribe`. */
  readonly commandType: SocketCommand;
  /** As received: `key` of a heartbeat, `topics` of the others. */
  readonly data: Readonly<Record<string, unknown>>;
  /** The sign-in token of the command. */
  readonly token: string;
  /** Number of the connection, from 0. */
  readonly connection: number;
}

/** Ways to answer one command. Each may be called later, or never. */
export interface SocketReply {
  /** Confirms as the platform does: with the next heartbeat key, or the connection's topics. */
  confirm(): void;
  /** Refuses with the code of an error. */
  refuse(errorName: ErrorName): void;
}

/** One connection on the server's side. */
export interface SocketPeer {
  readonly send: (text: string) => void;
  /** Closes with a closing handshake. */
  readonly close: () => void;
  /** Breaks the connection without a handshake. */
  readonly cut: () => void;
}

interface Attached {
  readonly peer: SocketPeer;
  readonly index: number;
  readonly topics: Set<string>;
}

/** The platform's side of the websocket, with behaviour that a test sets; independent of the transport. */
export class SocketScript {
  /** Every command that clients sent, oldest first. */
  readonly received: ReceivedCommand[] = [];
  /** Number of connections so far. */
  connectionCount = 0;
  readonly #attached = new Set<Attached>();
  #answer: (command: ReceivedCommand, reply: SocketReply) => void = (_command, reply) => reply.confirm();
  #isHanging = false;
  #isExpired = false;
  #keyCount = 0;

  /** Number of open connections. */
  get openCount(): number {
    return this.#attached.size;
  }

  /** Whether it answers no command. */
  get isHanging(): boolean {
    return this.#isHanging;
  }

  /** Returns the commands of one type that clients sent, oldest first. */
  commands(commandType: SocketCommand): ReceivedCommand[] {
    return this.received.filter((command) => command.commandType === commandType);
  }

  /** The topics of each open connection. */
  get topics(): string[][] {
    return [...this.#attached].map(({ topics }) => [...topics]);
  }

  /** Sets how later commands are answered, instead of being confirmed. */
  answer(answer: (command: ReceivedCommand, reply: SocketReply) => void): void {
    this.#answer = answer;
  }

  /** Keeps connections open but answers nothing; new connections never open. */
  hang(): void {
    this.#isHanging = true;
  }

  /** Ends `hang`, `expireSession` and what `answer` set: every later command is confirmed. */
  resume(): void {
    this.#isHanging = false;
    this.#isExpired = false;
    this.#answer = (_command, reply) => reply.confirm();
  }

  /**
   * Sends an event to every connection that has subscribed to its topic; throws if the event breaks the
   * contract.
   */
  push<Type extends SocketEventType>(event: SocketEvents[Type]): void {
    const result = socketEventValidators[event.type].safeParse(event);
    if (!result.success) throw new TypeError(`not an event of the contract: ${result.error.message}`);
    const text = JSON.stringify({ commandType: 'event', data: event });
    for (const { peer, topics } of this.#attached)
      if (topics.has(event.topic) || event.type === 'session.revoked') peer.send(text);
  }

  /** Sends any text to every connection, even if it breaks the contract. */
  sendText(text: string): void {
    for (const { peer } of this.#attached) peer.send(text);
  }

  /** Breaks every connection; clients may connect again. */
  drop(): void {
    for (const { peer } of [...this.#attached]) peer.cut();
  }

  /**
   * Expires the session as a forced log-out does: sends the event, closes, and answers 1003 to later
   * commands.
   */
  expireSession(): void {
    this.#isExpired = true;
    this.push({ topic: 'system', type: 'session.revoked', reason: 'forcedOut' });
    for (const { peer } of [...this.#attached]) peer.close();
  }

  /** Attaches an open connection. Returns the handlers of its messages and its end. */
  attach(peer: SocketPeer): { readonly onText: (text: string) => void; readonly onEnd: () => void } {
    const attached: Attached = { peer, index: this.connectionCount++, topics: new Set() };
    this.#attached.add(attached);
    return {
      onText: (text) => this.#receive(text, attached),
      onEnd: () => void this.#attached.delete(attached),
    };
  }

  #receive(text: string, attached: Attached): void {
    const command: ReceivedCommand = { ...JSON.parse(text), connection: attached.index };
    this.received.push(command);
    if (this.#isHanging) return;
    const reply: SocketReply = {
      confirm: () => this.#confirm(command, attached),
      refuse: (errorName) => this.#send(attached, command, errorCodes[errorName], null),
    };
    const validator = Object.hasOwn(socketRequestValidators, command.commandType)
      ? socketRequestValidators[command.commandType]
      : undefined;
    if (!validator) reply.refuse('unknownCommand');
    else if (this.#isExpired || !command.token) reply.refuse('sessionExpired');
    else if (!validator.safeParse(command.data).success) reply.refuse('validationFailed');
    else this.#answer(command, reply);
  }

  #confirm(command: ReceivedCommand, attached: Attached): void {
    const { commandType, data } = command;
    for (const topic of [data.topics ?? []].flat().map(String)) {
      if (commandType === 'subscribe') attached.topics.add(topic);
      else attached.topics.delete(topic);
    }
    const answer =
      commandType === 'ack' ? { key: `key-${++this.#keyCount}` } : { topics: [...attached.topics] };
    this.#send(attached, command, errorCodes.success, answer);
  }

  #send(attached: Attached, { requestId }: ReceivedCommand, code: number, data: unknown): void {
    if (this.#attached.has(attached)) attached.peer.send(JSON.stringify({ requestId, code, data }));
  }
}
