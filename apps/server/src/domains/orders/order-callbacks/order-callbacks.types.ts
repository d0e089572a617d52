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

/** The filter as stored: times as text, order codes in rows of their own. */
export type ResendFilter = Omit<ResendInput, 'orderCodes' | 'startTime' | 'endTime'> & {
  readonly startTime?: string;
  readonly endTime?: string;
};
type ResendResults = OperationIO['orderCallbacks.listResendResults']['output'];
export type ResendOutcome = ResendResults['list'][number]['outcome'];
export type ResendJobState = ResendRow['state'];
export type ResendSkips = Readonly<Record<string, number>>;
export type { ResendInput, ResendResults, ResendRow };
