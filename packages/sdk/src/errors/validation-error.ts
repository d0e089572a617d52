import type { ErrorName } from '../generated/errors.ts';
import { brand, PlatformError } from './platform-error.ts';

/** One thing wrong at one place; never the value that stood there. */
export interface ValidationIssue {
  /** Dotted, `list.0.amount`; empty for the whole. */
  readonly path: string;
  /** Stable reason code. */
  readonly code: string;
  /** In English, for a developer. */
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

/** A request that breaks the contract (found before it was sent, or by the server), or a response that does. */
export class ValidationError extends PlatformError {
  /** What breaks the contract: what was to be sent, or what came. */
  readonly direction: 'request' | 'response';
  /** Who saw it: this client, or the server (a fault with `data.issues`). */
  readonly foundBy: 'client' | 'server';
  /** What is wrong, one entry a place. */
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
