import { monitorScriptsList } from '@platform/sdk/operations';
import { useMemo } from 'react';
import type { ListContext } from '../../../shared/list/list.types.ts';
import { useOperation } from '../../../shared/query.ts';
import type { DeviceGiven } from './devices.parts.ts';

/** More scripts than one platform has. */
const mostScripts = 200;

/** Scripts to choose from; none for a role that may not read them. */
export function useScriptOptions({ mayCall }: ListContext): DeviceGiven['scripts'] {
  const scripts = useOperation(
    monitorScriptsList,
    { pageSize: mostScripts },
    { enabled: mayCall(monitorScriptsList.id), staleMs: 60_000 },
  ).data;
  return useMemo(
    () => (scripts?.list ?? []).map(({ id, name, kind }) => ({ value: id, label: name, kind })),
    [scripts],
  );
}
