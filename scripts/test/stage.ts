/** What one stage of `npm test` found. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

export interface StageContext {
  /** With `npm test -- changed`: the commit whose importers are enough. Undefined: the whole stage. */
  readonly since?: string;
  /** Prints a line under the stage's name when the stage is over. */
  log(text: string): void;
  /** Runs a command, its output kept for the stage's report; answers the exit code. */
  run(command: string, args: readonly string[], options?: RunOptions): Promise<number>;
  /** Called when the stage is over, however it ended. */
  onEnd(cleanUp: () => Promise<void> | void): void;
}

export interface RunOptions {
  cwd?: string;
  env?: Record<string, string>;
}

export interface Stage {
  name: string;
  /** What a person reads beside the name. */
  what: string;
  /** Beginnings of the paths that its result depends on; `''` is every file. */
  watches: readonly string[];
  /** It waits more than it works: a third may run beside two that do not. */
  waits?: boolean;
  /** Nothing else runs beside it: it measures time as a user feels it, or uses both processors itself. */
  alone?: boolean;
  run(context: StageContext): Promise<Count>;
}

/** A plain stage is one check: it holds or it does not. */
export const oneCheck = (exitCode: number): Count => ({
  passed: exitCode === 0 ? 1 : 0,
  failed: exitCode === 0 ? 0 : 1,
  skipped: 0,
});

export const sum = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((total, count) => total + count.passed, 0),
  failed: counts.reduce((total, count) => total + count.failed, 0),
  skipped: counts.reduce((total, count) => total + count.skipped, 0),
});

/** The last line of every run, and nothing but it: what a machine reads. */
export const summaryLine = ({ passed, failed }: Count): string => `${passed} passed, ${failed} failed`;
