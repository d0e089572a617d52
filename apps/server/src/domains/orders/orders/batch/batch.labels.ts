import type { Language } from '../../../../kit/operation/context.ts';
import { fillMessage } from '../../../../kit/refusals/fill-message.ts';

const of = (zhCN: string, zhTW: string, enUS: string) => ({ 'zh-CN': zhCN, 'zh-TW': zhTW, 'en-US': enUS });

/** Row errors that neither the contract's rules nor its error messages cover. */
const issueLabels = {
  formula: of(
    '单元格是公式，请改为数值或文本',
    '儲存格為公式，請改為數值或文字',
    'The cell contains a formula: enter its value',
  ),
  date: of(
    '单元格是日期，请改为文本格式',
    '儲存格為日期，請改為文字格式',
    'The cell contains a date: format it as text',
  ),
  digitsLost: of(
    '数字超过 15 位，表格已丢失部分位数；请改为文本格式后重新填写',
    '數字超過 15 位，試算表已遺失部分位數；請改為文字格式後重新填寫',
    'More than 15 digits: the spreadsheet lost some. Format the cell as text and enter the number again',
  ),
  errorValue: of('单元格是错误值', '儲存格為錯誤值', 'The cell contains an error'),
  required: of('必填', '必填', 'Required'),
  unknownColumn: of('未知的列：{name}', '未知的欄位：{name}', 'Unknown column: {name}'),
  repeatedColumn: of('列重复：{name}', '欄位重複：{name}', 'Duplicate column: {name}'),
  missingColumn: of('缺少列：{name}', '缺少欄位：{name}', 'Missing column: {name}'),
  beyondHeader: of('该列没有表头', '此欄沒有標題', 'This column has no header'),
  amount: of(
    '不是有效金额：请填写主单位金额，小数位不超过该币种的位数，如 12.50',
    '不是有效金額：請填寫主單位金額，小數位不超過該幣別的位數，如 12.50',
    'Invalid amount: use major units with no more decimals than the currency has, such as 12.50',
  ),
  integer: of('必须是整数', '必須是整數', 'Must be a whole number'),
  orderType: of(
    '此产品不属于所选的订单类型',
    '此產品不屬於所選的訂單類型',
    'The product does not belong to this order type',
  ),
  repeatedNumber: of(
    '商户订单号与第 {row} 行重复',
    '商家訂單編號與第 {row} 列重複',
    'Same merchant order number as row {row}',
  ),
  unreadable: of(
    '从此处起无法解析，请检查引号和文件是否完整',
    '從此處起無法解析，請檢查引號與檔案是否完整',
    'Cannot be parsed from here: check the quotes and that the file is complete',
  ),
  encoding: of(
    '编码无法识别，请另存为 UTF-8',
    '編碼無法識別，請另存為 UTF-8',
    'Unknown encoding: save the file as UTF-8',
  ),
  tooManyColumns: of('列过多', '欄位過多', 'Too many columns'),
  noHeader: of(
    '文件是空的：第一行应为表头',
    '檔案是空的：第一列應為標題',
    'The file is empty: the first row must be the header',
  ),
  noRows: of('只有表头，没有订单', '只有標題，沒有訂單', 'Header only, no orders'),
  unpacked: of('解压后的内容过大', '解壓縮後的內容過大', 'The unpacked content is too large'),
} as const;

export type IssueCode = keyof typeof issueLabels;

export const issueText = (
  code: IssueCode,
  language: Language,
  params: Readonly<Record<string, string | number>> = {},
): string => fillMessage(issueLabels[code][language], params);

/** Column titles as shown to users. */
export const columnTitles = {
  mchId: of('商户号', '商家編號', 'Merchant no.'),
  productId: of('产品编号', '產品編號', 'Product ID'),
  mchOrderNo: of('商户订单号', '商家訂單編號', 'Merchant order no.'),
  amount: of('金额', '金額', 'Amount'),
  userName: of('姓名', '姓名', 'Name'),
  cardNumber: of('卡号', '卡號', 'Card number'),
  ifscCode: of('IFSC', 'IFSC', 'IFSC'),
  bankName: of('银行名称', '銀行名稱', 'Bank'),
  vpa: of('UPI 账号', 'UPI 帳號', 'UPI ID'),
  mode: of('通道方式', '通道方式', 'Mode'),
  address: of('USDT 地址', 'USDT 地址', 'USDT address'),
  subject: of('标题', '標題', 'Subject'),
  body: of('描述', '描述', 'Description'),
  clientIp: of('付款人 IP', '付款人 IP', 'Payer IP'),
  notifyUrl: of('回调地址', '回呼網址', 'Callback URL'),
  returnUrl: of('返回地址', '返回網址', 'Return URL'),
} as const;

export type ColumnName = keyof typeof columnTitles;
