import { columnsFor, texts } from '../../../kit/exporting/export-columns.ts';
import { defineExport, type RowOf } from '../../../kit/exporting/export-source.ts';

type Row = RowOf<'botRefusals.list'>;

const column = columnsFor<Row>();
const bots = {
  reminder: texts('通知机器人', '通知機器人', 'Notification bot'),
  transfer: texts('转账机器人', '轉帳機器人', 'Transfer bot'),
};

/** Commands of people who were not on the white list. */
export const botRefusalsExport = defineExport('botRefusals.list', {
  title: texts('未授权的提问', '未授權的提問', 'Refused attempts'),
  fileStem: 'refused-attempts',
  keyOf: ({ id }) => id,
  paging: 'pages',
  columns: [
    column.time('lastAt', texts('最近一次', '最近一次', 'Last attempt')),
    column.text('userName', texts('Telegram 用户名', 'Telegram 使用者名稱', 'User name')),
    column.text('telegramUserId', texts('Telegram 编号', 'Telegram 編號', 'Telegram id')),
    column.made('command', texts('命令', '指令', 'Command'), 'text', ({ command }) => `/${command}`),
    column.number('attempts', texts('次数', '次數', 'Attempts')),
    column.text('chatTitle', texts('Telegram 群组', 'Telegram 群組', 'Telegram group')),
    column.text('chatId', texts('Telegram 群组编号', 'Telegram 群組編號', 'Telegram chat id')),
    column.text('groupName', texts('群组', '群組', 'Group')),
    column.word('bot', texts('机器人', '機器人', 'Bot'), bots),
    column.text('personName', texts('白名单人员', '白名單人員', 'On the white list as')),
  ],
});
