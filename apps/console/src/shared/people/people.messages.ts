import { defineMessages } from '../messages.ts';

/** Texts of what staff do for the account of a person: of a user, a merchant or a supplier. */
export const peopleMessages = defineMessages('people', {
  demand: { 'zh-CN': '要求身份验证器', 'zh-TW': '要求身分驗證器', 'en-US': 'Require authenticator' },
  demandNoMore: {
    'zh-CN': '不再要求身份验证器',
    'zh-TW': '不再要求身分驗證器',
    'en-US': 'Stop requiring authenticator',
  },
  demandTitle: {
    'zh-CN': '要求 {{account}} 使用身份验证器？',
    'zh-TW': '要求 {{account}} 使用身分驗證器？',
    'en-US': 'Require {{account}} to use an authenticator?',
  },
  demandBody: {
    'zh-CN': '此账号现有的登录会结束，下次登录时必须先绑定。',
    'zh-TW': '此帳號現有的登入會結束，下次登入時必須先綁定。',
    'en-US': 'Its sessions end, and it must bind an authenticator at the next sign-in.',
  },
  forbidModify: { 'zh-CN': '禁止修改资料', 'zh-TW': '禁止修改資料', 'en-US': 'Forbid editing own details' },
  permitModify: { 'zh-CN': '允许修改资料', 'zh-TW': '允許修改資料', 'en-US': 'Allow editing own details' },
  resetPayPassword: { 'zh-CN': '清除支付密码', 'zh-TW': '清除支付密碼', 'en-US': 'Remove pay password' },
  resetPayPasswordTitle: {
    'zh-CN': '清除 {{account}} 的支付密码？',
    'zh-TW': '清除 {{account}} 的支付密碼？',
    'en-US': 'Remove the pay password of {{account}}?',
  },
  resetPayPasswordBody: {
    'zh-CN': '设置新的支付密码之前，二级验证使用登录密码。',
    'zh-TW': '設定新的支付密碼之前，二級驗證使用登入密碼。',
    'en-US': 'Until a new one is set, second-level verification uses the sign-in password.',
  },
  noPayPassword: { 'zh-CN': '没有设置', 'zh-TW': '沒有設定', 'en-US': 'Not set' },
  done: { 'zh-CN': '已完成', 'zh-TW': '已完成', 'en-US': 'Done' },
  unbind: { 'zh-CN': '解绑身份验证器', 'zh-TW': '解除綁定身分驗證器', 'en-US': 'Remove authenticator' },
  unbindTitle: {
    'zh-CN': '解绑 {{account}} 的身份验证器？',
    'zh-TW': '解除綁定 {{account}} 的身分驗證器？',
    'en-US': 'Remove the authenticator of {{account}}?',
  },
  unbindBody: {
    'zh-CN': '此账号现有的登录会结束；之后可以重新绑定。',
    'zh-TW': '此帳號現有的登入會結束；之後可以重新綁定。',
    'en-US': 'Its sessions end. Another one can be bound afterwards.',
  },
  notBound: { 'zh-CN': '没有绑定', 'zh-TW': '沒有綁定', 'en-US': 'None bound' },
  setKyc: { 'zh-CN': '设置身份审核', 'zh-TW': '設定身分審核', 'en-US': 'Set identity check' },
  setKycTitle: {
    'zh-CN': '{{account}} 的身份审核',
    'zh-TW': '{{account}} 的身分審核',
    'en-US': 'Identity check of {{account}}',
  },
  setKycBody: {
    'zh-CN': '开启 KYC 时，未通过审核的账号不能转出资金；代收不受影响。',
    'zh-TW': '開啟 KYC 時，未通過審核的帳號不能轉出資金；代收不受影響。',
    'en-US': 'While KYC is on, an account that has not passed cannot move money out. Collections continue.',
  },
  kycState: { 'zh-CN': '审核结果', 'zh-TW': '審核結果', 'en-US': 'Result' },
  kycNote: { 'zh-CN': '备注', 'zh-TW': '備註', 'en-US': 'Note' },
  kycNone: { 'zh-CN': '未审核', 'zh-TW': '未審核', 'en-US': 'Not checked' },
  kycInReview: { 'zh-CN': '审核中', 'zh-TW': '審核中', 'en-US': 'In review' },
  kycCompleted: { 'zh-CN': '已通过', 'zh-TW': '已通過', 'en-US': 'Passed' },
  kycRefused: { 'zh-CN': '未通过', 'zh-TW': '未通過', 'en-US': 'Refused' },
  save: { 'zh-CN': '保存', 'zh-TW': '儲存', 'en-US': 'Save' },
});
