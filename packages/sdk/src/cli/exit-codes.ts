/** Exit codes of the process, so that a script can distinguish failures. Documented in `platform --help`. */
export const exitCodes = {
  ok: 0,
  /** The platform refused, a signature is wrong, or nothing was found; nothing was changed. */
  refused: 1,
  /** Arguments or input are invalid; nothing was sent, or nothing was changed. */
  usage: 2,
  /** No response, a broken response, or a server failure; a write may have taken effect. */
  unknown: 3,
  /** There is no session, or it has expired. */
  notSignedIn: 4,
  /** A bug in this program. */
  fault: 70,
  interrupted: 130,
  terminated: 143,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Ends the program with a message for the user and an exit code for scripts. */
export class CliError extends Error {
  override readonly name = 'CliError';
  readonly exitCode: ExitCode;
  readonly whatToDo: string | undefined;

  constructor(exitCode: ExitCode, message: string, whatToDo?: string) {
    super(message);
    this.exitCode = exitCode;
    this.whatToDo = whatToDo;
  }
}

export const usageError = (message: string, whatToDo?: string): CliError =>
  new CliError(exitCodes.usage, message, whatToDo);

export const interrupted = (): CliError => new CliError(exitCodes.interrupted, 'interrupted');
