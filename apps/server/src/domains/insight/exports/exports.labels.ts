import { texts } from '../../../kit/exporting/export-columns.ts';

/** Labels on the second sheet of a workbook. */
export const factNames = {
  list: texts('列表', '清單', 'List'),
  exportedBy: texts('导出账号', '匯出帳號', 'Exported by'),
  exportedAt: texts('导出时间', '匯出時間', 'Exported at'),
  timeZone: texts('时区', '時區', 'Time zone'),
  rows: texts('行数', '列數', 'Rows'),
  selected: texts('已选行', '已選列', 'Selected rows'),
  deselected: texts('排除行', '排除列', 'Rows left out'),
  limit: texts('注意', '注意', 'Note'),
  limitReached: texts(
    '已达单个文件的行数上限，其余记录未导出。请缩小筛选范围后分次导出。',
    '已達單一檔案的列數上限，其餘記錄未匯出。請縮小篩選範圍後分次匯出。',
    'Row limit of one file reached; the rest was not exported. Narrow the filters and export in parts.',
  ),
  filter: texts('筛选：{filter}', '篩選：{filter}', 'Filter: {filter}'),
} as const;
