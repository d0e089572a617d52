import type { Texts } from '@platform/sdk/errors';
import type { HandlerMap } from '@platform/sdk/wire';

export type MessageKind = Awaited<ReturnType<HandlerMap<never>['messages.content']>>['kind'];

interface MessageText {
  readonly kind: MessageKind;
  readonly title: Texts;
  /** Plain text; what stands in braces is filled in. */
  readonly content: Texts;
}

/** Everything that the platform tells its users. A name stays: stored messages are read by it. */
export const messageTexts = {
  signInRefused: {
    kind: 'risk',
    title: {
      'zh-CN': '有人多次尝试登录您的账号',
      'zh-TW': '有人多次嘗試登入您的帳號',
      'en-US': 'Repeated failures to sign in to your account',
    },
    content: {
      'zh-CN':
        '已连续 {failures} 次登录失败，刚才又有人从 {ip} 尝试登录。如非您本人操作，请更换密码并绑定身份验证器。',
      'zh-TW':
        '已連續 {failures} 次登入失敗，剛才又有人從 {ip} 嘗試登入。如非您本人操作，請更換密碼並綁定驗證器。',
      'en-US':
        '{failures} sign-ins in a row have failed, and somebody at {ip} has just tried again. If that was not you, change your password and bind an authenticator.',
    },
  },
  authenticatorRemoved: {
    kind: 'account',
    title: {
      'zh-CN': '您的身份验证器已解绑',
      'zh-TW': '您的驗證器已解除綁定',
      'en-US': 'Your authenticator was removed',
    },
    content: {
      'zh-CN':
        '{by} 从 {ip} 解绑了您的身份验证器，登录暂时只需密码。请重新绑定；如非您的要求，请立即联系管理员。',
      'zh-TW':
        '{by} 從 {ip} 解除了您的驗證器綁定，登入暫時只需密碼。請重新綁定；如非您的要求，請立即聯絡管理員。',
      'en-US':
        '{by} removed your authenticator from {ip}; signing in takes the password alone for now. Bind one again, and tell an administrator at once if you did not ask for this.',
    },
  },
  passwordReset: {
    kind: 'account',
    title: {
      'zh-CN': '您的登录密码已被重设',
      'zh-TW': '您的登入密碼已被重設',
      'en-US': 'Your password was reset',
    },
    content: {
      'zh-CN': '{by} 重设了您的登录密码，此前的登录均已结束。如非您的要求，请立即联系管理员。',
      'zh-TW': '{by} 重設了您的登入密碼，先前的登入均已結束。如非您的要求，請立即聯絡管理員。',
      'en-US':
        '{by} gave your account a new password, and all sign-ins before it have ended. Tell an administrator at once if you did not ask for this.',
    },
  },
  payPasswordRemoved: {
    kind: 'account',
    title: {
      'zh-CN': '您的支付密码已清除',
      'zh-TW': '您的支付密碼已清除',
      'en-US': 'Your pay password was removed',
    },
    content: {
      'zh-CN': '{by} 清除了您的支付密码。设置新的支付密码之前，二级验证使用登录密码。',
      'zh-TW': '{by} 清除了您的支付密碼。設定新的支付密碼之前，二級驗證使用登入密碼。',
      'en-US':
        '{by} removed your pay password. Until you set a new one, the sign-in password counts at the second level.',
    },
  },
  accountRenamed: {
    kind: 'account',
    title: {
      'zh-CN': '您的账号名称已更改',
      'zh-TW': '您的帳號名稱已變更',
      'en-US': 'Your account has a new name',
    },
    content: {
      'zh-CN': '{by} 将您的账号由 {before} 改为 {after}，此后请用新名称登录。',
      'zh-TW': '{by} 將您的帳號由 {before} 改為 {after}，此後請用新名稱登入。',
      'en-US': '{by} changed your account from {before} to {after}: sign in with the new name from now on.',
    },
  },
  roleChanged: {
    kind: 'account',
    title: {
      'zh-CN': '您的角色已更改',
      'zh-TW': '您的角色已變更',
      'en-US': 'Your role has changed',
    },
    content: {
      'zh-CN': '{by} 更改了您的角色，菜单和可用操作随之改变。',
      'zh-TW': '{by} 變更了您的角色，選單與可用操作隨之改變。',
      'en-US': '{by} gave you another role; menu and actions have changed with it.',
    },
  },
  callbackDead: {
    kind: 'callback',
    title: {
      'zh-CN': '{merchantName} 的订单 {orderCode} 回调已放弃',
      'zh-TW': '{merchantName} 的訂單 {orderCode} 回呼已放棄',
      'en-US': 'The callback of order {orderCode} of {merchantName} was given up',
    },
    content: {
      'zh-CN':
        '已尝试 {attempts} 次，商户始终没有应答 success，订单结果尚未送达。请联系商户修复接收地址，然后重发回调。同一商户一小时内的其他失败不再逐条提醒，请查看回调列表。',
      'zh-TW':
        '已嘗試 {attempts} 次，商家始終沒有回應 success，訂單結果尚未送達。請聯絡商家修復接收網址，然後重送回呼。同一商家一小時內的其他失敗不再逐筆提醒，請查看回呼清單。',
      'en-US':
        'After {attempts} attempts the merchant has still not answered success, so it does not know what became of the order. Have the receiver mended, then send the callback again. Further ones of this merchant within the hour are not told one by one: see the list of callbacks.',
    },
  },
} as const satisfies Readonly<Record<string, MessageText>>;

export type MessageName = keyof typeof messageTexts;

type PlacesOf<Text extends string> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? Place | PlacesOf<Rest>
  : never;

/** What fills the places of a message; one that is missing does not compile. */
export type MessageFilling<Name extends MessageName> = Readonly<
  Record<PlacesOf<(typeof messageTexts)[Name]['title' | 'content']['zh-CN']>, string | number>
>;

/** What is shown of a message that a newer version of the platform has written. */
const unknownText: MessageText = {
  kind: 'notice',
  title: { 'zh-CN': '系统消息', 'zh-TW': '系統訊息', 'en-US': 'Message of the platform' },
  content: {
    'zh-CN': '此版本无法显示这条消息的内容。',
    'zh-TW': '此版本無法顯示這則訊息的內容。',
    'en-US': 'This version cannot show what the message says.',
  },
};

export const textOfMessage = (name: string): MessageText =>
  Object.hasOwn(messageTexts, name) ? messageTexts[name as MessageName] : unknownText;
