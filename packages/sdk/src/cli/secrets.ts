// npm's own prompt package: `read` handles raw mode, editing and Ctrl-C, without echo.
import { read } from 'read';
import { CliError, exitCodes, interrupted, usageError } from './exit-codes.ts';
import type { Terminal } from './terminal.ts';

/** Reads passwords, codes and keys from the environment or a prompt, never from an argument. */
export class Secrets {
  readonly #terminal: Terminal;
  readonly #signal: AbortSignal;

  constructor(terminal: Terminal, signal: AbortSignal) {
    this.#terminal = terminal;
    this.#signal = signal;
  }

  /** Whether there is a user to ask. */
  get canAsk(): boolean {
    return this.#terminal.stdin.isTTY === true && this.#terminal.stderr.isTTY === true;
  }

  fromEnvironment(name: string): string | undefined {
    return this.#terminal.env[name] || undefined;
  }

  /** Reads a secret from the environment, or from a prompt without echo. */
  async secret(name: string, prompt: string): Promise<string> {
    return this.fromEnvironment(name) ?? this.ask(name, prompt, true);
  }

  /** Reads a value from the environment, or from a prompt. */
  async answer(name: string, prompt: string): Promise<string> {
    return this.fromEnvironment(name) ?? this.ask(name, prompt, false);
  }

  async ask(name: string, prompt: string, silent: boolean): Promise<string> {
    if (!this.canAsk)
      throw new CliError(
        exitCodes.usage,
        `${prompt} is needed, and there is no terminal to ask for it.`,
        `Set ${name} in the environment.`,
      );
    const { stdin: input, stderr: output } = this.#terminal;
    try {
      const text = await Promise.race([
        read({ prompt: `${prompt}:`, silent, input, output }).catch(() => Promise.reject(interrupted())),
        closedWithoutAnswer(input),
        endedMeanwhile(this.#signal),
      ]);
      // The typed line end was not echoed either.
      if (silent) output.write('\n');
      if (text !== '') return text;
    } catch (error) {
      output.write('\n');
      throw error;
    }
    throw usageError(`${prompt} is empty.`);
  }
}

/** Ctrl-D closes the input, so no answer can arrive. */
function closedWithoutAnswer(input: Terminal['stdin']): Promise<never> {
  return new Promise((_, reject) => {
    // The prompt also pauses its input after an answer; the answer has won the race by then.
    input.once('pause', () => setImmediate(() => reject(interrupted())));
    input.once('end', () => setImmediate(() => reject(interrupted())));
  });
}

/** Rejects when the signal aborts the command while a prompt waits. */
function endedMeanwhile(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(interrupted());
    signal.addEventListener('abort', () => reject(interrupted()), { once: true });
  });
}
