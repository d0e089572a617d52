import { useSyncExternalStore } from 'react';
import type { ToastRecord, ToastStore } from './toast-store.ts';

export function useToasts<Content>(store: ToastStore<Content>): readonly ToastRecord<Content>[] {
  return useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot);
}
