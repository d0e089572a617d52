import { deviceHeaders, type Operation, type OperationId, type OperationIO } from '@platform/sdk';
import { permissions } from '@platform/sdk/permissions';
import type { HandlerMap } from '@platform/sdk/wire';
import type { Context, Hono } from 'hono';
import { RequestFault, successAnswer, taggedAnswer } from '../http/envelope.ts';
import { decodeInput, readWireInput, validateInput } from '../http/read-input.ts';
import type { RequestFacts } from '../http/request-facts.ts';
import { headerOf, respond, type ServerBindings } from '../http/respond.ts';
import { BusinessError } from '../refusals/business-error.ts';
import { encodeOutput } from './check-output.ts';
import type { Actor, HandlerContext, Prepared, Scope } from './context.ts';
import { checkIdempotencyKey, hashOf, type IdempotentCall } from './idempotency.ts';
import type { BinderDependencies } from './ports.ts';
import { runOperation } from './run-operation.ts';
import { scopeOf } from './scope.ts';

export type Handlers = HandlerMap<HandlerContext>;

/**
 * Slow work on the input of an operation, such as hashing a password. It runs before the transaction, so that
 * none is held meanwhile.
 */
export type Preparations = {
  readonly [Id in OperationId]?: (input: OperationIO[Id]['handlerInput']) => Promise<Prepared>;
};

export interface BindingOptions {
  readonly operations: readonly Operation[];
  readonly handlers: Partial<Handlers>;
  /** Operations of the contract that this server does not implement yet. They answer 501. */
  readonly unimplemented: readonly OperationId[];
  /** Run before the transaction, after the permission check and the input validation. */
  readonly preparations: Preparations;
  /** Operations that open their own transactions, because their slow work depends on data they read. */
  readonly ownTransaction: ReadonlySet<OperationId>;
  /** Operations whose answers hold secrets. The answers are never stored for a repeated call. */
  readonly neverReplayed: ReadonlySet<OperationId>;
}

interface Caller {
  readonly actor: Actor;
  readonly scope: Scope;
}

type Handler = (input: Record<string, unknown>, context: HandlerContext) => Promise<unknown>;
type Preparation = (input: Record<string, unknown>) => Promise<Prepared>;

/** Mounts every operation of the contract. A handler gets only input that the contract allows. */
export function bindOperations(
  app: Hono<ServerBindings>,
  options: BindingOptions,
  dependencies: BinderDependencies,
): void {
  const byPath = Map.groupBy(options.operations, (operation) => operation.path);
  for (const [path, operations] of byPath) {
    const calls = new Map(
      operations.map((operation) => [operation.method, bindOne(operation, options, dependencies)]),
    );
    const allow = [...calls.keys()].join(', ');
    app.all(path, (c) => {
      const call = calls.get(c.req.method === 'POST' ? 'POST' : 'GET');
      if (call && (c.req.method === 'GET' || c.req.method === 'POST')) return call(c);
      return respond(c, dependencies, undefined, async () => {
        throw new RequestFault('methodNotAllowed', { headers: { allow } });
      });
    });
  }
}

function bindOne(
  operation: Operation,
  options: BindingOptions,
  dependencies: BinderDependencies,
): (c: Context<ServerBindings>) => Promise<Response> {
  const handler = handlerOf(operation, options);
  // As with the handler, the operation is known only at run time.
  const prepare = options.preparations[operation.id] as Preparation | undefined;
  const { audit } = permissions[operation.id];
  const ownTransaction = options.ownTransaction.has(operation.id);
  const replayable =
    operation.auth === 'token' && operation.writes && !options.neverReplayed.has(operation.id);

  return (c) =>
    respond(c, dependencies, operation.id, async (facts, tellActor, onWaited) => {
      const source = { request: c.req.raw, incoming: c.env?.incoming };
      // A signature covers the body, so the body is read first. A token is checked before the body is read.
      const isSigned = operation.auth === 'signature' || operation.auth === 'device';
      let early = isSigned ? undefined : await identify(operation, c, facts, dependencies);
      if (early) tellActor(early.actor);
      // After authentication: only callers with permission learn that an operation is not implemented.
      if (!handler) throw new BusinessError('notImplemented');
      // A GET has no body: its signature covers the timestamp alone, and it has no parameter that could be changed.
      if (operation.auth === 'device' && operation.method === 'GET')
        early = await identifyDevice(c, new Uint8Array(), facts, dependencies);
      const wire = await readWireInput(operation, source, c.req.url, async (rawBody) => {
        if (operation.auth === 'device') early = await identifyDevice(c, rawBody, facts, dependencies);
      });
      const validated = validateInput(operation, wire, facts.language);
      const caller = early ?? (await identifyMerchant(wire, facts, dependencies));
      tellActor(caller.actor);
      const input = decodeInput(operation, validated, dependencies.timeZone);
      const key = headerOf(c, 'idempotency-key');

      let entityTag: string | undefined;
      return runOperation(
        {
          ...caller,
          operation: operation.id,
          facts,
          prepared: (await prepare?.(input)) ?? {},
          writes: operation.writes,
          audited: audit,
          ownTransaction,
          idempotentCall:
            replayable && key !== undefined
              ? idempotentCall(operation, key, caller, validated, facts)
              : undefined,
          setEntityTag: (tag) => {
            entityTag = tag;
          },
          polling: { response: c.env?.outgoing, onWaited },
          handle: async (context) => {
            const output = await handler(input, context);
            const wireOutput = encodeOutput(
              operation,
              output,
              dependencies.responseValidation,
              dependencies.log,
            );
            const answer = successAnswer(wireOutput, facts.language);
            return entityTag === undefined
              ? answer
              : taggedAnswer(answer, entityTag, headerOf(c, 'if-none-match'));
          },
        },
        dependencies,
      );
    });
}

function handlerOf(operation: Operation, options: BindingOptions): Handler | undefined {
  const handler = options.handlers[operation.id];
  const listed = options.unimplemented.includes(operation.id);
  if (Boolean(handler) === listed) {
    throw new Error(
      handler
        ? `${operation.id} has a handler and is listed as unimplemented: take it off the list.`
        : `${operation.id} has no handler: write it, or list it in unimplemented.ts.`,
    );
  }
  // The type of the map ties each handler to its operation. Here the operation is known only at run time.
  return handler as Handler | undefined;
}

async function identify(
  operation: Operation,
  c: Context<ServerBindings>,
  facts: RequestFacts,
  { ports }: BinderDependencies,
): Promise<Caller> {
  const token = headerOf(c, 'token');
  if (operation.auth === 'none') return identifyLoosely(token, facts, ports);
  if (!token) throw new BusinessError('sessionExpired');
  const { actor, bindRequired } = await ports.authenticateSession(token, facts);
  const permission = permissions[operation.id];
  if (bindRequired && !permission.duringBinding) throw new BusinessError('authenticatorNotBound');
  const scope = await scopeOf(operation.id, actor, ports.supplierTree);
  if (permission.ownData && scope.kind !== 'all') await ports.checkMayModify(actor);
  const isMoney = permission.movesMoney ? await ports.checkMayMoveMoney(actor) : undefined;
  if (permission.secondLevel || isMoney?.needsSecondLevel) {
    const token2 = headerOf(c, 'token2');
    if (!token2) throw new BusinessError('secondLevelRequired');
    await ports.checkSecondLevel(actor, token2, facts);
  }
  return { actor, scope };
}

/** A public operation needs no token. A valid token still identifies the caller. */
async function identifyLoosely(
  token: string | undefined,
  facts: RequestFacts,
  ports: BinderDependencies['ports'],
): Promise<Caller> {
  const anonymous: Caller = { actor: { kind: 'anonymous' }, scope: { kind: 'none' } };
  if (!token) return anonymous;
  try {
    const { actor } = await ports.authenticateSession(token, facts);
    return { actor, scope: { kind: 'self', userId: actor.userId } };
  } catch (error) {
    if (error instanceof BusinessError) return anonymous;
    throw error;
  }
}

async function identifyMerchant(
  wire: unknown,
  facts: RequestFacts,
  { ports }: BinderDependencies,
): Promise<Caller> {
  const actor = await ports.authenticateMerchant(wire as Record<string, unknown>, facts);
  return { actor, scope: { kind: 'merchant', merchantId: actor.merchantId } };
}

/** Before the body is parsed, because a device signs the raw bytes. */
async function identifyDevice(
  c: Context<ServerBindings>,
  rawBody: Uint8Array,
  facts: RequestFacts,
  { ports }: BinderDependencies,
): Promise<Caller> {
  const proof = {
    token: headerOf(c, deviceHeaders.token) ?? '',
    timestamp: headerOf(c, deviceHeaders.timestamp) ?? '',
    signature: headerOf(c, deviceHeaders.signature) ?? '',
  };
  return { actor: await ports.authenticateDevice(proof, rawBody, facts), scope: { kind: 'none' } };
}

function idempotentCall(
  operation: Operation,
  key: string,
  { actor }: Caller,
  validated: unknown,
  facts: RequestFacts,
): IdempotentCall | undefined {
  if (actor.kind !== 'user') return undefined;
  checkIdempotencyKey(key);
  return {
    userId: actor.userId,
    key,
    operation: operation.id,
    bodyHash: hashOf(validated),
    now: facts.receivedAt,
  };
}
