import { defineMessages } from '../../../../shared/messages.ts';

/** Texts of the tolerances of matches of several. */
export const toleranceMessages = defineMessages('splitTolerances', {
  title: { 'zh-CN': '合并匹配的容差', 'zh-TW': '合併比對的容差', 'en-US': 'Tolerance of matching several' },
  help: {
    'zh-CN': '一次合并匹配最多可以留下的差额，多付少付都算。0 表示金额必须完全一致。下一次匹配起生效。',
    'zh-TW': '一次合併比對最多可以留下的差額，多付少付都算。0 表示金額必須完全一致。下一次比對起生效。',
    'en-US':
      'The largest difference that one match may leave, in either direction. 0 allows exact amounts only. Takes effect with the next match.',
  },
  label: { 'zh-CN': '{{currency}} 容差', 'zh-TW': '{{currency}} 容差', 'en-US': 'Tolerance in {{currency}}' },
  bound: { 'zh-CN': '最高 {{bound}}', 'zh-TW': '最高 {{bound}}', 'en-US': 'At most {{bound}}' },
  tooLarge: {
    'zh-CN': '不能超过 {{bound}}',
    'zh-TW': '不能超過 {{bound}}',
    'en-US': 'Not above {{bound}}',
  },
  unchanged: { 'zh-CN': '默认值', 'zh-TW': '預設值', 'en-US': 'Default' },
  changedBy: {
    'zh-CN': '{{account}} 于 {{at}} 修改',
    'zh-TW': '{{account}} 於 {{at}} 修改',
    'en-US': 'Changed by {{account}}, {{at}}',
  },
  nothingChanged: { 'zh-CN': '没有改动', 'zh-TW': '沒有變更', 'en-US': 'Nothing is changed' },
  save: { 'zh-CN': '保存', 'zh-TW': '儲存', 'en-US': 'Save' },
  saveOf: {
    'zh-CN': '保存 {{currency}} 容差',
    'zh-TW': '儲存 {{currency}} 容差',
    'en-US': 'Save the tolerance in {{currency}}',
  },
  saved: {
    'zh-CN': '{{currency}} 容差已保存',
    'zh-TW': '{{currency}} 容差已儲存',
    'en-US': 'The tolerance in {{currency}} is saved',
  },
  close: { 'zh-CN': '关闭', 'zh-TW': '關閉', 'en-US': 'Close' },
});
