import { BusinessError } from '../errors/business-error.ts';
import { AbortedError } from '../errors/transport-errors.ts';
import { ValidationError, type ValidationIssue } from '../errors/validation-error.ts';
import { errorCodes } from '../generated/errors.ts';
import type { OperationId } from '../generated/io.ts';
import { type Call, type CallResponse, toCall } from './call.ts';
import type { CallOptions, ClientOptions, ClientWarning } from './client-options.ts';
import { systemClock } from './clock.ts';
import { CodecError } from './codec-error.ts';
import { errorOf, readEnvelope } from './envelope.ts';
import { exchange, untilAborted } from './exchange.ts';
import type { CallArguments, Operation, Output } from './operation.ts';
import { createRedact } from './redaction.ts';
import { createRequestIds } from './request-id.ts';
import { type Progress, retryAfterMs } from './retry.ts';
import { createRetryBudget } from './retry-budget.ts';
import { createSecondLevelGate } from './second-level.ts';
import { changesSession, createMemorySession, createSessionLoss, keepSession } from './session.ts';
import { createTransport } from './transport.ts';
import { issuesOf } from './validation.ts';

/** Performs operations: the client, or a test double. */
export interface Client {
  /**
   * Performs one operation. Resolves with `data` of the envelope; every failure is thrown as a
   * `PlatformError`.
   */
  call<Id extends OperationId>(
    operation: Operation<Id>,
    ...rest: CallArguments<Id, CallOptions>
  ): Call<Output<Id>>;
}

type Fields = Readonly<Record<string, unknown>>;
/** What every error and warning of a call names. */
type Facts = { readonly operation: OperationId; readonly requestId: string };

const defaultTimeoutMs = 30_000;
const defaultRetries = 2;

/**
 * Creates a client that performs operations given as descriptors. A bundle holds only the descriptors it
 * imports.
 *
 * @example
 * import { createClient } from '@platform/sdk';
 * import { ordersList } from '@platform/sdk/operations';
 * const client = createClient({ baseUrl: 'https://platform.example' });
 * const { list } = await client.call(ordersList, { page: 1, pageSize: 50 });
 */
export function createClient(options: ClientOptions): Client {
  const {
    session = createMemorySession(),
    clock = systemClock,
    random = Math.random,
    retryBudget: budget = createRetryBudget(),
    language,
    hooks,
  } = options;
  const transport = createTransport(
    // Read at each call: tests and instrumentation may replace the global fetch after the client was created.
    options.fetch ?? ((request, init) => globalThis.fetch(request, init)),
    options.credentials,
  );
  const askSecondLevel = createSecondLevelGate(session, hooks?.onSecondLevel);
  const loseSession = createSessionLoss(session, hooks?.onSessionLost);
  const nextRequestId = createRequestIds(random);
  const languageNow = () => (typeof language === 'function' ? language() : language) ?? 'zh-CN';

  async function perform(operation: Operation, input: unknown, own: CallOptions = {}) {
    const progress: Progress = { sent: false };
    try {
      return await attempt(operation, input, own, progress);
    } catch (error) {
      throw progress.sent && operation.movesMoney ? operation.movesMoney(error, input) : error;
    }
  }

  async function attempt(
    operation: Operation,
    input: unknown,
    own: CallOptions,
    progress: Progress,
  ): Promise<CallResponse<unknown>> {
    const { id, base, writes, codec } = operation;
    const facts = { operation: id, requestId: nextRequestId(), writes };
    const { signal } = own;
    if (signal?.aborted) throw new AbortedError({ ...facts, writes: false, cause: signal.reason });
    const fields = await prepare(operation, input, own, facts);
    const isOnce = codec?.isOnce?.(fields);
    const retries = retriesOf(operation, own);
    if (isOnce && retries) throw invalid(facts, 'request', onceIssues);
    for (let isRepeat = false; ; isRepeat = true) {
      const headers: Record<string, string> = { ...options.headers, ...own.headers };
      // The merchant base may be another host, so it must not receive the back-office's tokens.
      const [token, token2] =
        base === 'office' ? [await session.get('token'), await session.get('token2')] : [];
      if (token) headers.token = token;
      if (token2) headers.token2 = token2;
      if (own.idempotencyKey !== undefined) headers['idempotency-key'] = own.idempotencyKey;
      headers['x-request-id'] = facts.requestId;
      headers['accept-language'] = languageNow();
      // Signs exactly the text that the transport sends; a GET sends none.
      if (operation.auth === 'device')
        Object.assign(headers, options.device?.(operation.body ? JSON.stringify(fields) : '', clock.now()));
      checkHeaders(headers, facts);
      const redact = createRedact(fields, headers);
      const answer = await exchange(
        transport,
        {
          method: operation.method,
          baseUrl: (base === 'merchant' && options.merchantBaseUrl) || options.baseUrl,
          path: operation.path,
          // A call has a query or a body, never both; the generator guarantees it.
          [operation.body ? 'body' : 'query']: fields,
          encodeBody: codec?.encodeBody?.bind(codec, operation, fields, progress),
          headers,
          policy: { retries, clock, random, budget, progress },
        },
        facts,
        { clock, timeoutMs: own.timeoutMs ?? options.timeoutMs ?? defaultTimeoutMs, signal, redact },
      ).catch((error: unknown) => {
        const { bodyFailure } = progress;
        throw bodyFailure instanceof CodecError ? invalid(facts, 'request', bodyFailure.issues) : error;
      });
      const requestId = answer.headers.get('x-request-id') ?? facts.requestId;
      const error = errorOf(
        answer,
        id,
        requestId,
        retryAfterMs(answer.headers, clock.now()),
        (name) => options.catalogue?.[name]?.action?.[languageNow()],
        redact,
      );
      if (!error) {
        const data = await succeed(operation, readEnvelope(answer.body)?.data, own, {
          operation: id,
          requestId,
        });
        const { status, headers: answered, text } = answer;
        return { data, status, headers: answered, requestId, rawBody: text };
      }
      if (!BusinessError.is(error)) throw error;
      // The platform refused: whatever ends the call from here on, nothing was changed.
      progress.sent = false;
      if (error.code === errorCodes.sessionExpired) await loseSession(error, token);
      const wantsPassword =
        error.code === errorCodes.secondLevelRequired || error.code === errorCodes.secondLevelInvalid;
      if (!wantsPassword || isRepeat || isOnce || changesSession(id)) throw error;
      if (!(await untilAborted(askSecondLevel(error, token2), facts, signal))) throw error;
    }
  }

  async function prepare(operation: Operation, input: unknown, { validation }: CallOptions, facts: Facts) {
    let issues: readonly ValidationIssue[] = [];
    let fields: Fields = {};
    try {
      fields = operation.codec?.encodeRequest(operation, input, options) ?? Object(input ?? {});
      if ((validation?.request ?? options.validation?.request ?? 'strict') === 'strict')
        issues = issuesOf(
          (await validatorsOf(operation))?.request,
          fields,
          operation.page,
          options.quickCheck,
        );
    } catch (error) {
      if (!(error instanceof CodecError)) throw error;
      issues = error.issues;
    }
    if (issues.length) throw invalid(facts, 'request', issues);
    return fields;
  }

  async function validatorsOf({ id }: Operation) {
    const { validators } = options;
    return (typeof validators === 'function' ? await validators() : validators)?.[id];
  }

  function retriesOf({ writes, auth }: Operation, { retries, idempotencyKey }: CallOptions): number {
    // The server recognises a repeated device report, so it is safe to retry.
    if (!writes || auth === 'device') return retries ?? options.retries ?? defaultRetries;
    // A repeated payment is worse than a failed call: a write is retried only if the caller gave an
    // idempotency key.
    return idempotencyKey !== undefined && auth !== 'signature' ? (retries ?? 0) : 0;
  }

  async function succeed(operation: Operation, data: unknown, { validation }: CallOptions, facts: Facts) {
    const mode = validation?.response ?? options.validation?.response ?? 'warn';
    if (mode !== 'off') {
      const issues = issuesOf((await validatorsOf(operation))?.response, data, undefined, options.quickCheck);
      if (issues.length && mode === 'strict') throw invalid(facts, 'response', issues);
      if (issues.length) (options.onWarning ?? warn)({ ...facts, issues });
    }
    await keepSession(session, operation.id, data);
    return operation.codec ? operation.codec.decodeResponse(operation, data) : data;
  }

  return { call: ((...call: Parameters<typeof perform>) => toCall(perform(...call))) as Client['call'] };
}

const onceIssues = [
  {
    path: 'file',
    code: 'notRepeatable',
    message: 'a stream is sent once only: give its bytes, or no retries',
  },
];

function invalid(facts: Facts, direction: 'request' | 'response', issues: readonly ValidationIssue[]) {
  return new ValidationError({ ...facts, direction, foundBy: 'client', issues });
}

/** A runtime's own error for such a value would quote it, and it may be a token. */
function checkHeaders(headers: Readonly<Record<string, string>>, facts: Facts) {
  for (const name in headers) {
    if (/[^\t\x20-\x7e\x80-\xff]/.test(headers[name] ?? ''))
      throw invalid(facts, 'request', [
        {
          path: `headers.${name}`,
          code: 'invalidHeader',
          message: 'has a character that no header may hold',
        },
      ]);
  }
}

const warn = (warning: ClientWarning) =>
  console.warn('@platform/sdk: an answer breaks the contract', warning);
