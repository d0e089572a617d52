import { defineMessages } from '../../../../shared/messages.ts';
import { runMessages } from '../../../../shared/script-run/run.messages.ts';

const { collection, payout, choice } = runMessages.table;

export const scriptMessages = defineMessages('gateways.scripts', {
  collection,
  payout,
  choice,
  table: { 'zh-CN': '代付脚本', 'zh-TW': '代付腳本', 'en-US': 'Pay scripts' },
  name: { 'zh-CN': '名称', 'zh-TW': '名稱', 'en-US': 'Name' },
  direction: { 'zh-CN': '方向', 'zh-TW': '方向', 'en-US': 'Direction' },
  liveVersion: { 'zh-CN': '线上版本', 'zh-TW': '線上版本', 'en-US': 'Live version' },
  live: {
    'zh-CN': '版本 {{version}} 已上线',
    'zh-TW': '版本 {{version}} 已上線',
    'en-US': 'Version {{version}} live',
  },
  notLive: { 'zh-CN': '未上线', 'zh-TW': '未上線', 'en-US': 'Not live' },
  isLive: { 'zh-CN': '已上线', 'zh-TW': '已上線', 'en-US': 'Live' },
  newestVersion: { 'zh-CN': '最新版本', 'zh-TW': '最新版本', 'en-US': 'Newest version' },
  gatewayCount: { 'zh-CN': '网关', 'zh-TW': '閘道', 'en-US': 'Gateways' },
  productCount: { 'zh-CN': '动态产品', 'zh-TW': '動態產品', 'en-US': 'Dynamic products' },
  lastRunAt: { 'zh-CN': '最近运行', 'zh-TW': '最近執行', 'en-US': 'Last run' },
  runCount: { 'zh-CN': '24 小时运行', 'zh-TW': '24 小時執行', 'en-US': 'Runs, 24 h' },
  failureCount: { 'zh-CN': '24 小时失败', 'zh-TW': '24 小時失敗', 'en-US': 'Failures, 24 h' },
  successRate: { 'zh-CN': '成功率', 'zh-TW': '成功率', 'en-US': 'Success rate' },
  createdAt: { 'zh-CN': '创建时间', 'zh-TW': '建立時間', 'en-US': 'Created' },
  updatedAt: { 'zh-CN': '更新时间', 'zh-TW': '更新時間', 'en-US': 'Changed' },
  partOf: { 'zh-CN': '包含的文字', 'zh-TW': '包含的文字', 'en-US': 'Contains' },
  actions: { 'zh-CN': '操作', 'zh-TW': '操作', 'en-US': 'Actions' },
  actionsOf: { 'zh-CN': '{{name}} 的操作', 'zh-TW': '{{name}} 的操作', 'en-US': 'Actions for {{name}}' },
  open: { 'zh-CN': '打开', 'zh-TW': '開啟', 'en-US': 'Open' },
  rename: { 'zh-CN': '改名', 'zh-TW': '重新命名', 'en-US': 'Rename' },
  runs: { 'zh-CN': '运行记录', 'zh-TW': '執行記錄', 'en-US': 'Runs' },
  bringBack: {
    'zh-CN': '恢复上一个版本',
    'zh-TW': '恢復上一個版本',
    'en-US': 'Bring back version before',
  },
  bringBackTo: {
    'zh-CN': '恢复版本 {{version}}',
    'zh-TW': '恢復版本 {{version}}',
    'en-US': 'Bring back version {{version}}',
  },
  noneBefore: {
    'zh-CN': '没有更早的线上版本',
    'zh-TW': '沒有更早的線上版本',
    'en-US': 'No version was live before',
  },
  broughtBack: {
    'zh-CN': '{{name}} 已恢复为版本 {{version}}',
    'zh-TW': '{{name}} 已恢復為版本 {{version}}',
    'en-US': '{{name}} is back at version {{version}}',
  },
  add: { 'zh-CN': '添加脚本', 'zh-TW': '新增腳本', 'en-US': 'Add script' },
  addBody: {
    'zh-CN': '新脚本从模板开始，还未上线。',
    'zh-TW': '新腳本從範本開始，尚未上線。',
    'en-US': 'A new script starts from a template and is not live.',
  },
  addConfirm: { 'zh-CN': '添加', 'zh-TW': '新增', 'en-US': 'Add' },
  firstVersion: { 'zh-CN': '第一个版本', 'zh-TW': '第一個版本', 'en-US': 'First version' },
  added: { 'zh-CN': '已添加 {{name}}', 'zh-TW': '已新增 {{name}}', 'en-US': '{{name}} added' },
  renameTitle: { 'zh-CN': '{{name}} 改名', 'zh-TW': '重新命名 {{name}}', 'en-US': 'Rename {{name}}' },
  renamed: { 'zh-CN': '已改名为 {{name}}', 'zh-TW': '已重新命名為 {{name}}', 'en-US': 'Renamed to {{name}}' },
  none: { 'zh-CN': '还没有脚本', 'zh-TW': '還沒有腳本', 'en-US': 'No scripts yet' },
  noneHelp: {
    'zh-CN': '脚本按网关的接口发送和查询代付。',
    'zh-TW': '腳本依閘道的 API 送出與查詢代付。',
    'en-US': 'A script sends and queries payouts in the language of a gateway’s API.',
  },
});
