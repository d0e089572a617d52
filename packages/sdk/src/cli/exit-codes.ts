/** What the process answers, so that a script can tell one failure from another. Documented in `platform --help`. */
export const exitCodes = {
  ok: 0,
  /** The platform understood and refused, a signature is wrong, or nothing was found: nothing was changed. */
  refused: 1,
  /** Arguments or input are not right: nothing was sent, or nothing was changed. */
  usage: 2,
  /** No answer, a broken one, or a fault of the server: whether a write happened may be unknown. */
  unknown: 3,
  /** There is no session, or it has ended. */
  notSignedIn: 4,
  /** A fault of this program. */
  fault: 70,
  interrupted: 130,
  terminated: 143,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Ends the program with a sentence for the person and a code for the script. */
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
