/** One `--name` option of a command. */
export interface OptionDefinition {
  readonly type: 'string' | 'boolean';
  readonly multiple?: boolean;
  /** Placeholder of the value in the help text, such as `<amount>`. */
  readonly value?: string;
  readonly help: string;
}

export type OptionTable = Readonly<Record<string, OptionDefinition>>;

/** The values of the given options, by name. */
export interface Given {
  text(name: string): string | undefined;
  list(name: string): readonly string[];
  flag(name: string): boolean;
  readonly positionals: readonly string[];
}
