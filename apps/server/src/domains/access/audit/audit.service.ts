import { asc, between, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { advisoryLocks } from '../../../db/advisory-locks.ts';
import type { Queryable, Store } from '../../../db/connection.ts';
import { newId } from '../../../kit/ids.ts';
import type { AuditRecord } from '../../../kit/operation/ports.ts';
import { maskSecrets } from '../../../kit/secrets/masking.ts';
import type { SecretBox } from '../../../kit/secrets/secret-box.ts';
import { chainHash, chainStart } from './audit.chain.ts';
import { type AuditRow, auditChainHead, auditRecords } from './audit.table.ts';

const headId = 1;
const pageRows = 500;
/** Records that one call verifies: about a tenth of a second. */
const partRowsAtMost = 2_000;

export type ChainFinding =
  | { readonly intact: true; readonly records: number; readonly unsealed: number }
  | { readonly intact: false; readonly position: number; readonly reason: ChainBreak };

/** The result for a part of the chain, as `auditRecords.verify` answers it. */
export interface PartFinding {
  checkedFrom: number;
  checkedTo: number;
  end: number;
  unsealedCount: number;
  brokenAt: number | null;
  reason: 'altered' | 'missing' | 'endMissing' | null;
  nextFrom: number | null;
}

type ChainBreak = 'record altered' | 'record missing' | 'end of the chain missing';

function nameOf(actor: AuditRecord['actor']): string {
  switch (actor.kind) {
    case 'user':
      return actor.account;
    case 'merchant':
      return actor.mchId;
    case 'device':
      return actor.monitorId;
    default:
      return '';
  }
}

export class AuditService {
  readonly #store: Store;
  readonly #chainKey: Uint8Array;

  constructor(store: Store, secrets: SecretBox) {
    this.#store = store;
    this.#chainKey = secrets.deriveKey('audit chain');
  }

  /**
   * Writes in the operation's own transaction: no change without its record, no record without its change.
   */
  async write(tx: Queryable, records: readonly AuditRecord[]): Promise<void> {
    if (records.length === 0) return;
    await tx.insert(auditRecords).values(
      records.map(({ actor, facts, ...record }) => ({
        id: newId(),
        operation: record.operation,
        outcome: record.outcome,
        actorKind: actor.kind,
        actorId: actor.kind === 'user' ? actor.userId : actor.kind === 'merchant' ? actor.merchantId : null,
        actorName: nameOf(actor),
        actorRole: actor.kind === 'user' ? actor.role : null,
        objectType: record.objectType ?? record.operation.split('.')[0] ?? '',
        objectId: record.objectId ?? '',
        before: record.before === undefined ? null : maskSecrets(record.before),
        after: record.after === undefined ? null : maskSecrets(record.after),
        ip: facts.ip,
        userAgent: facts.userAgent,
        requestId: facts.requestId,
        createdAt: facts.receivedAt,
      })),
    );
  }

  /**
   * Adds every committed unsealed record to the chain, in id order. One process at a time: others skip while
   * the lock is held. Returns how many were sealed.
   */
  async seal(): Promise<number> {
    let sealed = 0;
    for (;;) {
      const count = await this.#store.transaction((tx) => this.#sealPage(tx));
      sealed += count;
      if (count < pageRows) return sealed;
    }
  }

  async #sealPage(tx: Queryable): Promise<number> {
    const lock = await tx.execute<{ taken: boolean }>(
      sql`select pg_try_advisory_xact_lock(${advisoryLocks.auditSeal}) as taken`,
    );
    if (!lock.rows[0]?.taken) return 0;
    const rows = await tx
      .select()
      .from(auditRecords)
      .where(isNull(auditRecords.position))
      .orderBy(asc(auditRecords.id))
      .limit(pageRows);
    if (rows.length === 0) return 0;
    let { position, hash } = await this.#head(tx);
    for (const row of rows) {
      position += 1;
      hash = chainHash(this.#chainKey, hash, position, row);
      await tx.update(auditRecords).set({ position, hash }).where(eq(auditRecords.id, row.id));
    }
    await tx
      .insert(auditChainHead)
      .values({ id: headId, position, hash })
      .onConflictDoUpdate({ target: auditChainHead.id, set: { position, hash } });
    return rows.length;
  }

  /** Verifies the whole chain and returns the first broken position. */
  async verify(): Promise<ChainFinding> {
    const { db } = this.#store;
    const head = await this.#head(db);
    let position = 0;
    let hash = chainStart;
    for (;;) {
      const rows = await db
        .select()
        .from(auditRecords)
        .where(gt(auditRecords.position, position))
        .orderBy(asc(auditRecords.position))
        .limit(pageRows);
      for (const row of rows) {
        position += 1;
        if (row.position !== position) return { intact: false, position, reason: 'record missing' };
        hash = chainHash(this.#chainKey, hash, position, row);
        if (row.hash !== hash) return { intact: false, position, reason: 'record altered' };
        if (position === head.position && hash !== head.hash) {
          return { intact: false, position, reason: 'record altered' };
        }
      }
      if (rows.length < pageRows) break;
    }
    if (position < head.position) {
      return { intact: false, position: position + 1, reason: 'end of the chain missing' };
    }
    const unsealed = await db.$count(auditRecords, isNull(auditRecords.position));
    return {
      intact: true,
      records: await db.$count(auditRecords, isNotNull(auditRecords.position)),
      unsealed,
    };
  }

  /** Like `verify`, but only for the newest records. Detects recent tampering at the end of the trail. */
  async verifyNewest(count: number): Promise<{ intact: boolean; checkedCount: number; sealedCount: number }> {
    return this.#store.transaction(
      async (tx) => {
        const { position: end, hash: endHash } = await this.#head(tx);
        const { position } = auditRecords;
        const rows = await tx
          .select()
          .from(auditRecords)
          .where(gt(position, Math.max(end - count - 1, 0)))
          .orderBy(asc(position));
        // The hash starts at the record before the first checked one, or at the chain's start.
        const before = end > count ? rows.shift() : undefined;
        let hash = before?.hash ?? chainStart;
        let expected = end > count ? end - count : 0;
        const fits = rows.every((row) => {
          expected += 1;
          hash = chainHash(this.#chainKey, hash, expected, row);
          return row.position === expected && row.hash === hash;
        });
        const intact = fits && expected === end && hash === endHash && (end <= count || before !== undefined);
        return { intact, checkedCount: rows.length, sealedCount: end };
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
  }

  /**
   * Verifies at most `partRows` records from a position on. A caller that continues at `nextFrom` checks everything
   * without holding a long query.
   */
  async verifyPart(from: number, to: number | undefined, partRows = partRowsAtMost): Promise<PartFinding> {
    return this.#store.transaction(
      async (tx) => {
        const head = await this.#head(tx);
        const { position } = auditRecords;
        const end = Math.min(to ?? head.position, head.position);
        const until = Math.min(from + partRows - 1, end);
        const rows = await tx
          .select()
          .from(auditRecords)
          // The record before the first one gives the hash to start with.
          .where(between(position, from - 1, Math.max(until, from - 1)))
          .orderBy(asc(position));
        const [next] = await tx
          .select({ position })
          .from(auditRecords)
          .where(gt(position, until))
          .orderBy(asc(position))
          .limit(1);
        const broken =
          until < from
            ? undefined
            : this.#firstBreak(rows, { from, until, head, next: next?.position ?? undefined });
        return {
          checkedFrom: from,
          checkedTo: broken ? broken.at : Math.max(until, from - 1),
          end,
          unsealedCount: await tx.$count(auditRecords, isNull(position)),
          brokenAt: broken?.at ?? null,
          reason: broken?.reason ?? null,
          nextFrom: broken || until >= end ? null : until + 1,
        };
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
  }

  /** `next` is the position of the first record after this part. */
  #firstBreak(
    rows: readonly AuditRow[],
    {
      from,
      until,
      head,
      next,
    }: { from: number; until: number; head: { position: number; hash: string }; next: number | undefined },
  ): { at: number; reason: NonNullable<PartFinding['reason']> } | undefined {
    const byPosition = new Map(rows.map((row) => [row.position, row]));
    const newest = next ?? rows.at(-1)?.position ?? 0;
    let hash = from === 1 ? chainStart : byPosition.get(from - 1)?.hash;
    if (!hash) return { at: from - 1, reason: newest < from ? 'endMissing' : 'missing' };
    for (let at = from; at <= until; at += 1) {
      const row = byPosition.get(at);
      if (!row) return { at, reason: newest < at ? 'endMissing' : 'missing' };
      hash = chainHash(this.#chainKey, hash, at, row);
      if (row.hash !== hash) return { at, reason: 'altered' };
    }
    if (until < head.position) return undefined;
    if (hash !== head.hash) return { at: until, reason: 'altered' };
    // Sealing moves the end with each record, so a record after it was added by other means.
    return next === undefined ? undefined : { at: next, reason: 'altered' };
  }

  /** Whether the link of one record in the chain holds. */
  async linkOf(db: Queryable, row: AuditRow): Promise<'waiting' | 'intact' | 'broken'> {
    if (row.position === null) return 'waiting';
    const [before] =
      row.position === 1
        ? [{ hash: chainStart }]
        : await db
            .select({ hash: auditRecords.hash })
            .from(auditRecords)
            .where(eq(auditRecords.position, row.position - 1));
    if (!before?.hash) return 'broken';
    return chainHash(this.#chainKey, before.hash, row.position, row) === row.hash ? 'intact' : 'broken';
  }

  async #head(db: Queryable): Promise<{ position: number; hash: string }> {
    const [head] = await db.select().from(auditChainHead).where(eq(auditChainHead.id, headId));
    return head ?? { position: 0, hash: chainStart };
  }
}
