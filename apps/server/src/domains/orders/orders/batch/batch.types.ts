import type { OperationIO } from '@platform/sdk';

export type BatchCreated = OperationIO['orders.createBatch']['output'];
export type BatchCreatedRow = BatchCreated['rows'][number];
export type BatchCurrencyTotal = BatchCreated['totals'][number];
export type UploadFlag = OperationIO['orders.uploadFlag']['output'];
