import type { MessageText } from './messages.types.ts';

/** Messages about a user's own account and money. Do not rename a key: stored messages refer to it. */
export const accountMessageTexts = {
  signInRefused: {
    kind: 'risk',
    title: {
      'zh-CN': '有人多次尝试登录您的账号',
      'zh-TW': '有人多次嘗試登入您的帳號',
      'en-US': 'Repeated failed sign-ins to your account',
    },
    content: {
      'zh-CN':
        '已连续 {failures} 次登录失败，刚才又有人从 {ip} 尝试登录。如非您本人操作，请更换密码并绑定身份验证器。',
      'zh-TW':
        '已連續 {failures} 次登入失敗，剛才又有人從 {ip} 嘗試登入。如非您本人操作，請更換密碼並綁定驗證器。',
      'en-US':
        '{failures} sign-ins in a row failed, and there was a new attempt from {ip}. If this was not you, change your password and bind an authenticator.',
    },
  },
  authenticatorRemoved: {
    kind: 'account',
    title: {
      'zh-CN': '您的身份验证器已解绑',
      'zh-TW': '您的驗證器已解除綁定',
      'en-US': 'Your authenticator was unbound',
    },
    content: {
      'zh-CN':
        '{by} 从 {ip} 解绑了您的身份验证器，登录暂时只需密码。请重新绑定；如非您的要求，请立即联系管理员。',
      'zh-TW':
        '{by} 從 {ip} 解除了您的驗證器綁定，登入暫時只需密碼。請重新綁定；如非您的要求，請立即聯絡管理員。',
      'en-US':
        '{by} unbound your authenticator from {ip}. Sign-in now needs only the password. Bind it again; if you did not ask for this, contact an administrator immediately.',
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
        '{by} reset your sign-in password and all earlier sessions have ended. If you did not ask for this, contact an administrator immediately.',
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
        '{by} removed your pay password. Until you set a new one, second-level verification uses the sign-in password.',
    },
  },
  accountRenamed: {
    kind: 'account',
    title: {
      'zh-CN': '您的账号名称已更改',
      'zh-TW': '您的帳號名稱已變更',
      'en-US': 'Your account name was changed',
    },
    content: {
      'zh-CN': '{by} 将您的账号由 {before} 改为 {after}，此后请用新名称登录。',
      'zh-TW': '{by} 將您的帳號由 {before} 改為 {after}，此後請用新名稱登入。',
      'en-US': '{by} changed your account from {before} to {after}. Sign in with the new name from now on.',
    },
  },
  roleChanged: {
    kind: 'account',
    title: {
      'zh-CN': '您的角色已更改',
      'zh-TW': '您的角色已變更',
      'en-US': 'Your role was changed',
    },
    content: {
      'zh-CN': '{by} 更改了您的角色，菜单和可用操作随之改变。',
      'zh-TW': '{by} 變更了您的角色，選單與可用操作隨之改變。',
      'en-US': '{by} changed your role. The menu and the available actions have changed with it.',
    },
  },
  balanceAdjusted: {
    kind: 'account',
    title: {
      'zh-CN': '您的余额已人工调整：{amount}',
      'zh-TW': '您的餘額已人工調整：{amount}',
      'en-US': 'Your balance was adjusted by {amount}',
    },
    content: {
      'zh-CN': '调整金额 {amount}，原因：{reason}。详情请查看资金记录；如有疑问，请联系管理员。',
      'zh-TW': '調整金額 {amount}，原因：{reason}。詳情請查看資金記錄；如有疑問，請聯絡管理員。',
      'en-US':
        'Adjustment: {amount}. Reason: {reason}. See the fund record for details; if you have questions, contact an administrator.',
    },
  },
  balanceCleared: {
    kind: 'account',
    title: {
      'zh-CN': '您的余额已清零：{amount}',
      'zh-TW': '您的餘額已歸零：{amount}',
      'en-US': 'Your balance was cleared: {amount}',
    },
    content: {
      'zh-CN': '可用余额 {amount} 已全部划出，原因：{reason}。详情请查看资金记录；如有疑问，请联系管理员。',
      'zh-TW': '可用餘額 {amount} 已全數轉出，原因：{reason}。詳情請查看資金記錄；如有疑問，請聯絡管理員。',
      'en-US':
        'The available balance of {amount} was transferred out. Reason: {reason}. See the fund record for details; if you have questions, contact an administrator.',
    },
  },
  depositAdjusted: {
    kind: 'account',
    title: {
      'zh-CN': '您的押金已变动：{amount}',
      'zh-TW': '您的押金已變動：{amount}',
      'en-US': 'Your deposit changed by {amount}',
    },
    content: {
      'zh-CN': '押金变动 {amount}，原因：{reason}。详情请查看资金记录；如有疑问，请联系管理员。',
      'zh-TW': '押金變動 {amount}，原因：{reason}。詳情請查看資金記錄；如有疑問，請聯絡管理員。',
      'en-US':
        'Change: {amount}. Reason: {reason}. See the fund record for details; if you have questions, contact an administrator.',
    },
  },
} as const satisfies Readonly<Record<string, MessageText>>;
