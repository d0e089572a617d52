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
  /** Aborted by Ctrl-C, a request to end, or a reader of the output that has gone. */
  readonly signal: AbortSignal;
  /** The platform that `--base-url` or PLATFORM_URL names, made when first asked for. */
  connection(): Promise<Connection>;
}

export interface Command {
  /** Its words, `orders list`. */
  readonly name: string;
  readonly summary: string;
  /** Names of the arguments that are no options; one that ends in `?` may be left out. */
  readonly positionals?: readonly string[];
  readonly options: OptionTable;
  /** Lines of the help below the options. */
  readonly notes: readonly string[];
  run(context: Context): Promise<ExitCode | undefined>;
}
