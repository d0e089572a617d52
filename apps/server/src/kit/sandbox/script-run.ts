import type {
  QuickJSContext,
  QuickJSDeferredPromise,
  QuickJSHandle,
  QuickJSRuntime,
  QuickJSWASMModule,
} from 'quickjs-emscripten-core';
import { HostCalls, wordsOfRefusal } from './sandbox.host-calls.ts';
import { prelude } from './sandbox.prelude.ts';
import type {
  RunOutcome,
  SandboxAnswer,
  SandboxFailure,
  SandboxJob,
  SandboxLimits,
  SandboxRequest,
} from './sandbox.types.ts';

interface RunPorts {
  readonly send: (request: number, details: SandboxRequest) => void;
  readonly done: (outcome: RunOutcome) => void;
  /** Reports when the interpreter is entered and left, for the watchdog. */
  readonly busy: (isBusy: boolean) => void;
}

const maxMessageLength = 500;
const maxLogLines = 200;

const micros = (): number => {
  const { user, system } = process.threadCpuUsage();
  return user + system;
};

/** One run of a script, in an interpreter of its own. Lives in the worker. */
export class ScriptRun {
  readonly #job: SandboxJob;
  readonly #limits: SandboxLimits;
  readonly #ports: RunPorts;
  readonly #runtime: QuickJSRuntime;
  readonly #vm: QuickJSContext;
  readonly #calls: HostCalls;
  readonly #waiting = new Map<number, QuickJSDeferredPromise>();
  /** Every promise that was given to the script. A handle that is left makes the interpreter abort. */
  readonly #promises = new Set<QuickJSDeferredPromise>();
  readonly #log: string[] = [];
  #result: QuickJSHandle | undefined;
  #logBytes = 0;
  #requests = 0;
  #usedMicros = 0;
  #enteredAt: number | undefined;
  #isOverTime = false;
  #isEnded = false;

  constructor(quickJs: QuickJSWASMModule, job: SandboxJob, limits: SandboxLimits, ports: RunPorts) {
    this.#job = job;
    this.#limits = limits;
    this.#ports = ports;
    this.#calls = new HostCalls(job.secrets ?? {}, (line) => this.#keep(line));
    this.#runtime = quickJs.newRuntime();
    this.#runtime.setMemoryLimit(limits.memoryBytes);
    this.#runtime.setMaxStackSize(limits.stackBytes);
    this.#runtime.setInterruptHandler(() => {
      this.#isOverTime ||= this.#spentMicros() > limits.cpuMs * 1_000;
      return this.#isOverTime;
    });
    this.#vm = this.#runtime.newContext();
  }

  start(): void {
    this.#enter(() => {
      this.#installHost();
      const space = this.#unwrap(this.#vm.evalCode(this.#job.source, 'script.js', { type: 'module' }));
      try {
        this.#call(space);
      } finally {
        space.dispose();
      }
    });
  }

  answer(request: number, answer: SandboxAnswer): void {
    const deferred = this.#waiting.get(request);
    if (!deferred || this.#isEnded) return;
    this.#waiting.delete(request);
    this.#enter(() => {
      const text = this.#vm.newString(JSON.stringify(answer));
      deferred.resolve(text);
      text.dispose();
    });
  }

  /** Frees the interpreter. @throws when it is broken */
  dispose(): void {
    this.#isEnded = true;
    for (const deferred of this.#promises) deferred.dispose();
    this.#waiting.clear();
    this.#result?.dispose();
    this.#vm.dispose();
    this.#runtime.dispose();
  }

  #call(space: QuickJSHandle): void {
    const { entryPoint, input = null } = this.#job;
    const vm = this.#vm;
    if (entryPoint === undefined) {
      this.#end({ output: this.#functionsOf(space) });
      return;
    }
    const entry = vm.getProp(space, entryPoint);
    try {
      if (vm.typeof(entry) !== 'function') {
        this.#fail('missing', `it does not export ${entryPoint}`);
        return;
      }
      const run = vm.getProp(vm.global, '__run');
      const argument = vm.newString(JSON.stringify(input));
      const called = vm.callFunction(run, vm.undefined, entry, argument);
      argument.dispose();
      run.dispose();
      this.#result = this.#unwrap(called);
    } finally {
      entry.dispose();
    }
  }

  #functionsOf(space: QuickJSHandle): string[] {
    const names = this.#unwrap(this.#vm.getOwnPropertyNames(space, { strings: true, onlyEnumerable: true }));
    const functions = names.flatMap((name) => {
      const text = this.#vm.getString(name);
      const member = this.#vm.getProp(space, text);
      const isFunction = this.#vm.typeof(member) === 'function';
      member.dispose();
      return isFunction ? [text] : [];
    });
    names.dispose();
    return functions;
  }

  /** Runs `step` in the interpreter, then everything that it made possible, and looks whether the run has ended. */
  #enter(step: () => void): void {
    if (this.#isEnded) return;
    this.#enteredAt = micros();
    this.#ports.busy(true);
    try {
      step();
      this.#settle();
    } catch (error) {
      this.#failWith(error);
    } finally {
      this.#ports.busy(false);
      this.#usedMicros = this.#spentMicros();
      this.#enteredAt = undefined;
    }
  }

  #settle(): void {
    while (!this.#isEnded && this.#runtime.hasPendingJob()) {
      this.#unwrap(this.#runtime.executePendingJobs(100));
      if (this.#isOverTime) {
        this.#fail('tooLong', 'interrupted');
        return;
      }
    }
    if (this.#isEnded || !this.#result) return;
    const state = this.#vm.getPromiseState(this.#result);
    if (state.type === 'fulfilled') {
      this.#finish(state.value);
      return;
    }
    if (state.type === 'rejected') {
      const thrown = new Thrown(this.#vm.dump(state.error));
      state.error.dispose();
      throw thrown;
    }
    if (this.#waiting.size === 0) this.#fail('threw', 'it waits for something that never comes');
  }

  #finish(value: QuickJSHandle): void {
    const text = this.#vm.getString(value);
    value.dispose();
    if (Buffer.byteLength(text) > this.#limits.outputBytes) {
      this.#fail('tooLarge', 'its answer is too large');
      return;
    }
    this.#end({ output: JSON.parse(text) as unknown });
  }

  #installHost(): void {
    const vm = this.#vm;
    const host = vm.newObject();
    const callHost = vm.newFunction('callHost', (name, args) => {
      const answered = this.#callHost(vm.getString(name), vm.getString(args));
      return vm.newString(JSON.stringify(answered));
    });
    const startRequest = vm.newFunction('startRequest', (details) =>
      this.#startRequest(vm.getString(details)),
    );
    vm.setProp(host, 'callHost', callHost);
    vm.setProp(host, 'startRequest', startRequest);
    vm.setProp(vm.global, '__host', host);
    for (const handle of [host, callHost, startRequest]) handle.dispose();
    this.#unwrap(vm.evalCode(prelude, 'prelude.js', { type: 'global' })).dispose();
  }

  #callHost(name: string, args: string): { readonly value: unknown } | { readonly error: string } {
    try {
      return { value: this.#calls.call(name, JSON.parse(args) as unknown[]) };
    } catch (error) {
      return { error: `${name.slice(0, 20)}: ${wordsOfRefusal(error)}` };
    }
  }

  /** Always a promise; a mistake of the script resolves it to a failure, which the prelude throws. */
  #startRequest(details: string): QuickJSHandle {
    const deferred = this.#vm.newPromise();
    this.#promises.add(deferred);
    const refuse = (message: string): QuickJSHandle => {
      const answer = this.#vm.newString(JSON.stringify({ failure: 'requestRefused', message }));
      deferred.resolve(answer);
      answer.dispose();
      return deferred.handle;
    };
    this.#requests += 1;
    if (this.#requests > this.#limits.requests) {
      this.#fail('tooManyRequests', `more than ${this.#limits.requests} requests`);
      return refuse('too many requests');
    }
    try {
      const request = this.#calls.request(JSON.parse(details));
      if (Buffer.byteLength(request.body ?? '') > this.#limits.requestBytes)
        return refuse('the body is too large');
      this.#waiting.set(this.#requests, deferred);
      this.#ports.send(this.#requests, request);
      return deferred.handle;
    } catch (error) {
      return refuse(wordsOfRefusal(error));
    }
  }

  #unwrap<T extends { dispose(): void }>(
    result: { value: T; error?: undefined } | { error: QuickJSHandle },
  ): T;
  #unwrap<T>(result: { value: T; error?: undefined } | { error: QuickJSHandle }): T;
  #unwrap<T>(result: { value: T; error?: undefined } | { error: QuickJSHandle }): T {
    if (result.error === undefined) return result.value;
    const thrown = new Thrown(this.#vm.dump(result.error));
    result.error.dispose();
    throw thrown;
  }

  #failWith(error: unknown): void {
    if (this.#isOverTime) {
      this.#fail('tooLong', 'interrupted');
      return;
    }
    if (!(error instanceof Thrown)) throw error;
    const isTooLarge = /^\w+: (?:out of memory|stack overflow|string too long|Maximum call stack)/;
    this.#fail(isTooLarge.test(error.message) ? 'tooLarge' : 'threw', error.message);
  }

  #fail(failure: SandboxFailure, message: string): void {
    this.#report({ output: undefined, failure, message: message.slice(0, maxMessageLength) });
  }

  #end({ output }: { readonly output: unknown }): void {
    this.#report({ output, failure: null, message: null });
  }

  #report(outcome: Pick<RunOutcome, 'output' | 'failure' | 'message'>): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#ports.done({ ...outcome, log: this.#log, cpuMs: Math.round(this.#spentMicros() / 1_000) });
  }

  #keep(line: string): void {
    const bytes = Buffer.byteLength(line);
    if (this.#log.length >= maxLogLines || this.#logBytes + bytes > this.#limits.logBytes) return;
    this.#logBytes += bytes;
    this.#log.push(line);
  }

  #spentMicros(): number {
    return this.#usedMicros + (this.#enteredAt === undefined ? 0 : micros() - this.#enteredAt);
  }
}

/** Something that the script threw. */
class Thrown extends Error {
  constructor(dumped: unknown) {
    super(wordsOf(dumped));
  }
}

function wordsOf(dumped: unknown): string {
  if (typeof dumped === 'string') return dumped;
  if (typeof dumped !== 'object' || dumped === null) return String(dumped);
  const { name, message } = dumped as { name?: unknown; message?: unknown };
  return typeof message === 'string'
    ? `${typeof name === 'string' ? name : 'Error'}: ${message}`
    : 'an object';
}
