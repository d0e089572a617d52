import type { MessageText } from './messages.types.ts';

/** Messages about findings of the order analysis. Do not rename a key: stored messages refer to it. */
export const riskMessageTexts = {
  findingSharedPayer: {
    kind: 'risk',
    title: {
      'zh-CN': '付款人 {subject} 在 {found} 个商户付款',
      'zh-TW': '付款人 {subject} 在 {found} 個商家付款',
      'en-US': 'Payer {subject} paid at several merchants: {found}',
    },
    content: {
      'zh-CN':
        '共 {orders} 笔成功订单。可能是盗用的账户或洗钱，款项日后可能被追回。请查看订单，再确认或排除这个发现。',
      'zh-TW':
        '共 {orders} 筆成功訂單。可能是盜用的帳戶或洗錢，款項日後可能遭追回。請查看訂單，再確認或排除這項發現。',
      'en-US':
        'Paid orders in all: {orders}. The account may be stolen or used to launder money, and the money may be claimed back. Look at the orders, then confirm or dismiss the finding.',
    },
  },
  findingSupplements: {
    kind: 'risk',
    title: {
      'zh-CN': '供应商 {subject} 的补单过多',
      'zh-TW': '供應商 {subject} 的補單過多',
      'en-US': 'Supplier {subject} supplements too often',
    },
    content: {
      'zh-CN':
        '{orders} 笔成功订单中 {found} 笔是补单，远多于其他供应商。补单没有到账凭证，可能并未收到款。请核对这些订单，再确认或排除这个发现。',
      'zh-TW':
        '{orders} 筆成功訂單中 {found} 筆是補單，遠多於其他供應商。補單沒有入帳憑證，可能並未收到款。請核對這些訂單，再確認或排除這項發現。',
      'en-US':
        'Supplemented: {found} of {orders} paid orders, far more than at other suppliers. No statement proves a supplement, so the money may be missing. Check the orders, then confirm or dismiss the finding.',
    },
  },
  findingReversals: {
    kind: 'risk',
    title: {
      'zh-CN': '{subject} 的成功订单被多次冲正',
      'zh-TW': '{subject} 的成功訂單遭多次沖正',
      'en-US': 'Paid orders of {subject} were reversed',
    },
    content: {
      'zh-CN':
        '{orders} 笔成功过的订单中 {found} 笔被冲正，商户可能已经发货或结算。请查明原因，再确认或排除这个发现。',
      'zh-TW':
        '{orders} 筆成功過的訂單中 {found} 筆遭沖正，商家可能已經出貨或結算。請查明原因，再確認或排除這項發現。',
      'en-US':
        'Reversed: {found} of {orders} paid orders. The merchant may have delivered or been paid already. Find the reason, then confirm or dismiss the finding.',
    },
  },
  findingsMany: {
    kind: 'risk',
    title: {
      'zh-CN': '订单分析另有 {count} 个严重发现',
      'zh-TW': '訂單分析另有 {count} 項嚴重發現',
      'en-US': 'More severe findings of the order analysis: {count}',
    },
    content: {
      'zh-CN': '同时发现的太多，不再逐条提醒。请在订单分析中查看待处理的发现。',
      'zh-TW': '同時發現的太多，不再逐條提醒。請在訂單分析中查看待處理的發現。',
      'en-US': 'Too many were found at once for a message each. See the open findings of the order analysis.',
    },
  },
} as const satisfies Readonly<Record<string, MessageText>>;
