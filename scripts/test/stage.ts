/** The result of one stage of `npm test`. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

export interface StageContext {
  /** With `npm test -- changed`: test only what changed since this commit. Undefined: the whole stage. */
  readonly since?: string;
  /** Prints a line under the stage's name when the stage has ended. */
  log(text: string): void;
  /** Runs a command, keeps its output for the stage's report, and returns the exit code. */
  run(command: string, args: readonly string[], options?: RunOptions): Promise<number>;
  /** Called when the stage has ended, passed or failed. */
  onEnd(cleanUp: () => Promise<void> | void): void;
}

export interface RunOptions {
  cwd?: string;
  env?: Record<string, string>;
}

export interface Stage {
  name: string;
  /** Description shown beside the name. */
  what: string;
  /** Prefixes of the paths that its result depends on; `''` matches every file. */
  watches: readonly string[];
  /** Mostly waits, so it may run as a third stage beside two others. */
  waits?: boolean;
  /** Runs with no other stage, because it measures response times or uses both processors. */
  alone?: boolean;
  run(context: StageContext): Promise<Count>;
}

/** A plain stage is one check that passes or fails. */
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

/** The last line of every run, in a machine-readable form. */
export const summaryLine = ({ passed, failed }: Count): string => `${passed} passed, ${failed} failed`;
