/** As the contract has it (`socketConstants`); a test keeps the two equal, and the validators out of this bundle. */
export const heartbeatIntervalMs = 20_000;
export const missedHeartbeats = 3;

export const heartbeatCheckMs = 5_000;
// The server has given up a connection this silent; asking it would only lose more time.
export const deadAfterMs = heartbeatIntervalMs * (missedHeartbeats + 1);
export const firstReconnectMs = 1_000;
export const longestReconnectMs = 30_000;
export const defaultTimeoutMs = 10_000;
// Sent at once after a reconnection, with the topics: together fewer than a server takes from one connection (32).
export const defaultMaxQueued = 16;
