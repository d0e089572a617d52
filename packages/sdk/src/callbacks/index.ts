export type {
  CallbackAnswer,
  CallbackFormat,
  CallbackHeaders,
  CallbackRefusal,
  CallbackResult,
  OrderCallback,
  SignedCallback,
} from './callback-types.ts';
export {
  type Callbacks,
  type CallbacksOptions,
  createCallbacks,
  type TestCallback,
  type TestCallbackOptions,
} from './callbacks.ts';
export { type CallbackSigning, callbackHeaders, signCallback } from './sign-callback.ts';
