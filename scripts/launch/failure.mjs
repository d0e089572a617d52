/** An error that the user can act on: only its message is shown, without a stack. */
export class Failure extends Error {
  /**
   * @param {string} message what happened, then what to do
   * @param {number} [exitCode]
   */
  constructor(message, exitCode = 1) {
    super(message);
    this.name = 'Failure';
    this.exitCode = exitCode;
  }
}
