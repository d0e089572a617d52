import type { OperationIO } from '@platform/sdk';

export type StatementRow = OperationIO['statements.matchByHand']['output'];
export type StatementRecord = OperationIO['statements.ingest']['handlerInput']['records'][number];
export type StatementKind = 'sms' | 'webMessage' | 'usdt';
export type StatementState = 'received' | 'matched' | 'unmatched' | 'suspicious' | 'unparsed' | 'ignored';
export type StatementSuspicion =
  | 'severalCandidates'
  | 'amountMismatch'
  | 'late'
  | 'utrConsumed'
  | 'nameMismatch'
  | 'accountUnclear';
export type MatchKind = 'automatic' | 'byHand';
