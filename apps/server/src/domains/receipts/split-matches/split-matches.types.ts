import type { OperationIO } from '@platform/sdk';

export type AddSplitMatch = OperationIO['splitMatches.add']['handlerInput'];
export type SplitMatchShown = OperationIO['splitMatches.detail']['output'];
export type SplitTolerance = OperationIO['splitMatches.tolerances']['output']['list'][number];
