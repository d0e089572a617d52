import {
  AbortedError,
  BusinessError,
  HttpError,
  isPlatformError,
  type PlatformError,
  ValidationError,
} from '@platform/sdk';
import { CliError, type ExitCode, exitCodes } from './exit-codes.ts';
import { plainText } from './plain-text.ts';
import type { Terminal } from './terminal.ts';

/** Writes what happened, why and what to do to stderr. Returns the exit code. */
export function reportFailure(error: unknown, { stderr }: Terminal, signal: AbortSignal): ExitCode {
  // The signal's own reason, an aborted call, or a cancelled prompt.
  if (signal.aborted && (error === signal.reason || AbortedError.is(error) || isInterruption(error)))
    return interruptionCode(signal.reason);
  if (error instanceof CliError) {
    if (error.exitCode !== exitCodes.interrupted)
      stderr.write(lines([`platform: ${error.message}`, error.whatToDo]));
    return error.exitCode;
  }
  if (isPlatformError(error)) {
    const { what, why, whatToDo } = error.explain();
    const id = error.requestId ? `Request id: ${error.requestId}` : undefined;
    const exitCode = codeOf(error);
    const advice = exitCode === exitCodes.notSignedIn ? 'Run `platform login`.' : whatToDo;
    stderr.write(lines([`platform: ${what}: ${why}`, advice, id]));
    return exitCode;
  }
  // A file error, such as a read-only folder or a full disk: the system's message names the path.
  if (error instanceof Error && 'syscall' in error) {
    stderr.write(lines([`platform: ${error.message}`]));
    return exitCodes.usage;
  }
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  stderr.write(lines([`platform: a fault of this program. ${text}`]));
  return exitCodes.fault;
}

const isInterruption = (error: unknown): boolean =>
  error instanceof CliError && error.exitCode === exitCodes.interrupted;

const lines = ([first, ...more]: readonly (string | undefined)[]): string =>
  `${[plainText(first ?? ''), ...more.filter((line) => line !== undefined).map((line) => `  ${plainText(line)}`)].join('\n')}\n`;

function codeOf(error: PlatformError): ExitCode {
  if (BusinessError.is(error, 'sessionExpired')) return exitCodes.notSignedIn;
  if (BusinessError.is(error)) return exitCodes.refused;
  if (ValidationError.is(error)) return error.direction === 'request' ? exitCodes.usage : exitCodes.unknown;
  if (HttpError.is(error) && error.status >= 400 && error.status < 500) return exitCodes.refused;
  return exitCodes.unknown;
}

/** Why a command was interrupted; the reason of its signal. */
export type Interruption = 'SIGINT' | 'SIGTERM' | 'SIGHUP' | 'outputClosed';

export function interruptionCode(reason: unknown): ExitCode {
  if (reason === 'outputClosed') return exitCodes.ok;
  return reason === 'SIGINT' ? exitCodes.interrupted : exitCodes.terminated;
}
