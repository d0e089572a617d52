import { useSyncExternalStore } from 'react';
import type { DialogEntry, DialogKinds, DialogStack } from './dialog-stack.ts';

export function useDialogStack<Kinds extends DialogKinds>(
  stack: DialogStack<Kinds>,
): readonly DialogEntry<Kinds>[] {
  return useSyncExternalStore(stack.subscribe, stack.snapshot, stack.snapshot);
}

/** Whether a dialog has a close check. */
export function useIsGuarded<Kinds extends DialogKinds>(stack: DialogStack<Kinds>): boolean {
  return useSyncExternalStore(stack.subscribe, stack.isGuarded, stack.isGuarded);
}
