import type { HandlerMap } from '@platform/sdk/wire';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { cancelBatch, handleBatch } from './payout-batches.changes.ts';
import { confirmBatch } from './payout-batches.confirmation.ts';
import { createBatch, previewBatch } from './payout-batches.creation.ts';
import { batchDossier } from './payout-batches.dossier.ts';
import { downloadBatch, exportBatch } from './payout-batches.export-file.ts';
import { listBatches } from './payout-batches.list.ts';
import { judgeResult } from './payout-batches.results.ts';

export const payoutBatchesHandlers = {
  'payoutBatches.preview': async (input, context) => previewBatch(context, input),

  'payoutBatches.create': async (input, context) => createBatch(context, input),

  'payoutBatches.list': async (input, { db, scope }) => listBatches(db, input, scope),

  'payoutBatches.dossier': async ({ payoutBatchId }, { db, scope }) => batchDossier(db, payoutBatchId, scope),

  'payoutBatches.cancel': async (input, context) => cancelBatch(context, input),

  'payoutBatches.export': async ({ payoutBatchId }, context) => exportBatch(context, payoutBatchId),

  'payoutBatches.download': async ({ payoutBatchId }, context) => downloadBatch(context, payoutBatchId),

  'payoutBatches.judge': async (input, context) => judgeResult(context, input),

  'payoutBatches.confirm': async (input, context) => confirmBatch(context, input),

  'payoutBatches.handle': async (input, context) => handleBatch(context, input),
} satisfies Partial<HandlerMap<HandlerContext>>;
