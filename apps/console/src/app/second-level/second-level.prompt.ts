import type { BusinessError } from '@platform/sdk';
import { createStore } from '../../shared/store.ts';

/** A rejected call that waits for the second-level password. */
export interface SecondLevelPrompt {
  /** A token was sent, but it has expired or does not cover this call (code 1025). */
  renewed: boolean;
  done: () => void;
  cancel: () => void;
}

export const secondLevelPrompt = createStore<SecondLevelPrompt | null>(null);

/**
 * Asks for the second-level password. The SDK calls this once for all calls rejected together, and retries
 * each of them once when the promise resolves.
 */
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
