import type { HandlerMap } from '@platform/sdk/wire';

type CallbackRow = Awaited<ReturnType<HandlerMap<never>['orderCallbacks.list']>>['list'][number];
type AttemptRow = Awaited<ReturnType<HandlerMap<never>['orderCallbacks.listDetails']>>['list'][number];

export type CallbackState = CallbackRow['state'];
export type CallbackOutcome = AttemptRow['outcome'];
export type CallbackTrigger = AttemptRow['trigger'];
export type CallbackMethod = AttemptRow['httpMethod'];
export type { AttemptRow, CallbackRow };
