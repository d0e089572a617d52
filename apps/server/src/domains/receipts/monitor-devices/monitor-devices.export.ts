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
    column.text('monitorId', texts('设备编号', '裝置編號', 'Device id')),
    column.text('name', titles.name),
    column.word('kind', texts('类型', '類型', 'Kind'), {
      sms: texts('短信', '簡訊', 'SMS'),
      web: texts('网页消息', '網頁訊息', 'Web messages'),
      chain: texts('链上转账', '鏈上轉帳', 'Chain transfers'),
    }),
    column.word('state', titles.status, {
      enabled: titles.enabled,
      disabled: texts('停用', '停用', 'Disabled'),
      revoked: texts('已吊销', '已撤銷', 'Revoked'),
    }),
    column.text('supplierName', texts('所属供应商', '所屬供應商', 'Owner')),
    column.made('accounts', texts('监控的账户', '監控的帳戶', 'Accounts'), 'text', ({ accounts }) =>
      accounts.map(({ name }) => name).join('; '),
    ),
    column.word('life', texts('存活', '存活', 'Life'), {
      alive: texts('在线', '在線', 'Alive'),
      silent: texts('静默', '靜默', 'Silent'),
      never: texts('从未上报', '從未回報', 'Never reported'),
    }),
    column.time('lastHeartbeatAt', texts('最近心跳', '最近心跳', 'Last heartbeat')),
    column.time('aliveSince', texts('在线起始', '在線起始', 'Alive since')),
    column.made('script', texts('脚本', '腳本', 'Script'), 'text', ({ script }) => script?.name ?? null),
    column.made(
      'wantedVersion',
      texts('应运行版本', '應執行版本', 'Version it should run'),
      'number',
      ({ script }) => script?.version ?? null,
    ),
    column.number('runningVersion', texts('运行版本', '執行版本', 'Version it runs')),
    column.word('scriptState', texts('脚本状态', '腳本狀態', 'Script state'), {
      current: texts('最新', '最新', 'Current'),
      lagging: texts('落后', '落後', 'Lagging'),
      none: texts('无脚本', '無腳本', 'No script'),
    }),
    column.time('createdAt', titles.created),
    column.time('updatedAt', titles.changed),
  ],
});
