import { columnsFor, texts } from '../../../kit/exporting/export-columns.ts';
import { defineExport, type RowOf } from '../../../kit/exporting/export-source.ts';
import { titles } from '../../../kit/exporting/export-titles.ts';

const column = columnsFor<RowOf<'monitorDevices.list'>>();

/** Monitor devices and the accounts that they watch. Their tokens are in no list. */
export const monitorDevicesExport = defineExport('monitorDevices.list', {
  title: texts('监控设备', '監控裝置', 'Monitor devices'),
  fileStem: 'monitor-devices',
  keyOf: ({ monitorId }) => monitorId,
  paging: 'pages',
  columns: [
    column.text('monitorId', titles.monitorId),
    column.text('name', titles.name),
    column.word('kind', titles.type, {
      sms: texts('短信', '簡訊', 'SMS'),
      web: texts('网页消息', '網頁訊息', 'Web messages'),
      chain: texts('链上转账', '鏈上轉帳', 'Chain transfers'),
    }),
    column.word('state', titles.status, {
      enabled: titles.enabled,
      disabled: texts('停用', '停用', 'Disabled'),
      revoked: texts('已吊销', '已撤銷', 'Revoked'),
    }),
    column.text('supplierName', titles.supplierName),
    column.made('accounts', titles.resourceName, 'text', ({ accounts }) =>
      accounts.map(({ name }) => name).join('; '),
    ),
    column.time('lastHeartbeatAt', texts('最近心跳', '最近心跳', 'Last heartbeat')),
    column.time('createdAt', titles.createdAt),
    column.time('updatedAt', titles.updatedAt),
  ],
});
