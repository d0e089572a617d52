import type { OperationIO } from '@platform/sdk';
import type { Texts } from '@platform/sdk/errors';
import { texts } from '../exporting/export-columns.ts';
import { absent, type Vocabularies, type Words } from './code-labels.ts';

type Run = OperationIO['payScriptRuns.list']['output']['list'][number];
type ComparedField = NonNullable<
  OperationIO['payScripts.tryRun']['output']['results'][number]['mismatch']
>['field'];

/** Labels of runs of pay scripts, for exports and refusals. The console uses the same words. */
export const scriptEntryPointLabels = {
  send: texts('发送', '送出', 'Send'),
  create: texts('创建', '建立', 'Create'),
  query: texts('查询', '查詢', 'Query'),
  readNotice: texts('读取通知', '讀取通知', 'Read notice'),
  test: texts('测试', '測試', 'Test'),
  choose: texts('选择产品', '選擇產品', 'Choose'),
} satisfies Record<Run['entryPoint'], Texts>;

export const scriptVerdictLabels = {
  accepted: texts('已受理', '已受理', 'Accepted'),
  created: texts('已创建链接', '已建立連結', 'Link made'),
  pending: texts('待付款', '待付款', 'Not paid yet'),
  completed: texts('已付款', '已付款', 'Paid'),
  declined: texts('被拒绝', '被拒絕', 'Declined'),
  expired: texts('链接已失效', '連結已失效', 'Link expired'),
  unknown: texts('结果未定', '結果未定', 'Unknown'),
  ignored: texts('无关通知', '無關通知', 'Not about an order'),
  forged: texts('来源未证实', '來源未證實', 'Sender not proven'),
  ok: texts('正常', '正常', 'Working'),
  failed: texts('失败', '失敗', 'Failed'),
  chosen: texts('已选择产品', '已選擇產品', 'Products chosen'),
} satisfies Record<Run['verdict'], Texts>;

export const scriptFailureLabels = {
  threw: texts('脚本抛出错误', '腳本拋出錯誤', 'Script threw an error'),
  timedOut: texts('运行超时', '執行逾時', 'Run timed out'),
  tooLong: texts('占用处理器过久', '佔用處理器過久', 'Too much processor time'),
  tooLarge: texts('内存或输出过大', '記憶體或輸出過大', 'Too much memory or output'),
  tooManyRequests: texts('请求过多', '請求過多', 'Too many requests'),
  invalidVerdict: texts('返回值不是结果', '傳回值不是結果', 'Returned no verdict'),
  missing: texts('脚本没有此函数', '腳本沒有此函式', 'Function missing'),
  stopped: texts('运行中断', '執行中斷', 'Run was stopped'),
} satisfies Record<NonNullable<Run['failure']>, Texts>;

/** Why a source is no script. The sandbox's and the engine's own remarks follow their code. */
export const scriptInvalidLabels = {
  ...scriptFailureLabels,
  noEntryPoint: texts('未导出任何入口函数', '未匯出任何進入點函式', 'it exports none of'),
  sourceTooLarge: texts('源代码超过 256 KiB', '原始碼超過 256 KiB', 'the source has more than 256 KiB'),
  notText: texts('文件为空，或不是 UTF-8 文本', '檔案為空，或不是 UTF-8 文字', 'empty, or not text in UTF-8'),
} satisfies Words;

const fieldLabels = {
  verdict: texts('结果', '結果', 'Verdict'),
  reference: texts('网关流水号', '閘道交易序號', 'Gateway reference'),
  utr: texts('UTR', 'UTR', 'UTR'),
  code: texts('拒绝代码', '拒絕代碼', 'Decline code'),
  link: texts('付款链接', '付款連結', 'Payment link'),
  products: texts('产品', '產品', 'Products'),
} satisfies Record<ComparedField, Texts>;

const nothing = { [absent]: texts('无', '無', 'nothing') };

/** Follows the difference that it caused. */
const causes = {
  [absent]: texts('', '', ''),
  ...Object.fromEntries(
    Object.entries(scriptFailureLabels).map(([failure, label]) => [
      failure,
      texts(`（${label['zh-CN']}）`, `（${label['zh-TW']}）`, ` (${label['en-US']})`),
    ]),
  ),
};

/** The labels of a failed sample. A reference or a code may read like a verdict, so only a verdict is translated. */
export function failedSampleLabels({ field }: { readonly field?: unknown }): Vocabularies {
  const values = field === 'verdict' ? { ...nothing, ...scriptVerdictLabels } : nothing;
  return { field: fieldLabels, actual: values, expected: values, failure: causes };
}
