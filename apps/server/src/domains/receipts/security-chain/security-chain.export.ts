import { columnsFor, texts } from '../../../kit/exporting/export-columns.ts';
import { defineExport, type RowOf } from '../../../kit/exporting/export-source.ts';
import { titles } from '../../../kit/exporting/export-titles.ts';

const chain = columnsFor<RowOf<'securityNodes.accounts'>>();
const leak = columnsFor<RowOf<'securityNodes.leaks'>>();
const patch = columnsFor<RowOf<'securityPatches.list'>>();

/** Chains of accounts with their open breaks. */
export const securityChainsExport = defineExport('securityNodes.accounts', {
  title: texts('安全链', '安全鏈', 'Security chains'),
  fileStem: 'security-chains',
  keyOf: ({ resourceId }) => resourceId,
  paging: 'pages',
  columns: [
    chain.text('resourceName', titles.resourceName),
    chain.text('supplierName', titles.supplierName),
    chain.text('cardNumberMasked', titles.cardNumber),
    chain.currency(({ currency }) => currency),
    chain.word('state', titles.status, {
      whole: texts('完整', '完整', 'Intact'),
      broken: texts('断裂', '斷裂', 'Broken'),
    }),
    chain.number('openBreakCount', texts('未修复断裂', '未修復斷裂', 'Open breaks')),
    chain.time('brokenSince', texts('断裂时间', '斷裂時間', 'Broken since')),
    chain.number('supplementCount', titles.supplementCount),
    chain.number('supplementLimit', texts('补单上限', '補單上限', 'Supplement limit')),
    chain.time('lastPatchAt', texts('最近修复', '最近修復', 'Last repair')),
    chain.text('resourceId', titles.id),
  ],
});

/** Findings of the periodic check. */
export const securityLeaksExport = defineExport('securityNodes.leaks', {
  title: texts('安全链异常', '安全鏈異常', 'Security chain findings'),
  fileStem: 'security-chain-findings',
  keyOf: ({ id }) => id,
  paging: 'pages',
  columns: [
    leak.time('foundAt', texts('发现时间', '發現時間', 'Found at')),
    leak.word('kind', titles.type, {
      break: texts('断裂', '斷裂', 'Break'),
      replay: texts('重复消息', '重複訊息', 'Replay'),
      frequency: texts('消息过多', '訊息過多', 'Too many messages'),
    }),
    leak.text('resourceName', titles.resourceName),
    leak.text('supplierName', titles.supplierName),
    leak.time('minute', texts('分钟', '分鐘', 'Minute')),
    leak.number('messageCount', texts('消息数', '訊息數', 'Messages')),
    leak.word('state', titles.status, {
      open: texts('待处理', '待處理', 'Open'),
      handled: texts('已处理', '已處理', 'Handled'),
    }),
    leak.text('handledBy', texts('处理人', '處理人', 'Handled by')),
    leak.time('handledAt', texts('处理时间', '處理時間', 'Handled at')),
    leak.text('note', texts('处理说明', '處理說明', 'Note')),
    leak.text('nodeId', texts('消息编号', '訊息編號', 'Message id')),
    leak.text('id', titles.id),
  ],
});

/** Repairs of broken chains. */
export const securityPatchesExport = defineExport('securityPatches.list', {
  title: texts('安全链修复', '安全鏈修復', 'Security chain repairs'),
  fileStem: 'security-chain-patches',
  keyOf: ({ id }) => id,
  paging: 'pages',
  columns: [
    patch.time('createdAt', texts('修复时间', '修復時間', 'Repaired at')),
    patch.text('resourceName', titles.resourceName),
    patch.text('supplierName', titles.supplierName),
    patch.text('reason', titles.reason),
    patch.number('breakCount', texts('修复的断裂', '修復的斷裂', 'Breaks repaired')),
    patch.number('supplementCount', titles.supplementCount),
    patch.text('operator', texts('操作人', '操作人', 'Operator')),
    patch.text('nodeId', texts('消息编号', '訊息編號', 'Message id')),
    patch.text('id', titles.id),
  ],
});
