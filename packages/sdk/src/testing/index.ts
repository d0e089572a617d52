/** Test tools for programs that use the SDK. No other entry imports them. */
export type { FixtureName, FixtureShapes } from '../generated/examples.ts';
export { createFakeSocketServer, type FakeSocketServer } from './fake-socket-server.ts';
export { createFixtures, type Fixtures } from './fixtures.ts';
export { createHandlers, type Handlers, type HandlersOptions, type MswHttp } from './handlers.ts';
export { createManualClock, type ManualClock } from './manual-clock.ts';
export {
  type BusinessErrorDetails,
  businessError,
  delayed,
  httpError,
  type MockRefusal,
  networkError,
} from './mock-answer.ts';
export { ContractBreach, type MockAnswer, type Resolver } from './mock-operation.ts';
export {
  createRecordedFetch,
  fault,
  type RecordedAnswer,
  type RecordedRequest,
  refusal,
  success,
} from './recorded-fetch.ts';
export type { ReceivedCommand, SocketReply } from './socket-script.ts';
