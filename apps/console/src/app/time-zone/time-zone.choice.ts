import { sessionSetTimeZone } from '@platform/sdk/operations';
import { call } from '../../shared/client.ts';
import { setReaderZone } from '../../shared/format.ts';
import { createSerialQueue } from '../../shared/serial-queue.ts';
import { createStore, useStore } from '../../shared/store.ts';
import { browserZone, isTimeZone } from '../../shared/time-zone.ts';

/** An IANA time zone, or `browser` for the browser's; null: the platform's. */
export type ZoneChoice = string | null;

const chosen = createStore<ZoneChoice>(null);
/** The choice stored on the server, as far as known. */
let chosenThere: ZoneChoice = null;
const inTurn = createSerialQueue();

function apply(choice: ZoneChoice): void {
  chosen.set(choice);
  const zone = choice === 'browser' ? browserZone() : choice;
  // A zone that this browser does not know cannot be shown.
  setReaderZone(isTimeZone(zone) ? zone : null);
}

/** Applies the time zone stored with the account. */
export function adoptAccountZone({ ownTimeZone }: { ownTimeZone: string | null }): void {
  chosenThere = ownTimeZone;
  apply(ownTimeZone);
}

/**
 * Sets the time zone of this account on every device. Optimistic: shown at once, reverted if the server rejects
 * it.
 */
export async function chooseZone(choice: ZoneChoice): Promise<void> {
  apply(choice);
  await inTurn(async () => {
    try {
      await call(sessionSetTimeZone, choice === null ? {} : { timeZone: choice });
      chosenThere = choice;
    } catch (error) {
      // A later choice must not be reverted.
      if (chosen.get() === choice) apply(chosenThere);
      throw error;
    }
  });
}

export function useZoneChoice(): ZoneChoice {
  return useStore(chosen);
}
