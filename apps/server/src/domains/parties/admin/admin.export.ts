import { columnsFor, texts } from '../../../kit/exporting/export-columns.ts';
import { defineExport, type RowOf } from '../../../kit/exporting/export-source.ts';
import { titles, words } from '../../../kit/exporting/export-titles.ts';

const column = columnsFor<RowOf<'admin.listUsers'>>();

/** Accounts, oldest first unless sorted otherwise, so that new accounts come last and pages do not shift. */
export const adminUsersExport = defineExport('admin.listUsers', {
  title: texts('账号', '帳號', 'Accounts'),
  fileStem: 'accounts',
  keyOf: ({ id }) => id,
  paging: 'pages',
  pinned: (filters) => (filters.sortBy ? filters : { ...filters, sortBy: 'createdAt', sortOrder: 'asc' }),
  columns: [
    column.text('account', titles.account),
    column.text('nickname', titles.nickname),
    column.word('access', titles.role, words.role),
    column.text('partyName', texts('代表', '代表', 'Represents')),
    column.text('partyCode', titles.mchId),
    column.yesNo('enabled', titles.enabled),
    column.yesNo('deleted', texts('已删除', '已刪除', 'Deleted')),
    column.yesNo('enableGoogleVerify', titles.authenticatorRequired),
    column.yesNo('confirmBind', titles.authenticatorBound),
    column.yesNo('allowModify', titles.allowModify),
    column.yesNo('hasPayPassword', titles.payPassword),
    column.word('kycState', titles.kycState, words.kyc),
    column.yesNo('online', titles.online),
    column.time('lastSignInAt', texts('最近登录', '最近登入', 'Last sign-in')),
    column.text('lastSignInIp', texts('登录 IP', '登入 IP', 'Sign-in IP')),
    column.time('createdAt', titles.created),
    column.time('updatedAt', titles.changed),
  ],
});
