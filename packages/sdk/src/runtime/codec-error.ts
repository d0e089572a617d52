/** Something in a request or response has no form on the other side. */
export class CodecError extends Error {
  /** The one place that could not be converted, in the form of validation issues. */
  readonly issues: readonly { readonly path: string; readonly code: string; readonly message: string }[];

  constructor(path: string, code: string, message: string) {
    super(`${path}: ${message}`);
    this.issues = [{ path, code, message }];
  }
}
