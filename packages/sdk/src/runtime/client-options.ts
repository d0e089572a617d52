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

/** A response that breaks the contract and was let pass. */
export interface ClientWarning {
  /** Call whose answer it was. */
  readonly operation: OperationId;
  /** Finds the call in the platform's log. */
  readonly requestId: string;
  /** What is wrong, one entry a place. */
  readonly issues: readonly ValidationIssue[];
}

/** How a client reaches its platform; all but the address may be left out. */
export interface ClientOptions {
  /** Address of the back-office, `https://platform.example`. Empty means the page's own. */
  readonly baseUrl: string;
  /** Address that merchants send orders to; `baseUrl` unless an installation separates them. */
  readonly merchantBaseUrl?: string | undefined;
  /** Where tokens are kept; memory by default. */
  readonly session?: SessionStore | undefined;
  /** Language of the server's messages; `zh-CN` by default. */
  readonly language?: Language | (() => Language) | undefined;
  /** Zone that request times are written in; the platform's, `Asia/Shanghai`, by default. */
  readonly timeZone?: string | undefined;
  /** For a whole call, its retries included; 30 s by default, 0 for no limit. */
  readonly timeoutMs?: number | undefined;
  /** How often a read is repeated that failed for a passing reason; 2 by default. Writes are never repeated by themselves. */
  readonly retries?: number | undefined;
  /**
   * What repeats may cost together: a bucket of 20, refilled by a tenth for each answer, unless given. Share one between
   * clients of the same platform; `createRetryBudget({ capacity: 0 })` allows none.
   */
  readonly retryBudget?: RetryBudget | undefined;
  /** What requests are sent with; the runtime's own by default. */
  readonly fetch?: Fetch | undefined;
  /** As for fetch; unset leaves it to fetch. */
  readonly credentials?: 'omit' | 'same-origin' | 'include' | undefined;
  /** Signs the calls that devices make: `deviceSigner({ token, secret })`. */
  readonly device?: DeviceSigner | undefined;
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** What time-outs and pauses go by; the system's by default. */
  readonly clock?: Clock | undefined;
  /** Between 0 and 1; for pauses and request ids. */
  readonly random?: (() => number) | undefined;
  /** From `@platform/sdk/validators`, or a function that loads them when first needed. Without them nothing is checked here. */
  readonly validators?: Validators | (() => Promise<Validators>) | undefined;
  /** `accepts` of `@platform/sdk/validators`: finds most values right several times faster than the validators themselves. */
  readonly quickCheck?: QuickCheck | undefined;
  /** How strictly requests and answers are held to the contract. */
  readonly validation?: Partial<ValidationMode> | undefined;
  /** Response warnings; the console by default. */
  readonly onWarning?: ((warning: ClientWarning) => void) | undefined;
  /** `errorCatalogue` of `@platform/sdk/errors`: with it, `explain()` of a refusal says what the catalogue advises. */
  readonly catalogue?:
    | Readonly<Record<ErrorName, { readonly action?: Readonly<Record<Language, string>> }>>
    | undefined;
  /** Called when the session is over, or a call needs the second-level password. */
  readonly hooks?: ClientHooks | undefined;
}

/** What one call may say differently from its client. */
export interface CallOptions {
  /** Ends the call, pauses between attempts and waiting for the second-level password included. */
  readonly signal?: AbortSignal | undefined;
  /** For the whole call, its retries included, in milliseconds; 0 for no limit. */
  readonly timeoutMs?: number | undefined;
  /**
   * For reads. A write is repeated only where an `idempotencyKey` makes that safe; the creation of orders never, and a
   * stream cannot be: asking for it is refused.
   */
  readonly retries?: number | undefined;
  /** Sent beside those of the client. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Sent as `idempotency-key`: the server answers a repeated one with the first answer. */
  readonly idempotencyKey?: string | undefined;
  /** How strictly this call is held to the contract. */
  readonly validation?: Partial<ValidationMode> | undefined;
}
