/** Something a person can act on: shown as its message alone, without a stack. */
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
