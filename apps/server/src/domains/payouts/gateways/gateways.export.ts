import { columnsFor, texts } from '../../../kit/exporting/export-columns.ts';
import { defineExport, type RowOf } from '../../../kit/exporting/export-source.ts';
import { titles } from '../../../kit/exporting/export-titles.ts';

type Row = RowOf<'payGateways.list'>;

const column = columnsFor<Row>();
const currencyOf = ({ currency }: Row) => currency;

/** Gateways with their limits and their health. Credentials are not in the list, so not here. */
export const payGatewaysExport = defineExport('payGateways.list', {
  title: texts('网关', '閘道', 'Gateways'),
  fileStem: 'gateways',
  keyOf: ({ id }) => id,
  paging: 'pages',
  forSelected: () => ({}),
  columns: [
    column.text('name', titles.name),
    column.text('baseUrl', texts('接口地址', 'API 位址', 'Base URL')),
    column.made('hosts', texts('其他主机', '其他主機', 'Other hosts'), 'text', ({ hosts }) =>
      hosts.join('; '),
    ),
    column.word('direction', titles.direction, {
      collection: texts('代收', '代收', 'Collection'),
      payout: texts('代付', '代付', 'Payout'),
    }),
    column.number('productId', titles.productId),
    column.made('productName', titles.product, 'text', ({ productName }, language) => productName[language]),
    column.text('scriptName', texts('脚本', '腳本', 'Script')),
    column.number('liveVersion', texts('已上线版本', '已上線版本', 'Live version')),
    column.currency(currencyOf),
    column.money('minAmountMinor', titles.minAmount, currencyOf),
    column.money('maxAmountMinor', titles.maxAmount, currencyOf),
    column.number('timeoutMs', texts('请求超时（毫秒）', '請求逾時（毫秒）', 'Request timeout (ms)')),
    column.number('runTimeoutMs', texts('运行超时（毫秒）', '執行逾時（毫秒）', 'Run timeout (ms)')),
    column.number('parallelRequests', texts('并发数', '並行數', 'Parallel runs')),
    column.yesNo('enabled', titles.enabled),
    column.number('accountCount', texts('账户', '帳戶', 'Accounts')),
    column.made(
      'callCount',
      texts('24 小时运行次数', '24 小時執行次數', 'Runs in 24 h'),
      'number',
      (row) => row.health.callCount,
    ),
    column.made(
      'failureCount',
      texts('24 小时失败次数', '24 小時失敗次數', 'Failures in 24 h'),
      'number',
      (row) => row.health.failureCount,
    ),
    column.made(
      'unknownCount',
      texts('结果未定', '結果未定', 'Unknown'),
      'number',
      (row) => row.health.unknownCount,
    ),
    column.time('createdAt', titles.created),
    column.time('updatedAt', titles.changed),
  ],
});
