import type { OperationId, OperationIO } from './generated/io.ts';

/**
 * For servers: the codec that mirrors the client's, and the type that a server's handlers must satisfy. A
 * missing or misspelt handler does not compile.
 */
export type Handler<Id extends OperationId, Context> = (
  input: OperationIO[Id]['handlerInput'],
  context: Context,
) => Promise<OperationIO[Id]['output']>;

/** A handler for every operation of the contract. */
export type HandlerMap<Context> = { readonly [Id in OperationId]: Handler<Id, Context> };

export {
  type SocketCommand,
  type SocketCommands,
  type SocketEvents,
  type SocketEventType,
  type SocketTopic,
  socketConstants,
  socketEventTopics,
  socketEventValidators,
  socketRequestValidators,
  socketTopics,
} from './generated/websocket.ts';
export { wireFields } from './generated/wire-fields.ts';
export { decodeRequest, decodeResponse, encodeRequest, encodeResponse } from './runtime/codec.ts';
export { CodecError } from './runtime/codec-error.ts';
export { coerceForm, coerceQuery, type FieldKind } from './runtime/coerce.ts';
export { errorNameOf } from './runtime/envelope.ts';
export type { CodecOptions } from './runtime/operation.ts';
export { issuesOf, type OperationValidators, type Validator } from './runtime/validation.ts';
