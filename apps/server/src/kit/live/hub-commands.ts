import { errorCatalogue } from '@platform/sdk/errors';
import {
  type SocketCommand,
  type SocketCommands,
  socketRequestValidators,
  socketTopics,
} from '@platform/sdk/wire';
import { RequestFault } from '../http/envelope.ts';
import type { Log } from '../log/log.ts';
import { issuesOf } from '../operation/issues.ts';
import { BusinessError } from '../refusals/business-error.ts';
import type { ConnectionIdentity, HubConnection } from './hub-connection.ts';

/** The parts of the server that the commands need. */
export interface CommandPorts {
  /** @throws sessionExpired and similar refusals when the token is not valid */
  identify(token: string, connection: HubConnection): Promise<ConnectionIdentity>;
  /** The key for the next heartbeat. @throws heartbeatKeyInvalid */
  rotateKey(identity: ConnectionIdentity, key: string | undefined): Promise<string>;
}

interface Request {
  readonly requestId: string | number | null;
  readonly commandType: string;
  readonly data: unknown;
  readonly token: string;
}

type Handlers = {
  [Name in SocketCommand]: (
    data: SocketCommands[Name]['request'],
    connection: HubConnection,
    identity: ConnectionIdentity,
    ports: CommandPorts,
  ) => Promise<SocketCommands[Name]['response']>;
};

const handlers: Handlers = {
  ack: async ({ key }, _connection, identity, ports) => ({ key: await ports.rotateKey(identity, key) }),
  subscribe: async ({ topics }, connection, { actor }) => {
    for (const topic of topics) {
      const { roles }: { readonly roles: readonly string[] } = socketTopics[topic];
      if (!roles.includes(actor.role)) throw new BusinessError('topicNotAllowed', { topic });
    }
    for (const topic of topics) connection.topics.add(topic);
    return { topics: [...connection.topics] };
  },
  unsubscribe: async ({ topics }, connection) => {
    for (const topic of topics) connection.topics.delete(topic);
    return { topics: [...connection.topics] };
  },
};

/** Answers one message. Every message gets an answer; a bad one gets an answer that says what is wrong. */
export async function answerMessage(
  text: string,
  connection: HubConnection,
  ports: CommandPorts,
  log: Log,
): Promise<string> {
  let requestId: Request['requestId'] = null;
  try {
    const message = parseMessage(text);
    requestId = requestIdOf(message);
    const request = checkMessage(message, requestId);
    const data = await run(request, connection, ports);
    return JSON.stringify({ requestId, code: errorCatalogue.success.code, data });
  } catch (error) {
    return JSON.stringify({ requestId, ...refusalOf(error, log) });
  }
}

async function run(request: Request, connection: HubConnection, ports: CommandPorts): Promise<unknown> {
  const { commandType, data, token } = request;
  if (!isCommand(commandType)) {
    throw new BusinessError('unknownCommand', { commandType: commandType.slice(0, 64) });
  }
  // The session is read again with every heartbeat. This finds a session whose revocation event was missed.
  const known =
    commandType !== 'ack' && connection.identity?.token === token ? connection.identity : undefined;
  const identity = known ?? (await ports.identify(token, connection));
  return runCommand(commandType, data, connection, identity, ports);
}

async function runCommand<Name extends SocketCommand>(
  name: Name,
  data: unknown,
  connection: HubConnection,
  identity: ConnectionIdentity,
  ports: CommandPorts,
): Promise<unknown> {
  const validator = socketRequestValidators[name];
  const checked = validator.safeParse(data ?? {});
  if (!checked.success)
    throw new RequestFault('validationFailed', { issues: issuesOf(checked.error.issues) });
  return handlers[name](checked.data as SocketCommands[Name]['request'], connection, identity, ports);
}

const isCommand = (name: string): name is SocketCommand => Object.hasOwn(handlers, name);

function parseMessage(text: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new RequestFault('malformedRequest', { issues: [{ path: '', code: 'json', message: 'not JSON' }] });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new RequestFault('malformedRequest', {
      issues: [{ path: '', code: 'json', message: 'not an object' }],
    });
  }
  return { ...value };
}

function requestIdOf({ requestId }: Readonly<Record<string, unknown>>): Request['requestId'] {
  return (typeof requestId === 'string' && requestId.length <= 64) || typeof requestId === 'number'
    ? requestId
    : null;
}

function checkMessage(message: Readonly<Record<string, unknown>>, requestId: Request['requestId']): Request {
  const { commandType, data, token } = message;
  const issues = [
    ...(requestId === null ? [missing('requestId')] : []),
    ...(typeof commandType === 'string' ? [] : [missing('commandType')]),
  ];
  if (issues.length > 0 || typeof commandType !== 'string')
    throw new RequestFault('validationFailed', { issues });
  if (typeof token !== 'string' || token === '') throw new BusinessError('sessionExpired');
  return { requestId, commandType, data, token };
}

const missing = (path: string) => ({ path, code: 'required', message: `${path} is needed` });

function refusalOf(error: unknown, log: Log): { code: number; data: unknown } {
  if (!(error instanceof BusinessError)) {
    log.error({ error }, 'A websocket command failed.');
    return { code: errorCatalogue.internalError.code, data: null };
  }
  const issues = error instanceof RequestFault && error.issues.length > 0 ? { issues: error.issues } : {};
  const params = Object.keys(error.params).length > 0 ? { params: error.params } : {};
  const data = { ...params, ...issues };
  return { code: errorCatalogue[error.errorName].code, data: Object.keys(data).length > 0 ? data : null };
}
