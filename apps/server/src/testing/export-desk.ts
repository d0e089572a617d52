import { gunzipSync } from 'node:zlib';
import type { OperationIO } from '@platform/sdk';
import { parse } from 'csv-parse/sync';
import { allOperations } from '../app.ts';
import { ExportWorker, type ExportWorkerParts } from '../domains/insight/exports/exports.worker.ts';
import { exportSources } from '../export-sources.ts';
import type { TestApp } from './test-app.ts';

type Export = OperationIO['exports.start']['output'];
type Piece = OperationIO['exports.piece']['output'];

/** Requests exports as a user, and writes them as a worker. */
export class ExportDesk {
  readonly #app: TestApp;

  constructor(app: TestApp) {
    this.#app = app;
  }

  /** A worker that writes exports. */
  worker(changed: Partial<ExportWorkerParts> = {}): ExportWorker {
    const { dependencies, handlers, audit, settings } = this.#app;
    const { store, clock, log, secrets, timeZone, fanout } = dependencies;
    return new ExportWorker({
      store,
      clock,
      log,
      secrets,
      timeZone,
      handlers,
      settings: settings.reader(store.db),
      sources: exportSources,
      operations: allOperations,
      publish: (events) => fanout.publish(events),
      writeAudit: (tx, records) => audit.write(tx, records),
      ...changed,
    });
  }

  start(token: string, request: Record<string, unknown>) {
    return this.#app.post<Export>('/v1.0/export/start', request, { token });
  }

  async one(token: string, id: string): Promise<Export> {
    const found = (await this.list(token)).find((row) => row.id === id);
    if (!found) throw new Error(`There is no export ${id}.`);
    return found;
  }

  async list(token: string): Promise<Export[]> {
    const path = '/v1.0/export/getList?pageNum=100';
    return (await this.#app.get<{ list: Export[] }>(path, { token })).data.list;
  }

  cancel(token: string, id: string) {
    return this.#app.post<Export>('/v1.0/export/cancel', { id }, { token });
  }

  piece(token: string, id: string, index: number) {
    return this.#app.get<Piece>(`/v1.0/export/getPiece?id=${id}&index=${index}`, { token });
  }

  /** The file, assembled from its parts as a client does. */
  async download(token: string, id: string): Promise<Buffer> {
    const { pieceCount } = await this.one(token, id);
    const pieces: Buffer[] = [];
    for (let index = 0; index < pieceCount; index += 1) {
      const { data } = await this.piece(token, id, index);
      const bytes = Buffer.from(data.contentBase64, 'base64');
      pieces.push(data.compression === 'gzip' ? gunzipSync(bytes) : bytes);
    }
    return Buffer.concat(pieces);
  }

  /** Requests, writes and downloads an export, and parses the CSV with a library. */
  async csv(token: string, request: Record<string, unknown>): Promise<string[][]> {
    const { data, msg } = await this.start(token, { format: 'csv', ...request });
    if (!data?.id) throw new Error(`The export was refused: ${msg}`);
    const worker = this.worker();
    await worker.turn();
    await worker.idle();
    const { state, errorMessage } = await this.one(token, data.id);
    if (state !== 'done') throw new Error(`The export is ${state}: ${errorMessage}`);
    return parse((await this.download(token, data.id)).toString(), { bom: true });
  }
}
