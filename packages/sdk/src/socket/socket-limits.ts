/**
 * Same as the contract's `socketConstants`. Not imported, to keep the validators out of this bundle; a test
 * compares the values.
 */
export const heartbeatIntervalMs = 20_000;
export const missedHeartbeats = 3;

export const heartbeatCheckMs = 5_000;
// After this silence the server has closed the connection; another heartbeat would only lose time.
export const deadAfterMs = heartbeatIntervalMs * (missedHeartbeats + 1);
export const firstReconnectMs = 1_000;
export const longestReconnectMs = 30_000;
export const defaultTimeoutMs = 10_000;
// Queued commands are sent at once after a reconnection, together with the topics. Together they must stay
// below the server's limit per connection (32).
export const defaultMaxQueued = 16;
