import { texts } from '../../../kit/exporting/export-columns.ts';

/** What the bots say in groups. Plain text with {placeholders}. */
export const botTexts = {
  bound: texts(
    '已绑定为“{name}”。发送 /help 查看可用命令。',
    '已綁定為「{name}」。傳送 /help 查看可用指令。',
    'Bound as “{name}”. Send /help for the commands.',
  ),
  codeUnknown: texts(
    '绑定码无效或已过期。请在后台重新生成。',
    '綁定碼無效或已過期。請在後台重新產生。',
    'The code is wrong or has expired. Make a new one in the back-office.',
  ),
  help: texts('可用命令：{commands}', '可用指令：{commands}', 'Commands: {commands}'),
  noCommands: texts('这个群组没有可用命令。', '這個群組沒有可用指令。', 'This group takes no commands.'),
  commandOff: texts(
    '这个群组或您不能使用 /{command}。',
    '這個群組或您無法使用 /{command}。',
    '/{command} is not allowed for you or this group.',
  ),
  numberMissing: texts(
    '请在命令后填写单号，例如 /{command} C2026112012000012345678',
    '請在指令後填寫單號，例如 /{command} C2026112012000012345678',
    'Add the number, such as /{command} C2026112012000012345678',
  ),
  notFound: texts('没有找到 {number}。', '找不到 {number}。', '{number} was not found.'),
  unavailable: texts(
    '现在无法回答，请稍后再试。',
    '目前無法回答，請稍後再試。',
    'Cannot answer now. Try again later.',
  ),
  nothing: texts('没有数据。', '沒有資料。', 'There is nothing to show.'),
  test: texts(
    '“{name}”的测试消息。能看到它，说明通知可以送达。',
    '「{name}」的測試訊息。能看到它，表示通知可以送達。',
    'Test message for “{name}”. If you can read this, notices arrive.',
  ),
  askHelp: texts('提问：/ask 单号 内容', '提問：/ask 單號 內容', 'To ask: /ask ORDER TEXT'),
  answerHelp: texts('答复：/answer 编号 内容', '答覆：/answer 編號 內容', 'To answer: /answer NUMBER TEXT'),
  asked: texts(
    '问题 {number} 已转达，收到答复后会发到这里。',
    '問題 {number} 已轉達，收到答覆後會傳到這裡。',
    'Question {number} was passed on. The answer will arrive here.',
  ),
  question: texts(
    '问题 {number}\n{orderCode}，{amount}，{createdAt}\n{text}\n\n答复：/answer {number} 内容',
    '問題 {number}\n{orderCode}，{amount}，{createdAt}\n{text}\n\n答覆：/answer {number} 內容',
    'Question {number}\n{orderCode}, {amount}, {createdAt}\n{text}\n\nTo answer: /answer {number} TEXT',
  ),
  answered: texts('问题 {number} 已答复。', '問題 {number} 已答覆。', 'Question {number} is answered.'),
  answer: texts(
    '问题 {number} 的答复（{merchantOrderNo}）\n{text}',
    '問題 {number} 的答覆（{merchantOrderNo}）\n{text}',
    'Answer to question {number} ({merchantOrderNo})\n{text}',
  ),
  noCounterpart: texts(
    '{number} 没有可以提问的供应商群组，请联系客服。',
    '{number} 沒有可以提問的供應商群組，請聯絡客服。',
    'There is no group to ask about {number}. Contact customer service.',
  ),
  noQuestion: texts(
    '没有等待答复的问题 {number}。',
    '沒有等待答覆的問題 {number}。',
    'No question {number} waits for an answer.',
  ),
  merchantOrderNo: texts('商户单号', '商家單號', 'Merchant order'),
  amount: texts('金额', '金額', 'Amount'),
  status: texts('状态', '狀態', 'Status'),
  createdAt: texts('创建时间', '建立時間', 'Created'),
  completedAt: texts('完成时间', '完成時間', 'Completed'),
  reference: texts('参考号', '參考號', 'Reference'),
  balance: texts('余额', '餘額', 'Balance'),
  available: texts('可用', '可用', 'Available'),
  pending: texts('冻结', '凍結', 'Held'),
  receivable: texts('应收', '應收', 'Receivable'),
  deposit: texts('押金', '押金', 'Deposit'),
  today: texts('今日', '今日', 'Today'),
  yesterday: texts('昨日', '昨日', 'Yesterday'),
  collections: texts('代收', '代收', 'Collections'),
  payouts: texts('代付', '代付', 'Payouts'),
  paidOf: texts('成功 {paid} / {all}', '成功 {paid} / {all}', '{paid} of {all} paid'),
} as const;
