import { useSyncExternalStore } from 'react';
import type { DialogEntry, DialogKinds, DialogStack } from './dialog-stack.ts';

export function useDialogStack<Kinds extends DialogKinds>(
  stack: DialogStack<Kinds>,
): readonly DialogEntry<Kinds>[] {
  return useSyncExternalStore(stack.subscribe, stack.snapshot, stack.snapshot);
}
