import type { Connection } from './connection.ts';
import type { ExitCode } from './exit-codes.ts';
import type { Given, OptionTable } from './given.ts';
import type { Output } from './output.ts';
import type { Secrets } from './secrets.ts';
import type { Terminal } from './terminal.ts';

export interface Context {
  readonly given: Given;
  readonly terminal: Terminal;
  readonly output: Output;
  readonly secrets: Secrets;
  /** Aborted by Ctrl-C, a termination signal, or a closed output. */
  readonly signal: AbortSignal;
  /** The platform that `--base-url` or PLATFORM_URL names; created on first use. */
  connection(): Promise<Connection>;
}

export interface Command {
  /** Name as typed, such as `orders list`. */
  readonly name: string;
  readonly summary: string;
  /** Names of the positional arguments; a name that ends in `?` is optional. */
  readonly positionals?: readonly string[];
  readonly options: OptionTable;
  /** Lines of the help text below the options. */
  readonly notes: readonly string[];
  run(context: Context): Promise<ExitCode | undefined>;
}
