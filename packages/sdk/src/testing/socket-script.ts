import { type ErrorName, errorCodes } from '../generated/errors.ts';
import {
  type SocketCommand,
  type SocketEvents,
  type SocketEventType,
  socketEventValidators,
  socketRequestValidators,
} from '../generated/websocket.ts';

/** What a client sent. */
export interface ReceivedCommand {
  /** The client's own count, repeated in the answer. */
  readonly requestId: string;
  /** `ack`, `subscribe` or `unsubscribe`. */
  readonly commandType: SocketCommand;
  /** As it came: `key` of a heartbeat, `topics` of the others. */
  readonly data: Readonly<Record<string, unknown>>;
  /** The sign-in token that it carried. */
  readonly token: string;
  /** Which connection it came over, counted from 0. */
  readonly connection: number;
}

/** The ways to answer one command; each may be taken later, or never. */
export interface SocketReply {
  /** As the platform does: the next heartbeat key, or the topics that the connection has now. */
  confirm(): void;
  /** With the code of an error. */
  refuse(errorName: ErrorName): void;
}

/** One connection, seen from the server. */
export interface SocketPeer {
  readonly send: (text: string) => void;
  /** Ends it as a server does that says goodbye. */
  readonly close: () => void;
  /** Ends it as a broken network does. */
  readonly cut: () => void;
}

interface Attached {
  readonly peer: SocketPeer;
  readonly index: number;
  readonly topics: Set<string>;
}

/** A platform's side of the websocket whose manners a test decides; over which wire it is reached does not matter here. */
export class SocketScript {
  /** Everything that clients sent, oldest first. */
  readonly received: ReceivedCommand[] = [];
  /** How many connections there have been. */
  connectionCount = 0;
  readonly #attached = new Set<Attached>();
  #answer: (command: ReceivedCommand, reply: SocketReply) => void = (_command, reply) => reply.confirm();
  #isHanging = false;
  #isExpired = false;
  #keyCount = 0;

  /** How many connections are open. */
  get openCount(): number {
    return this.#attached.size;
  }

  /** Whether it answers nothing. */
  get isHanging(): boolean {
    return this.#isHanging;
  }

  /** The commands of one type that clients sent, oldest first. */
  commands(commandType: SocketCommand): ReceivedCommand[] {
    return this.received.filter((command) => command.commandType === commandType);
  }

  /** The topics of each open connection. */
  get topics(): string[][] {
    return [...this.#attached].map(({ topics }) => [...topics]);
  }

  /** How commands are answered from here on, instead of being confirmed. */
  answer(answer: (command: ReceivedCommand, reply: SocketReply) => void): void {
    this.#answer = answer;
  }

  /** Keeps connections open and answers nothing; new ones never open. */
  hang(): void {
    this.#isHanging = true;
  }

  /** Ends `hang`, `expireSession` and what `answer` set: from here on every command is confirmed. */
  resume(): void {
    this.#isHanging = false;
    this.#isExpired = false;
    this.#answer = (_command, reply) => reply.confirm();
  }

  /** Sends an event to every connection that has subscribed to its topic; throws where the contract forbids the event. */
  push<Type extends SocketEventType>(event: SocketEvents[Type]): void {
    const result = socketEventValidators[event.type].safeParse(event);
    if (!result.success) throw new TypeError(`not an event of the contract: ${result.error.message}`);
    const text = JSON.stringify({ commandType: 'event', data: event });
    for (const { peer, topics } of this.#attached)
      if (topics.has(event.topic) || event.type === 'session.revoked') peer.send(text);
  }

  /** Sends any text to every connection, as no platform should. */
  sendText(text: string): void {
    for (const { peer } of this.#attached) peer.send(text);
  }

  /** Breaks every connection; clients may connect again. */
  drop(): void {
    for (const { peer } of [...this.#attached]) peer.cut();
  }

  /** Ends the session as a forced log-out does: tells it, closes, and answers 1003 from here on. */
  expireSession(): void {
    this.#isExpired = true;
    this.push({ topic: 'system', type: 'session.revoked', reason: 'forcedOut' });
    for (const { peer } of [...this.#attached]) peer.close();
  }

  /** Takes over an open connection; answers what to do with its messages and its end. */
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
