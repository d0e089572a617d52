import type { ErrorName } from '../generated/errors.ts';

/** What happened, why, and what to do: three sentences for a person. */
export interface Explanation {
  /** Which call, and what became of it. */
  readonly what: string;
  /** The reason, as the platform or the network gave it. */
  readonly why: string;
  /** What the caller or a person can do about it. */
  readonly whatToDo: string;
}

export interface PlatformErrorDetails {
  /** Operation or socket command that failed, `orders.list`. */
  readonly operation: string;
  readonly requestId: string;
  /** Code of the envelope, where there was one. */
  readonly code?: number | undefined;
  /** Name of the code; undefined for one that this version does not know. */
  readonly codeName?: ErrorName | undefined;
  readonly status?: number | undefined;
  readonly retryable?: boolean | undefined;
  readonly cause?: unknown;
}

// In the registry that all copies of this package share, so that an error of one copy is recognised by another.
const brandKey = Symbol.for('@platform/sdk/error');

/**
 * Base of everything that a call throws. It holds no header, token, key or request body, so it may be logged whole.
 * `instanceof`, `is` and `isPlatformError` also recognise errors of another copy of this package.
 */
export class PlatformError extends Error {
  /** Operation or socket command that failed, `orders.list`. */
  readonly operation: string;
  /** Finds the call in the platform's log. */
  readonly requestId: string;
  /** Code of the envelope, where there was one. */
  readonly code: number | undefined;
  /** Name of the code; undefined for one that this version does not know. */
  readonly codeName: ErrorName | undefined;
  /** HTTP status, where an answer came. */
  readonly status: number | undefined;
  /** Whether the same call may succeed later without a change. For a call that writes, see `explain()` first. */
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

  /** What happened, why, and what to do, in sentences for a person. */
  explain(): Explanation {
    return this.#explanation;
  }

  /** The first error along the chain of causes that passes the test; without a test, the last of the chain. */
  walk(test?: (error: unknown) => boolean): unknown {
    let current: unknown = this;
    // A chain that bites its own tail ends as well.
    for (const seen = new Set<unknown>(); !seen.has(current); ) {
      if (test?.(current)) return current;
      seen.add(current);
      const next = current instanceof Error ? current.cause : undefined;
      if (next === undefined || next === null) return test ? undefined : current;
      current = next;
    }
    return undefined;
  }

  /** Safe to log or send: the facts, without the chain of causes. */
  toJSON(): Record<string, unknown> {
    const json: Record<string, unknown> = { name: this.name, message: this.message };
    return Object.assign(json, this, this.#explanation);
  }

  /** Whether an error is of this class, and of that code where one is named; whichever copy of the package made it. */
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
      // Classes that users derive have no brand of their own: only their own prototype will do.
      if (link === prototype || (brand && brandOf(link) === brand)) return link !== value;
    }
    return false;
  }
}

function brandOf(prototype: unknown): unknown {
  return Object.hasOwn(Object(prototype), brandKey) ? Object(prototype)[brandKey] : undefined;
}

/** Gives a class its name, on the prototype: it survives minification and stays out of logs. */
export function brand(branded: { readonly prototype: object }, name: string): void {
  for (const key of ['name', brandKey])
    Object.defineProperty(branded.prototype, key, { value: name, configurable: true });
}

brand(PlatformError, 'PlatformError');

/** Whether an error came out of this SDK, whichever copy of it. */
export function isPlatformError(value: unknown): value is PlatformError {
  return value instanceof PlatformError;
}
