import type { DataTableLabels, PagerLabels } from '@platform/ui-kit/skin';
import { useMemo } from 'react';
import { useFormats } from '../format.ts';
import { defineMessages, useText } from '../messages.ts';

const tableMessages = defineMessages('table', {
  sort: { 'zh-CN': '排序', 'zh-TW': '排序', 'en-US': 'Sort' },
  sortAscending: { 'zh-CN': '升序', 'zh-TW': '遞增', 'en-US': 'Sort ascending' },
  sortDescending: { 'zh-CN': '降序', 'zh-TW': '遞減', 'en-US': 'Sort descending' },
  clearSort: { 'zh-CN': '默认排序', 'zh-TW': '預設排序', 'en-US': 'Default order' },
  pinStart: { 'zh-CN': '固定在左侧', 'zh-TW': '釘選在左側', 'en-US': 'Pin to the left' },
  pinEnd: { 'zh-CN': '固定在右侧', 'zh-TW': '釘選在右側', 'en-US': 'Pin to the right' },
  unpinColumn: { 'zh-CN': '取消固定', 'zh-TW': '取消釘選', 'en-US': 'Unpin column' },
  moveLeft: { 'zh-CN': '左移', 'zh-TW': '左移', 'en-US': 'Move left' },
  moveRight: { 'zh-CN': '右移', 'zh-TW': '右移', 'en-US': 'Move right' },
  hideColumn: { 'zh-CN': '隐藏此列', 'zh-TW': '隱藏此欄', 'en-US': 'Hide column' },
  resetWidth: { 'zh-CN': '恢复列宽', 'zh-TW': '還原欄寬', 'en-US': 'Reset width' },
  columnMenu: {
    'zh-CN': '“{{column}}”列选项',
    'zh-TW': '「{{column}}」欄選項',
    'en-US': 'Options for {{column}}',
  },
  selectPage: { 'zh-CN': '选择本页', 'zh-TW': '選取本頁', 'en-US': 'Select this page' },
  selectRow: { 'zh-CN': '选择 {{row}}', 'zh-TW': '選取 {{row}}', 'en-US': 'Select {{row}}' },
  selected: { 'zh-CN': '已选 {{count}} 条', 'zh-TW': '已選取 {{count}} 筆', 'en-US': '{{count}} selected' },
  allSelected: {
    'zh-CN': '已选全部符合条件的记录',
    'zh-TW': '已選取所有符合條件的資料',
    'en-US': 'All matching rows selected',
  },
  selectAll: {
    'zh-CN': '选择全部 {{total}} 条符合条件的记录',
    'zh-TW': '選取所有 {{total}} 筆符合條件的資料',
    'en-US': 'Select all {{total}} that match',
  },
  clearSelection: { 'zh-CN': '取消选择', 'zh-TW': '取消選取', 'en-US': 'Clear selection' },
  cellsSelected: {
    'zh-CN': '已选 {{rows}} 行 {{columns}} 列',
    'zh-TW': '已選取 {{rows}} 列 {{columns}} 欄',
    'en-US': 'Cells selected: {{rows}} × {{columns}}',
  },
  cellsCopied: {
    'zh-CN': '已复制 {{rows}} 行 {{columns}} 列（含表头）',
    'zh-TW': '已複製 {{rows}} 列 {{columns}} 欄（含標題列）',
    'en-US': 'Cells copied: {{rows}} × {{columns}}, with headers',
  },
  selectionBar: { 'zh-CN': '所选记录的操作', 'zh-TW': '所選資料的操作', 'en-US': 'Selected rows' },
  details: { 'zh-CN': '详情', 'zh-TW': '詳情', 'en-US': 'Details' },
  expandRow: { 'zh-CN': '展开 {{row}}', 'zh-TW': '展開 {{row}}', 'en-US': 'Expand {{row}}' },
  collapseRow: { 'zh-CN': '收起 {{row}}', 'zh-TW': '收合 {{row}}', 'en-US': 'Collapse {{row}}' },
  openRow: { 'zh-CN': '打开 {{row}}', 'zh-TW': '開啟 {{row}}', 'en-US': 'Open {{row}}' },
  visited: { 'zh-CN': '已看过', 'zh-TW': '已看過', 'en-US': 'Viewed' },
  loading: { 'zh-CN': '加载中', 'zh-TW': '載入中', 'en-US': 'Loading' },
  retry: { 'zh-CN': '重试', 'zh-TW': '重試', 'en-US': 'Retry' },
  view: { 'zh-CN': '显示设置', 'zh-TW': '顯示設定', 'en-US': 'View' },
  columns: { 'zh-CN': '列', 'zh-TW': '欄位', 'en-US': 'Columns' },
  density: { 'zh-CN': '行高', 'zh-TW': '行高', 'en-US': 'Density' },
  compact: { 'zh-CN': '紧凑', 'zh-TW': '緊湊', 'en-US': 'Compact' },
  normal: { 'zh-CN': '标准', 'zh-TW': '標準', 'en-US': 'Normal' },
  relaxed: { 'zh-CN': '宽松', 'zh-TW': '寬鬆', 'en-US': 'Relaxed' },
  moveUp: { 'zh-CN': '上移“{{column}}”', 'zh-TW': '上移「{{column}}」', 'en-US': 'Move {{column}} up' },
  moveDown: { 'zh-CN': '下移“{{column}}”', 'zh-TW': '下移「{{column}}」', 'en-US': 'Move {{column}} down' },
  resetView: { 'zh-CN': '恢复默认', 'zh-TW': '還原預設', 'en-US': 'Reset to default' },
  region: { 'zh-CN': '分页', 'zh-TW': '分頁', 'en-US': 'Pages' },
  previous: { 'zh-CN': '上一页', 'zh-TW': '上一頁', 'en-US': 'Previous page' },
  next: { 'zh-CN': '下一页', 'zh-TW': '下一頁', 'en-US': 'Next page' },
  range: {
    'zh-CN': '第 {{first}}–{{last}} 条，共 {{total}} 条',
    'zh-TW': '第 {{first}}–{{last}} 筆，共 {{total}} 筆',
    'en-US': '{{first}}–{{last}} of {{total}}',
  },
  rangeOpen: {
    'zh-CN': '从第 {{first}} 条起',
    'zh-TW': '從第 {{first}} 筆起',
    'en-US': 'From row {{first}}',
  },
  noRows: { 'zh-CN': '0 条', 'zh-TW': '0 筆', 'en-US': '0 rows' },
  page: {
    'zh-CN': '{{page}} / {{pages}} 页',
    'zh-TW': '{{page}} / {{pages}} 頁',
    'en-US': 'Page {{page}} of {{pages}}',
  },
  pageOpen: { 'zh-CN': '第 {{page}} 页', 'zh-TW': '第 {{page}} 頁', 'en-US': 'Page {{page}}' },
  pageSize: { 'zh-CN': '每页条数', 'zh-TW': '每頁筆數', 'en-US': 'Rows per page' },
  perPage: { 'zh-CN': '{{size}} 条/页', 'zh-TW': '{{size}} 筆/頁', 'en-US': '{{size}} rows' },
  jump: { 'zh-CN': '跳至', 'zh-TW': '跳至', 'en-US': 'Go to' },
});

const itself = (rowId: string): string => rowId;

/**
 * The labels of the ui-kit's table and pager in the user's language. `rowName` returns a row's name for an
 * id.
 */
export function useTableLabels(rowName: (rowId: string) => string = itself): {
  table: DataTableLabels;
  pager: PagerLabels;
} {
  const say = useText(tableMessages);
  const { number } = useFormats();
  return useMemo(
    () => ({
      table: {
        sort: say('sort'),
        sortAscending: say('sortAscending'),
        sortDescending: say('sortDescending'),
        clearSort: say('clearSort'),
        pinStart: say('pinStart'),
        pinEnd: say('pinEnd'),
        unpinColumn: say('unpinColumn'),
        moveLeft: say('moveLeft'),
        moveRight: say('moveRight'),
        hideColumn: say('hideColumn'),
        resetWidth: say('resetWidth'),
        columnMenu: (column) => say('columnMenu', { column }),
        selectPage: say('selectPage'),
        selectRow: (rowId) => say('selectRow', { row: rowName(rowId) }),
        selected: (count) =>
          count === null ? say('allSelected') : say('selected', { count: number(count) }),
        selectAll: (total) => say('selectAll', { total: number(total) }),
        clearSelection: say('clearSelection'),
        cellsSelected: (rows, columns) =>
          say('cellsSelected', { rows: number(rows), columns: number(columns) }),
        cellsCopied: (rows, columns) => say('cellsCopied', { rows: number(rows), columns: number(columns) }),
        selectionBar: say('selectionBar'),
        details: say('details'),
        expandRow: (rowId) => say('expandRow', { row: rowName(rowId) }),
        collapseRow: (rowId) => say('collapseRow', { row: rowName(rowId) }),
        openRow: (rowId) => say('openRow', { row: rowName(rowId) }),
        visited: say('visited'),
        loading: say('loading'),
        retry: say('retry'),
        view: say('view'),
        columns: say('columns'),
        density: say('density'),
        densities: { compact: say('compact'), normal: say('normal'), relaxed: say('relaxed') },
        moveUp: (column) => say('moveUp', { column }),
        moveDown: (column) => say('moveDown', { column }),
        resetView: say('resetView'),
      },
      pager: {
        region: say('region'),
        previous: say('previous'),
        next: say('next'),
        range: (first, last, total) => {
          if (total === 0) return say('noRows');
          return total === null || last === null
            ? say('rangeOpen', { first: number(first) })
            : say('range', { first: number(first), last: number(last), total: number(total) });
        },
        page: (page, pages) =>
          pages === null
            ? say('pageOpen', { page: number(page) })
            : say('page', { page: number(page), pages: number(pages) }),
        pageSize: say('pageSize'),
        perPage: (size) => say('perPage', { size }),
        jump: say('jump'),
      },
    }),
    [say, number, rowName],
  );
}
