import { columnsFor, texts } from '../../../kit/exporting/export-columns.ts';
import { defineExport, type RowOf } from '../../../kit/exporting/export-source.ts';
import { titles, words } from '../../../kit/exporting/export-titles.ts';

const column = columnsFor<RowOf<'auditRecords.list'>>();

/** The audit trail, without the values before and after. */
export const auditRecordsExport = defineExport('auditRecords.list', {
  title: texts('审计记录', '稽核記錄', 'Audit trail'),
  fileStem: 'audit-trail',
  keyOf: ({ id }) => id,
  paging: 'cursor',
  columns: [
    column.time('createdAt', titles.time),
    column.text('actorName', texts('操作者', '操作者', 'By')),
    column.word('actorRole', titles.role, words.role),
    column.text('operation', texts('操作', '操作', 'Action')),
    column.text('objectType', texts('对象类型', '物件類型', 'Kind of object')),
    column.text('objectId', texts('对象', '物件', 'Object')),
    column.text('outcome', texts('结果', '結果', 'Outcome')),
    column.text('ip', texts('来源地址', '來源 IP', 'Address')),
    column.text('userAgent', texts('设备', '裝置', 'Device')),
    column.text('requestId', texts('请求编号', '請求編號', 'Request ID')),
    column.number('position', texts('链上位置', '鏈上位置', 'Position in the chain')),
    column.text('id', titles.id),
  ],
});
