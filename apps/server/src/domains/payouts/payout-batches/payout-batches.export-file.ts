import { createHash } from 'node:crypto';
import type { OperationIO } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { texts } from '../../../kit/exporting/export-columns.ts';
import { RequestFault } from '../../../kit/http/envelope.ts';
import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { numberPlaces, type Order, payoutEvent, sendBatch } from '../../orders/orders.public.ts';
import { contentTypeOf, type FileProblem, writeBankFile } from '../payout-templates/bank-file.service.ts';
import { accountNumberOf, accountOf } from './payout-batches.choice.ts';
import { showBatch } from './payout-batches.list.ts';
import { lockBatch, lockPayoutsOf, mustBeIn, tellStep } from './payout-batches.service.ts';
import { type PayoutBatch, payoutBatches, payoutBatchFiles } from './payout-batches.table.ts';
import type { BatchRow } from './payout-batches.types.ts';

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Writes the file of a batch once and starts the payment of its payouts in the same transaction: from here on the bank may
 * pay, so none of them goes back to the pool by machine. A repeated call finds the file written and changes nothing.
 *
 * @throws batchExportFailed with one issue per cell that the file cannot hold
 */
export async function exportBatch(context: HandlerContext, batchId: string): Promise<BatchRow> {
  const { db, now, ip, scope } = context;
  const user = actingUser(context);
  const batch = await lockBatch(db, batchId, scope);
  if (batch.exportedAt !== null) return showBatch(db, batchId, scope);
  await mustBeIn(db, batch, ['created']);
  const payouts = await lockPayoutsOf(db, batchId);
  if (payouts.length === 0) throw new BusinessError('batchEmpty');
  const inRows = await inFileOrder(db, batchId, payouts);
  const { bytes, problems } = await fileOf(context, batch, inRows);
  if (problems.length > 0) throw exportFault(problems);
  const sha256 = sha256Of(bytes);
  await db.insert(payoutBatchFiles).values({
    batchId,
    fileName: `${batch.batchCode}.${batch.template.format}`,
    contentType: contentTypeOf(batch.template),
    content: bytes,
    sha256,
    createdAt: now,
  });
  await db.update(payoutBatches).set({ exportedAt: now }).where(eq(payoutBatches.id, batchId));
  const step = { now, ip, userId: user.userId, context: { as: user.role } };
  const sent = await sendBatch(db, payouts, batchId, step);
  for (const order of sent) context.publish(payoutEvent('payout.updated', order, false));
  await tellStep(context, batch, { event: 'exported', count: sent.length, sha256 });
  return showBatch(db, batchId, scope);
}

/** The payouts by their row. Rows are numbered anew, because payouts may have left since the creation. */
async function inFileOrder(db: Queryable, batchId: string, payouts: readonly Order[]): Promise<Order[]> {
  const ids = await numberPlaces(db, batchId);
  const byId = new Map(payouts.map((order) => [order.id, order]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function fileOf({ db, timeZone }: HandlerContext, batch: PayoutBatch, payouts: readonly Order[]) {
  const { resource } = await accountOf(db, batch.resourceId, { kind: 'all' });
  return writeBankFile(batch.template, payouts, {
    batchCode: batch.batchCode,
    payoutTime: batch.payoutTime,
    timeZone,
    payerAccount: accountNumberOf(resource),
    payerName: resource.accountName ?? resource.name,
  });
}

const problemTexts = {
  tooLong: texts(
    '内容超过银行的长度上限',
    '內容超過銀行的長度上限',
    'The value is longer than the bank accepts.',
  ),
  notEncodable: texts(
    '内容含有文件编码无法表示的字符',
    '內容含有檔案編碼無法表示的字元',
    'The value has a character that the file cannot hold.',
  ),
  missing: texts('缺少收款账户', '缺少收款帳戶', 'The beneficiary’s account is missing.'),
} as const;

const mostIssues = 200;

function exportFault(problems: readonly FileProblem[]): RequestFault {
  const issues = problems.slice(0, mostIssues).map(({ row, column, kind }) => ({
    path: `rows.${row}.${column}`,
    code: kind,
    message: problemTexts[kind as keyof typeof problemTexts],
  }));
  return new RequestFault('batchExportFailed', { issues });
}

/**
 * The stored bytes. They are compared with the hash of the export first: a file that changed in the store must not reach
 * a bank.
 */
export async function downloadBatch(
  context: HandlerContext,
  batchId: string,
): Promise<OperationIO['payoutBatches.download']['output']> {
  const { db, scope } = context;
  const batch = await lockBatch(db, batchId, scope);
  await mustBeIn(db, batch, ['exported', 'confirming', 'closed']);
  const [file] = await db.select().from(payoutBatchFiles).where(eq(payoutBatchFiles.batchId, batchId));
  if (!file || sha256Of(file.content) !== file.sha256) throw new BusinessError('batchDownloadFailed');
  await tellStep(context, batch, { event: 'downloaded', count: 0, sha256: file.sha256 });
  const { fileName, contentType, content, sha256 } = file;
  return {
    fileName,
    contentType,
    sizeBytes: content.byteLength,
    sha256,
    contentBase64: Buffer.from(content).toString('base64'),
  };
}
