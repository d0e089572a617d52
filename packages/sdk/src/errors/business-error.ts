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
  /** The error catalogue's advice, if the client was given a catalogue. */
  readonly action?: string | undefined;
  readonly status?: number | undefined;
  readonly issues?: readonly ValidationIssue[];
}

/** The platform refused the call with a code of the error catalogue. Nothing was changed. */
export class BusinessError<Name extends ErrorName = ErrorName> extends PlatformError {
  /** Code in the response envelope. */
  declare readonly code: number;
  /** Name of the code; undefined if this SDK version does not know the code. */
  declare readonly codeName: Name | undefined;
  /** The server's message, in the language of the client. */
  readonly reason: string;
  /** Problems by place, if the refusal covers several, such as the rows of an uploaded file. */
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
