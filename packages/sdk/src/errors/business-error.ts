import type { ErrorName } from '../generated/errors.ts';
import { brand, PlatformError } from './platform-error.ts';
import type { ValidationIssue } from './validation-error.ts';

export interface BusinessErrorDetails {
  readonly operation: string;
  readonly requestId: string;
  readonly code: number;
  readonly codeName: ErrorName | undefined;
  /** The server's message, in the language of the client. */
  readonly reason: string;
  /** What the catalogue advises, where the client has one. */
  readonly action?: string | undefined;
  readonly status?: number | undefined;
  readonly issues?: readonly ValidationIssue[];
}

/** The platform understood the call and refused it, with a code of the error catalogue. Nothing was changed. */
export class BusinessError<Name extends ErrorName = ErrorName> extends PlatformError {
  /** Code of the envelope. */
  declare readonly code: number;
  /** Name of the code; undefined for one that this version does not know. */
  declare readonly codeName: Name | undefined;
  /** The server's message, in the language of the client. */
  readonly reason: string;
  /** What was wrong in which place, where the refusal is about several: the rows of an uploaded file. */
  readonly issues: readonly ValidationIssue[];

  constructor(details: BusinessErrorDetails) {
    const { code, codeName, reason, action } = details;
    super(
      details,
      `was refused with code ${code}${codeName ? ` (${codeName})` : ''}`,
      reason || 'the server gave no reason.',
      action ?? adviceOf(codeName),
    );
    this.reason = reason;
    this.issues = details.issues ?? [];
  }
}

brand(BusinessError, 'BusinessError');

function adviceOf(codeName: ErrorName | undefined): string {
  if (codeName === undefined)
    return 'This version does not know the code: read the message, or update the SDK.';
  if (codeName === 'sessionExpired') return 'Sign in again.';
  if (codeName.startsWith('secondLevel'))
    return 'Call session.loginSecondLevel first, or give hooks.onSecondLevel.';
  return `See errorCatalogue.${codeName}.action in @platform/sdk/errors.`;
}
