import { columnsFor, texts } from '../../../kit/exporting/export-columns.ts';
import { defineExport, type RowOf } from '../../../kit/exporting/export-source.ts';
import { titles } from '../../../kit/exporting/export-titles.ts';

type Row = RowOf<'frozenIps.list'>;

const column = columnsFor<Row>();
const states = {
  live: texts('冻结中', '凍結中', 'Frozen'),
  expired: texts('已到期', '已到期', 'Expired'),
  thawed: texts('已解冻', '已解凍', 'Thawed'),
};

/** Frozen addresses with reason, end and the accounts that froze and thawed them. */
export const frozenIpsExport = defineExport('frozenIps.list', {
  title: texts('冻结 IP', '凍結 IP', 'Frozen addresses'),
  fileStem: 'frozen-addresses',
  keyOf: ({ id }) => id,
  paging: 'pages',
  columns: [
    column.text('network', texts('IP 或网段', 'IP 或網段', 'Address or network')),
    column.word('state', titles.status, states),
    column.text('reason', titles.reason),
    column.time('expiresAt', texts('冻结至', '凍結至', 'Until')),
    column.text('frozenBy', texts('冻结人', '凍結人', 'Frozen by')),
    column.time('createdAt', texts('冻结时间', '凍結時間', 'Frozen at')),
    column.time('thawedAt', texts('解冻时间', '解凍時間', 'Thawed at')),
    column.text('thawedBy', texts('解冻人', '解凍人', 'Thawed by')),
  ],
});
