import { dataColumns } from '@platform/ui-kit/headless/table';
import type { ReactNode } from 'react';
import { TextCell } from '../../shared/cells/cells.tsx';
import { merchant, orderNo, status, text, time } from '../../shared/cells/presets.tsx';
import { authenticatorOf, stateLooks, stateOf, type UserRow, type UserText } from './users.words.ts';

const column = dataColumns<UserRow>();
const unsorted = { enableSorting: false };
const authenticatorTones = { bound: 'success', demanded: 'warning', notBound: 'neutral' } as const;

/** The account list's columns; ids of those that sort are the contract's sort keys. */
export function userColumns(
  say: UserText,
  roleName: (role: string) => string,
  actions: (user: UserRow) => ReactNode,
) {
  return column.columns([
    column.accessor('account', {
      id: 'account',
      header: say('account'),
      ...orderNo({ pin: 'start', fixed: true, card: 'title' }),
      size: 176,
    }),
    column.accessor('nickname', { header: say('nickname'), ...unsorted, ...text(), size: 160 }),
    column.accessor('access', {
      id: 'role',
      header: say('role'),
      cell: ({ row }) => <TextCell value={roleName(row.original.access)} />,
      size: 160,
    }),
    column.accessor(stateOf, {
      id: 'state',
      header: say('state'),
      ...unsorted,
      ...status<UserRow>(
        (user) => {
          const state = stateOf(user);
          return { ...stateLooks[state], word: say(state) };
        },
        { card: 'badge' },
      ),
      size: 136,
    }),
    column.accessor('partyName', {
      header: say('party'),
      ...unsorted,
      ...merchant<UserRow>((user) => user.partyCode),
    }),
    column.accessor(authenticatorOf, {
      id: 'authenticator',
      header: say('authenticator'),
      ...unsorted,
      ...status<UserRow>((user) => {
        const binding = authenticatorOf(user);
        return { tone: authenticatorTones[binding], word: say(binding) };
      }),
      size: 136,
    }),
    column.accessor('lastSignInAt', { id: 'lastSignInAt', header: say('lastSignIn'), ...time() }),
    column.accessor('lastSignInIp', {
      header: say('lastSignInIp'),
      ...unsorted,
      ...text({ card: 'none' }),
      size: 144,
    }),
    column.accessor('allowModify', {
      header: say('allowModify'),
      ...unsorted,
      meta: { card: 'none' },
      cell: ({ row }) => say(row.original.allowModify ? 'yes' : 'no'),
      size: 136,
    }),
    column.accessor('createdAt', { id: 'createdAt', header: say('createdAt'), ...time({ card: 'none' }) }),
    column.display({
      id: 'actions',
      header: say('actions'),
      size: 80,
      meta: { pin: 'end', fixed: true, rigid: true, align: 'center', card: 'badge' },
      cell: ({ row }) => actions(row.original),
    }),
  ]);
}
