import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { texts } from '../../../kit/exporting/export-columns.ts';
import { RequestFault } from '../../../kit/http/envelope.ts';
import { newId } from '../../../kit/ids.ts';
import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { HandlerContext, Scope } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { SheetFault } from '../../../kit/spreadsheet/sheet.ts';
import { codeFor, orders, payoutBatchOrders, plainReference } from '../../orders/orders.public.ts';
import type { TemplateDefinition } from '../payout-templates/payout-templates.service.ts';
import { readBankSheet } from '../payout-templates/payout-templates.service.ts';
import { sha256Of } from './payout-batches.export-file.ts';
import {
  judgeLines,
  type PlacedPayout,
  type ReferenceHolders,
  type ResultLine,
  readLines,
} from './payout-batches.judging.ts';
import { findBatch, mustBeIn, tellStep } from './payout-batches.service.ts';
import { type PayoutBatch, payoutBatchResults } from './payout-batches.table.ts';
import type { BatchJudgement, JudgedLine } from './payout-batches.types.ts';

const limits = { maxRows: 5_021, maxColumns: 64 };

/** Stores a result file of the bank and judges its lines. No payout changes. */
export async function judgeResult(
  context: HandlerContext,
  { payoutBatchId, file }: { readonly payoutBatchId: string; readonly file: Blob },
): Promise<BatchJudgement> {
  const { db, now, scope } = context;
  const batch = await findBatch(db, payoutBatchId, scope);
  await mustBeIn(db, batch, ['exported', 'confirming', 'closed']);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const fileName = (file as Blob & { readonly name?: string }).name ?? 'file';
  checkFileType(batch.template, fileName, bytes);
  // Read before it is stored: a file that cannot be read is refused and leaves nothing behind.
  const lines = await linesOf(batch.template, bytes);
  const sha256 = sha256Of(bytes);
  const stored = await context.transact(async (tx) => {
    const row = { id: newId(now), batchId: batch.id, fileName, content: bytes, sha256 };
    const [added] = await tx
      .insert(payoutBatchResults)
      .values({ ...row, uploadedBy: actingUser(context).userId, uploadedAt: now })
      .onConflictDoNothing()
      .returning({ id: payoutBatchResults.id });
    if (added) {
      await tellStep({ ...context, db: tx }, batch, { event: 'judged', count: 0, sha256 });
      return { id: added.id, repeated: false };
    }
    const sameFile = and(eq(payoutBatchResults.batchId, batch.id), eq(payoutBatchResults.sha256, sha256));
    const [earlier] = await tx.select({ id: payoutBatchResults.id }).from(payoutBatchResults).where(sameFile);
    return { id: earlier?.id ?? row.id, repeated: true };
  });
  const judged = await judge(db, batch, lines, scope);
  return { resultId: stored.id, fileName, sha256, repeated: stored.repeated, ...sumUp(judged) };
}

/** A stored result file, judged by what its payouts are now. @throws batchResultNotFound */
export async function judgeStored(
  db: Queryable,
  batch: PayoutBatch,
  resultId: string,
  scope: Scope,
): Promise<JudgedLine[]> {
  const isThis = and(eq(payoutBatchResults.id, resultId), eq(payoutBatchResults.batchId, batch.id));
  const [stored] = await db.select().from(payoutBatchResults).where(isThis);
  if (!stored) throw new BusinessError('batchResultNotFound');
  return judge(db, batch, await linesOf(batch.template, stored.content), scope);
}

async function judge(
  db: Queryable,
  batch: PayoutBatch,
  lines: readonly ResultLine[],
  scope: Scope,
): Promise<JudgedLine[]> {
  const payouts: PlacedPayout[] = await db
    .select({ place: payoutBatchOrders, order: orders })
    .from(payoutBatchOrders)
    .innerJoin(orders, eq(orders.id, payoutBatchOrders.orderId))
    .where(eq(payoutBatchOrders.batchId, batch.id))
    .orderBy(payoutBatchOrders.row);
  return judgeLines(lines, payouts, batch.template, await holdersOf(db, lines, payouts, scope));
}

/** References of the file that payouts outside the batch have already, by the reference in capital letters. */
async function holdersOf(
  db: Queryable,
  lines: readonly ResultLine[],
  payouts: readonly PlacedPayout[],
  scope: Scope,
): Promise<ReferenceHolders> {
  const asked = [...new Set(lines.flatMap(({ utr }) => (utr ? [plainReference(utr)] : [])))];
  if (asked.length === 0) return new Map();
  const own = payouts.map(({ order }) => order.id);
  const { utr, orderCode, merchantId, supplierId, orderType, id } = orders;
  const payoutType = 2;
  const rows = await db
    .select({ utr, orderCode, merchantId, supplierId })
    .from(orders)
    .where(and(inArray(utr, asked), eq(orderType, payoutType), notInArray(id, own)));
  return new Map(rows.map((row) => [(row.utr ?? '').toUpperCase(), codeFor(row, scope)]));
}

/** The first bytes tell a spreadsheet, whatever its name says. @throws fileTypeInvalid */
function checkFileType({ format }: TemplateDefinition, fileName: string, bytes: Uint8Array): void {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const isNamed = fileName.toLowerCase().endsWith(`.${format}`);
  if (!isNamed || isZip !== (format === 'xlsx')) throw new BusinessError('fileTypeInvalid');
}

const unreadable = texts(
  '无法按模板读取此文件',
  '無法依範本讀取此檔案',
  'The file cannot be read by the template.',
);
const columnsMissing = texts(
  '文件缺少模板指定的列，或列名重复',
  '檔案缺少範本指定的欄，或欄名重複',
  'A column that the template names is missing or stands twice.',
);

async function linesOf(template: TemplateDefinition, bytes: Uint8Array): Promise<ResultLine[]> {
  const { result } = template;
  if (!result) throw new BusinessError('templateDetailsUnsupported');
  try {
    const lines = readLines(await readBankSheet(template, bytes, limits), result);
    if (lines) return lines;
  } catch (error) {
    if (!(error instanceof SheetFault)) throw error;
    const path = error.row === undefined ? 'file' : `rows.${error.row}`;
    throw new RequestFault('fileParseFailed', {
      issues: [{ path, code: error.problem, message: unreadable }],
    });
  }
  throw new RequestFault('fileParseFailed', {
    issues: [{ path: 'file', code: 'columnsMissing', message: columnsMissing }],
  });
}

function sumUp(lines: JudgedLine[]): Pick<BatchJudgement, 'lines' | 'counts' | 'paidMinor'> {
  const counts = [...Map.groupBy(lines, ({ verdict }) => verdict)].map(([verdict, of]) => ({
    verdict,
    count: of.length,
  }));
  const paidMinor = lines.reduce(
    (sum, { verdict, amountMinor }) => sum + (verdict === 'paid' ? (amountMinor ?? 0) : 0),
    0,
  );
  return { lines, counts, paidMinor };
}
