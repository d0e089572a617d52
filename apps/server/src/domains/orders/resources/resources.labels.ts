import type { Texts } from '@platform/sdk/errors';
import type { FieldRefusal } from '@platform/sdk/rules';
import { texts } from '../../../kit/exporting/export-columns.ts';

type AccountRefusal = FieldRefusal | 'invalid_format';

/** Why an account field is refused. Forms show this before the call; API callers get it in the error. */
const refusalLabels: { readonly [Code in AccountRefusal]?: Texts } = {
  required: texts('这类账户必须填写此项', '這類帳戶必須填寫此欄', 'Required for this kind of account'),
  tooLong: texts('内容过长', '內容過長', 'Too long'),
  digitsOnly: texts('只能填写数字', '只能填寫數字', 'Digits only'),
  invalidIfsc: texts('不是有效的 IFSC', '不是有效的 IFSC', 'Invalid IFSC'),
  invalidVpa: texts('不是有效的 UPI 地址', '不是有效的 UPI 地址', 'Invalid UPI address'),
  invalidMobile: texts('不是有效的手机号', '不是有效的手機號碼', 'Invalid mobile number'),
  invalidAddress: texts(
    '地址与网络不符，或校验码不正确',
    '地址與網路不符，或檢查碼不正確',
    'Not an address of this network, or wrong checksum',
  ),
  tooSmall: texts('数值过小', '數值過小', 'Too small'),
  unknownChoice: texts('不在可选范围内', '不在可選範圍內', 'Not one of the choices'),
  minimumAboveMaximum: texts('最小值大于最大值', '最小值大於最大值', 'Minimum is above maximum'),
  invalid_format: texts('不是图片的 data URL', '不是圖片的 data URL', 'Not an image data URL'),
};

export const accountRefusalText = (code: AccountRefusal): Texts =>
  refusalLabels[code] ?? texts(code, code, code);
