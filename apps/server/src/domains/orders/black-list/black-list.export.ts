import { columnsFor, texts } from '../../../kit/exporting/export-columns.ts';
import { defineExport, type RowOf } from '../../../kit/exporting/export-source.ts';
import { titles } from '../../../kit/exporting/export-titles.ts';

type Row = RowOf<'blackList.list'>;

const column = columnsFor<Row>();
const kinds = {
  name: texts('姓名', '姓名', 'Name'),
  accountNumber: texts('账号', '帳號', 'Account number'),
  vpa: texts('VPA', 'VPA', 'VPA'),
  phone: texts('电话', '電話', 'Phone'),
  usdtAddress: texts('USDT 地址', 'USDT 地址', 'USDT address'),
};
const directions = {
  collections: texts('代收', '代收', 'Collections'),
  payouts: texts('代付', '代付', 'Payouts'),
  both: texts('代收和代付', '代收和代付', 'Collections and payouts'),
};
const effects = {
  refuse: texts('拒绝订单', '拒絕訂單', 'Refuse order'),
  suspicious: texts('标为可疑', '標為可疑', 'Mark suspicious'),
};
const states = {
  live: texts('生效中', '生效中', 'In force'),
  disabled: texts('已停用', '已停用', 'Disabled'),
  expired: texts('已到期', '已到期', 'Expired'),
  removed: texts('已移出', '已移出', 'Removed'),
};

/** The black list. A file of it can be imported again. */
export const blackListExport = defineExport('blackList.list', {
  title: texts('黑名单', '黑名單', 'Black list'),
  fileStem: 'black-list',
  keyOf: ({ id }) => id,
  paging: 'pages',
  columns: [
    column.text('value', texts('内容', '內容', 'Value')),
    column.word('kind', texts('类型', '類型', 'Type'), kinds),
    column.word('state', titles.status, states),
    column.word('direction', texts('适用于', '適用於', 'Applies to'), directions),
    column.word('effect', texts('处理', '處理', 'Effect'), effects),
    column.text('reason', titles.reason),
    column.time('expiresAt', texts('到期时间', '到期時間', 'Until')),
    column.number('hits', texts('命中次数', '命中次數', 'Hits')),
    column.time('lastHitAt', texts('最近命中', '最近命中', 'Last hit')),
    column.text('addedBy', texts('添加人', '新增人', 'Added by')),
    column.time('createdAt', texts('添加时间', '新增時間', 'Added at')),
    column.time('removedAt', texts('移出时间', '移出時間', 'Removed at')),
    column.text('removedBy', texts('移出人', '移出人', 'Removed by')),
  ],
});
