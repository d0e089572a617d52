import { columnsFor, texts } from '../../../kit/exporting/export-columns.ts';
import { defineExport, type RowOf } from '../../../kit/exporting/export-source.ts';
import { titles, words } from '../../../kit/exporting/export-titles.ts';

const column = columnsFor<RowOf<'session.list'>>();

/**
 * Open sessions, oldest first unless sorted otherwise, so that new sessions come last and pages do not shift.
 */
export const sessionsExport = defineExport('session.list', {
  title: texts('登录会话', '登入工作階段', 'Sessions'),
  fileStem: 'sessions',
  keyOf: ({ token }) => token,
  paging: 'pages',
  pinned: (filters) => (filters.sortBy ? filters : { ...filters, sortBy: 'createdAt', sortOrder: 'asc' }),
  columns: [
    column.text('account', titles.account),
    column.text('name', titles.nickname),
    column.word('access', titles.role, words.role),
    column.text('ip', texts('登录地址', '登入 IP', 'Sign-in IP')),
    column.text('userAgent', titles.userAgent),
    column.time('createdAt', texts('登录时间', '登入時間', 'Signed in')),
    column.time('lastSeenAt', texts('最近活动', '最近活動', 'Last seen')),
    column.yesNo('online', titles.online),
    column.yesNo('current', texts('本机', '本機', 'This one')),
  ],
});
