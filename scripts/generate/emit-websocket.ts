import { banner } from './banner.ts';
import type { Document, Schema } from './document.ts';
import { literal } from './emit-errors.ts';
import { validatorOf } from './emit-validators.ts';
import { checkSchema } from './keywords.ts';
import { emitSchemaType } from './schema-type.ts';
import { objectIn, type Yaml } from './yaml-source.ts';

type Command = { description: string; request: Schema; response: Schema; errors: string[] };
type Event = { topic: string; description: string; data: Schema };

/** Commands and events of the websocket: types, validators, topics by role, constants. */
export function emitWebsocket(source: Yaml, document: Document): string {
  const constants = objectIn(source, 'constants');
  const topics = objectIn(source, 'topics');
  const commands = objectIn(source, 'commands') as Record<string, Command>;
  const events = objectIn(source, 'events') as Record<string, Event>;
  for (const [name, command] of Object.entries(commands)) {
    checkSchema(command.request, `websocket ${name} request`);
    checkSchema(command.response, `websocket ${name} response`);
  }
  for (const [name, event] of Object.entries(events)) checkSchema(event.data, `websocket event ${name}`);
  const comment = (text: string) => `  /** ${text.trim().replaceAll(/\s+/g, ' ')} */`;
  const validators = [
    ...Object.values(commands).map((c) => c.request),
    ...Object.values(events).map((e) => e.data),
  ];
  const usesFormats = validators.some((schema) => validatorOf(document, schema, 'request').includes('f.'));
  return `${banner}import * as z from 'zod/mini';
${usesFormats ? "import * as f from '../validation/formats.ts';\n" : ''}import type { Role } from './permissions.ts';

/** Path of the websocket, heartbeat interval, and missed heartbeats allowed. */
export const socketConstants = ${literal(constants)} as const;

/** Topics, and the roles that may subscribe to each. */
export const socketTopics = ${literal(
    Object.fromEntries(
      Object.entries(topics).map(([name, topic]) => [name, { roles: (topic as { roles: string[] }).roles }]),
    ),
  )} as const satisfies Record<string, { readonly roles: readonly Role[] }>;
/** Topic that a client can subscribe to. */
export type SocketTopic = keyof typeof socketTopics;

/** Request and response of each command. */
export interface SocketCommands {
${Object.entries(commands)
  .map(
    ([name, command]) =>
      `${comment(command.description)}\n  '${name}': { request: ${emitSchemaType(command.request)}; response: ${emitSchemaType(command.response)} };`,
  )
  .join('\n')}
}
/** Command that a client can send. */
export type SocketCommand = keyof SocketCommands;

/** Data of each pushed event, by type. */
export interface SocketEvents {
${Object.entries(events)
  .map(([type, event]) => `${comment(event.description)}\n  '${type}': ${emitSchemaType(event.data)};`)
  .join('\n')}
}
/** Type of a pushed event. */
export type SocketEventType = keyof SocketEvents;

/** Topic of each event. */
export const socketEventTopics = ${literal(Object.fromEntries(Object.entries(events).map(([type, event]) => [type, event.topic])))} as const satisfies Record<SocketEventType, SocketTopic>;

/** Strict validators of client requests. */
export const socketRequestValidators = {
${Object.entries(commands)
  .map(([name, command]) => `  '${name}': ${validatorOf(document, command.request, 'request')},`)
  .join('\n')}
} as const satisfies Record<SocketCommand, z.ZodMiniType>;

/** Validators of pushed events. */
export const socketEventValidators = {
${Object.entries(events)
  .map(([type, event]) => `  '${type}': ${validatorOf(document, event.data, 'response')},`)
  .join('\n')}
} as const satisfies Record<SocketEventType, z.ZodMiniType>;
`;
}
