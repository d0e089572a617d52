import { defineMessages } from '../messages.ts';

export const figureMessages = defineMessages('figure', {
  chart: { 'zh-CN': '图表', 'zh-TW': '圖表', 'en-US': 'Chart' },
  table: { 'zh-CN': '表格', 'zh-TW': '表格', 'en-US': 'Table' },
  chartView: { 'zh-CN': '显示方式', 'zh-TW': '顯示方式', 'en-US': 'Show as' },
  chartKeys: {
    'zh-CN': '方向键逐项查看，回车打开对应列表',
    'zh-TW': '方向鍵逐項檢視，Enter 開啟對應清單',
    'en-US': 'Arrow keys move between values, Enter opens the list',
  },
});
