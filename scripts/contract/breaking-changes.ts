// Finds changes that break callers of a released contract. Existing maintained tools support OpenAPI 3.0 only
// or belong to another ecosystem. This contract uses a small, checked part of 3.1 (`generate/keywords.ts`),
// and strictness differs by direction here.
import {
  type Document,
  type LocatedOperation,
  locateOperations,
  type Parameter,
  type Schema,
} from '../generate/document.ts';
import { breaksOfSchema, type Side } from './breaking-schema.ts';

/** Commands and events of the websocket: they bind like calls. */
export interface SocketContract {
  commands: Record<string, { request: Schema; response: Schema }>;
  events: Record<string, { topic: string; data: Schema }>;
}

/** Everything that a client of the platform relies on. */
export interface Contract {
  document: Document;
  /** Error codes by name. */
  errors: Record<string, number>;
  socket: SocketContract;
}

/** A request from the platform to a merchant: headers and body. */
export interface Webhook {
  summary: string;
  description: string;
  parameters?: Parameter[];
  requestBody: { content: Record<string, { schema: Schema }> };
}

export const webhooksOf = ({ webhooks }: Document): Record<string, { post: Webhook }> =>
  (webhooks ?? {}) as Record<string, { post: Webhook }>;

/** One line per change that breaks a program written for `released`; empty when there is none. */
export function breakingChanges(released: Contract, current: Contract): string[] {
  return [
    ...breaksOfOperations(released.document, current.document),
    ...breaksOfWebhooks(released.document, current.document),
    ...breaksOfErrors(released.errors, current.errors),
    ...breaksOfSocket(released.socket, current.socket),
  ];
}

function breaksOfOperations(released: Document, current: Document): string[] {
  const now = new Map(locateOperations(current).map((one) => [`${one.method} ${one.path}`, one]));
  return locateOperations(released).flatMap((before) => {
    const after = now.get(`${before.method} ${before.path}`);
    if (!after) return [`${before.id}: ${before.method} ${before.path} is gone`];
    return breaksOfOperation(
      { operation: before, schemas: released.components.schemas },
      { operation: after, schemas: current.components.schemas },
    );
  });
}

interface OperationSide {
  operation: LocatedOperation;
  schemas: Side['schemas'];
}

function breaksOfOperation(released: OperationSide, current: OperationSide): string[] {
  const [before, after] = [released.operation, current.operation];
  const was = (schema: Schema): Side => ({ schema, schemas: released.schemas });
  const is = (schema: Schema): Side => ({ schema, schemas: current.schemas });
  const findings: string[] = [];
  if (before.id !== after.id) findings.push(`${before.id}: is called ${after.id} now`);
  if (isOpen(before) && !isOpen(after)) findings.push(`${before.id}: asks for a token now`);
  if (before.operation['x-base'] !== after.operation['x-base'])
    findings.push(`${before.id}: is served from another base address now`);
  if (before.bodyKind !== after.bodyKind)
    findings.push(`${before.id}: its body was ${before.bodyKind ?? 'none'}, is ${after.bodyKind ?? 'none'}`);
  else if (before.body && after.body)
    findings.push(...breaksOfSchema(`${before.id} request`, was(before.body), is(after.body), 'sent'));
  findings.push(
    ...breaksOfParameters(before, after, was, is),
    ...breaksOfSchema(`${before.id} response`, was(before.data), is(after.data), 'received'),
  );
  return findings;
}

const isOpen = ({ operation }: LocatedOperation): boolean => operation.security?.length === 0;

function breaksOfParameters(
  { id, parameters: released }: LocatedOperation,
  { parameters: current }: LocatedOperation,
  was: (schema: Schema) => Side,
  is: (schema: Schema) => Side,
): string[] {
  const named = (list: Parameter[], name: string): Parameter | undefined =>
    list.find((parameter) => parameter.name === name);
  const unitOf = ({ schema, ...parameter }: Parameter): Schema =>
    parameter['x-unit'] ? { ...schema, 'x-unit': parameter['x-unit'] } : schema;
  return [
    ...released.flatMap((before) => {
      const after = named(current, before.name);
      if (!after) return [`${id} request.${before.name}: the parameter is gone`];
      return breaksOfSchema(`${id} request.${before.name}`, was(unitOf(before)), is(unitOf(after)), 'sent');
    }),
    ...current
      .filter((after) => after.required && !named(released, after.name)?.required)
      .map((after) => `${id} request.${after.name}: is required now`),
  ];
}

/** The opposite direction: the platform sends the request and the receiver reads it. */
function breaksOfWebhooks(released: Document, current: Document): string[] {
  const now = webhooksOf(current);
  return Object.entries(webhooksOf(released)).flatMap(([name, { post: before }]) => {
    const after = now[name]?.post;
    if (!after) return [`webhook ${name} is gone`];
    const headers = (before.parameters ?? [])
      .map((header) => header.name)
      .filter((header) => !after.parameters?.some((one) => one.name === header))
      .map((header) => `webhook ${name}: the header ${header} is gone`);
    const bodies = Object.entries(before.requestBody.content).flatMap(([type, { schema }]) => {
      const media = after.requestBody.content[type];
      if (!media) return [`webhook ${name}: ${type} is gone`];
      return breaksOfSchema(
        `webhook ${name}`,
        { schema, schemas: released.components.schemas },
        { schema: media.schema, schemas: current.components.schemas },
        'received',
      );
    });
    return [...headers, ...new Set(bodies)];
  });
}

function breaksOfErrors(released: Contract['errors'], current: Contract['errors']): string[] {
  return Object.entries(released).flatMap(([name, code]) => {
    if (!(name in current)) return [`error ${name} (${code}) is gone`];
    return current[name] === code ? [] : [`error ${name}: was ${code}, is ${current[name]}`];
  });
}

function breaksOfSocket(released: SocketContract, current: SocketContract): string[] {
  const side = (schema: Schema): Side => ({ schema, schemas: {} });
  const commands = Object.entries(released.commands).flatMap(([name, before]) => {
    const after = current.commands[name];
    if (!after) return [`websocket command ${name} is gone`];
    return [
      ...breaksOfSchema(`websocket ${name} request`, side(before.request), side(after.request), 'sent'),
      ...breaksOfSchema(
        `websocket ${name} response`,
        side(before.response),
        side(after.response),
        'received',
      ),
    ];
  });
  const events = Object.entries(released.events).flatMap(([type, before]) => {
    const after = current.events[type];
    if (!after) return [`websocket event ${type} is gone`];
    const moved =
      before.topic === after.topic
        ? []
        : [`websocket event ${type}: its topic was ${before.topic}, is ${after.topic}`];
    return [
      ...moved,
      ...breaksOfSchema(`websocket event ${type}`, side(before.data), side(after.data), 'received'),
    ];
  });
  return [...commands, ...events];
}
