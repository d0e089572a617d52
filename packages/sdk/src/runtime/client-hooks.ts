import type { BusinessError } from '../errors/business-error.ts';

/** Called when a session needs a person. */
export interface ClientHooks {
  /** The session is over (code 1003) and has been forgotten: send the person to the sign-in. */
  readonly onSessionLost?: (error: BusinessError) => void;
  /**
   * A call needs the second-level password (1024: none yet, 1025: no longer valid). Obtain one with
   * `session.loginSecondLevel`; when this resolves, the call is sent once more. Calls refused at the same time share
   * one prompt. Reject, or leave without a token, to let the calls fail.
   */
  readonly onSecondLevel?: (error: BusinessError) => unknown;
}
