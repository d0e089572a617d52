import type { OperationIO } from '@platform/sdk';

export type ShownExport = OperationIO['exports.start']['output'];
export type StartRequest = OperationIO['exports.start']['handlerInput'];
export type ExportFormat = StartRequest['format'];
export type ExportState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
export type ExportCompression = 'none' | 'gzip';
export type ExportFilterNote = NonNullable<StartRequest['filterNotes']>[number];
export type ExportSelection = NonNullable<StartRequest['selection']>;
