// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as z from 'zod/mini';
import * as f from '../validation/formats.ts';
import type { Role } from './permissions.ts';

/** Path of the websocket, heartbeat interval, and missed heartbeats allowed. */
export const socketConstants = {"path":"/v1.0/ws","heartbeatIntervalMs":20000,"missedHeartbeats":3} as const;

/** Topics, and the roles that may subscribe to each. */
export const socketTopics = {"orders":{"roles":["superAdmin","admin","supplier","merchant","customerService","technicalMaintenance"]},"payouts":{"roles":["superAdmin","admin","supplier","merchant","customerService","technicalMaintenance"]},"messages":{"roles":["superAdmin","admin","supplier","merchant","customerService","technicalMaintenance","technicalSupport"]},"callbacks":{"roles":["superAdmin","admin","merchant","technicalMaintenance"]},"statements":{"roles":["superAdmin","admin","supplier","customerService","technicalMaintenance"]},"accounts":{"roles":["superAdmin","admin","supplier","customerService","technicalMaintenance"]},"findings":{"roles":["superAdmin","admin","customerService","technicalMaintenance"]},"system":{"roles":["superAdmin","admin","supplier","merchant","customerService","technicalMaintenance","technicalSupport"]}} as const satisfies Record<string, { readonly roles: readonly Role[] }>;
/** Topic that a client can subscribe to. */
export type SocketTopic = keyof typeof socketTopics;

/** Request and response of each command. */
export interface SocketCommands {
  /** Heartbeat, sent every `heartbeatIntervalMs`. It sends the stored key; the first heartbeat has none. The key of the answer replaces the stored one. */
  'ack': { request: { key?: string }; response: { key: string } };
  /** Subscribes this connection to topics. One refused topic refuses the whole command. A repeated topic changes nothing. */
  'subscribe': { request: { topics: ('orders' | 'payouts' | 'messages' | 'callbacks' | 'statements' | 'accounts' | 'findings' | 'system')[] }; response: { topics: (string)[] } };
  /** Unsubscribes this connection from topics. A topic that was not subscribed is ignored. */
  'unsubscribe': { request: { topics: ('orders' | 'payouts' | 'messages' | 'callbacks' | 'statements' | 'accounts' | 'findings' | 'system')[] }; response: { topics: (string)[] } };
}
/** Command that a client can send. */
export type SocketCommand = keyof SocketCommands;

/** Data of each pushed event, by type. */
export interface SocketEvents {
  /** A collection order was created. */
  'order.created': { topic: 'orders'; type: 'order.created'; orderCode: string; merchantOrderNo: string; merchantId: string; productId: number; amountMinor: number; currency: string; createdAt: string };
  /** A collection order changed its status, label or resource. */
  'order.updated': { topic: 'orders'; type: 'order.updated'; id: string; orderCode: string; merchantId: string; status: number; previousStatus: number | null; mark: number; amountMinor: number; currency: string; updatedAt: string };
  /** A payout order was created and awaits payout. */
  'payout.created': { topic: 'payouts'; type: 'payout.created'; id: string; orderCode: string; merchantOrderNo: string; merchantId: string; productId: number; amountMinor: number; currency: string; batchId: string | null; createdAt: string };
  /** A payout order changed its state or its claim. The fields are those of the pool. */
  'payout.updated': { topic: 'payouts'; type: 'payout.updated'; id: string; orderCode: string; merchantId: string; payoutStatus: number; previousPayoutStatus: number | null; claimed: boolean; claimExpiresAt: string | null; mark: number; amountMinor: number; currency: string; updatedAt: string };
  /** A payout batch was created, or it or its payouts changed. Not sent to merchants. */
  'payoutBatch.updated': { topic: 'payouts'; type: 'payoutBatch.updated'; id: string; batchCode: string; state: string; supplierId: string; openCount: number; updatedAt: string };
  /** The user has a new message. */
  'message.created': { topic: 'messages'; type: 'message.created'; msg_id: string; title: string; kind: string; link: string | null; create_time: string; unreadCount: number };
  /** A callback failed after its last attempt; the merchant does not know that the order is paid. */
  'callback.dead': { topic: 'callbacks'; type: 'callback.dead'; id: string; orderCode: string; merchantOrderNo: string; merchantId: string; attempts: number; lastOutcome: string; lastStatus: number | null; diedAt: string };
  /** One of the user's exports started, progressed or ended. Sent to that user only. */
  'export.updated': { topic: 'system'; type: 'export.updated'; id: string; operation: string; state: string; rowCount: number; total: number | null };
  /** A device reported a record. `state` is the result of matching, which may still be open. */
  'statement.created': { topic: 'statements'; type: 'statement.created'; id: string; kind: string; state: string; suspicion: string | null; direction: string | null; amountMinor: number | null; currency: string | null; resourceId: string | null; supplierId: string | null; orderId: string | null; storedAt: string };
  /** A record changed; it was parsed again, matched or ignored. */
  'statement.updated': { topic: 'statements'; type: 'statement.updated'; id: string; kind: string; state: string; suspicion: string | null; direction: string | null; amountMinor: number | null; currency: string | null; resourceId: string | null; supplierId: string | null; orderId: string | null; storedAt: string };
  /** An account was added, changed, enabled or disabled for a product, given another device, or deleted. */
  'account.updated': { topic: 'accounts'; type: 'account.updated'; id: string; supplierId: string; name: string; kind: string; currency: string; deleted: boolean; updatedAt: string };
  /** A monitor device was added, changed or revoked, went silent, or is back. */
  'device.updated': { topic: 'accounts'; type: 'device.updated'; monitorId: string; supplierId: string | null; name: string; kind: string; state: string; lastHeartbeatAt: string | null };
  /** The order analysis has found a pattern or found it changed, or a user has decided on it. A run that changes very many findings tells of some of them only. */
  'finding.updated': { topic: 'findings'; type: 'finding.updated'; id: string; state: string; rule?: string; severity?: string; orderCount?: number };
  /** The session of this connection has ended; the server then closes the connection. Sent only to the session's own connections, subscribed or not. */
  'session.revoked': { topic: 'system'; type: 'session.revoked'; reason?: string };
}
/** Type of a pushed event. */
export type SocketEventType = keyof SocketEvents;

/** Topic of each event. */
export const socketEventTopics = {"order.created":"orders","order.updated":"orders","payout.created":"payouts","payout.updated":"payouts","payoutBatch.updated":"payouts","message.created":"messages","callback.dead":"callbacks","export.updated":"system","statement.created":"statements","statement.updated":"statements","account.updated":"accounts","device.updated":"accounts","finding.updated":"findings","session.revoked":"system"} as const satisfies Record<SocketEventType, SocketTopic>;

/** Strict validators of client requests. */
export const socketRequestValidators = {
  'ack': z.strictObject({
  key: z.optional(f.text(1, 256)),
}),
  'subscribe': z.strictObject({
  topics: z.array(z.literal(['orders', 'payouts', 'messages', 'callbacks', 'statements', 'accounts', 'findings', 'system'])).check(z.minLength(1), z.maxLength(8)),
}),
  'unsubscribe': z.strictObject({
  topics: z.array(z.literal(['orders', 'payouts', 'messages', 'callbacks', 'statements', 'accounts', 'findings', 'system'])).check(z.minLength(1), z.maxLength(8)),
}),
} as const satisfies Record<SocketCommand, z.ZodMiniType>;

/** Validators of pushed events. */
export const socketEventValidators = {
  'order.created': z.object({
  topic: z.literal(['orders']),
  type: z.literal(['order.created']),
  orderCode: f.anyText,
  merchantOrderNo: f.anyText,
  merchantId: f.uuid(),
  productId: f.integer(),
  amountMinor: f.integer(),
  currency: f.anyText,
  createdAt: f.dateTime(),
}),
  'order.updated': z.object({
  topic: z.literal(['orders']),
  type: z.literal(['order.updated']),
  id: f.uuid(),
  orderCode: f.anyText,
  merchantId: f.uuid(),
  status: f.integer(),
  previousStatus: z.nullable(f.integer()),
  mark: f.integer(),
  amountMinor: f.integer(),
  currency: f.anyText,
  updatedAt: f.dateTime(),
}),
  'payout.created': z.object({
  topic: z.literal(['payouts']),
  type: z.literal(['payout.created']),
  id: f.uuid(),
  orderCode: f.anyText,
  merchantOrderNo: f.anyText,
  merchantId: f.uuid(),
  productId: f.integer(),
  amountMinor: f.integer(),
  currency: f.anyText,
  batchId: z.nullable(f.uuid()),
  createdAt: f.dateTime(),
}),
  'payout.updated': z.object({
  topic: z.literal(['payouts']),
  type: z.literal(['payout.updated']),
  id: f.uuid(),
  orderCode: f.anyText,
  merchantId: f.uuid(),
  payoutStatus: f.integer(),
  previousPayoutStatus: z.nullable(f.integer()),
  claimed: z.boolean(),
  claimExpiresAt: z.nullable(f.dateTime()),
  mark: f.integer(),
  amountMinor: f.integer(),
  currency: f.anyText,
  updatedAt: f.dateTime(),
}),
  'payoutBatch.updated': z.object({
  topic: z.literal(['payouts']),
  type: z.literal(['payoutBatch.updated']),
  id: f.uuid(),
  batchCode: f.anyText,
  state: f.anyText,
  supplierId: f.uuid(),
  openCount: f.integer(0),
  updatedAt: f.dateTime(),
}),
  'message.created': z.object({
  topic: z.literal(['messages']),
  type: z.literal(['message.created']),
  msg_id: f.uuid(),
  title: f.anyText,
  kind: f.anyText,
  link: f.anyTextOrNull,
  create_time: f.dateTime(),
  unreadCount: f.integer(0),
}),
  'callback.dead': z.object({
  topic: z.literal(['callbacks']),
  type: z.literal(['callback.dead']),
  id: f.uuid(),
  orderCode: f.anyText,
  merchantOrderNo: f.anyText,
  merchantId: f.uuid(),
  attempts: f.integer(0),
  lastOutcome: f.anyText,
  lastStatus: z.nullable(f.integer()),
  diedAt: f.dateTime(),
}),
  'export.updated': z.object({
  topic: z.literal(['system']),
  type: z.literal(['export.updated']),
  id: f.uuid(),
  operation: f.anyText,
  state: f.anyText,
  rowCount: f.integer(0),
  total: z.nullable(f.integer(0)),
}),
  'statement.created': z.object({
  topic: z.literal(['statements']),
  type: z.literal(['statement.created']),
  id: f.uuid(),
  kind: f.anyText,
  state: f.anyText,
  suspicion: f.anyTextOrNull,
  direction: f.anyTextOrNull,
  amountMinor: z.nullable(f.integer()),
  currency: f.anyTextOrNull,
  resourceId: z.nullable(f.uuid()),
  supplierId: z.nullable(f.uuid()),
  orderId: z.nullable(f.uuid()),
  storedAt: f.dateTime(),
}),
  'statement.updated': z.object({
  topic: z.literal(['statements']),
  type: z.literal(['statement.updated']),
  id: f.uuid(),
  kind: f.anyText,
  state: f.anyText,
  suspicion: f.anyTextOrNull,
  direction: f.anyTextOrNull,
  amountMinor: z.nullable(f.integer()),
  currency: f.anyTextOrNull,
  resourceId: z.nullable(f.uuid()),
  supplierId: z.nullable(f.uuid()),
  orderId: z.nullable(f.uuid()),
  storedAt: f.dateTime(),
}),
  'account.updated': z.object({
  topic: z.literal(['accounts']),
  type: z.literal(['account.updated']),
  id: f.uuid(),
  supplierId: f.uuid(),
  name: f.anyText,
  kind: f.anyText,
  currency: f.anyText,
  deleted: z.boolean(),
  updatedAt: f.dateTime(),
}),
  'device.updated': z.object({
  topic: z.literal(['accounts']),
  type: z.literal(['device.updated']),
  monitorId: f.anyText,
  supplierId: z.nullable(f.uuid()),
  name: f.anyText,
  kind: f.anyText,
  state: f.anyText,
  lastHeartbeatAt: z.nullable(f.dateTime()),
}),
  'finding.updated': z.object({
  topic: z.literal(['findings']),
  type: z.literal(['finding.updated']),
  id: f.uuid(),
  state: f.anyText,
  rule: z.optional(f.anyText),
  severity: z.optional(f.anyText),
  orderCount: z.optional(f.integer(0)),
}),
  'session.revoked': z.object({
  topic: z.literal(['system']),
  type: z.literal(['session.revoked']),
  reason: z.optional(f.anyText),
}),
} as const satisfies Record<SocketEventType, z.ZodMiniType>;
