import { defineMessages } from '../../../shared/messages.ts';

export const chainPictureMessages = defineMessages('securityChainPicture', {
  title: { 'zh-CN': '余额走势', 'zh-TW': '餘額走勢', 'en-US': 'Line of balances' },
  help: {
    'zh-CN': '最近 {{count}} 条消息，按时间排列。方向键移动，回车打开；下方表格是同样的数据。',
    'zh-TW': '最近 {{count}} 則訊息，依時間排列。方向鍵移動，Enter 開啟；下方表格是同樣的資料。',
    'en-US':
      'Newest {{count}} messages in time order. Arrow keys move, Enter opens; the table below has the same data.',
  },
  nodeLabel: {
    'zh-CN': '{{time}}，{{state}}，消息余额 {{balance}}',
    'zh-TW': '{{time}}，{{state}}，訊息餘額 {{balance}}',
    'en-US': '{{time}}, {{state}}, stated balance {{balance}}',
  },
  gapLabel: {
    'zh-CN': '{{time}}，{{state}}，消息余额 {{balance}}，差额 {{difference}}',
    'zh-TW': '{{time}}，{{state}}，訊息餘額 {{balance}}，差額 {{difference}}',
    'en-US': '{{time}}, {{state}}, stated balance {{balance}}, difference {{difference}}',
  },
  legend: { 'zh-CN': '图例', 'zh-TW': '圖例', 'en-US': 'Legend' },
});
