import type { ValidationIssue } from '../errors/validation-error.ts';
import type { ErrorName } from '../generated/errors.ts';
import type { OperationId } from '../generated/io.ts';
import type { DeviceSigner } from '../sign/sign-device.ts';
import type { ClientHooks } from './client-hooks.ts';
import type { Clock } from './clock.ts';
import type { Fetch } from './retry.ts';
import type { RetryBudget } from './retry-budget.ts';
import type { SessionStore } from './session.ts';
import type { QuickCheck, ValidationMode, Validators } from './validation.ts';

/** A language of the platform's messages. */
export type Language = 'zh-CN' | 'zh-TW' | 'en-US';

/** A response that breaks the contract but was accepted. */
export interface ClientWarning {
  /** Operation of the call. */
  readonly operation: OperationId;
  /** Request id, to find the call in the platform's log. */
  readonly requestId: string;
  /** The problems, one per place. */
  readonly issues: readonly ValidationIssue[];
}

/** Options of a client; only `baseUrl` is required. */
export interface ClientOptions {
  /** Address of the back-office, such as `https://platform.example`. Empty: the address of the page. */
  readonly baseUrl: string;
  /** Address that merchants send orders to, if it differs from `baseUrl`. */
  readonly merchantBaseUrl?: string | undefined;
  /** Where tokens are stored; in memory by default. */
  readonly session?: SessionStore | undefined;
  /** Language of the server's messages; `zh-CN` by default. */
  readonly language?: Language | (() => Language) | undefined;
  /** Time zone of request times; the platform's, `Asia/Shanghai`, by default. */
  readonly timeZone?: string | undefined;
  /** Time limit of a whole call with its retries, in milliseconds; 30,000 by default, 0 for no limit. */
  readonly timeoutMs?: number | undefined;
  /**
   * How often a read is retried after a temporary failure; 2 by default. Writes are not retried
   * automatically.
   */
  readonly retries?: number | undefined;
  /**
   * Limits the retries of all calls together. By default 20 retries, plus one for every ten answers. Share
   * one budget between clients of the same platform; `createRetryBudget({ capacity: 0 })` allows no retries.
   */
  readonly retryBudget?: RetryBudget | undefined;
  /** Function that sends requests; the runtime's `fetch` by default. */
  readonly fetch?: Fetch | undefined;
  /** The `credentials` option of fetch; fetch's default if unset. */
  readonly credentials?: 'omit' | 'same-origin' | 'include' | undefined;
  /** Signs the calls of a monitor device: `deviceSigner({ token, secret })`. */
  readonly device?: DeviceSigner | undefined;
  /** Headers of every call. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Clock for time-outs and pauses; the system clock by default. */
  readonly clock?: Clock | undefined;
  /** Returns a number from 0 to 1, for pauses and request ids; `Math.random` by default. */
  readonly random?: (() => number) | undefined;
  /**
   * `validators` of `@platform/sdk/validators`, or a function that loads them on first use. Without them the
   * client validates nothing.
   */
  readonly validators?: Validators | (() => Promise<Validators>) | undefined;
  /**
   * `accepts` of `@platform/sdk/validators`: accepts most valid values several times faster than the
   * validators.
   */
  readonly quickCheck?: QuickCheck | undefined;
  /** How strictly requests and responses are validated. */
  readonly validation?: Partial<ValidationMode> | undefined;
  /** Receives response warnings; they go to the console by default. */
  readonly onWarning?: ((warning: ClientWarning) => void) | undefined;
  /**
   * `errorCatalogue` of `@platform/sdk/errors`: `explain()` of a refusal then includes the catalogue's
   * advice.
   */
  readonly catalogue?:
    | Readonly<Record<ErrorName, { readonly action?: Readonly<Record<Language, string>> }>>
    | undefined;
  /** Called when the session has expired, or a call needs the second-level password. */
  readonly hooks?: ClientHooks | undefined;
}

/** Options of one call; they override the client's. */
export interface CallOptions {
  /** Aborts the call, including pauses between retries and the wait for the second-level password. */
  readonly signal?: AbortSignal | undefined;
  /** Time limit of the whole call with its retries, in milliseconds; 0 for no limit. */
  readonly timeoutMs?: number | undefined;
  /**
   * Number of retries, for reads. A write is retried only if it has an `idempotencyKey`. Creating an order is
   * never retried. A stream can be sent only once, so asking for retries is refused.
   */
  readonly retries?: number | undefined;
  /** Headers in addition to the client's. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Sent as `idempotency-key`: the server answers a repeated key with its first answer. */
  readonly idempotencyKey?: string | undefined;
  /** How strictly this call is validated. */
  readonly validation?: Partial<ValidationMode> | undefined;
}
