import { useMemo } from 'react';
import type { FilterGroup } from '../../shared/list/filter.bar.tsx';
import type { FilterView } from '../../shared/list/filter.view.ts';
import { useText } from '../../shared/messages.ts';
import { roleMessages } from '../../shared/role.messages.ts';
import { roles } from '../../shared/roles.ts';
import { userMessages } from './users.messages.ts';

/** How the filters of the account list are filled in. */
export function useUserFilterViews(): { main: readonly FilterView[]; more: readonly FilterGroup[] } {
  const say = useText(userMessages);
  const roleName = useText(roleMessages);
  return useMemo(
    () => ({
      main: [
        { kind: 'text', name: 'account', label: say('account'), rule: say('partOf') },
        { kind: 'text', name: 'nickname', label: say('nickname'), rule: say('partOf') },
        {
          kind: 'choice',
          name: 'role',
          label: say('role'),
          options: roles.map((role) => ({ value: role, label: roleName(role) })),
        },
      ],
      more: [
        {
          title: say('groupOther'),
          views: [{ kind: 'switch', name: 'includeDeleted', label: say('includeDeleted'), on: 'true' }],
        },
      ],
    }),
    [say, roleName],
  );
}
