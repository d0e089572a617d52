import { adminListUsers } from '@platform/sdk/operations';
import { call } from '../../shared/client.ts';
import { timeZone } from '../../shared/format.ts';
import type { ExportPage } from '../../shared/list/export.rows.ts';
import type { UserQuery } from './users.filters.ts';
import { authenticatorOf, stateOf, type UserRow, type UserText } from './users.words.ts';

const rowsAPage = 200;

export function exportColumns(say: UserText, roleName: (role: string) => string) {
  const timed = (label: string) => `${label} (${timeZone()})`;
  const yesNo = (value: boolean) => say(value ? 'yes' : 'no');
  return [
    { header: say('account'), text: (user: UserRow) => user.account },
    { header: say('nickname'), text: (user: UserRow) => user.nickname },
    { header: say('role'), text: (user: UserRow) => roleName(user.access) },
    { header: say('state'), text: (user: UserRow) => say(stateOf(user)) },
    {
      header: say('party'),
      text: (user: UserRow) => [user.partyName, user.partyCode].filter(Boolean).join(' '),
    },
    { header: say('authenticator'), text: (user: UserRow) => say(authenticatorOf(user)) },
    { header: say('allowModify'), text: (user: UserRow) => yesNo(user.allowModify) },
    { header: timed(say('lastSignIn')), text: (user: UserRow) => user.lastSignInAt ?? '' },
    { header: say('lastSignInIp'), text: (user: UserRow) => user.lastSignInIp ?? '' },
    { header: timed(say('createdAt')), text: (user: UserRow) => user.createdAt },
  ];
}

/** One page of the filter, oldest first, so that an account added meanwhile moves no row to another page. */
export async function exportPage(
  filters: UserQuery,
  cursor: string | null,
  signal: AbortSignal,
): Promise<ExportPage<UserRow>> {
  const page = Number(cursor ?? 1);
  const input: UserQuery = { ...filters, page, pageSize: rowsAPage, sortBy: 'createdAt', sortOrder: 'asc' };
  const { list, total } = await call(adminListUsers, input, { signal });
  return { rows: list, next: page * rowsAPage < total ? String(page + 1) : null };
}
