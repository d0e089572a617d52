import { currencyDigits } from '@platform/sdk';
import { useEffect } from 'react';
import { usePage } from '../page.tsx';
import { useStore } from '../store.ts';
import { currentUser } from '../user.ts';
import { listMemory } from './list.memory.ts';

const all: readonly string[] = Object.keys(currencyDigits);

/**
 * The currencies of the user's last totals of this list, to reserve space for them. Stores only the currency
 * codes, no amounts, because they outlive the session.
 */
export function useSeenCurrencies(totals: readonly { currency: string }[] | undefined): readonly string[] {
  const { screen } = usePage();
  const userId = useStore(currentUser)?.user_id ?? '';
  const { storage, key } = listMemory(userId, screen.path, 'currencies');
  const shown = totals?.map(({ currency }) => currency).join(' ');
  useEffect(() => {
    // An empty result says nothing about the next filter.
    if (shown) storage.set(key, shown);
  }, [storage, key, shown]);
  return storage.get(key)?.split(' ') ?? all;
}
