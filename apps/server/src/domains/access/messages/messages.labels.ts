import { accountMessageTexts } from './account-messages.labels.ts';
import type { MessageText } from './messages.types.ts';
import { riskMessageTexts } from './risk-messages.labels.ts';

/** Texts of all messages to users. Do not rename a key: stored messages refer to it. */
export const messageTexts = {
  ...accountMessageTexts,
  ...riskMessageTexts,
  callbackDead: {
    kind: 'callback',
    title: {
      'zh-CN': '{merchantName} 的订单 {orderCode} 回调已放弃',
      'zh-TW': '{merchantName} 的訂單 {orderCode} 回呼已放棄',
      'en-US': 'Callback of order {orderCode} of {merchantName} failed',
    },
    content: {
      'zh-CN':
        '已尝试 {attempts} 次，商户始终没有应答 success，订单结果尚未送达。请联系商户修复接收地址，然后重发回调。同一商户一小时内的其他失败不再逐条提醒，请查看回调列表。',
      'zh-TW':
        '已嘗試 {attempts} 次，商家始終沒有回應 success，訂單結果尚未送達。請聯絡商家修復接收網址，然後重送回呼。同一商家一小時內的其他失敗不再逐筆提醒，請查看回呼清單。',
      'en-US':
        'After {attempts} attempts the merchant has not replied success, so the order result is not delivered. Ask the merchant to fix the receiving URL, then resend the callback. Other failures of this merchant within the hour are not reported one by one: see the callback list.',
    },
  },
  monitorSilent: {
    kind: 'system',
    title: {
      'zh-CN': '监控设备 {monitorId} 已离线',
      'zh-TW': '監控裝置 {monitorId} 已離線',
      'en-US': 'Monitor device {monitorId} is offline',
    },
    content: {
      'zh-CN':
        '设备已超过 {seconds} 秒没有心跳。它监控的 {accounts} 个账户不再接收新订单，已有订单的到账也可能收不到。请检查设备的电源、网络和程序。恢复后会再通知您。',
      'zh-TW':
        '裝置已超過 {seconds} 秒沒有心跳。它監控的 {accounts} 個帳戶不再接收新訂單，既有訂單的入帳也可能收不到。請檢查裝置的電源、網路與程式。恢復後會再通知您。',
      'en-US':
        'No heartbeat for more than {seconds} seconds. Monitored accounts that get no new orders: {accounts}. Payments of their existing orders may be missed. Check the power, network and program of the device. You will be notified when it is back.',
    },
  },
  monitorBack: {
    kind: 'system',
    title: {
      'zh-CN': '监控设备 {monitorId} 已恢复在线',
      'zh-TW': '監控裝置 {monitorId} 已恢復連線',
      'en-US': 'Monitor device {monitorId} is back online',
    },
    content: {
      'zh-CN': '离线约 {minutes} 分钟后恢复，它监控的账户重新接收订单。请核对离线期间的到账。',
      'zh-TW': '離線約 {minutes} 分鐘後恢復，它監控的帳戶重新接收訂單。請核對離線期間的入帳。',
      'en-US':
        'It was offline for about {minutes} minutes. The accounts it monitors get orders again. Check the payments that arrived in that time.',
    },
  },
  monitorsSilent: {
    kind: 'system',
    title: {
      'zh-CN': '{count} 台监控设备同时离线',
      'zh-TW': '{count} 台監控裝置同時離線',
      'en-US': '{count} monitor devices went offline at the same time',
    },
    content: {
      'zh-CN':
        '这些设备都已超过 {seconds} 秒没有心跳，共监控 {accounts} 个账户，这些账户不再接收新订单。同时离线多半是网络或机房故障，请先检查。恢复后会再通知您。',
      'zh-TW':
        '這些裝置都已超過 {seconds} 秒沒有心跳，共監控 {accounts} 個帳戶，這些帳戶不再接收新訂單。同時離線多半是網路或機房故障，請先檢查。恢復後會再通知您。',
      'en-US':
        'They have sent no heartbeat for more than {seconds} seconds. Monitored accounts that get no new orders: {accounts}. The cause is probably the network or the power, so check these first. You will be notified when they are back.',
    },
  },
  monitorsBack: {
    kind: 'system',
    title: {
      'zh-CN': '{count} 台监控设备已恢复在线',
      'zh-TW': '{count} 台監控裝置已恢復連線',
      'en-US': '{count} monitor devices are back online',
    },
    content: {
      'zh-CN': '它们监控的账户重新接收订单。请核对离线期间的到账。',
      'zh-TW': '它們監控的帳戶重新接收訂單。請核對離線期間的入帳。',
      'en-US':
        'The accounts they monitor get orders again. Check the payments that arrived while they were offline.',
    },
  },
  exportReady: {
    kind: 'notice',
    title: {
      'zh-CN': '导出已完成：{fileName}',
      'zh-TW': '匯出已完成：{fileName}',
      'en-US': 'Export ready: {fileName}',
    },
    content: {
      'zh-CN': '共 {rowCount} 行。文件保留一天，请在导出列表中下载。',
      'zh-TW': '共 {rowCount} 列。檔案保留一天，請在匯出清單中下載。',
      'en-US': 'Rows: {rowCount}. The file is kept for one day; download it from My exports.',
    },
  },
  exportFailed: {
    kind: 'notice',
    title: {
      'zh-CN': '导出失败：{fileName}',
      'zh-TW': '匯出失敗：{fileName}',
      'en-US': 'Export failed: {fileName}',
    },
    content: {
      'zh-CN': '原因见导出列表。如需技术支持协助，请提供请求编号 {requestId}。',
      'zh-TW': '原因請見匯出清單。如需技術支援協助，請提供請求編號 {requestId}。',
      'en-US':
        'See My exports for the reason. If you ask technical support, give the request ID {requestId}.',
    },
  },
  chainBroken: {
    kind: 'risk',
    title: {
      'zh-CN': '账户 {resourceName} 的安全链断裂',
      'zh-TW': '帳戶 {resourceName} 的安全鏈中斷',
      'en-US': 'Security chain of account {resourceName} is broken',
    },
    content: {
      'zh-CN':
        '消息中的余额与之前的不连续：应为 {expected}，消息中为 {reported}。可能漏收消息，也可能有人伪造到账。修补之前，此账户的补单受限，自动匹配的订单会标为可疑。请与银行流水核对。',
      'zh-TW':
        '訊息中的餘額與之前的不連續：應為 {expected}，訊息中為 {reported}。可能漏收訊息，也可能有人偽造入帳。修補之前，此帳戶的補單受限，自動比對的訂單會標為可疑。請與銀行交易明細核對。',
      'en-US':
        'The balance in a message does not follow from the one before: {expected} expected, {reported} reported. A message may be missing, or a payment may be faked. Until the chain is repaired, supplements on this account are limited and auto-matched orders are marked suspicious. Compare with the bank statement.',
    },
  },
  payoutException: {
    kind: 'payout',
    title: {
      'zh-CN': '代付订单 {orderCode} 处理异常',
      'zh-TW': '代付訂單 {orderCode} 處理異常',
      'en-US': 'Payout {orderCode}: processing exception',
    },
    content: {
      'zh-CN':
        '{merchantName} 的这笔代付结果不明，系统不会自动重试，以免重复付款。请向付款方核实是否已付，再登记结果。',
      'zh-TW':
        '{merchantName} 的這筆代付結果不明，系統不會自動重試，以免重複付款。請向付款方核實是否已付，再登錄結果。',
      'en-US':
        'The result of this payout of {merchantName} is unknown. The platform does not retry it, to avoid paying twice. Ask the paying side whether it was paid, then record the result.',
    },
  },
  payoutRejected: {
    kind: 'payout',
    title: {
      'zh-CN': '代付订单 {orderCode} 已被拒绝',
      'zh-TW': '代付訂單 {orderCode} 已遭拒絕',
      'en-US': 'Payout {orderCode} was rejected',
    },
    content: {
      'zh-CN': '商户单号 {merchantOrderNo}，金额 {amount}，原因：{reason}。款项已退回可用余额。',
      'zh-TW': '商家單號 {merchantOrderNo}，金額 {amount}，原因：{reason}。款項已退回可用餘額。',
      'en-US':
        'Merchant order {merchantOrderNo}, {amount}. Reason: {reason}. The money is back in the available balance.',
    },
  },
  gatewayMadeNoLink: {
    kind: 'notice',
    title: {
      'zh-CN': '网关 {gatewayName} 没有生成付款链接',
      'zh-TW': '閘道 {gatewayName} 沒有產生付款連結',
      'en-US': 'Gateway {gatewayName} made no payment link',
    },
    content: {
      'zh-CN':
        '订单 {orderCode} 的付款人无法付款，付款页已提示重新下单。请检查网关，或把订单改派到其他账户。同一网关一小时内只提醒一次。',
      'zh-TW':
        '訂單 {orderCode} 的付款人無法付款，付款頁已提示重新下單。請檢查閘道，或將訂單改派到其他帳戶。同一閘道一小時內只提醒一次。',
      'en-US':
        'The payer of order {orderCode} cannot pay, and the pay page says to order again. Check the gateway, or move the order to another account. There is at most one such message an hour for each gateway.',
    },
  },
  approvalWaiting: {
    kind: 'notice',
    title: {
      'zh-CN': '{object} 等待第二人批准',
      'zh-TW': '{object} 等待第二人核准',
      'en-US': '{object} awaits a second approval',
    },
    content: {
      'zh-CN': '{by} 提出了超过单人权限的操作，需要另一人确认。请核对后执行同一操作，或置之不理。',
      'zh-TW': '{by} 提出了超過單人權限的操作，需要另一人確認。請核對後執行同一操作，或不予處理。',
      'en-US':
        '{by} requested an action that needs a second person. Check it and run the same action to approve it, or ignore it.',
    },
  },
  statementSuspicious: {
    kind: 'statement',
    title: {
      'zh-CN': '账户 {resourceName} 有可疑到账',
      'zh-TW': '帳戶 {resourceName} 有可疑入帳',
      'en-US': 'Suspicious payment on account {resourceName}',
    },
    content: {
      'zh-CN':
        '一笔到账无法确定属于哪个订单，或与订单不符，系统没有自动匹配。请在到账记录中核对并手工处理。同一账户一小时内的其他可疑到账不再逐条提醒。',
      'zh-TW':
        '一筆入帳無法確定屬於哪張訂單，或與訂單不符，系統沒有自動比對。請在入帳記錄中核對並人工處理。同一帳戶一小時內的其他可疑入帳不再逐筆提醒。',
      'en-US':
        'A payment fits no single order or differs from its order, so it was not auto-matched. Check it in the statement records and handle it manually. Other suspicious payments on this account within the hour are not reported one by one.',
    },
  },
  systemCheckFailed: {
    kind: 'system',
    title: {
      'zh-CN': '系统自检发现 {count} 处不一致',
      'zh-TW': '系統自檢發現 {count} 處不一致',
      'en-US': 'The system check found {count} differences',
    },
    content: {
      'zh-CN':
        '账本、订单或账户占用互相矛盾，例如：{examples}。请先停止手工调整，运行 npm run verify:ledger 查看全部，再由技术人员处理。',
      'zh-TW':
        '帳本、訂單或帳戶占用互相矛盾，例如：{examples}。請先停止人工調整，執行 npm run verify:ledger 查看全部，再由技術人員處理。',
      'en-US':
        'Ledger, orders or account reservations contradict each other, for example: {examples}. Stop manual adjustments, run npm run verify:ledger to see all differences, and have an engineer handle them.',
    },
  },
} as const satisfies Readonly<Record<string, MessageText>>;

export type MessageName = keyof typeof messageTexts;

type PlacesOf<Text extends string> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? Place | PlacesOf<Rest>
  : never;

/** Values of a message's placeholders. A missing one is a type error. */
export type MessageFilling<Name extends MessageName> = Readonly<
  Record<PlacesOf<(typeof messageTexts)[Name]['title' | 'content']['zh-CN']>, string | number>
>;

/** Shown for messages written by a newer version of the platform. */
const unknownText: MessageText = {
  kind: 'notice',
  title: { 'zh-CN': '系统消息', 'zh-TW': '系統訊息', 'en-US': 'System message' },
  content: {
    'zh-CN': '此版本无法显示这条消息的内容。',
    'zh-TW': '此版本無法顯示這則訊息的內容。',
    'en-US': 'This version cannot show the content of this message.',
  },
};

export const textOfMessage = (name: string): MessageText =>
  Object.hasOwn(messageTexts, name) ? messageTexts[name as MessageName] : unknownText;
