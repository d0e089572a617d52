import type { BusinessError } from '@platform/sdk';
import { createStore } from '../../shared/store.ts';

/** A refused call that waits for the second-level password. */
export interface SecondLevelPrompt {
  /** There was a token, but it has run out or does not cover this (1025). */
  renewed: boolean;
  done: () => void;
  cancel: () => void;
}

export const secondLevelPrompt = createStore<SecondLevelPrompt | null>(null);

/** The SDK asks this once for all calls refused together, and repeats them once when it resolves. */
export function askSecondLevel(error: BusinessError): Promise<void> {
  return new Promise((resolve, reject) => {
    const close = (finish: () => void) => () => {
      secondLevelPrompt.set(null);
      finish();
    };
    secondLevelPrompt.set({
      renewed: error.codeName === 'secondLevelInvalid',
      done: close(resolve),
      cancel: close(() => reject(error)),
    });
  });
}
