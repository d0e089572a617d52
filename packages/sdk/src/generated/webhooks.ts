// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as z from 'zod/mini';
import * as f from '../validation/formats.ts';
import type { webhooks } from './schema.ts';

/** Payload of each webhook. */
export interface WebhookPayloads {
  orderCallback: NonNullable<webhooks['orderCallback']['post']['requestBody']>['content']['application/json'];
}

export const orderTypeOpen = /* @__PURE__ */ (() =>
  f.openInteger<1 | 2>())();

export const currencyOpen = /* @__PURE__ */ (() =>
  f.openText<'INR' | 'CNY' | 'KES' | 'USDT'>())();

export const orderCallbackStatusOpen = /* @__PURE__ */ (() =>
  f.openText<'paid' | 'timedOut' | 'completed' | 'rejected' | 'cancelled' | 'reversed'>())();

export const orderCallback = /* @__PURE__ */ (() =>
  z.object({
  eventId: f.uuid(),
  orderType: orderTypeOpen,
  mchId: f.anyText,
  orderCode: f.anyText,
  mchOrderNo: f.anyText,
  productId: f.integer(),
  amountMinor: f.integer(),
  receivedMinor: z.optional(f.integer()),
  feeMinor: z.optional(f.integer()),
  currency: currencyOpen,
  status: orderCallbackStatusOpen,
  utr: z.optional(f.anyText),
  createdAt: f.dateTime(),
  completedAt: z.optional(f.dateTime()),
  extra: z.optional(f.dictionary(f.anyText, undefined, undefined)),
  sign: f.text(16, 200),
}))();

/** Validators of received payloads. They accept fields and values that a newer platform adds. */
export const webhookValidators = {
  orderCallback: orderCallback,
} as const satisfies Record<keyof WebhookPayloads, z.ZodMiniType>;

/** Header names of each webhook, spelled as in the contract. */
export const webhookHeaders = {
  orderCallback: ["X-Callback-Id","X-Callback-Timestamp","X-Signature"],
} as const satisfies Record<keyof WebhookPayloads, readonly string[]>;

/** Types of the non-text fields, because a form sends them as text. */
export const webhookFieldKinds = {
  orderCallback: {"orderType":"integer","productId":"integer","amountMinor":"integer","receivedMinor":"integer","feeMinor":"integer","extra":"object"},
} as const satisfies Record<keyof WebhookPayloads, Readonly<Record<string, 'integer' | 'object'>>>;
