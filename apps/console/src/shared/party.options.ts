import { usersOptions } from '@platform/sdk/operations';
import type { SelectOption } from '@platform/ui-kit/skin';
import { useMemo } from 'react';
import { useOperation } from './query.ts';

export interface PartyOption extends SelectOption {
  role: 'merchant' | 'supplier';
  /** Of the merchant or supplier; the value is its user. */
  partyId: string;
}

const roles = ['merchant', 'supplier'] as const;

/** Users with a merchant or a supplier, by account. */
export function usePartyOptions(): readonly PartyOption[] {
  const users = useOperation(usersOptions, {}, { staleMs: 60_000 }).data;
  return useMemo(
    () =>
      (users ?? []).flatMap(({ id, nickname, account, role, partyId }): PartyOption[] => {
        const known = roles.find((each) => each === role);
        return partyId === null || !known
          ? []
          : [{ value: id, label: nickname, detail: account, role: known, partyId }];
      }),
    [users],
  );
}
