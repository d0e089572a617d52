/** One `--name` of a command. */
export interface OptionDefinition {
  readonly type: 'string' | 'boolean';
  readonly multiple?: boolean;
  /** What stands for the value in the help: `<amount>`. */
  readonly value?: string;
  readonly help: string;
}

export type OptionTable = Readonly<Record<string, OptionDefinition>>;

/** What was given for the options, by name. */
export interface Given {
  text(name: string): string | undefined;
  list(name: string): readonly string[];
  flag(name: string): boolean;
  readonly positionals: readonly string[];
}
