import type { ErrorName } from '@platform/sdk/errors';

export type ErrorParams = Readonly<Record<string, string | number | boolean | null>>;

export interface BusinessErrorOptions {
  /**
   * Commit the handler's writes although it fails. For failures that must be recorded (a wrong password
   * counts towards the delay). All others roll back.
   */
  readonly keepWrites?: boolean;
  /** Sent as Retry-After on answers with HTTP status 429 or 503. */
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/** A documented refusal. Its name is an entry of openapi/errors.yaml; its params fill the message. */
export class BusinessError extends Error {
  override readonly name = 'BusinessError';
  readonly errorName: ErrorName;
  readonly params: ErrorParams;
  readonly keepWrites: boolean;
  readonly retryAfterSeconds: number | undefined;

  constructor(errorName: ErrorName, params: ErrorParams = {}, options: BusinessErrorOptions = {}) {
    super(errorName, options.cause === undefined ? undefined : { cause: options.cause });
    this.errorName = errorName;
    this.params = params;
    this.keepWrites = options.keepWrites ?? false;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
