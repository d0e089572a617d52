import { setTimeout as delay } from 'node:timers/promises';

const serializationFailure = '40001';
const deadlockDetected = '40P01';
const maxAttempts = 4;

/** PostgreSQL's error code, even if the query builder has wrapped the driver's error. */
export function sqlStateOf(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string' && /^[0-9A-Z]{5}$/.test(current.code)) {
      return current.code;
    }
  }
  return undefined;
}

/** Retries work that PostgreSQL rolled back only because of a concurrent transaction. */
export async function withTransactionRetry<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const state = sqlStateOf(error);
      const repeatable = state === serializationFailure || state === deadlockDetected;
      if (!repeatable || attempt >= maxAttempts) throw error;
      await delay(Math.random() * 20 * 2 ** attempt);
    }
  }
}
