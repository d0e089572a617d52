import { botGroupsList } from '@platform/sdk/operations';
import type { SelectOption } from '@platform/ui-kit/skin';
import { useMemo } from 'react';
import type { ListContext } from '../../../shared/list/list.types.ts';
import { useOperation } from '../../../shared/query.ts';
import type { BotName } from './bots.labels.ts';

/** The largest page. */
const mostGroups = 200;

/** Groups by name: of one bot or of both. Empty for a role that may not read them. */
export function useGroupOptions({ mayCall }: ListContext, bot?: BotName): readonly SelectOption[] {
  const groups = useOperation(
    botGroupsList,
    { pageSize: mostGroups, ...(bot && { bot }) },
    { enabled: mayCall('botGroups.list'), staleMs: 60_000 },
  ).data;
  return useMemo(
    () =>
      (groups?.list ?? []).map(({ id, name, ownerAccount }) => ({
        value: id,
        label: name,
        ...(ownerAccount !== null && { detail: ownerAccount }),
      })),
    [groups],
  );
}
