import type { HandlerMap } from '@platform/sdk/wire';

type CallbackRow = Awaited<ReturnType<HandlerMap<never>['orderCallbacks.list']>>['list'][number];
type AttemptRow = Awaited<ReturnType<HandlerMap<never>['orderCallbacks.listDetails']>>['list'][number];

export type CallbackState = CallbackRow['state'];
export type CallbackOutcome = AttemptRow['outcome'];
export type CallbackTrigger = AttemptRow['trigger'];
export type CallbackMethod = AttemptRow['httpMethod'];
export type { AttemptRow, CallbackRow };

type ResendInput = Parameters<HandlerMap<never>['orderCallbacks.resendMany']>[0];
type ResendRow = Awaited<ReturnType<HandlerMap<never>['orderCallbacks.listResends']>>['list'][number];

/** As it is kept: times as texts. */
export type ResendFilter = Omit<ResendInput, 'startTime' | 'endTime'> & {
  readonly startTime?: string;
  readonly endTime?: string;
};
export type ResendJobState = ResendRow['state'];
export type ResendSkips = Readonly<Record<string, number>>;
export type { ResendInput, ResendRow };
