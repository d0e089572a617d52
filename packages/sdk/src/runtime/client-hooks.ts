import type { BusinessError } from '../errors/business-error.ts';

/** Called when the user has to sign in or enter the second-level password. */
export interface ClientHooks {
  /** The session has expired (code 1003) and its tokens are deleted: show the sign-in page. */
  readonly onSessionLost?: (error: BusinessError) => void;
  /**
   * A call needs the second-level password (1024: none yet, 1025: no longer valid). Obtain a token with
   * `session.loginSecondLevel`; when the returned promise resolves, the client sends the call once more.
   * Calls refused at the same time share one prompt. If the hook rejects or obtains no token, the calls fail.
   */
  readonly onSecondLevel?: (error: BusinessError) => unknown;
}
