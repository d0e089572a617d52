import type { OperationIO } from '@platform/sdk';

type Asked = OperationIO['payScriptRuns.list']['handlerInput'];

export type EntryPoint = NonNullable<Asked['entryPoint']>;
export type RunVerdict = NonNullable<Asked['verdict']>;
/** Why a script gave no verdict. */
export type RunFailure = NonNullable<Asked['failure']>;
export type RunTrigger = 'worker' | 'notice' | 'operator';
export type RunEffect =
  | 'none'
  | 'accepted'
  | 'completed'
  | 'declined'
  | 'exception'
  | 'returnedToPool'
  | 'amountDiffers';
export type StoredRequest = OperationIO['payScriptRuns.detail']['output']['requests'][number];
export type StoredNotice = NonNullable<OperationIO['payScriptRuns.detail']['output']['notice']>;
