import type { OperationIO } from '@platform/sdk';

export type StatementRow = OperationIO['statements.matchByHand']['output'];
export type StatementRecord = OperationIO['statements.ingest']['handlerInput']['records'][number];
export type StatementResult = OperationIO['statements.ingest']['output']['results'][number];
export type MatchForecast = NonNullable<OperationIO['messageTemplates.test']['output']['outcome']>;
export type StatementPage = OperationIO['statements.list']['output'];
export type StatementDetail = OperationIO['statements.detail']['output'];
export type StatementCandidate = OperationIO['statements.candidates']['output']['list'][number];
export type StatementDifference = StatementCandidate['differences'][number];
