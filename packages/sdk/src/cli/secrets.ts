// `read` asks without echo as npm itself does; raw mode, editing and Ctrl-C are its work.
import { read } from 'read';
import { CliError, exitCodes, interrupted, usageError } from './exit-codes.ts';
import type { Terminal } from './terminal.ts';

/** Where passwords, codes and keys come from: the environment, else a prompt, never an argument. */
export class Secrets {
  readonly #terminal: Terminal;
  readonly #signal: AbortSignal;

  constructor(terminal: Terminal, signal: AbortSignal) {
    this.#terminal = terminal;
    this.#signal = signal;
  }

  /** Whether there is somebody to ask. */
  get canAsk(): boolean {
    return this.#terminal.stdin.isTTY === true && this.#terminal.stderr.isTTY === true;
  }

  fromEnvironment(name: string): string | undefined {
    return this.#terminal.env[name] || undefined;
  }

  /** From the environment, else typed without echo. */
  async secret(name: string, prompt: string): Promise<string> {
    return this.fromEnvironment(name) ?? this.ask(name, prompt, true);
  }

  /** From the environment, else typed. */
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
      // The end of the line that was typed was not echoed either.
      if (silent) output.write('\n');
      if (text !== '') return text;
    } catch (error) {
      output.write('\n');
      throw error;
    }
    throw usageError(`${prompt} is empty.`);
  }
}

/** Ctrl-D ends the input without a line: nobody would ever answer. */
function closedWithoutAnswer(input: Terminal['stdin']): Promise<never> {
  return new Promise((_, reject) => {
    // After an answer the prompt pauses its input too: by then the race is decided.
    input.once('pause', () => setImmediate(() => reject(interrupted())));
    input.once('end', () => setImmediate(() => reject(interrupted())));
  });
}

/** Told to end while the question stands, by a closing terminal or another program. */
function endedMeanwhile(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(interrupted());
    signal.addEventListener('abort', () => reject(interrupted()), { once: true });
  });
}
