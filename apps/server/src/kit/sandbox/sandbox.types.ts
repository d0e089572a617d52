/** Limits of one run. Whatever exceeds one ends the run without an output. */
export interface SandboxLimits {
  /** Processor time of the script. */
  readonly cpuMs: number;
  /** Wall time, with the answers that the script waits for. */
  readonly wallMs: number;
  readonly memoryBytes: number;
  readonly stackBytes: number;
  /** Size of the output as JSON. */
  readonly outputBytes: number;
  /** Size of all log lines together; more are dropped. */
  readonly logBytes: number;
  /** HTTP requests. */
  readonly requests: number;
  /** Size of the body of a request. */
  readonly requestBytes: number;
}

export const defaultLimits: SandboxLimits = {
  cpuMs: 500,
  wallMs: 30_000,
  memoryBytes: 16 * 1_024 * 1_024,
  stackBytes: 256 * 1_024,
  outputBytes: 16 * 1_024,
  logBytes: 16 * 1_024,
  requests: 5,
  requestBytes: 64 * 1_024,
};

/**
 * Why a run gave no output. threw: the script threw. timedOut: wall time. tooLong: processor time. tooLarge: memory,
 * stack or output. stopped: the worker ended. missing: the script does not export the function.
 */
export type SandboxFailure =
  | 'threw'
  | 'timedOut'
  | 'tooLong'
  | 'tooLarge'
  | 'tooManyRequests'
  | 'stopped'
  | 'missing';

export interface SandboxJob {
  /** An ES module. */
  readonly source: string;
  /** The exported function to call. Without one, the output is the list of the exported functions. */
  readonly entryPoint?: string;
  /** Argument of the function; JSON. */
  readonly input?: unknown;
  /**
   * Texts that the script uses by name, as `secret('name')`. They never enter the interpreter: the host puts them into
   * requests and digests.
   */
  readonly secrets?: Readonly<Record<string, string>>;
  readonly limits?: Partial<SandboxLimits>;
}

export interface SandboxResult {
  /** What the function returned, parsed from JSON; not validated. Undefined with a failure. */
  readonly output: unknown;
  readonly failure: SandboxFailure | null;
  /** What the script threw, or what exceeded its limit. In English. */
  readonly message: string | null;
  readonly log: readonly string[];
  readonly cpuMs: number;
  readonly durationMs: number;
}

/** A request of a script. Its secrets are filled in. */
export interface SandboxRequest {
  readonly method: string;
  /** A whole address, or a path that the host completes. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly timeoutMs?: number;
}

export type SandboxAnswer =
  | { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: string }
  | { readonly failure: string; readonly message: string };

/** What a script may reach. */
export interface SandboxHost {
  /** Never throws: a request that cannot be made is an answer with a failure. */
  readonly request: (request: SandboxRequest, signal: AbortSignal) => Promise<SandboxAnswer>;
}

/** To the worker. */
export type ToWorker =
  | { readonly type: 'run'; readonly id: number; readonly job: SandboxJob; readonly limits: SandboxLimits }
  | { readonly type: 'answer'; readonly id: number; readonly request: number; readonly answer: SandboxAnswer }
  | { readonly type: 'cancel'; readonly id: number };

export type RunOutcome = Pick<SandboxResult, 'output' | 'failure' | 'message' | 'log' | 'cpuMs'>;

/** From the worker. broken: the interpreter cannot be used any more. */
export type FromWorker =
  | {
      readonly type: 'request';
      readonly id: number;
      readonly request: number;
      readonly details: SandboxRequest;
    }
  | { readonly type: 'done'; readonly id: number; readonly outcome: RunOutcome }
  | { readonly type: 'broken' };
