import type { OperationIO } from '@platform/sdk';

type CallbackRow = OperationIO['orderCallbacks.list']['output']['list'][number];
type AttemptRow = OperationIO['orderCallbacks.listDetails']['output']['list'][number];

export type CallbackState = CallbackRow['state'];
export type CallbackOutcome = AttemptRow['outcome'];
export type CallbackTrigger = AttemptRow['trigger'];
export type CallbackMethod = AttemptRow['httpMethod'];
export type { AttemptRow, CallbackRow };

type ResendInput = OperationIO['orderCallbacks.resendMany']['handlerInput'];
type ResendRow = OperationIO['orderCallbacks.listResends']['output']['list'][number];

/** As it is kept: times as texts. */
export type ResendFilter = Omit<ResendInput, 'startTime' | 'endTime'> & {
  readonly startTime?: string;
  readonly endTime?: string;
};
export type ResendJobState = ResendRow['state'];
export type ResendSkips = Readonly<Record<string, number>>;
export type { ResendInput, ResendRow };
