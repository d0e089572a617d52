import type { Texts } from '@platform/sdk/errors';
import { texts } from '../../../kit/exporting/export-columns.ts';
import type { Language } from '../../../kit/operation/context.ts';
import { type Vocabularies, type Words, withLabels } from '../../../kit/refusals/code-labels.ts';
import { fillMessage } from '../../../kit/refusals/fill-message.ts';
import { statementSuspicionLabels } from '../../../kit/refusals/state-labels.ts';

/** Why a request with a valid device token is refused. */
export type RefusalReason = 'signature' | 'timestamp' | 'revoked' | 'disabled';

const refusalReasonLabels = {
  signature: texts('签名不符', '簽章不符', 'wrong signature'),
  timestamp: texts('设备时钟偏差过大', '裝置時鐘偏差過大', 'device clock too far off'),
  revoked: texts('设备已吊销', '裝置已撤銷', 'device revoked'),
  disabled: texts('设备已停用', '裝置已停用', 'device disabled'),
} satisfies Record<RefusalReason, Texts> & Words;

/**
 * Texts that the platform writes into the monitor logs. Placeholders are filled from the details of the row.
 * Do not rename a key: stored rows refer to it.
 */
export const monitorLogTexts = {
  deviceRefused: {
    'zh-CN': '拒绝了设备的请求：{reason}',
    'zh-TW': '拒絕了裝置的請求：{reason}',
    'en-US': 'Device request refused: {reason}',
  },
  deviceOnline: {
    'zh-CN': '设备已上线',
    'zh-TW': '裝置已上線',
    'en-US': 'Device online',
  },
  deviceSilent: {
    'zh-CN': '设备超过 {seconds} 秒没有心跳，账户离线',
    'zh-TW': '裝置超過 {seconds} 秒沒有心跳，帳戶離線',
    'en-US': 'No device heartbeat for more than {seconds} seconds, accounts offline',
  },
  messagesReceived: {
    'zh-CN': '收到 {count} 条消息，其中 {duplicates} 条重复',
    'zh-TW': '收到 {count} 則訊息，其中 {duplicates} 則重複',
    'en-US': 'Messages received: {count}, duplicates: {duplicates}',
  },
  messageUnparsed: {
    'zh-CN': '没有模板能解析这条消息',
    'zh-TW': '沒有範本能解析這則訊息',
    'en-US': 'No template can parse the message',
  },
  statementMatched: {
    'zh-CN': '到账已匹配订单',
    'zh-TW': '入帳已比對至訂單',
    'en-US': 'Payment matched to an order',
  },
  statementUnmatched: {
    'zh-CN': '没有订单对应这笔到账',
    'zh-TW': '沒有訂單對應這筆入帳',
    'en-US': 'No order matches the payment',
  },
  statementSuspicious: {
    'zh-CN': '到账可疑，需要人工核对：{reason}',
    'zh-TW': '入帳可疑，需要人工核對：{reason}',
    'en-US': 'Suspicious payment, needs manual check: {reason}',
  },
  chainBroken: {
    'zh-CN': '余额不连续：应为 {expected}，消息中为 {reported}',
    'zh-TW': '餘額不連續：應為 {expected}，訊息中為 {reported}',
    'en-US': 'Balance gap: {expected} expected, {reported} in the message',
  },
} as const satisfies Readonly<Record<string, Texts>>;

export type MonitorLogText = keyof typeof monitorLogTexts;

type PlacesOf<Text extends string> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? Place | PlacesOf<Rest>
  : never;

/** Placeholder values of a text. A missing one does not compile; extra details are allowed. */
export type MonitorLogFilling<Name extends MonitorLogText> = Readonly<
  Record<PlacesOf<(typeof monitorLogTexts)[Name]['zh-CN']>, string>
> &
  Readonly<Record<string, string>>;

/** Shown for a row written by a newer version of the platform. */
const unknownText: Texts = {
  'zh-CN': '此版本无法显示这条日志的内容',
  'zh-TW': '此版本無法顯示這則日誌的內容',
  'en-US': 'This version cannot show the content of this log',
};

const vocabularies: { readonly [Name in MonitorLogText]?: Vocabularies } = {
  deviceRefused: { reason: refusalReasonLabels },
  statementSuspicious: { reason: statementSuspicionLabels },
};

/** Text of a platform log row in the reader's language. The details keep the codes. */
export function textOfLog(
  name: string,
  details: Readonly<Record<string, string>>,
  language: Language,
): string {
  if (!isKnown(name)) return unknownText[language];
  return fillMessage(monitorLogTexts[name][language], withLabels(details, vocabularies[name], language));
}

const isKnown = (name: string): name is MonitorLogText => Object.hasOwn(monitorLogTexts, name);
