import type { OperationIO } from '@platform/sdk';

type Io = OperationIO;

export type BatchRow = Io['payoutBatches.list']['output']['list'][number];
export type BatchState = 'created' | 'exported' | 'confirming' | 'closed' | 'cancelled';
export type BatchPreview = Io['payoutBatches.preview']['output'];
export type BatchCreated = Io['payoutBatches.create']['output'];
export type BatchDossier = Io['payoutBatches.dossier']['output'];
export type BatchOutcome = Io['payoutBatches.confirm']['output'];
export type OutcomeRow = BatchOutcome['rows'][number];
export type BatchJudgement = Io['payoutBatches.judge']['output'];
export type JudgedLine = BatchJudgement['lines'][number];
export type LineVerdict = JudgedLine['verdict'];
export type SkipReason = BatchCreated['skipped'][number]['reason'];
export type Skipped = BatchCreated['skipped'][number];
export type StoppedBy = BatchCreated['stoppedBy'];

/** What a batch is made of. */
export type BatchChoice = Omit<Io['payoutBatches.create']['handlerInput'], 'templateId' | 'payoutTime'>;
export type ConfirmRequest = Io['payoutBatches.confirm']['handlerInput'];
export type CancelRequest = Io['payoutBatches.cancel']['handlerInput'];
export type HandleRequest = Io['payoutBatches.handle']['handlerInput'];
