import { defineMessages } from '../../../../shared/messages.ts';

/** Texts of the trial of a template on the newest messages. */
export const trialMessages = defineMessages('messageTemplates.trial', {
  title: { 'zh-CN': '用真实消息试读', 'zh-TW': '用真實訊息試讀', 'en-US': 'Try on real messages' },
  help: {
    'zh-CN': '用最近 500 条真实消息试读，不保存任何内容。',
    'zh-TW': '用最近 500 則真實訊息試讀，不儲存任何內容。',
    'en-US': 'Reads the newest 500 messages with this draft. Nothing is stored.',
  },
  run: { 'zh-CN': '试读', 'zh-TW': '試讀', 'en-US': 'Try' },
  tried: {
    'zh-CN': '试读了 {{count}} 条消息',
    'zh-TW': '試讀了 {{count}} 則訊息',
    'en-US': '{{count}} messages tried',
  },
  isCut: {
    'zh-CN': '时间已到，更早的消息没有试读',
    'zh-TW': '時間已到，更早的訊息沒有試讀',
    'en-US': 'Time was over; older messages were not tried',
  },
  stale: {
    'zh-CN': '模板已改动，结果可能不同',
    'zh-TW': '範本已變動，結果可能不同',
    'en-US': 'The draft has changed since',
  },
  parts: { 'zh-CN': '试读结果', 'zh-TW': '試讀結果', 'en-US': 'Results' },
  newlyRead: { 'zh-CN': '新解析 {{count}}', 'zh-TW': '新解析 {{count}}', 'en-US': 'Newly parsed {{count}}' },
  taken: { 'zh-CN': '抢走 {{count}}', 'zh-TW': '搶走 {{count}}', 'en-US': 'Taken {{count}}' },
  changed: { 'zh-CN': '字段变化 {{count}}', 'zh-TW': '欄位變化 {{count}}', 'en-US': 'Changed {{count}}' },
  lost: { 'zh-CN': '不再解析 {{count}}', 'zh-TW': '不再解析 {{count}}', 'en-US': 'Lost {{count}}' },
  hidden: { 'zh-CN': '被抢先 {{count}}', 'zh-TW': '被搶先 {{count}}', 'en-US': 'Behind others {{count}}' },
  unchanged: {
    'zh-CN': '{{count}} 条的解析结果不变',
    'zh-TW': '{{count}} 則的解析結果不變',
    'en-US': '{{count}} messages parsed as before',
  },
  newlyReadHelp: {
    'zh-CN': '现在没有模板能解析，这个模板可以。',
    'zh-TW': '現在沒有範本能解析，這個範本可以。',
    'en-US': 'No template parses them now; this one would.',
  },
  takenHelp: {
    'zh-CN': '现在由其他模板解析，改由这个模板解析。',
    'zh-TW': '現在由其他範本解析，改由這個範本解析。',
    'en-US': 'Another template parses them now; this one would.',
  },
  changedHelp: {
    'zh-CN': '仍由这个模板解析，但字段不同。',
    'zh-TW': '仍由這個範本解析，但欄位不同。',
    'en-US': 'This template still parses them, with other fields.',
  },
  lostHelp: {
    'zh-CN': '现在由这个模板解析，之后不再由它解析。',
    'zh-TW': '現在由這個範本解析，之後不再由它解析。',
    'en-US': 'This template parses them now, and no longer would.',
  },
  hiddenHelp: {
    'zh-CN': '符合这个模板，但排在前面的模板先解析。',
    'zh-TW': '符合這個範本，但排在前面的範本先解析。',
    'en-US': 'They fit, but a template before this one parses them first.',
  },
  nothing: { 'zh-CN': '没有这样的消息', 'zh-TW': '沒有這樣的訊息', 'en-US': 'No such messages' },
  ofTemplate: {
    'zh-CN': '{{name}}：{{count}}',
    'zh-TW': '{{name}}：{{count}}',
    'en-US': '{{name}}: {{count}}',
  },
  newest: { 'zh-CN': '最新的几条', 'zh-TW': '最新的幾則', 'en-US': 'The newest of them' },
  before: { 'zh-CN': '现在', 'zh-TW': '現在', 'en-US': 'Now' },
  after: { 'zh-CN': '之后', 'zh-TW': '之後', 'en-US': 'Then' },
  unread: { 'zh-CN': '不解析', 'zh-TW': '不解析', 'en-US': 'Not parsed' },
  saveTitle: {
    'zh-CN': '仍要保存 {{name}}？',
    'zh-TW': '仍要儲存 {{name}}？',
    'en-US': 'Save {{name}} anyway?',
  },
  saveBody: {
    'zh-CN': '最近 {{tried}} 条消息中：抢走 {{taken}}，字段变化 {{changed}}，不再解析 {{lost}}。',
    'zh-TW': '最近 {{tried}} 則訊息中：搶走 {{taken}}，欄位變化 {{changed}}，不再解析 {{lost}}。',
    'en-US': 'Of the newest {{tried}} messages: taken {{taken}}, changed {{changed}}, lost {{lost}}.',
  },
  saveAnyway: { 'zh-CN': '仍要保存', 'zh-TW': '仍要儲存', 'en-US': 'Save anyway' },
  back: { 'zh-CN': '返回修改', 'zh-TW': '返回修改', 'en-US': 'Back to the draft' },
  notSaved: {
    'zh-CN': '尚未保存；请查看试读结果',
    'zh-TW': '尚未儲存；請檢視試讀結果',
    'en-US': 'Not saved yet; look at the results of the trial',
  },
});
