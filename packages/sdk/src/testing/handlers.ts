import { errorCodes } from '../generated/errors.ts';
import { responseExamples } from '../generated/examples.ts';
import type { OperationId } from '../generated/io.ts';
import { allOperations } from '../generated/platform.ts';
import { decodeResponse } from '../runtime/codec.ts';
import { envelopeResponse } from './mock-answer.ts';
import { answerRequest, type Resolver } from './mock-operation.ts';

type Resolve = (info: { readonly request: Request }) => Promise<Response>;

/** The part of msw's `http` that is used. */
export interface MswHttp<Handler> {
  /** Creates a handler of GET requests. */
  readonly get: (path: string, resolver: Resolve) => Handler;
  /** Creates a handler of POST requests. */
  readonly post: (path: string, resolver: Resolve) => Handler;
}

/** Options of the handlers. */
export interface HandlersOptions<Handler> {
  /**
   * `http` of msw 3. The caller passes it, so that tests that need only fixtures or the fake socket do not
   * install msw.
   */
  readonly http: MswHttp<Handler>;
  /** Address to mock; any address by default. */
  readonly baseUrl?: string;
  /**
   * Called when a resolver throws, or its answer breaks the contract. By default the error is thrown
   * uncaught, so that the test run fails; the call itself gets HTTP 500 with the same text.
   */
  readonly onBreach?: (error: unknown) => void;
}

type NounOf<Id> = Id extends `${infer Noun}.${string}` ? Noun : never;
type VerbOf<Id, Noun extends string> = Id extends `${Noun}.${infer Verb}` ? Verb : never;

/**
 * `handlers.<noun>.<verb>(resolver)` creates a handler for msw. Without a resolver it answers the contract's
 * example.
 */
export type Handlers<Handler> = {
  readonly [Noun in NounOf<OperationId>]: {
    readonly [Verb in VerbOf<OperationId, Noun>]: `${Noun}.${Verb}` extends infer Id extends OperationId
      ? (resolver?: Resolver<Id>) => Handler
      : never;
  };
} & {
  /** Handlers of every operation, each answering the contract's example. Put your own before them. */
  readonly defaults: () => Handler[];
};

/**
 * Creates handlers for msw, typed by the contract. A resolver gets the same input as a server's handler and
 * answers in the SDK's units; the answer is encoded by the same codec. Requests that break the contract are
 * refused as the platform refuses them.
 *
 * @example
 * import { http } from 'msw';
 * import { setupServer } from 'msw/node';
 * const handlers = createHandlers({ http });
 * const server = setupServer(
 *   handlers.orders.list(({ page }) => ({ list: [fixtures.orderRow()], total: 1, nextCursor: null, summary: null })),
 *   handlers.orders.reverse(() => businessError('orderNotFound')),
 *   ...handlers.defaults(),
 * );
 * server.listen({ onUnhandledFrame: 'error' });
 */
export function createHandlers<Handler>(options: HandlersOptions<Handler>): Handlers<Handler> {
  const { http, baseUrl = '*', onBreach = throwUncaught } = options;
  const nouns: Record<string, Record<string, (resolver?: Resolver<OperationId>) => Handler>> = {};
  const defaults: (() => Handler)[] = [];
  for (const operation of allOperations) {
    const { id, method, path } = operation;
    const example = () => decodeResponse(operation, structuredClone(responseExamples[id]));
    const handlerOf = (resolver?: unknown) => {
      const resolve = typeof resolver === 'function' ? (...call: unknown[]) => resolver(...call) : example;
      const answer: Resolve = ({ request }) =>
        answerRequest(operation, request, resolve).catch((error: unknown) => {
          onBreach(error);
          const msg = error instanceof Error ? error.message : String(error);
          return envelopeResponse({ code: errorCodes.internalError, msg, data: null }, request, 500);
        });
      return http[method === 'GET' ? 'get' : 'post'](`${baseUrl.replace(/\/+$/, '')}${path}`, answer);
    };
    const [noun = '', verb = ''] = id.split('.');
    nouns[noun] = { ...nouns[noun], [verb]: handlerOf };
    defaults.push(() => handlerOf());
  }
  // The compiler cannot split ids into nouns and verbs; a test checks every operation.
  return Object.assign(nouns, {
    defaults: () => defaults.map((make) => make()),
  }) as object as Handlers<Handler>;
}

function throwUncaught(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}
