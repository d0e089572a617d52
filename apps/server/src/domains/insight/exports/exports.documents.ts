import type { Operation } from '@platform/sdk';
import type { ExportDocument } from '../../../kit/exporting/export-source.ts';
import type { Scope } from '../../../kit/operation/context.ts';
import { exportPolicy } from './exports.policy.ts';
import { contextNow, type ReaderParts, type ReadPage } from './exports.reader.ts';
import { listInput } from './exports.request.ts';
import type { ListExport } from './exports.table.ts';

/**
 * Reads the lines of a document, with the user's permissions at the time of each read.
 *
 * @throws BusinessError when the user may no longer read it, or when it has more lines than a file may hold
 */
export async function* readDocument(
  parts: ReaderParts,
  document: ExportDocument,
  operation: Operation,
  asked: ListExport,
  lineLimit: number,
): AsyncGenerator<ReadPage> {
  const { language, startedAt, createdAt } = asked;
  const input = listInput(operation, asked.filters, { language, timeZone: parts.timeZone });
  let scope: Scope = { kind: 'none' };
  const context = async () => {
    const now = await contextNow(parts, asked);
    scope = now.scope;
    return now;
  };
  const run = {
    startedAt: startedAt ?? createdAt,
    lineLimit,
    pageRows: parts.pageRows ?? exportPolicy.documentRows,
  };
  for await (const { lines, total, facts } of document.read(context, input as never, run))
    yield { rows: lines, total, scope, ...(facts && { facts }) };
}
