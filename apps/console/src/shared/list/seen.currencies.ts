import { currencyDigits } from '@platform/sdk';
import { useEffect } from 'react';
import { usePage } from '../page.tsx';
import { useStore } from '../store.ts';
import { currentUser } from '../user.ts';
import { listMemory } from './list.memory.ts';

const all: readonly string[] = Object.keys(currencyDigits);

/**
 * The currencies that this user's sums of this list were in the last time: how much room to keep for them. The codes
 * alone are kept; amounts are nobody's business once he has left.
 */
export function useSeenCurrencies(totals: readonly { currency: string }[] | undefined): readonly string[] {
  const { screen } = usePage();
  const userId = useStore(currentUser)?.user_id ?? '';
  const { storage, key } = listMemory(userId, screen.path, 'currencies');
  const shown = totals?.map(({ currency }) => currency).join(' ');
  useEffect(() => {
    // A filter that finds nothing says nothing about the next one.
    if (shown) storage.set(key, shown);
  }, [storage, key, shown]);
  return storage.get(key)?.split(' ') ?? all;
}
