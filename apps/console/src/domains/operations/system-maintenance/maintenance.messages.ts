import { defineMessages } from '../../../shared/messages.ts';

export const maintenanceMessages = defineMessages('systemMaintenance', {
  refresh: { 'zh-CN': '刷新', 'zh-TW': '重新整理', 'en-US': 'Refresh' },
  readOnly: {
    'zh-CN': '您的角色只能查看，不能执行维护操作。',
    'zh-TW': '您的角色只能檢視，無法執行維護操作。',
    'en-US': 'View only: your role cannot run maintenance.',
  },
  healthy: { 'zh-CN': '一切正常', 'zh-TW': '一切正常', 'en-US': 'All normal' },
  healthyHelp: {
    'zh-CN': '队列没有积压，各项检查没有发现问题。',
    'zh-TW': '佇列沒有積壓，各項檢查沒有發現問題。',
    'en-US': 'No backlog in the queues, and no check found a problem.',
  },
  concerns: {
    'zh-CN': '{{count}} 处需要留意',
    'zh-TW': '{{count}} 處需要留意',
    'en-US': 'Needs attention: {{count}}',
  },
  concernStopped: {
    'zh-CN': '平台服务已关闭：不接受新订单',
    'zh-TW': '平台服務已關閉：不接受新訂單',
    'en-US': 'Platform service is off: new orders are refused',
  },
  concernFindings: {
    'zh-CN': '系统检查发现 {{count}} 处差异',
    'zh-TW': '系統檢查發現 {{count}} 處差異',
    'en-US': 'The system check found {{count}} differences',
  },
  concernCheckOff: {
    'zh-CN': '系统检查没有开启',
    'zh-TW': '系統檢查未開啟',
    'en-US': 'System check is off',
  },
  concernAudit: {
    'zh-CN': '审计链末尾被改动过，请立即核查',
    'zh-TW': '稽核鏈末端被改動過，請立即查核',
    'en-US': 'The end of the audit trail was altered. Investigate immediately.',
  },
  concernLag: {
    'zh-CN': '{{queue}}积压：最早的一件已等待 {{age}}',
    'zh-TW': '{{queue}}積壓：最早的一件已等待 {{age}}',
    'en-US': '{{queue}}: backlog, oldest waiting {{age}}',
  },
  concernChains: {
    'zh-CN': '{{count}} 个账户的安全链断裂',
    'zh-TW': '{{count}} 個帳戶的安全鏈斷裂',
    'en-US': 'The security chains of {{count}} accounts are broken',
  },
  concernDevices: {
    'zh-CN': '{{count}} 台监控设备失联',
    'zh-TW': '{{count}} 台監控裝置失聯',
    'en-US': '{{count}} monitor devices are silent',
  },
  minutes: { 'zh-CN': '{{count}} 分钟', 'zh-TW': '{{count}} 分鐘', 'en-US': '{{count}} min' },
  hours: { 'zh-CN': '{{count}} 小时', 'zh-TW': '{{count}} 小時', 'en-US': '{{count}} h' },

  service: { 'zh-CN': '平台服务', 'zh-TW': '平台服務', 'en-US': 'Platform service' },
  serviceOn: { 'zh-CN': '运行中', 'zh-TW': '運作中', 'en-US': 'Running' },
  serviceOff: { 'zh-CN': '已关闭', 'zh-TW': '已關閉', 'en-US': 'Stopped' },
  serviceHelp: {
    'zh-CN':
      '关闭后，所有商户的代收和代付下单立即被拒绝（serviceDisabled）。登录、到账匹配、回调和已有订单照常进行，随时可以再开启。',
    'zh-TW':
      '關閉後，所有商家的代收和代付下單立即遭拒（serviceDisabled）。登入、入帳比對、回呼和既有訂單照常進行，隨時可以再開啟。',
    'en-US':
      'When off, new collection and payout orders of all merchants are refused immediately (serviceDisabled). Sign-in, matching, callbacks and existing orders continue. It can be switched on again at any time.',
  },
  serviceChanged: {
    'zh-CN': '{{account}} 于 {{time}} 修改',
    'zh-TW': '{{account}} 於 {{time}} 修改',
    'en-US': 'Changed by {{account}} at {{time}}',
  },
  stop: { 'zh-CN': '关闭服务', 'zh-TW': '關閉服務', 'en-US': 'Stop service' },
  start: { 'zh-CN': '开启服务', 'zh-TW': '開啟服務', 'en-US': 'Start service' },
  stopTitle: { 'zh-CN': '关闭平台服务？', 'zh-TW': '關閉平台服務？', 'en-US': 'Stop platform service?' },
  stopBody: {
    'zh-CN': '从下一个请求起，所有商户都不能再下单，正在营业的商户会立刻受到影响。已有订单照常处理。',
    'zh-TW': '從下一個請求起，所有商家都不能再下單，正在營業的商家會立刻受到影響。既有訂單照常處理。',
    'en-US':
      'From the next request on, no merchant can place an order; active merchants are affected immediately. Existing orders continue.',
  },
  stopWord: { 'zh-CN': '关闭服务', 'zh-TW': '關閉服務', 'en-US': 'stop the service' },
  stopped: { 'zh-CN': '平台服务已关闭', 'zh-TW': '平台服務已關閉', 'en-US': 'Platform service stopped' },
  started: { 'zh-CN': '平台服务已开启', 'zh-TW': '平台服務已開啟', 'en-US': 'Platform service started' },

  queues: { 'zh-CN': '队列', 'zh-TW': '佇列', 'en-US': 'Queues' },
  queue: { 'zh-CN': '队列', 'zh-TW': '佇列', 'en-US': 'Queue' },
  waiting: { 'zh-CN': '等待', 'zh-TW': '等待', 'en-US': 'Waiting' },
  oldest: { 'zh-CN': '最早', 'zh-TW': '最早', 'en-US': 'Oldest' },
  state: { 'zh-CN': '状态', 'zh-TW': '狀態', 'en-US': 'State' },
  keepsUp: { 'zh-CN': '正常', 'zh-TW': '正常', 'en-US': 'Normal' },
  lagging: { 'zh-CN': '积压', 'zh-TW': '積壓', 'en-US': 'Backlog' },
  forPeople: { 'zh-CN': '等人处理', 'zh-TW': '等人處理', 'en-US': 'For review' },
  ordersToAllocate: { 'zh-CN': '待分配订单', 'zh-TW': '待分配訂單', 'en-US': 'Orders to allocate' },
  ordersToExpire: { 'zh-CN': '已到期待关闭订单', 'zh-TW': '已到期待關閉訂單', 'en-US': 'Orders to expire' },
  statementsToRead: { 'zh-CN': '待读取流水', 'zh-TW': '待讀取的入帳記錄', 'en-US': 'Statements to read' },
  callbacksDue: { 'zh-CN': '待发送回调', 'zh-TW': '待送出回呼', 'en-US': 'Callbacks due' },
  hoursToSumUp: { 'zh-CN': '待汇总小时', 'zh-TW': '待彙總小時', 'en-US': 'Hours to aggregate' },
  auditToSeal: { 'zh-CN': '待封存审计记录', 'zh-TW': '待封存稽核記錄', 'en-US': 'Audit records to seal' },
  statementsForPeople: {
    'zh-CN': '待人工处理流水',
    'zh-TW': '待人工處理的入帳記錄',
    'en-US': 'Statements for review',
  },
  callbacksGivenUp: { 'zh-CN': '已放弃的回调', 'zh-TW': '已放棄的回呼', 'en-US': 'Failed callbacks' },
  payoutExceptions: { 'zh-CN': '代付异常', 'zh-TW': '代付異常', 'en-US': 'Payout exceptions' },

  checks: { 'zh-CN': '检查', 'zh-TW': '檢查', 'en-US': 'Checks' },
  systemCheck: { 'zh-CN': '系统检查', 'zh-TW': '系統檢查', 'en-US': 'System check' },
  systemCheckClean: { 'zh-CN': '没有差异', 'zh-TW': '沒有差異', 'en-US': 'No differences' },
  systemCheckOff: { 'zh-CN': '未开启', 'zh-TW': '未開啟', 'en-US': 'Off' },
  systemCheckFound: {
    'zh-CN': '{{count}} 处差异',
    'zh-TW': '{{count}} 處差異',
    'en-US': '{{count}} differences',
  },
  auditTrail: { 'zh-CN': '审计链', 'zh-TW': '稽核鏈', 'en-US': 'Audit trail' },
  auditIntact: {
    'zh-CN': '完好（最近 {{checked}} 条，共 {{sealed}} 条）',
    'zh-TW': '完好（最近 {{checked}} 筆，共 {{sealed}} 筆）',
    'en-US': 'Intact (newest {{checked}} of {{sealed}})',
  },
  auditBroken: { 'zh-CN': '被改动', 'zh-TW': '被改動', 'en-US': 'Altered' },
  chains: { 'zh-CN': '安全链', 'zh-TW': '安全鏈', 'en-US': 'Security chains' },
  chainsWhole: { 'zh-CN': '全部完整', 'zh-TW': '全部完整', 'en-US': 'All intact' },
  chainsBroken: { 'zh-CN': '{{count}} 个断裂', 'zh-TW': '{{count}} 個斷裂', 'en-US': '{{count}} broken' },
  leaks: { 'zh-CN': '一天内的异常', 'zh-TW': '一天內的異常', 'en-US': 'Leaks, last day' },
  devices: { 'zh-CN': '监控设备', 'zh-TW': '監控裝置', 'en-US': 'Monitor devices' },
  devicesOf: {
    'zh-CN': '{{count}} 台，{{silent}} 台失联',
    'zh-TW': '{{count}} 台，{{silent}} 台失聯',
    'en-US': '{{count}}, {{silent}} of them silent',
  },
  checkedAt: { 'zh-CN': '检查于', 'zh-TW': '檢查於', 'en-US': 'checked' },
  never: { 'zh-CN': '还没有', 'zh-TW': '尚未', 'en-US': 'Not yet' },
  examples: { 'zh-CN': '例如 {{places}}', 'zh-TW': '例如 {{places}}', 'en-US': 'for example {{places}}' },

  machine: { 'zh-CN': '进程与存储', 'zh-TW': '處理程序與儲存', 'en-US': 'Process and storage' },
  version: { 'zh-CN': '平台版本', 'zh-TW': '平台版本', 'en-US': 'Platform version' },
  startedAt: { 'zh-CN': '启动', 'zh-TW': '啟動', 'en-US': 'Started' },
  memory: { 'zh-CN': '内存', 'zh-TW': '記憶體', 'en-US': 'Memory' },
  storeKind: { 'zh-CN': '存储', 'zh-TW': '儲存', 'en-US': 'Storage' },
  embedded: { 'zh-CN': '内置', 'zh-TW': '內建', 'en-US': 'Embedded' },
  postgres: { 'zh-CN': 'PostgreSQL', 'zh-TW': 'PostgreSQL', 'en-US': 'PostgreSQL' },
  size: { 'zh-CN': '数据大小', 'zh-TW': '資料大小', 'en-US': 'Size' },
  answer: { 'zh-CN': '存储响应', 'zh-TW': '儲存回應', 'en-US': 'Storage response' },
  sessions: { 'zh-CN': '会话', 'zh-TW': '工作階段', 'en-US': 'Sessions' },
  sessionsOf: {
    'zh-CN': '{{open}} 个，{{online}} 个在线',
    'zh-TW': '{{open}} 個，{{online}} 個線上',
    'en-US': '{{open}}, {{online}} online',
  },
  milliseconds: { 'zh-CN': '{{count}} 毫秒', 'zh-TW': '{{count}} 毫秒', 'en-US': '{{count}} ms' },

  clearing: { 'zh-CN': '数据清理', 'zh-TW': '資料清理', 'en-US': 'Data cleanup' },
  clearingHelp: {
    'zh-CN': '每小时自动清理超过 {{days}} 天的日志、消息和回调记录；账本、订单、流水和审计记录永不清理。',
    'zh-TW': '每小時自動清除超過 {{days}} 天的日誌、訊息和回呼記錄；帳本、訂單、入帳記錄和稽核記錄永不清除。',
    'en-US':
      'Every hour, logs, messages and callback records older than {{days}} days are deleted. Ledger, orders, statements and the audit trail are never deleted.',
  },
  changeCycle: { 'zh-CN': '修改周期', 'zh-TW': '修改週期', 'en-US': 'Change cycle' },
  showCycle: { 'zh-CN': '查看周期设置', 'zh-TW': '檢視週期設定', 'en-US': 'View setting' },
  clearedNothing: { 'zh-CN': '还没有清理过', 'zh-TW': '尚未清理過', 'en-US': 'Nothing cleared yet' },
  clearedRows: {
    'zh-CN': '清理 {{count}} 条',
    'zh-TW': '清除 {{count}} 筆',
    'en-US': '{{count}} rows cleared',
  },
  blackListHits: { 'zh-CN': '黑名单命中', 'zh-TW': '黑名單命中', 'en-US': 'black list hits' },
  botMessages: { 'zh-CN': '机器人消息', 'zh-TW': '機器人訊息', 'en-US': 'messages of bots' },
  errorLogs: { 'zh-CN': '前端错误', 'zh-TW': '前端錯誤', 'en-US': 'front-end errors' },
  messages: { 'zh-CN': '消息', 'zh-TW': '訊息', 'en-US': 'messages' },
  monitorLogs: { 'zh-CN': '监控日志', 'zh-TW': '監控日誌', 'en-US': 'monitor logs' },
  orderCallbacks: { 'zh-CN': '回调记录', 'zh-TW': '回呼記錄', 'en-US': 'callbacks' },
  orderFindings: {
    'zh-CN': '已处理的订单分析发现',
    'zh-TW': '已處理的訂單分析發現',
    'en-US': 'handled findings',
  },
  payScriptRuns: { 'zh-CN': '脚本运行记录', 'zh-TW': '腳本執行記錄', 'en-US': 'runs of pay scripts' },
  exports: { 'zh-CN': '导出文件', 'zh-TW': '匯出檔案', 'en-US': 'exports' },
  showHistory: { 'zh-CN': '全部清理记录', 'zh-TW': '全部清理記錄', 'en-US': 'Full history' },

  actions: { 'zh-CN': '维护操作', 'zh-TW': '維護操作', 'en-US': 'Maintenance' },
  reset: { 'zh-CN': '重建资源池', 'zh-TW': '重建資源池', 'en-US': 'Rebuild resource pool' },
  resetHelp: {
    'zh-CN': '重新读取全部收款账户，释放订单已经结束的占用，并重新计数。进行中的订单和它们的占用不受影响。',
    'zh-TW': '重新讀取全部收款帳戶，釋放訂單已經結束的占用，並重新計數。進行中的訂單和它們的占用不受影響。',
    'en-US':
      'Reloads all receiving accounts, frees reservations of ended orders and recounts. Orders in progress keep their reservations.',
  },
  resetTitle: { 'zh-CN': '重建资源池？', 'zh-TW': '重建資源池？', 'en-US': 'Rebuild resource pool?' },
  resetBody: {
    'zh-CN': '运行期间（通常不到一秒）新的分配会稍等。没有订单会改变状态，也不会动用资金。',
    'zh-TW': '執行期間（通常不到一秒）新的分配會稍等。沒有訂單會改變狀態，也不會動用資金。',
    'en-US':
      'While it runs (usually under a second), new allocations wait. No order changes status and no money moves.',
  },
  resetDone: {
    'zh-CN': '检查 {{resources}} 个账户，其中 {{ready}} 个可接单，释放占用 {{freed}} 个，用时 {{ms}} 毫秒。',
    'zh-TW': '檢查 {{resources}} 個帳戶，其中 {{ready}} 個可接單，釋放占用 {{freed}} 個，耗時 {{ms}} 毫秒。',
    'en-US':
      '{{resources}} accounts checked, {{ready}} can take orders, {{freed}} reservations freed, {{ms}} ms.',
  },
  fix: { 'zh-CN': '修复资源', 'zh-TW': '修復資源', 'en-US': 'Repair resources' },
  fixHelp: {
    'zh-CN': '逐个账户核对占用和计数与订单是否一致，以订单为准修正，并列出每一处差异。再次运行不会有发现。',
    'zh-TW': '逐個帳戶核對占用和計數與訂單是否一致，以訂單為準修正，並列出每一處差異。再次執行不會有發現。',
    'en-US':
      'Compares each account’s reservations and counts with its orders, corrects them to match the orders and lists every difference. A second run finds nothing.',
  },
  fixTitle: { 'zh-CN': '修复资源？', 'zh-TW': '修復資源？', 'en-US': 'Repair resources?' },
  fixBody: {
    'zh-CN':
      '账户的占用和当日计数以订单为准修正，修正前后都写入审计记录。没有订单会改变状态，也不会动用资金。',
    'zh-TW':
      '帳戶的占用和當日計數以訂單為準修正，修正前後都寫入稽核記錄。沒有訂單會改變狀態，也不會動用資金。',
    'en-US':
      'Reservations and daily counts are corrected to match the orders; before and after are saved in the audit trail. No order changes status and no money moves.',
  },
  fixDone: {
    'zh-CN': '核对 {{checked}} 个账户，修正 {{fixed}} 处，用时 {{ms}} 毫秒。',
    'zh-TW': '核對 {{checked}} 個帳戶，修正 {{fixed}} 處，耗時 {{ms}} 毫秒。',
    'en-US': '{{checked}} accounts checked, {{fixed}} differences repaired, {{ms}} ms.',
  },
  fixClean: { 'zh-CN': '没有发现差异。', 'zh-TW': '沒有發現差異。', 'en-US': 'No differences found.' },
  resource: { 'zh-CN': '账户', 'zh-TW': '帳戶', 'en-US': 'Account' },
  problem: { 'zh-CN': '差异', 'zh-TW': '差異', 'en-US': 'Difference' },
  before: { 'zh-CN': '修正前', 'zh-TW': '修正前', 'en-US': 'Before' },
  after: { 'zh-CN': '修正后', 'zh-TW': '修正後', 'en-US': 'After' },
  fixedState: { 'zh-CN': '已修正', 'zh-TW': '已修正', 'en-US': 'Repaired' },
  notFixed: { 'zh-CN': '需要人工处理', 'zh-TW': '需要人工處理', 'en-US': 'Needs manual handling' },
  staleReservation: {
    'zh-CN': '订单已结束，占用还在',
    'zh-TW': '訂單已結束，占用仍在',
    'en-US': 'Reservation of an ended order',
  },
  missingReservation: {
    'zh-CN': '订单进行中，占用丢失',
    'zh-TW': '訂單進行中，占用遺失',
    'en-US': 'Reservation missing for a live order',
  },
  wrongProcessingCount: {
    'zh-CN': '进行中的计数不对',
    'zh-TW': '進行中的計數不對',
    'en-US': 'Wrong count of live orders',
  },
  wrongDailyUse: { 'zh-CN': '当日计数不对', 'zh-TW': '當日計數不對', 'en-US': 'Wrong daily counts' },
  unknownProduct: { 'zh-CN': '产品不存在', 'zh-TW': '產品不存在', 'en-US': 'Unknown product' },
  unknownSupplier: { 'zh-CN': '供应商不存在', 'zh-TW': '供應商不存在', 'en-US': 'Unknown supplier' },
  run: { 'zh-CN': '运行', 'zh-TW': '執行', 'en-US': 'Run' },
  runName: { 'zh-CN': '运行：{{name}}', 'zh-TW': '執行：{{name}}', 'en-US': 'Run: {{name}}' },
  typeToConfirm: {
    'zh-CN': '输入“{{word}}”以确认',
    'zh-TW': '輸入「{{word}}」以確認',
    'en-US': 'Type “{{word}}” to confirm',
  },
  mismatch: { 'zh-CN': '与要求的不一致', 'zh-TW': '與要求的不一致', 'en-US': 'Text does not match' },
  cancel: { 'zh-CN': '取消', 'zh-TW': '取消', 'en-US': 'Cancel' },
  failed: { 'zh-CN': '操作失败', 'zh-TW': '操作失敗', 'en-US': 'Action failed' },
});
