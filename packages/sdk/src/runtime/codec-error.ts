/** A value of a request or response that cannot be converted. */
export class CodecError extends Error {
  /** The place of the value and the reason, as validation issues. */
  readonly issues: readonly { readonly path: string; readonly code: string; readonly message: string }[];

  constructor(path: string, code: string, message: string) {
    super(`${path}: ${message}`);
    this.issues = [{ path, code, message }];
  }
}
