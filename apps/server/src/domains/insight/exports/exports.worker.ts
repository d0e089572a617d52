import type { Operation } from '@platform/sdk';
import type { errorCatalogue } from '@platform/sdk/errors';
import type { Queryable, Store } from '../../../db/connection.ts';
import { namedFor } from '../../../kit/exporting/export-source.ts';
import type { FileFacts } from '../../../kit/exporting/file-writer.ts';
import type { FanoutEvent } from '../../../kit/live/fanout.ts';
import type { Log } from '../../../kit/log/log.ts';
import type { AuditRecord } from '../../../kit/operation/ports.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { onlineUsers, sendMessage } from '../../access/access.public.ts';
import { readDocument } from './exports.documents.ts';
import { ExportFile, factsOf } from './exports.file.ts';
import { exportPolicy } from './exports.policy.ts';
import {
  endExport,
  handBack,
  leaseExport,
  renewLease,
  saveProgress,
  type TakenExport,
} from './exports.queue.ts';
import { type ReaderParts, readAllPages } from './exports.reader.ts';
import { chosenColumns } from './exports.request.ts';
import { type ExportSources, exportEvent } from './exports.service.ts';
import type { ListExport } from './exports.table.ts';
import type { ExportFormat } from './exports.types.ts';

export interface ExportWorkerParts extends Omit<ReaderParts, 'db'> {
  readonly store: Store;
  readonly log: Log;
  readonly sources: ExportSources;
  readonly operations: readonly Operation[];
  readonly publish: (events: readonly FanoutEvent[]) => void;
  readonly writeAudit: (tx: Queryable, records: readonly AuditRecord[]) => Promise<void>;
  /** Called after each page; waits while requests are pending, which have priority. */
  readonly yieldToRequests?: (workedMs: number) => Promise<void>;
  readonly rowLimits?: Readonly<Partial<Record<ExportFormat, number>>>;
}

type Written = { readonly rowCount: number; readonly limitReached: boolean };

/**
 * Writes the requested files, one at a time per process. A run starts an export and does not wait for it, so
 * that a process that shuts down can return it to the queue.
 */
export class ExportWorker {
  readonly #parts: ExportWorkerParts;
  #writing: Promise<void> | undefined;
  #stopping = false;
  #onFreed: () => void = () => undefined;

  constructor(parts: ExportWorkerParts) {
    this.#parts = parts;
  }

  /** Called whenever an export has ended, so that the next one can start. */
  onFreed(listener: () => void): void {
    this.#onFreed = listener;
  }

  /** Starts the next export. Returns false when none is waiting or one is already being written. */
  async turn(): Promise<boolean> {
    if (this.#writing || this.#stopping) return false;
    const { store, clock, publish, log } = this.#parts;
    const taken = await leaseExport(store, clock.now());
    if (!taken) return false;
    publish([exportEvent(taken)]);
    this.#writing = this.#write(taken)
      .catch((error: unknown) => log.error({ error, exportId: taken.id }, 'an export could not be ended'))
      .finally(() => {
        this.#writing = undefined;
        this.#onFreed();
      });
    return true;
  }

  /** Resolves when nothing is being written. A started export returns to the queue at its next page. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await this.#writing;
  }

  /** Resolves when the started export has ended. */
  async idle(): Promise<void> {
    await this.#writing;
  }

  async #write(taken: TakenExport): Promise<void> {
    const { store, clock, log, publish } = this.#parts;
    // Renewed by a timer and not per page, because a page may take longer than the lease.
    const renewal = setInterval(() => {
      renewLease(store.db, taken, clock.now()).catch((error: unknown) =>
        log.warn({ error }, 'a lease was not renewed'),
      );
    }, exportPolicy.renewEveryMs);
    try {
      if (taken.attempts > exportPolicy.attempts) throw new BusinessError('exportInterrupted');
      const written = await this.#writeRows(taken);
      if (written) await this.#end(taken, written);
      else if (this.#stopping) await store.transaction((tx) => handBack(tx, taken));
    } catch (error) {
      if (!(error instanceof BusinessError))
        log.error({ error, exportId: taken.id, requestId: taken.requestId }, 'an export failed');
      await this.#fail(taken, error instanceof BusinessError ? error.errorName : 'internalError');
    } finally {
      clearInterval(renewal);
      publish([exportEvent(taken)]);
    }
  }

  /** Writes all rows to the file. Returns undefined when this process shuts down or has lost the lease. */
  async #writeRows(taken: TakenExport): Promise<Written | undefined> {
    const { store, clock, sources, operations, publish, yieldToRequests } = this.#parts;
    const listed = sources.get(taken.operation);
    const source = listed && namedFor(listed, taken.filters);
    const operation = operations.find(({ id }) => id === taken.operation);
    if (!source || !operation) throw new BusinessError('notImplemented');
    const limit = { ...exportPolicy.rowLimits, ...this.#parts.rowLimits }[taken.format];
    let file: ExportFile | undefined;
    let progress = { rowCount: 0, total: null as number | null, pieceCount: 0, sizeBytes: 0 };
    let limitReached = false;
    let toldAt = 0;
    const save = async (pieces: readonly Uint8Array[], sizeBytes: number): Promise<boolean> => {
      progress = { ...progress, pieceCount: progress.pieceCount + pieces.length, sizeBytes };
      return store.transaction((tx) => saveProgress(tx, taken, pieces, progress, clock.now()));
    };
    const facts: FileFacts[number][] = [];
    const parts = { ...this.#parts, db: store.db, ...(source.rowsOf && { transact: store.transaction }) };
    const pages = source.document
      ? readDocument(parts, source.document, operation, taken, limit)
      : readAllPages(parts, source, operation, taken);
    for await (const { rows, total, scope, facts: told = [] } of pages) {
      if (this.#stopping) return undefined;
      const startedAt = performance.now();
      facts.push(...told);
      file ??= new ExportFile(chosenColumns(source, scope, taken.columns), source, taken, told);
      const room = limit - progress.rowCount;
      limitReached = rows.length > room;
      file.add(limitReached ? rows.slice(0, room) : rows);
      progress = {
        ...progress,
        rowCount: progress.rowCount + Math.min(rows.length, room),
        total: progress.total ?? total,
      };
      if (!(await save(await file.pieces(), file.sizeBytes))) return undefined;
      if (performance.now() - toldAt >= exportPolicy.tellEveryMs) {
        toldAt = performance.now();
        publish([exportEvent(taken)]);
      }
      if (limitReached) break;
      await yieldToRequests?.(performance.now() - startedAt);
    }
    if (!file) return undefined;
    const written = { rowCount: progress.rowCount, limitReached };
    const last = await file.lastPieces(factsOf(source, taken, { ...written, facts, now: clock.now() }));
    return (await save(last, file.sizeBytes)) ? written : undefined;
  }

  async #end(taken: TakenExport, { rowCount, limitReached }: Written): Promise<void> {
    const { store, clock, writeAudit } = this.#parts;
    await this.#announce(async (tx, tell) => {
      const now = clock.now();
      const ended = await endExport(tx, taken, { state: 'done', limitReached }, now);
      if (!ended) return;
      await writeAudit(tx, [
        auditOf(ended, 'success', now, { rowCount, limitReached, sizeBytes: ended.sizeBytes }),
      ]);
      await this.#tellIfAway(tx, ended, tell);
    }, store);
  }

  async #fail(taken: TakenExport, error: keyof typeof errorCatalogue): Promise<void> {
    const { store, clock, writeAudit } = this.#parts;
    await this.#announce(async (tx, tell) => {
      const now = clock.now();
      const ended = await endExport(tx, taken, { state: 'failed', error }, now);
      if (!ended) return;
      await writeAudit(tx, [auditOf(ended, error, now, { rowCount: ended.rowCount })]);
      await this.#tellIfAway(tx, ended, tell);
    }, store);
  }

  /** Runs one transaction and publishes its events after the commit. */
  async #announce(
    work: (tx: Queryable, tell: (event: FanoutEvent) => void) => Promise<void>,
    store: Store,
  ): Promise<void> {
    const events = await store.transaction(async (tx) => {
      const told: FanoutEvent[] = [];
      await work(tx, (event) => told.push(event));
      return told;
    });
    this.#parts.publish(events);
  }

  /** Sends a message to a user who is offline. An online user sees the end in the console. */
  async #tellIfAway(tx: Queryable, ended: ListExport, publish: (event: FanoutEvent) => void): Promise<void> {
    const now = this.#parts.clock.now();
    if ((await onlineUsers(tx, [ended.userId], now)).has(ended.userId)) return;
    const { fileName, rowCount, requestId } = ended;
    await (ended.state === 'done'
      ? sendMessage({ now, publish }, tx, [ended.userId], {
          name: 'exportReady',
          filling: { fileName, rowCount },
          link: '/exports',
        })
      : sendMessage({ now, publish }, tx, [ended.userId], {
          name: 'exportFailed',
          filling: { fileName, requestId },
          link: '/exports',
        }));
  }
}

/** Audits the result: user, list and number of rows. The start has an audit record of its own. */
function auditOf(
  ended: ListExport,
  outcome: keyof typeof errorCatalogue,
  now: Date,
  after: Readonly<Record<string, unknown>>,
): AuditRecord {
  const { userId, account, role, sessionId, requestId, ip, userAgent } = ended;
  return {
    operation: 'exports.finish',
    outcome,
    actor: { kind: 'user', userId, account, role, sessionId },
    facts: { requestId, receivedAt: now, ip, userAgent },
    objectType: 'export',
    objectId: ended.id,
    after: { operation: ended.operation, filters: ended.filters, format: ended.format, ...after },
  };
}
