import { parentPort, workerData } from 'node:worker_threads';
import variant from '@jitl/quickjs-wasmfile-release-sync';
// The core package with one build of QuickJS: the full package installs four builds.
import { newQuickJSWASMModuleFromVariant } from 'quickjs-emscripten-core';
import type { FromWorker, ToWorker } from './sandbox.types.ts';
import { ScriptRun } from './script-run.ts';

const port = parentPort;
if (!port) throw new Error('This file runs in a worker thread.');
const { busy } = workerData as { busy: BigInt64Array };
const quickJs = await newQuickJSWASMModuleFromVariant(variant);
const runs = new Map<number, ScriptRun>();
const ended = new Set<number>();

const post = (message: FromWorker): void => port.postMessage(message);
/** Tells the watchdog since when which run is inside the interpreter. */
function setBusy(id: number, isBusy: boolean): void {
  Atomics.store(busy, 1, BigInt(id));
  Atomics.store(busy, 0, isBusy ? BigInt(Date.now()) : 0n);
}

/** A run ends inside the interpreter, so it is freed only after the interpreter has returned. */
function free(id: number): void {
  const run = runs.get(id);
  runs.delete(id);
  safely(() => run?.dispose());
}

/** An interpreter that ran out of memory can be left broken. The pool then replaces the worker. */
function safely(work: () => void): void {
  try {
    work();
  } catch {
    post({ type: 'broken' });
  }
}

port.on('message', (message: ToWorker) => {
  const { id } = message;
  safely(() => {
    if (message.type === 'cancel') ended.add(id);
    else if (message.type === 'answer') runs.get(id)?.answer(message.request, message.answer);
    else {
      const run = new ScriptRun(quickJs, message.job, message.limits, {
        busy: (isBusy) => setBusy(id, isBusy),
        send: (request, details) => post({ type: 'request', id, request, details }),
        done: (outcome) => {
          post({ type: 'done', id, outcome });
          ended.add(id);
        },
      });
      runs.set(id, run);
      run.start();
    }
  });
  if (ended.delete(id)) free(id);
});
