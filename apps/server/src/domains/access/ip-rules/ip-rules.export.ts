import { columnsFor, texts } from '../../../kit/exporting/export-columns.ts';
import { defineExport, type RowOf } from '../../../kit/exporting/export-source.ts';
import { titles, words } from '../../../kit/exporting/export-titles.ts';

type Row = RowOf<'ipRules.list'>;

const column = columnsFor<Row>();
const kinds = {
  role: texts('某角色的登录', '某角色的登入', 'Sign-in of a role'),
  account: texts('某账号的登录', '某帳號的登入', 'Sign-in of an account'),
  merchants: texts('所有商户的签名接口', '所有商家的簽章介面', 'Signed API of all merchants'),
  merchant: texts('某商户的签名接口', '某商家的簽章介面', 'Signed API of a merchant'),
  devices: texts('监控设备', '監控裝置', 'Monitor devices'),
};
const states = {
  active: texts('生效中', '生效中', 'Active'),
  disabled: texts('已停用', '已停用', 'Disabled'),
  expired: texts('已到期', '已到期', 'Expired'),
};

/** IP rules with their subject, state and end. */
export const ipRulesExport = defineExport('ipRules.list', {
  title: texts('IP 规则', 'IP 規則', 'IP rules'),
  fileStem: 'ip-rules',
  keyOf: ({ id }) => id,
  paging: 'pages',
  columns: [
    column.text('network', texts('IP 或网段', 'IP 或網段', 'Address or network')),
    column.word('kind', texts('适用于', '適用於', 'For'), kinds),
    column.word('role', titles.role, words.role),
    column.text('account', titles.account),
    column.word('state', titles.status, states),
    column.text('note', texts('备注', '備註', 'Note')),
    column.time('expiresAt', texts('有效期至', '有效期至', 'Until')),
    column.text('createdBy', texts('创建人', '建立者', 'Added by')),
    column.time('createdAt', titles.created),
    column.text('updatedBy', texts('修改人', '修改者', 'Changed by')),
    column.time('updatedAt', titles.changed),
  ],
});
