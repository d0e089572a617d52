import type { ErrorName } from '../generated/errors.ts';
import { brand, PlatformError } from './platform-error.ts';

/** One problem at one place. It never contains the rejected value. */
export interface ValidationIssue {
  /** Dotted path, such as `list.0.amount`; empty for the whole value. */
  readonly path: string;
  /** Stable reason code. */
  readonly code: string;
  /** Text in English, for a developer. */
  readonly message: string;
}

export interface ValidationErrorDetails {
  readonly operation: string;
  readonly requestId: string;
  readonly direction: 'request' | 'response';
  readonly foundBy: 'client' | 'server';
  readonly issues: readonly ValidationIssue[];
  readonly status?: number | undefined;
  readonly code?: number | undefined;
  readonly codeName?: ErrorName | undefined;
}

/**
 * A request that breaks the contract (found by the client before sending, or by the server), or such a
 * response.
 */
export class ValidationError extends PlatformError {
  /** Which side of the call breaks the contract. */
  readonly direction: 'request' | 'response';
  /** Which side found it: this client, or the server (an error with `data.issues`). */
  readonly foundBy: 'client' | 'server';
  /** The problems, one per place. */
  readonly issues: readonly ValidationIssue[];

  constructor(details: ValidationErrorDetails) {
    const { direction, foundBy, issues } = details;
    super(
      details,
      `has an invalid ${direction}`,
      issues.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join('; '),
      direction === 'request'
        ? `Correct these fields; nothing was ${foundBy === 'client' ? 'sent' : 'changed'}.`
        : 'Server and SDK disagree about the contract: update the SDK, or set validation.response to "warn".',
    );
    this.direction = direction;
    this.foundBy = foundBy;
    this.issues = issues;
  }
}

brand(ValidationError, 'ValidationError');
