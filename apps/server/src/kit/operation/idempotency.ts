import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Queryable } from '../../db/connection.ts';
import { texts } from '../exporting/export-columns.ts';
import { type Answer, RequestFault } from '../http/envelope.ts';
import { BusinessError } from '../refusals/business-error.ts';
import { idempotencyKeys } from './idempotency.table.ts';

const saneKey = /^[\x21-\x7e]{8,128}$/;
const keepMs = 24 * 60 * 60 * 1000;

export interface IdempotentCall {
  readonly userId: string;
  readonly key: string;
  readonly operation: string;
  readonly bodyHash: string;
  readonly now: Date;
}

export function checkIdempotencyKey(key: string): void {
  if (saneKey.test(key)) return;
  throw new RequestFault('validationFailed', {
    issues: [
      {
        path: 'Idempotency-Key',
        code: 'invalid_format',
        message: texts(
          '此请求头须为 8 至 128 个可见的 ASCII 字符',
          '此標頭須為 8 至 128 個可見的 ASCII 字元',
          'The header must have 8 to 128 visible ASCII characters.',
        ),
      },
    ],
  });
}

/** Two requests are equal if their values are, regardless of key order and white space in the JSON. */
export function hashOf(value: unknown): string {
  return createHash('sha256').update(stableJson(value)).digest('base64url');
}

function stableJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stableJson).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, item]) => `${JSON.stringify(name)}:${stableJson(item)}`).join(',')}}`;
}

/**
 * Claims the key for this call, or returns the stored answer of the same call. A concurrent call with the
 * same key waits here until the first transaction ends.
 */
export async function claimIdempotencyKey(tx: Queryable, call: IdempotentCall): Promise<Answer | undefined> {
  const { now, ...claim } = call;
  const taken = await tx
    .insert(idempotencyKeys)
    .values({ ...claim, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (taken.length > 0) return undefined;

  const [earlier] = await tx.select().from(idempotencyKeys).where(isCall(call));
  if (!earlier || earlier.operation !== call.operation || earlier.bodyHash !== call.bodyHash) {
    throw new BusinessError('idempotencyConflict');
  }
  const body = earlier.answer ?? '';
  return { status: earlier.status ?? 200, code: 200, body, headers: { 'idempotency-replayed': 'true' } };
}

export async function storeIdempotentAnswer(
  tx: Queryable,
  call: IdempotentCall,
  answer: Answer,
): Promise<void> {
  await tx.update(idempotencyKeys).set({ status: answer.status, answer: answer.body }).where(isCall(call));
}

const isCall = (call: IdempotentCall) =>
  and(eq(idempotencyKeys.userId, call.userId), eq(idempotencyKeys.key, call.key));

/** Deletes keys that are too old for a genuine retry. */
export async function forgetOldIdempotencyKeys(db: Queryable, now: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - keepMs)));
}
