import type { ErrorName } from '../generated/errors.ts';

/** What happened, why, and what to do: three sentences for display. */
export interface Explanation {
  /** The call and its result. */
  readonly what: string;
  /** The reason, as the platform or the network gave it. */
  readonly why: string;
  /** What the caller or the operator can do about it. */
  readonly whatToDo: string;
}

export interface PlatformErrorDetails {
  /** Operation or socket command that failed, such as `orders.list`. */
  readonly operation: string;
  readonly requestId: string;
  /** Code in the response envelope, if there was one. */
  readonly code?: number | undefined;
  /** Name of the code; undefined if this SDK version does not know the code. */
  readonly codeName?: ErrorName | undefined;
  readonly status?: number | undefined;
  readonly retryable?: boolean | undefined;
  readonly cause?: unknown;
}

// A registered symbol is shared by all copies of this package, so each copy recognises the others' errors.
const brandKey = Symbol.for('@platform/sdk/error');

/**
 * Base class of every error that a call throws. It holds no header, token, key or request body, so the whole
 * error may be logged. `instanceof`, `is` and `isPlatformError` also recognise errors of another copy of this
 * package.
 */
export class PlatformError extends Error {
  /** Operation or socket command that failed, such as `orders.list`. */
  readonly operation: string;
  /** Request id, to find the call in the platform's log. */
  readonly requestId: string;
  /** Code in the response envelope, if there was one. */
  readonly code: number | undefined;
  /** Name of the code; undefined if this SDK version does not know the code. */
  readonly codeName: ErrorName | undefined;
  /** HTTP status, if there was a response. */
  readonly status: number | undefined;
  /** Whether the same call may succeed later without a change. For a write, read `explain()` first. */
  readonly retryable: boolean;
  readonly #explanation: Explanation;

  constructor(details: PlatformErrorDetails, what: string, why: string, whatToDo: string) {
    const { operation, cause } = details;
    super(`${operation} ${what}: ${why}`, cause === undefined ? undefined : { cause });
    this.operation = operation;
    this.requestId = details.requestId;
    this.code = details.code;
    this.codeName = details.codeName;
    this.status = details.status;
    this.retryable = details.retryable ?? false;
    this.#explanation = { what: `${operation} ${what}`, why, whatToDo };
  }

  /** Returns what happened, why, and what to do, as sentences for display. */
  explain(): Explanation {
    return this.#explanation;
  }

  /** Returns the first error in the chain of causes that passes the test; without a test, the last one. */
  walk(test?: (error: unknown) => boolean): unknown {
    let current: unknown = this;
    // `seen` ends the loop if the chain of causes is circular.
    for (const seen = new Set<unknown>(); !seen.has(current); ) {
      if (test?.(current)) return current;
      seen.add(current);
      const next = current instanceof Error ? current.cause : undefined;
      if (next === undefined || next === null) return test ? undefined : current;
      current = next;
    }
    return undefined;
  }

  /** Returns the error's fields without the chain of causes; safe to log or send. */
  toJSON(): Record<string, unknown> {
    const json: Record<string, unknown> = { name: this.name, message: this.message };
    return Object.assign(json, this, this.#explanation);
  }

  /**
   * Whether an error is of this class and, if `codeName` is given, has that code. Also recognises errors of
   * another copy of the package.
   */
  static is<T extends PlatformError, Name extends ErrorName = ErrorName>(
    this: abstract new (
      ...parameters: never[]
    ) => T,
    error: unknown,
    codeName?: Name,
  ): error is T & { readonly codeName: Name | undefined } {
    // biome-ignore lint/complexity/noThisInStatic: the class asked about is the one that inherits this
    return error instanceof this && (codeName === undefined || error.codeName === codeName);
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    // biome-ignore lint/complexity/noThisInStatic: the class asked about is the one that inherits this
    const prototype: unknown = this.prototype;
    const brand = brandOf(prototype);
    for (let link = value; typeof link === 'object' && link !== null; link = Object.getPrototypeOf(link)) {
      // A subclass written by a caller has no brand of its own, so only its own prototype matches.
      if (link === prototype || (brand && brandOf(link) === brand)) return link !== value;
    }
    return false;
  }
}

function brandOf(prototype: unknown): unknown {
  return Object.hasOwn(Object(prototype), brandKey) ? Object(prototype)[brandKey] : undefined;
}

/**
 * Sets the class name and brand on the prototype: the name survives minification and does not appear in logs
 * as a field.
 */
export function brand(branded: { readonly prototype: object }, name: string): void {
  for (const key of ['name', brandKey])
    Object.defineProperty(branded.prototype, key, { value: name, configurable: true });
}

brand(PlatformError, 'PlatformError');

/** Whether this SDK, or another copy of it, threw the error. */
export function isPlatformError(value: unknown): value is PlatformError {
  return value instanceof PlatformError;
}
