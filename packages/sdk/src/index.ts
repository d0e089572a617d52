export { createPlatform, type Platform } from './create-platform.ts';
export { BusinessError } from './errors/business-error.ts';
export { HttpError } from './errors/http-error.ts';
export { OutcomeUnknownError } from './errors/outcome-unknown-error.ts';
export {
  type Explanation,
  isPlatformError,
  PlatformError,
} from './errors/platform-error.ts';
export { AbortedError, NetworkError, TimeoutError } from './errors/transport-errors.ts';
export { ValidationError, type ValidationIssue } from './errors/validation-error.ts';
export { type ErrorCode, type ErrorName, errorCodes } from './generated/errors.ts';
export type { OperationId, OperationIO } from './generated/io.ts';
export type { PlatformOperations } from './generated/platform.ts';
export type { components, operations, paths } from './generated/schema.ts';
export type {
  SocketCommand,
  SocketCommands,
  SocketEvents,
  SocketEventType,
  SocketTopic,
} from './generated/websocket.ts';
export {
  bindOperations,
  type ListMethod,
  type Method,
  type OperationCaller,
} from './runtime/bind-operations.ts';
export type { Call, CallResponse } from './runtime/call.ts';
export { type Client, createClient } from './runtime/client.ts';
export type { ClientHooks } from './runtime/client-hooks.ts';
export type { CallOptions, ClientOptions, ClientWarning, Language } from './runtime/client-options.ts';
export type { Clock } from './runtime/clock.ts';
export {
  type ListFilters,
  type ListId,
  type ListLimit,
  type ListOptions,
  listAll,
  type PageReader,
  type Row,
} from './runtime/list-all.ts';
export type { CallArguments, Input, Operation, Output } from './runtime/operation.ts';
export {
  type OrderReconciliation,
  type OrderReference,
  type ReconcileOptions,
  type ReconcileResult,
  reconcileOrder,
} from './runtime/reconcile.ts';
export type { Fetch } from './runtime/retry.ts';
export { createRetryBudget, type RetryBudget, type RetryBudgetOptions } from './runtime/retry-budget.ts';
export {
  createMemorySession,
  type MemorySession,
  type SessionName,
  type SessionStore,
} from './runtime/session.ts';
export type { FileContent, NamedFile, Upload } from './runtime/upload.ts';
export type { ValidationMode, Validators } from './runtime/validation.ts';
export {
  type DeviceScript,
  type DeviceScriptClient,
  DeviceScriptError,
  fetchDeviceScript,
  scriptChecksum,
} from './sign/device-script.ts';
export { hmacSha256, md5Sorted, type SignProfile, type SignProfileName } from './sign/profiles.ts';
export { explain, type Profile, type SignExplanation, sign, verify } from './sign/sign.ts';
export {
  type DeviceCredentials,
  type DeviceSigner,
  deviceHeaders,
  deviceSignature,
  deviceSigner,
  signDeviceRequest,
} from './sign/sign-device.ts';
export { explainOrder, signOrder } from './sign/sign-order.ts';
export { createSocket, socketUrl } from './socket/create-socket.ts';
export type {
  Dropped,
  EventsOptions,
  PlatformSocket,
  SocketListeners,
  SocketOptions,
  SocketRequestOptions,
  SocketState,
  Subscription,
  TopicEvent,
  WakeSignals,
  WebSocketConstructor,
  WebSocketLike,
  WebSocketLikeEvent,
} from './socket/socket-types.ts';
export { type Conversion, ConversionRefusal, conversions } from './units/conversions.ts';
export { feeMinor } from './units/fee.ts';
export {
  type Currency,
  currencyDigits,
  formatDecimal,
  formatMoney,
  isCurrency,
  type MinorUnits,
  type MoneyFormat,
  type MoneyRefusal,
  minorUnits,
  type ParsedMoney,
  parseDecimal,
  parseMoney,
} from './units/money.ts';
export { defaultTimeZone, formatPlatformTime, parsePlatformTime } from './units/platform-time.ts';
export { type ResidueKind, residueKindsOf, type SplitShares, splitShares } from './units/split-shares.ts';
export type { OpenEnum } from './validation/open-enum.ts';
