import { defineMessages } from '../../shared/messages.ts';

export const simulationMessages = defineMessages('simulation', {
  title: { 'zh-CN': '模拟业务', 'zh-TW': '模擬業務', 'en-US': 'Simulation' },
  onShort: { 'zh-CN': '模拟 {{rate}}/分', 'zh-TW': '模擬 {{rate}}/分', 'en-US': 'Simulation {{rate}}/min' },
  offShort: { 'zh-CN': '模拟已停', 'zh-TW': '模擬已停', 'en-US': 'Simulation off' },
  onLabel: {
    'zh-CN': '模拟业务：运行中，每分钟 {{rate}} 单',
    'zh-TW': '模擬業務：執行中，每分鐘 {{rate}} 筆',
    'en-US': 'Simulation: on, {{rate}} orders per minute',
  },
  offLabel: { 'zh-CN': '模拟业务：已停止', 'zh-TW': '模擬業務：已停止', 'en-US': 'Simulation: off' },
  help: {
    'zh-CN': '演示环境中，模拟器扮演商户、付款人、收款设备和回调接收方。停止后，进行中的订单照常完成。',
    'zh-TW': '展示環境中，模擬器扮演商家、付款人、收款裝置與回呼接收方。停止後，進行中的訂單照常完成。',
    'en-US':
      'In this demo a simulator plays merchants, payers, devices and callback receivers. When it is off, orders in progress still complete.',
  },
  running: { 'zh-CN': '持续下单', 'zh-TW': '持續下單', 'en-US': 'Place orders' },
  rate: { 'zh-CN': '每分钟订单数', 'zh-TW': '每分鐘訂單數', 'en-US': 'Orders per minute' },
  faults: { 'zh-CN': '异常', 'zh-TW': '異常', 'en-US': 'Faults' },
  none: { 'zh-CN': '无', 'zh-TW': '無', 'en-US': 'None' },
  mild: { 'zh-CN': '偶尔', 'zh-TW': '偶爾', 'en-US': 'Occasional' },
  heavy: { 'zh-CN': '频繁', 'zh-TW': '頻繁', 'en-US': 'Frequent' },
  orders: { 'zh-CN': '已下单', 'zh-TW': '已下單', 'en-US': 'Orders placed' },
  paid: { 'zh-CN': '付款笔数', 'zh-TW': '付款筆數', 'en-US': 'Payments' },
  unmatched: { 'zh-CN': '未自动匹配', 'zh-TW': '未自動比對', 'en-US': 'Not auto-matched' },
  callbacks: { 'zh-CN': '收到回调', 'zh-TW': '收到回呼', 'en-US': 'Callbacks received' },
  failed: { 'zh-CN': '更改失败', 'zh-TW': '變更失敗', 'en-US': 'Change failed' },
});
