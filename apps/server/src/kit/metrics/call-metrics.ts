import type { OperationId } from '@platform/sdk';
import { Counter, Histogram, type Registry } from 'prom-client';

/** Called after each answer, in the request's own turn: it must cost microseconds. */
export type OnCall = (operation: OperationId | undefined, code: number, durationMs: number) => void;

/** From the answer of an in-memory read to the time limit of a statement. */
const bucketSeconds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Path of no operation: one label for all, so that callers cannot invent labels. */
const unknownOperation = 'none';

/**
 * Number and duration of calls, by the operation of the contract and the code of the error catalogue. Both sets
 * are closed, and paths, ids and accounts are never labels.
 */
export function createCallMetrics(registry: Registry): OnCall {
  const registers = [registry];
  const calls = new Counter({
    name: 'platform_calls_total',
    help: 'Calls by operation and code of the answer (200 is success).',
    labelNames: ['operation', 'code'],
    registers,
  });
  const duration = new Histogram({
    name: 'platform_call_duration_seconds',
    help: 'Time from the request to its answer, by operation.',
    labelNames: ['operation'],
    buckets: bucketSeconds,
    registers,
  });
  return (operation = unknownOperation as OperationId, code, durationMs) => {
    calls.inc({ operation, code });
    duration.observe({ operation }, durationMs / 1_000);
  };
}
